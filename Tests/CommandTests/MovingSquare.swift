import CapstanSceneGraph
import CapstanStage
import Foundation

/// A red square that moves to the right by its own width a second, and stops after two.
@MainActor final class MovingSquare: FrameSource {
  let size: CGSize
  let notices: [String]
  let lastEventTime = 0.5
  let restTime: Double?

  init(_ settings: StageSettings, rests: Bool = true, notices: [String] = []) {
    size = settings.size
    self.notices = notices
    restTime = rests ? 2 : nil
  }

  func displayList(at time: Double) -> DisplayList {
    let square = CGRect(x: min(time, 2) * 4, y: 2, width: 4, height: 4)
    return DisplayList(
      size: size, background: .white,
      items: [.fill(FillItem(path: Path(square), paint: .solid(ResolvedColor(hex: 0xFF0000))))])
  }

  /// A source that remembers how often it was asked, which no source should.
  final class Moody: FrameSource {
    let size = CGSize(width: 16, height: 8)
    private var asked = 0.0

    func displayList(at time: Double) -> DisplayList {
      asked += 1
      return DisplayList(
        size: size, background: ResolvedColor(red: asked / 1000, green: 0, blue: 0))
    }
  }

  static let scenes = [
    BuiltInScene(name: "square", summary: "a square") { MovingSquare($0.settings) },
    BuiltInScene(name: "restless", summary: "never stops") {
      MovingSquare($0.settings, rests: false)
    },
    BuiltInScene(name: "talker", summary: "has something to say") {
      MovingSquare($0.settings, notices: ["no font has U+E000"])
    },
    BuiltInScene(name: "moody", summary: "never twice the same") { _ in Moody() },
  ]
}
