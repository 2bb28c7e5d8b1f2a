import CapstanFrames
import CapstanSceneGraph
import CapstanStage
import CapstanSymbols
import CapstanText
import Foundation
import SwiftUI
import Testing

/// Five tabs over a capsule that slides, as authors write them.
private struct FiveTabs: View {
  private let tabs = [
    ("Home", "house.fill"), ("Search", "magnifyingglass"), ("Favorites", "heart.fill"),
    ("Notifications", "bell.fill"), ("Profile", "person.fill"),
  ]
  @State private var selection = 0
  @Namespace private var namespace

  var body: some View {
    HStack(spacing: 0) {
      ForEach(tabs.indices, id: \.self) { index in
        Button {
          withAnimation(.spring(duration: 0.4, bounce: 0.2)) { selection = index }
        } label: {
          VStack(spacing: 2) {
            Image(systemName: tabs[index].1).font(.system(size: 20))
            Text(tabs[index].0).font(.caption2).lineLimit(1)
          }
          .foregroundStyle(selection == index ? Color.accentColor : Color.secondary)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 6)
          .background {
            if selection == index {
              Capsule().fill(.fill).matchedGeometryEffect(id: "pill", in: namespace)
            }
          }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(tabs[index].0)
      }
    }
    .background(Color(uiColor: .secondarySystemBackground))
  }
}

/// What a bar looks like at every size of text, in both directions, in the light and in the dark.
@MainActor @Suite struct BarVariantTests {
  private let width: CGFloat = 320

  private func source(_ change: (inout StageSettings) -> Void) throws -> ViewSource {
    var settings = StageSettings()
    settings.size = CGSize(width: width, height: 200)
    settings.safeArea = SafeArea()
    settings.script = Script([
      Script.Event(at: RationalTime(1, over: 2), .tap(.label("Notifications")))
    ])
    change(&settings)
    let context = StageContext(
      settings: settings, text: try PangoTextEngine(), symbols: SymbolLibrary())
    return try ViewSource(context) { AnyView(FiveTabs()) }
  }

  private func leaves(_ items: [DisplayItem]) -> [DisplayItem] {
    items.flatMap { item -> [DisplayItem] in
      if case .group(let group) = item { return leaves(group.items) }
      return [item]
    }
  }

  private func words(_ items: [DisplayItem]) -> [(text: String, box: CGRect)] {
    leaves(items).compactMap { item in
      if case .glyphs(let run) = item { return (run.text, item.bounds) }
      return nil
    }
  }

  /// Fills without the bar itself, which is as wide as the page.
  private func fills(_ items: [DisplayItem]) -> [CGRect] {
    leaves(items).compactMap { item in
      guard case .fill = item, item.bounds.width < 300 else { return nil }
      return item.bounds
    }
  }

  @Test(arguments: StageSettings.TextSize.allCases)
  func nothingLeavesItsCellAtAnyTextSize(size: StageSettings.TextSize) throws {
    let items = try source { $0.textSize = size }.displayList(at: 0).items
    let cell = width / 5
    let labels = words(items)
    #expect(labels.count >= 5)
    for (text, box) in labels {
      let index = (box.midX / cell).rounded(.down)
      #expect(
        box.minX > index * cell - 1 && box.maxX < (index + 1) * cell + 1,
        "\(text) at \(size): \(box)")
    }
    // Icons are narrower than the pill, and stand above all labels.
    let icons = fills(items).filter { $0.width < 40 }
    #expect(icons.count >= 5)
    let top = labels.map(\.box.minY).min() ?? 0
    for icon in icons { #expect(icon.maxY <= top, "\(icon) at \(size), labels from \(top)") }
  }

  /// What is cut is seen in the list: the ellipsis is among the characters of the run.
  @Test func whatIsTruncatedIsMarkedInTheList() throws {
    let large = words(try source { $0.textSize = .large }.displayList(at: 0).items)
    let huge = words(try source { $0.textSize = .accessibility5 }.displayList(at: 0).items)
    #expect(large.contains { $0.text == "Profile" })
    #expect(!huge.contains { $0.text == "Notifications" })
    #expect(huge.contains { $0.text.contains("…") })
  }

