import CapstanFrames
import CapstanRaster
import CapstanSceneGraph
import CapstanStage
import CapstanSymbols
import CapstanText
import Foundation

/// How much of the page differs from the frame before.
enum FrameKind: CaseIterable {
  /// Every row.
  case full
  /// Some rows: the bar alone moves.
  case bar
  /// None.
  case still
}

/// The clip that the figures are about: a gradient page with a headline and a bar of material,
/// which casts a shadow, with four icons and labels; tapped twice.
@MainActor struct ReferenceClip {
  /// The built-in scene's name.
  nonisolated static let scene = "blocks"
  /// What happens, in the form of the command line.
  nonisolated static let taps = ["Search@0.5", "Profile@1.75"]
  /// Frames of the clip.
  nonisolated static let count = 180
  /// The page in points, without a safe area.
  nonisolated static let size = CGSize(width: 390, height: 844)
  /// Pixels to the point.
  nonisolated static let scale = 3
  /// Frames a second.
  nonisolated static let rate = 60
  /// The page in pixels.
  nonisolated static var pixelSize: (width: Int, height: Int) {
    (Int(size.width) * scale, Int(size.height) * scale)
  }

  /// The clip's frames.
  let lists: [DisplayList]
  /// The kind of each frame; the first one is full.
  let kinds: [FrameKind]

  /// The options that make the command line play this clip.
  nonisolated static var options: [String] {
    ["--size", "\(Int(size.width))x\(Int(size.height))", "--scale", "\(scale)"]
      + taps.flatMap { ["--tap", $0] }
  }

  /// What makes the command line draw a still of this clip.
  nonisolated static func stillArguments(output: String) -> [String] {
    ["still", scene, "--at", "0.7", "-o", output] + options
  }

  /// The page and script of the clip.
  static func settings() throws -> StageSettings {
    var settings = StageSettings()
    (settings.size, settings.scale, settings.safeArea) = (size, Double(scale), SafeArea())
    settings.script = Script(try taps.map { try Script.Event(parsingTap: $0) })
    return settings
  }

  /// Makes every frame of the clip once, and looks which rows change.
  init() throws {
    lists = try Self.frames(of: Self.source())
    // At the clip's own scale: steps that coarser pixels do not show are none of its still frames.
    let renderer = try Renderer(size: Self.size, scale: CGFloat(Self.scale))
    kinds = try lists.map { list in
      try renderer.render(list)
      let rows = renderer.drawnRows
      return rows.isEmpty ? .still : rows.count == renderer.height ? .full : .bar
    }
  }

  /// Mounts the scene anew.
  static func source(_ settings: StageSettings? = nil) throws -> any FrameSource {
    let listings = BuiltInScene.listings(in: "Fixtures/Listings")
    guard let scene = listings.first(where: { $0.name == self.scene }) else {
      fatalError("The program was linked without its listings.")
    }
    return try scene.makeSource(
      StageContext(
        settings: try settings ?? Self.settings(), text: try PangoTextEngine(),
        symbols: SymbolLibrary()))
  }

  /// Returns the display lists of a source's first frames.
  static func frames(of source: any FrameSource, count: Int = count) throws -> [DisplayList] {
    try (0..<count).map { try source.displayList(at: Double($0) / Double(rate)) }
  }

  /// The place of the first frame of a kind that follows `after` others of its kind.
  ///
  /// Traps if the clip has none.
  func place(of kind: FrameKind, after: Int) -> Int {
    let run = kinds.indices.dropFirst(after).first { place in
      (place - after...place).allSatisfy { kinds[$0] == kind && $0 > 0 }
    }
    guard let run else { preconditionFailure("The clip has no \(after + 1) frames of a kind.") }
    return run
  }

  /// A frame as a GPU would have dithered it, by an 8 by 8 pattern.
  ///
  /// What the rounding to whole levels left out of a gradient is made up from the mean of 65 pixels
  /// of the row; edges stay as they are. Most of the page is noise of one level then: what an encoder
  /// meets in a photograph.
  nonisolated static func dithered(_ bitmap: Bitmap) -> Bitmap {
    var pixels = bitmap.pixels
    let (width, reach) = (bitmap.width, 32)
    var sums = [Int](repeating: 0, count: width + 1)
    for row in 0..<bitmap.height {
      let start = row * width
      for shift in [UInt32(16), 8, 0] {
        for x in 0..<width {
          sums[x + 1] = sums[x] + Int(bitmap.pixels[start + x] >> shift & 255)
        }
        for x in reach..<max(width - reach, reach) {
          let level = Int(bitmap.pixels[start + x] >> shift & 255)
          // In 1/64 of a level.
          let mean = (sums[x + reach + 1] - sums[x - reach]) * 64 / (2 * reach + 1)
          guard abs(mean - level * 64) <= 64 else { continue }
          let dithered = UInt32(min((mean + pattern(x, row)) >> 6, 255))
          pixels[start + x] = pixels[start + x] & ~(255 << shift) | dithered << shift
        }
      }
    }
    return Bitmap(width: width, height: bitmap.height, pixels: pixels)
  }

  /// Bayer's ordered pattern, 0 to 63.
  private nonisolated static func pattern(_ x: Int, _ y: Int) -> Int {
    let (a, b) = (x ^ y, y)
    return (a & 1) << 5 | (b & 1) << 4 | (a & 2) << 2 | (b & 2) << 1 | (a & 4) >> 1 | (b & 4) >> 2
  }
}
