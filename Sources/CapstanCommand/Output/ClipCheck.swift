import CapstanFrames
import CapstanSceneGraph
import CapstanStage

/// Questions about a clip as a whole, asked before its frames are made.
@MainActor struct ClipCheck {
  let source: any FrameSource
  let plan: ClipPlan

  /// How many frames the check of the order looks at.
  private static let samples = 24

  /// Whether the clip's end is the state that it began with, so that it can be played in a loop.
  func loops() throws -> Bool {
    try source.displayList(at: 0) == source.displayList(at: plan.clock.duration.seconds)
  }

  /// The frames that come out another when they are asked for backwards.
  ///
  /// A listing's statics, random numbers or the time of day can do that.
  func framesThatDependOnOrder() throws -> [Int] {
    let step = max(1, plan.frames.count / Self.samples)
    let frames = Array(stride(from: plan.frames.lowerBound, to: plan.frames.upperBound, by: step))
    let forwards = try frames.map(list)
    let backwards = try frames.reversed().map(list).reversed()
    return zip(frames, zip(forwards, backwards)).filter { $1.0 != $1.1 }.map(\.0)
  }

  private func list(_ frame: Int) throws -> DisplayList {
    try source.displayList(at: plan.clock.time(of: frame).seconds)
  }

  /// Asks what options want to know.
  ///
  /// - Throws: `CommandError` with the code `differs` for an answer that is no.
  func run(_ options: ClipOptions) throws {
    if options.checksOrder {
      let frames = try framesThatDependOnOrder()
      guard frames.isEmpty else {
        throw CommandError(
          .differs,
          "frames \(frames.map(String.init).joined(separator: ", ")) depend on the order in which "
            + "frames are made",
          hint: "look for statics, random numbers, UUID() and Date() in the listing")
      }
    }
    if options.checksLoop, try !loops() {
      throw CommandError(.differs, "the clip does not end in the state that it begins with")
    }
  }
}
