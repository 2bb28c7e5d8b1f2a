import CapstanFrames
import CapstanSceneGraph
import CapstanStage

/// Questions about a clip as a whole, asked before its frames are made.
@MainActor struct ClipCheck {
  let source: any FrameSource
  let plan: ClipPlan

  /// How many frames the check of the order looks at.
  private static let samples = 24

  /// Where the clip's end differs from the state that it began with; nil if it does not, so that the
  /// clip can be played in a loop.
  func loopBreak() throws -> DisplayListDump.Difference? {
    let start = try source.displayList(at: 0)
    let end = try source.displayList(at: plan.clock.duration.seconds)
    guard start != end else { return nil }
    return DisplayListDump.difference(expected: start.dump, actual: end.dump)
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

  /// Asks what options want to know, and tells each answer.
  ///
  /// - Throws: `CommandError` with the code `differs` for an answer that is no.
  func run(_ options: ClipOptions, _ style: RunOptions.ProgressStyle, _ console: Console) throws {
    if options.checksOrder {
      let frames = try framesThatDependOnOrder()
      let numbers = frames.map(String.init).joined(separator: ", ")
      let failure = CommandError(
        .differs, "frames \(numbers) depend on the order in which frames are made",
        hint: "look for statics, random numbers, UUID() and Date() in the listing")
      try tell(
        "order", "frames do not depend on their order", frames.isEmpty ? nil : failure, style,
        console)
    }
    if options.checksLoop {
      let failure = try loopBreak().map { difference in
        CommandError(
          .differs, "the clip does not end in the state that it begins with",
          hint: "at the end, \(difference.node): \(difference.reason)")
      }
      try tell(
        "loop", "the clip ends in the state that it begins with: it can be played in a loop",
        failure, style, console)
    }
  }

  /// Tells an answer: an object where progress is told in objects, else a sentence.
  private func tell(
    _ check: String, _ sentence: String, _ failure: CommandError?,
    _ style: RunOptions.ProgressStyle, _ console: Console
  ) throws {
    if style == .json {
      var members = ["\"check\": \(JSONText.quoted(check))", "\"passes\": \(failure == nil)"]
      if let failure { members.append("\"message\": \(JSONText.quoted(failure.message))") }
      console.writeMessage("{\(members.joined(separator: ", "))}\n")
    } else if failure == nil {
      console.message(sentence)
    }
    if let failure { throw failure }
  }
}
