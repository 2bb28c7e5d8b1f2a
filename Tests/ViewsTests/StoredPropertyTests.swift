import SwiftUI
import Testing

private enum Mode: String {
  case calm, wild
}

@Observable private final class Model {
  var name = "a"
}

private struct Editor: View {
  @Bindable var model: Model

  var body: some View { Writer(text: $model.name) }
}

private struct Writer: View {
  @Binding var text: String

  var body: some View { Button("Write") { text += "b" } }
}

private struct Page: View {
  @AppStorage("isOn") private var isOn = true
  @AppStorage("mode") private var mode = Mode.calm
  @AppStorage("note") private var note: String?
  @SceneStorage("tab") private var tab = 2
  @State private var model = Model()
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      Text("\(isOn) \(mode.rawValue) \(note ?? "none") \(tab) \(model.name)").onTapGesture {}
      Button("Change") {
        (isOn, mode, note, tab) = (false, .wild, "new", 5)
        isFocused = true
      }
      Other()
      Editor(model: model)
    }
    .focused($isFocused)
  }
}

private struct Other: View {
  @AppStorage("tab") private var tab = 7
  @AppStorage("isOn") private var isOn = true

  var body: some View { Button("\(tab) \(isOn)") { isOn.toggle() } }
}

/// Properties that are kept by name, and bindings to observable objects.
@MainActor struct StoredPropertyTests {
  private func labels(_ page: TestPage, at time: Double) -> [String] {
    page.host.tapTargets(at: time).map(\.label)
  }

  @Test func valuesAreSharedByNameWithinAClip() {
    let page = TestPage(Page(), size: CGSize(width: 900, height: 300))
    #expect(labels(page, at: 0).prefix(3) == ["true calm none 2 a", "Change", "7 true"])
    page.tap("Change", at: 1)
    #expect(labels(page, at: 1).prefix(3) == ["false wild new 5 a", "Change", "7 false"])
    page.tap("7 false", at: 2)
    #expect(labels(page, at: 2)[0] == "true wild new 5 a")
    #expect(UserDefaults.standard.object(forKey: "isOn") == nil)
    let another = TestPage(Page(), size: CGSize(width: 900, height: 300))
    #expect(labels(another, at: 0)[0] == "true calm none 2 a")
  }

  @Test func bindablesWriteToTheirObjects() {
    let page = TestPage(Page(), size: CGSize(width: 900, height: 300))
    page.tap("Write", at: 1)
    #expect(labels(page, at: 1)[0] == "true calm none 2 ab")
  }
}
