import CapstanSceneGraph
import SwiftUI
import Testing

/// Styles of an author's own.
@MainActor struct ControlStyleTests {
  @Test func stylesReadTheEnvironmentWhereTheControlStands() {
    let page = TestPage(
      VStack {
        Button("b") {}.buttonStyle(TellingButton())
        Toggle("t", isOn: .constant(true)).toggleStyle(TellingToggle())
        Label("l", systemImage: "star").labelStyle(TellingLabel())
      }
      .disabled(true))
    #expect(page.words(at: 0) == "offoffoff")
  }

  @Test func aStyleShowsWhatIsKnownOfTheControl() {
    let page = TestPage(
      VStack {
        ProgressView("p", value: 1, total: 4).progressViewStyle(TellingProgress())
        Gauge(value: 3, in: 0...4) { Text("g") }.gaugeStyle(TellingGauge())
        GroupBox("box") { Text("in") }.groupBoxStyle(TellingBox())
        LabeledContent("key", value: "value").labeledContentStyle(TellingContent())
        DisclosureGroup("more") { Text("x") }.disclosureGroupStyle(TellingDisclosure())
      })
    #expect(page.words(at: 0) == "p25g75in-boxvalue-keymore-closed")
  }

  @Test func aForegroundAroundAButtonGoesBeforeItsTint() {
    let red = TestPage(Button("b") {}.foregroundColor(.red))
    #expect(colors(red) == [.systemRed])
    let tinted = TestPage(Button("b") {})
    #expect(colors(tinted) == [.systemBlue])
    let inside = TestPage(VStack { Button("b") {} }.foregroundStyle(.green))
    #expect(colors(inside) == [.systemGreen])
  }

  private func colors(_ page: TestPage) -> [ResolvedColor] {
    page.items(at: 0).compactMap { item in
      if case .glyphs(let run) = item, case .solid(let color) = run.paint { return color }
      return nil
    }
  }
}

private struct TellingButton: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    Text(verbatim: isEnabled ? "on" : "off")
  }
}

private struct TellingToggle: ToggleStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    Text(verbatim: isEnabled ? "on" : "off")
  }
}

private struct TellingLabel: LabelStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    Text(verbatim: isEnabled ? "on" : "off")
  }
}

private struct TellingProgress: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(verbatim: "\(Int((configuration.fractionCompleted ?? 0) * 100))")
    }
  }
}

private struct TellingGauge: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(verbatim: "\(Int(configuration.value * 100))")
    }
  }
}

private struct TellingBox: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.content
      Text(verbatim: "-")
      configuration.label
    }
  }
}

private struct TellingContent: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.content
      Text(verbatim: "-")
      configuration.label
    }
  }
}

private struct TellingDisclosure: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(verbatim: configuration.isExpanded ? "-open" : "-closed")
    }
  }
}
