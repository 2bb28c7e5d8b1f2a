import CapstanFrames
import CapstanGoldens
import CapstanSceneGraph
import Synchronization

/// Keeps one picture a shot: expected, difference and actual of the first frame that differs.
final class StripSink: PictureSink {
  private let rule: ComparisonRule
  private let strips = Mutex<[String: (frame: Int, strip: Bitmap)]>([:])

  init(rule: ComparisonRule) { self.rule = rule }

  func take(
    expected: Bitmap?, actual: Bitmap?, of result: ShotResult.PictureResult, shot: String,
    digits: Int
  ) {
    guard let expected, let actual else { return }
    let frame = result.frame
    if let known = strips.withLock({ $0[shot]?.frame }), known <= frame { return }
    let strip = ComparisonStrip.of(expected: expected, actual: actual, rule: rule)
    strips.withLock { strips in
      guard frame < strips[shot]?.frame ?? .max else { return }
      strips[shot] = (frame, strip)
    }
  }

  /// A shot's picture as a PNG file, and the name that tells its frame.
  func file(of shot: String) throws -> (name: String, bytes: [UInt8])? {
    guard let (frame, strip) = strips.withLock({ $0[shot] }) else { return nil }
    return ("\(shot)-f\(frame).png", try PNGEncoder().encode(strip))
  }
}
