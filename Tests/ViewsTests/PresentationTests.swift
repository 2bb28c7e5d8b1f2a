import SwiftUI
import Testing

/// What is accepted and not drawn is named, once and by its name.
@MainActor struct PresentationTests {
  private struct Presenting: View {
    @State private var sheet = false
    @State private var alert = false

    var body: some View {
      VStack {
        Button("sheet") { sheet = true }
        Button("alert") { alert = true }
      }
      .sheet(isPresented: $sheet) { Text("inside").presentationDetents([.medium]) }
      .fullScreenCover(isPresented: .constant(false)) { Text("cover") }
      .alert("Question", isPresented: $alert) {
        Button("OK") {}
      } message: {
        Text("Really?")
      }
      .alert(isPresented: .constant(false)) { Alert(title: Text("Old")) }
      .contextMenu { Button("Copy") {} }
    }
  }

  @Test func presentationsAreNamedWhenTheyWouldAppear() {
    let page = TestPage(Presenting())
    #expect(page.host.diagnostics.notices.isEmpty)
    page.tap("sheet", at: 1)
    page.tap("sheet", at: 2)
    page.tap("alert", at: 3)
    #expect(page.host.diagnostics.notices == [.notDrawn("a sheet"), .notDrawn("an alert")])
    #expect(page.words(at: 3) == "sheetalert")
  }

  private struct Closing: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var mode
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      Button(isPresented ? "presented" : "alone") {
        dismiss()
        mode.wrappedValue.dismiss()
      }
    }
  }

  @Test func closingWhatIsNotPresentedDoesNothing() {
    let page = TestPage(Closing())
    page.tap("alone", at: 1)
    #expect(page.words(at: 1) == "alone")
  }
}
