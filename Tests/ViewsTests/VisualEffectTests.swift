import CapstanSceneGraph
import Foundation
import SwiftUI
import Testing

/// Effects that follow a view's geometry.
@MainActor struct VisualEffectTests {
  @Test func anEffectDoesNotSeeWhatItDoes() {
    let page = TestPage(Moved())
    // 100 points from the edge, and half as much again by the effect.
    #expect(page.frame(.systemRed, at: 0) == CGRect(x: 150, y: 0, width: 20, height: 20))
    // Twice as wide around the centre of a view of 40 points, by its own width.
    #expect(page.frame(.systemBlue, at: 0) == CGRect(x: -20, y: 20, width: 80, height: 20))
    #expect(page.host.diagnostics.notices.isEmpty, "\(page.host.diagnostics.notices)")
  }

  @Test func anEffectFollowsItsViewAfterAnEvent() {
    let page = TestPage(Moved())
    page.tap("go", at: 0.1)
    #expect(page.frame(.systemRed, at: 0.2) == CGRect(x: 300, y: 0, width: 20, height: 20))
    #expect(page.host.diagnostics.notices.isEmpty, "\(page.host.diagnostics.notices)")
  }
}

private struct Moved: View {
  @State private var isFar = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 20, height: 20)
        .visualEffect { content, geometry in
          content.offset(x: geometry.frame(in: .global).minX * 0.5)
        }
        .padding(.leading, isFar ? 200 : 100)
      Color.blue.frame(width: 40, height: 20)
        .visualEffect { content, geometry in
          content.scaleEffect(x: geometry.frame(in: .global).width / 20)
        }
      Button("go") { isFar = true }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
