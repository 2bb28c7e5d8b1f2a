import CapstanSceneGraph
import Foundation
import SwiftUI
import Testing

/// Controls: their figures, what taps do to them, styles of the author's own.
@MainActor struct ControlTests {
  private func page<V: View>(_ view: V) -> TestPage {
    TestPage(view, size: CGSize(width: 300, height: 400))
  }

  private struct Switching: View {
    @State private var isOn = false

    var body: some View {
      Toggle("Wi-Fi", isOn: $isOn).tint(.red)
      Text(isOn ? "on" : "off")
    }
  }

  @Test func aSwitchIsTurnedByATap() {
    let page = page(Switching())
    let knob = ResolvedColor(hex: 0xFFFFFF)
    let off = page.frame(knob, at: 0)
    #expect(off?.size == CGSize(width: 27, height: 27))
    page.tap("Wi-Fi", at: 1)
    #expect(page.words(at: 1).hasSuffix("on"))
    let on = page.frame(knob, at: 3)
    #expect((on?.minX ?? 0) - (off?.minX ?? 0) == 20)
    #expect(page.frame(.systemRed, at: 3)?.size == CGSize(width: 51, height: 31))
    let between = page.frame(knob, at: 1.1)?.minX ?? 0
    #expect(between > (off?.minX ?? 0) && between < (on?.minX ?? 0))
  }

  private struct Segments: View {
    @State private var choice = "b"

    var body: some View {
      Picker("Choice", selection: $choice) {
        Text("A").tag("a")
        Text("B").tag("b")
        Text("C").tag("c")
      }
      .pickerStyle(.segmented)
    }
  }

  @Test func aThumbSlidesToTheChosenSegment() {
    let page = page(Segments())
    let thumb = ResolvedColor(hex: 0xFFFFFF)
    #expect(page.frame(thumb, at: 0)?.width == 96.0)
    #expect(page.frame(thumb, at: 0)?.minX == 102.0)
    page.tap("C", at: 1)
    #expect(page.frame(thumb, at: 1)?.minX == 102.0)
    #expect(page.frame(thumb, at: 3)?.minX == 202.0)
    #expect(page.host.tapTargets(at: 3).map(\.isSelected) == [false, false, true])
  }

  @Test func aSliderShowsItsNumber() {
    let page = page(Slider(value: .constant(25.0), in: 0...100).tint(.red))
    // The knob of 28 points goes 272; the line reaches to its middle.
    #expect(page.frame(.systemRed, at: 0)?.width == 68.0 + 14)
  }

  private struct Counting: View {
    @State private var count = 1

    var body: some View { Stepper("Count \(count)", value: $count, in: 0...2) }
  }

  @Test func aStepperStaysWithinItsLimits() {
    let page = page(Counting())
    page.tap("Increment", at: 1)
    #expect(page.words(at: 1) == "Count 2")
    #expect(page.tap("Increment", at: 2) == .missed)
    page.tap("Decrement", at: 3)
    #expect(page.words(at: 3) == "Count 1")
  }

  private struct Checkbox: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Text(configuration.isOn ? "[x]" : "[ ]")
          configuration.label
        }
      }
    }
  }

  private struct Checked: View {
    @State private var isOn = false

    var body: some View { Toggle("box", isOn: $isOn).toggleStyle(Checkbox()) }
  }

  @Test func aStyleOfTheAuthorsOwnDrawsAToggle() {
    let page = page(Checked())
    #expect(page.words(at: 0) == "[ ]box")
    page.tap("[ ], box", at: 1)
    #expect(page.words(at: 1) == "[x]box")
  }

  @Test func buttonsTakeSizeAndShape() {
    let page = page(
      Button("Go") {}
        .buttonStyle(.borderedProminent).buttonBorderShape(.capsule).controlSize(.large)
        .tint(.red))
    let text = CGFloat(17)
    let frame = page.frame(.systemRed, at: 0)
    #expect(frame?.width == text + 40)
    #expect(frame?.height == 20.5 + 30)
  }

  @Test func fieldsShowWordsOrAPlaceholder() {
    #expect(page(TextField("Name", text: .constant(""))).words(at: 0) == "Name")
    #expect(page(TextField("Name", text: .constant("Ada"))).words(at: 0) == "Ada")
    #expect(page(SecureField("Name", text: .constant("Ada"))).words(at: 0) == "•••")
  }

  @Test func labelsAreLeftOutWhereAsked() {
    #expect(page(Toggle("On", isOn: .constant(true)).labelsHidden()).words(at: 0).isEmpty)
    let label = Label("Title", systemImage: "star")
    #expect(page(label.labelStyle(.iconOnly)).words(at: 0).isEmpty)
    #expect(page(label.labelStyle(.titleOnly)).words(at: 0) == "Title")
  }
}
