import SwiftUI
import Testing

private final class Store: ObservableObject {
  @Published var count = 1
}

private struct TwoWindows: App {
  @StateObject private var store = Store()
  @State private var title = "App"
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      Root(title: title).environmentObject(store)
    }
    .commands { CommandMenu("Menu") { Text("Entry") } }
    #if os(macOS)
      Settings { Text("Settings") }
    #endif
  }
}

private struct Root: View {
  let title: String
  @EnvironmentObject private var store: Store

  var body: some View {
    Button("\(title) \(store.count)") { store.count += 1 }
  }
}

extension EnvironmentValues {
  @Entry var barHeight: CGFloat = 49
  @Entry var barName = "bar"
  @Entry var barTint: Color?
}

private struct Reader: View {
  @Environment(\.barHeight) private var height
  @Environment(\.barName) private var name
  @Environment(\.barTint) private var tint

  var body: some View { Button("\(Int(height)) \(name) \(tint == nil)") {} }
}

#Preview("Previewable") {
  @Previewable @State var count = 3
  // A comment with "a string (" in it.
  Button("\(count)") { count += 1 }
}

/// Apps, previews with state, and entries of the environment.
@MainActor struct EntryPointTests {
  private func label(_ page: TestPage, at time: Double) -> String? {
    page.host.tapTargets(at: time).first?.label
  }

  @Test func anAppsFirstWindowIsShownWithItsState() {
    let page = TestPage(AppPreview<TwoWindows>())
    #expect(label(page, at: 0) == "App 1")
    page.tap("App 1", at: 1)
    #expect(label(page, at: 1) == "App 2")
  }

  @Test func entriesHaveDefaultsAndCanBeSet() {
    #expect(label(TestPage(Reader()), at: 0) == "49 bar true")
    let page = TestPage(Reader().environment(\.barHeight, 60).environment(\.barTint, .red))
    #expect(label(page, at: 0) == "60 bar false")
  }

  @Test func previewablePropertiesAreKeptByThePreview() throws {
    let item = try #require(PreviewRegistry.all().first { $0.name == "Previewable" })
    let page = TestPage(item.make())
    #expect(label(page, at: 0) == "3")
    page.tap("3", at: 1)
    #expect(label(page, at: 1) == "4")
  }

  @Test func colourLiteralsAreUIKitsColours() {
    let color = Color(#colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    #expect(color == Color(red: 0.25, green: 0.5, blue: 0.75))
  }
}
