import CapstanSceneGraph
import Foundation
import SwiftUI
import Testing

/// Nets of colours.
@MainActor struct MeshGradientTests {
  private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  private func bitmap(_ mesh: MeshGradient) throws -> Bitmap {
    let items = TestPage(Rectangle().fill(mesh).frame(width: 100, height: 50)).items(at: 0)
    guard case .fill(let fill) = try #require(items.first), case .image(let paint) = fill.paint
    else {
      Issue.record("The mesh is no picture.")
      return Bitmap(width: 1, height: 1)
    }
    #expect(paint.rect == CGRect(x: 0, y: 0, width: 100, height: 50) && !paint.tiles)
    return paint.image.bitmap
  }

  private func levels(_ word: UInt32) -> [Int] {
    [16, 8, 0, 24].map { Int(word >> $0 & 0xFF) }
  }

  @Test func fourCornersAreMixedEvenly() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: corners,
      colors: [
        Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 0, blue: 0),
        Color(red: 0, green: 1, blue: 0), Color(red: 1, green: 1, blue: 0),
      ], smoothsColors: false)
    let picture = try bitmap(mesh)
    for (x, y) in [(0, 0), (127, 0), (0, 127), (127, 127), (64, 64), (32, 100)] {
      let found = levels(picture[x, y])
      #expect(abs(found[0] - (x * 2 + 1) * 255 / 256) <= 1, "red at \(x), \(y)")
      #expect(abs(found[1] - (y * 2 + 1) * 255 / 256) <= 1, "green at \(x), \(y)")
      #expect(found[2] == 0 && found[3] == 255)
    }
  }

  @Test func noSeamOpensAndThePointsHaveTheirColors() throws {
    let points: [SIMD2<Float>] = [
      [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.8, 0.3], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
    ]
    let mesh = MeshGradient(
      width: 3, height: 3, points: points,
      colors: Array(repeating: Color(red: 0, green: 0, blue: 1), count: 4)
        + [Color(red: 1, green: 0, blue: 0)]
        + Array(repeating: Color(red: 0, green: 0, blue: 1), count: 4))
    let picture = try bitmap(mesh)
    #expect(picture.isOpaque, "the ground is clear, so a hole would show")
    let middle = levels(picture[102, 38])
    #expect(middle[0] > 240 && middle[2] < 15)
  }

  @Test func whatTheNetDoesNotReachIsTheBackground() throws {
    let points: [SIMD2<Float>] = [[0, 0], [0.5, 0], [0, 0.5], [0.5, 0.5]]
    let mesh = MeshGradient(
      width: 2, height: 2, points: points,
      colors: Array(repeating: Color(red: 0, green: 0, blue: 0), count: 4),
      background: Color(red: 1, green: 1, blue: 1))
    let picture = try bitmap(mesh)
    #expect(levels(picture[20, 20]) == [0, 0, 0, 255])
    #expect(levels(picture[100, 100]) == [255, 255, 255, 255])
  }

  @Test func countsThatDoNotFitLeaveTheBackground() {
    let mesh = MeshGradient(
      width: 3, height: 3, points: corners, colors: [.red, .red, .red, .red], background: .red)
    let page = TestPage(mesh.frame(width: 10, height: 10))
    #expect(page.fills(.systemRed, at: 0).count == 1)
  }

  @Test(arguments: [Float.nan, .infinity, 1e30]) func oddPointsDrawNothingOdd(_ odd: Float) throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [odd, 0], [0, 1], [1, odd]],
      colors: [.red, .blue, .green, .black])
    _ = try bitmap(mesh)
  }
}
