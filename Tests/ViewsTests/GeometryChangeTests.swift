import CapstanSceneGraph
import Foundation
import SwiftUI
import Testing

/// Geometry that is reported.
@MainActor struct GeometryChangeTests {
  @Test func aViewThatFollowsAnotherReportsOnceAnUpdate() {
    let log = Log()
    let page = TestPage(Followed(log: log))
    #expect(log.entries == [CGRect(x: 0, y: 0, width: 50, height: 20)])
    page.tap("go", at: 0.1)
    #expect(
      log.entries == [
        CGRect(x: 0, y: 0, width: 50, height: 20), CGRect(x: 0, y: 20, width: 80, height: 20),
      ])
  }
}

private final class Log {
  var entries: [CGRect] = []
}

private struct Followed: View {
  let log: Log
  @State private var selected = 0
  @Namespace private var space

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 50, height: 20)
        .matchedGeometryEffect(id: 0, in: space)
      Color.blue.frame(width: 80, height: 20)
        .matchedGeometryEffect(id: 1, in: space)
      Button("go") { selected = 1 }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .overlay(alignment: .bottomTrailing) {
      Color.green
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .global)
        } action: {
          log.entries.append($0)
        }
        .matchedGeometryEffect(id: selected, in: space, isSource: false)
    }
  }
}
