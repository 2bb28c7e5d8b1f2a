import CapstanSceneGraph
import Foundation
import SwiftUI
import Testing

/// Shapes that follow the corners of their container.
@MainActor @Suite struct ContainerShapeTests {
  private func outline(_ view: some View) throws -> FillItem {
    let page = TestPage(view, size: CGSize(width: 200, height: 100))
    let fills = page.items(at: 0).compactMap { item -> FillItem? in
      if case .fill(let fill) = item { return fill }
      return nil
    }
    return try #require(fills.last)
  }

  @Test func cornersShrinkWithTheDistance() throws {
    let view = ContainerRelativeShape().fill(.red).padding(10)
      .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular))
    let fill = try outline(view)
    let expected = RoundedRectangle(cornerRadius: 20, style: .circular)
      .path(in: CGRect(x: 0, y: 0, width: 180, height: 80))
    #expect(fill.path.boundingRect.size == expected.boundingRect.size)
    // A circle of 20 points leaves its corner at 0.2929 radii from both edges.
    let corner = 20 * (1 - 0.5.squareRoot())
    #expect(!fill.path.contains(CGPoint(x: corner - 0.2, y: corner - 0.2)))
    #expect(fill.path.contains(CGPoint(x: corner + 0.2, y: corner + 0.2)))
  }

  @Test func theNearestContainerCounts() throws {
    let view = ContainerRelativeShape().fill(.red)
      .containerShape(Rectangle())
      .padding(10)
      .containerShape(RoundedRectangle(cornerRadius: 30))
    #expect(try outline(view).path.contains(CGPoint(x: 0.5, y: 0.5)))
  }

  @Test func withoutAContainerItIsARectangle() throws {
    let fill = try outline(ContainerRelativeShape().fill(.red))
    #expect(fill.path.contains(CGPoint(x: 0.5, y: 0.5)))
  }

  @Test func clipsFollowTheContainer() throws {
    let view = Color.red.clipShape(ContainerRelativeShape()).padding(10)
      .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular))
    let page = TestPage(view, size: CGSize(width: 200, height: 100))
    let clips = page.host.displayList(at: 0).items.compactMap { item -> Path? in
      guard case .group(let group) = item, case .clip(let path, _, _, _) = group.effect else {
        return nil
      }
      return path
    }
    let clip = try #require(clips.first)
    let corner = 20 * (1 - 0.5.squareRoot())
    #expect(!clip.contains(CGPoint(x: corner - 0.2, y: corner - 0.2)))
    #expect(clip.contains(CGPoint(x: corner + 0.2, y: corner + 0.2)))
  }
}
