import CapstanFrames
import CapstanGoldens
import CapstanSceneGraph
import Foundation

/// A square that slides over a small page, described by hand.
struct SlidingSquare: Sendable {
  var name = "sliding square"
  var frameCount = 30
  var rate = FrameRate(30)
  /// Pixels from left to right.
  var way = 20.0
  /// The word of the square's colour.
  var color: UInt32 = 0xFF33_66CC
  /// What the list says of the colour.
  var colorName = "rgba(0.2 0.4 0.8 1)"
  var libraries = ["cairo": "1.16.0", "pango": "1.50.12"]
  /// Changes a frame's picture.
  var touch: @Sendable (inout Bitmap, Int) -> Void = { _, _ in }

  static let side = 32

  /// The square's left edge: it starts at 0.2 s and is there at 0.6 s.
  func left(_ frame: Int) -> Double {
    let time = Double(frame) / rate.framesPerSecond
    let share = min(1, max(0, (time - 0.2) / 0.4))
    return 2 + way * share * share * (3 - 2 * share)
  }

  func picture(_ frame: Int) -> Bitmap {
    var bitmap = Bitmap(width: Self.side, height: Self.side, filledWith: 0xFFFF_FFFF)
    let x = Int(left(frame).rounded())
    for row in 12..<20 {
      for column in x..<min(Self.side, x + 8) { bitmap[column, row] = color }
    }
    touch(&bitmap, frame)
    return bitmap
  }

  var shot: Shot {
    Shot(
      name: name, rate: rate, frameCount: frameCount,
      events: [.init("tap Square", at: RationalTime(1, over: 5))],
      settledTime: RationalTime(3, over: 5),
      environment: ShotEnvironment(
        tool: "capstan test", architecture: "x86_64", libraries: libraries),
      curves: { [.init("Square/frame.x", left($0)), .init("Square/opacity", 1)] },
      list: { frame in
        var list = DisplayList(size: CGSize(width: 32, height: 32))
        list.items = []
        return list.dump + "  fill \(colorName) at (\(left(frame)) 12)\n"
      },
      picture: { picture($0) })
  }
}

/// A folder that is gone when the test ends.
final class ScratchFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "capstan-goldens-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var store: GoldenStore { GoldenStore(path: path) }

  /// The files below, with sizes, sorted.
  var contents: [String] {
    (FileManager.default.subpaths(atPath: path) ?? []).sorted()
  }

  func write(_ text: String, to file: String) throws {
    try text.write(toFile: "\(path)/\(file)", atomically: true, encoding: .utf8)
  }

  func text(_ file: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
  }
}

extension GoldenCheck {
  /// Records a shot.
  static func record(
    _ shots: [Shot], in store: GoldenStore, selection: PixelSelection = .all
  ) async throws {
    _ = try await GoldenCheck(store: store, mode: .all, selection: selection).run(shots)
  }
}