  /// In a right-to-left layout every box lies where it lies in a mirror, in every frame.
  @Test func rightToLeftIsTheMirrorOfLeftToRight() throws {
    let ltr = try source { _ in }
    let rtl = try source { $0.layoutDirection = .rtl }
    for frame in 0...60 {
      let time = Double(frame) / 60 + 0.25
      let one = fills(try ltr.displayList(at: time).items)
      let other = fills(try rtl.displayList(at: time).items)
      #expect(one.count == other.count)
      // Icons of one shape are not mirrored themselves, so their middles are compared.
      let left = one.map { width - $0.midX }.sorted()
      let right = other.map(\.midX).sorted()
      for (a, b) in zip(left, right) { #expect(abs(a - b) < 0.5, "\(time): \(a), \(b)") }
      // The pill is symmetric: exact.
      let pill = one.filter { $0.width > 40 }.map { width - $0.maxX }
      let mirrored = other.filter { $0.width > 40 }.map(\.minX)
      #expect(pill.count == mirrored.count)
      for (a, b) in zip(pill.sorted(), mirrored.sorted()) {
        #expect(abs(a - b) < 0.01, "\(time): \(a), \(b)")
      }
    }
    // Words run as they did.
    let texts = { (source: ViewSource) in
      Set(self.words(try source.displayList(at: 0).items).map(\.text))
    }
    #expect(try texts(ltr) == texts(rtl))
  }

  private func colors(_ items: [DisplayItem]) -> [ResolvedColor] {
    leaves(items).compactMap { item in
      switch item {
      case .fill(let fill):
        if case .solid(let color) = fill.paint { return color }
        return nil
      case .glyphs(let run):
        if case .solid(let color) = run.paint { return color }
        return nil
      default: return nil
      }
    }
  }

  /// No token keeps its light value in the dark.
  @Test func everyTokenIsDarkInTheDark() throws {
    let light = Set(colors(try source { _ in }.displayList(at: 0).items))
    let dark = Set(colors(try source { $0.colorScheme = .dark }.displayList(at: 0).items))
    #expect(light.count == 4 && dark.count == 4)
    #expect(light.isDisjoint(with: dark))
    let expected: Set<ResolvedColor> = [
      ResolvedColor(hex: 0x0A84FF), ResolvedColor(hex: 0xEBEBF5, opacity: 0.6),
      ResolvedColor(hex: 0x787880, opacity: 0.36), ResolvedColor(hex: 0x1C1C1E),
    ]
    #expect(dark == expected)
  }

  /// The contrast of a resting label against the bar, by the published formula.
  @Test(arguments: [
    (StageSettings.ColorScheme.light, StageSettings.Contrast.standard, 3.0),
    (.dark, .standard, 4.5), (.light, .increased, 5), (.dark, .increased, 6),
  ])
  func labelsStandOut(
    scheme: StageSettings.ColorScheme, contrast: StageSettings.Contrast, least: Double
  ) throws {
    let items = try source { ($0.colorScheme, $0.contrast) = (scheme, contrast) }
      .displayList(at: 0).items
    let page = scheme == .dark ? ResolvedColor.black : .white
    let bar = try #require(colors(items).first).over(page)
    let label = try #require(
      leaves(items).compactMap { item -> ResolvedColor? in
        guard case .glyphs(let run) = item, case .solid(let color) = run.paint,
          run.text.hasPrefix("P")
        else { return nil }
        return color
      }.first
    ).over(bar)
    let (a, b) = (label.luminance, bar.luminance)
    let ratio = (max(a, b) + 0.05) / (min(a, b) + 0.05)
    #expect(ratio > least, "\(ratio)")
  }
}

extension ResolvedColor {
  /// The colour over an opaque one.
  fileprivate func over(_ page: ResolvedColor) -> ResolvedColor {
    func mix(_ a: Double, _ b: Double) -> Double { a * opacity + b * (1 - opacity) }
    return ResolvedColor(
      red: mix(red, page.red), green: mix(green, page.green), blue: mix(blue, page.blue))
  }

  /// Relative luminance.
  fileprivate var luminance: Double {
    func linear(_ c: Double) -> Double {
      c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
