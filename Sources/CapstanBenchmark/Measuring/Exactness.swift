import CapstanRaster
import CapstanSceneGraph
import CapstanStage
import CapstanSymbols
import CapstanText
import Foundation

/// Compares frames that were drawn upon the frame before with frames that were drawn from nothing.
///
/// The tests do the same on small pages; here every built-in listing is drawn at full size.
@MainActor struct Exactness {
  /// Prints a line for each scene and order; returns whether every pixel was equal.
  func run() throws -> Bool {
    var holds = true
    for scene in BuiltInScene.listings(in: "Fixtures/Listings") {
      var settings = StageSettings()
      settings.size = ReferenceClip.size
      let source = try scene.makeSource(
        StageContext(
          settings: settings, text: try PangoTextEngine(), symbols: SymbolLibrary()))
      let lists = try (0..<70).map { try source.displayList(at: 0.4 + Double($0) / 30) }
      let fresh = try lists.map { list in
        try Renderer(size: list.size, scale: 3).bitmap(of: list)
      }
      for (name, order) in Self.orders(lists.count) {
        let renderer = try Renderer(size: lists[0].size, scale: 3)
        let wrong = try order.compactMap { frame -> String? in
          Self.difference(try renderer.bitmap(of: lists[frame]), fresh[frame]).map {
            "frame \(frame): \($0)"
          }
        }
        let result = wrong.isEmpty ? "equal" : wrong.prefix(3).joined(separator: "; ")
        print("\(scene.name), \(name): \(result)")
        holds = holds && wrong.isEmpty
      }
    }
    return holds
  }

  /// How many pixels differ and between which corners; nil for none.
  private static func difference(_ drawn: Bitmap, _ expected: Bitmap) -> String? {
    if drawn == expected { return nil }
    let wrong = zip(drawn.pixels, expected.pixels).enumerated().compactMap {
      $1.0 == $1.1 ? nil : $0
    }
    guard let first = wrong.first else { return nil }
    let (columns, rows) = (wrong.map { $0 % drawn.width }, wrong.map { $0 / drawn.width })
    return "\(wrong.count) pixels, x \(columns.min() ?? 0)...\(columns.max() ?? 0), "
      + "y \(rows.min() ?? 0)...\(rows.max() ?? 0), "
      + String(drawn.pixels[first], radix: 16) + " for "
      + String(expected.pixels[first], radix: 16)
  }

  private static func orders(_ count: Int) -> [(String, [Int])] {
    var seed: UInt32 = 7
    let random = (0..<count).map { _ in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return Int(seed >> 16) % count
    }
    let near = random.flatMap { [$0, min($0 + 1, count - 1), min($0 + 2, count - 1)] }
    return [
      ("in order", Array(0..<count)), ("backwards", (0..<count).reversed()), ("at random", near),
    ]
  }
}
