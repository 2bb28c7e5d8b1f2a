import CapstanMotion

/// A keyframe track as the command line writes it.
///
/// A start, which a name may precede, and the keyframes after it, with commas between:
/// `offset: 0, cubic 6 0.1, spring -18 0.25 bounce=0.3, linear 0 0.2 easeIn, move 4`. Each keyframe
/// names its value and its duration in seconds; a move has none, and a spring may do without.
struct KeyframeText: OptionValue {
  enum Step {
    case move(Double)
    case linear(Double, Double, UnitCurve)
    case cubic(Double, Double, start: Double?, end: Double?)
    case spring(Double, Double?, Spring, start: Double?)
  }

  var name: String?
  var start: Double
  var steps: [Step]

  init(argument: String) throws {
    var parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    var head = parts.removeFirst()
    if let colon = head.firstIndex(of: ":") {
      name = Self.trimmed(head[..<colon])
      head = head[head.index(after: colon)...]
    }
    guard name != "", let start = Self.number(Self.trimmed(head)), !parts.isEmpty else {
      throw Self.refusal
    }
    self.start = start
    steps = try parts.map { part in
      guard let step = Step(words: part.split(separator: " ").map(String.init)) else {
        throw Self.refusal
      }
      return step
    }
  }

  /// The track on a number alone.
  var timeline: KeyframeTimeline<Double> {
    KeyframeTimeline(initialValue: start) { KeyframeTrack { Content(steps: steps) } }
  }

  private struct Content: KeyframeTrackContent {
    let steps: [Step]

    var body: some KeyframeTrackContent<Double> {
      for step in steps {
        switch step {
        case .move(let value): MoveKeyframe(value)
        case .linear(let value, let duration, let curve):
          LinearKeyframe(value, duration: duration, timingCurve: curve)
        case .cubic(let value, let duration, let start, let end):
          CubicKeyframe(value, duration: duration, startVelocity: start, endVelocity: end)
        case .spring(let value, let duration, let spring, let start):
          SpringKeyframe(value, duration: duration, spring: spring, startVelocity: start)
        }
      }
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    text.split(separator: " ").joined(separator: " ")
  }

  fileprivate static func number(_ text: String) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  private static let refusal = OptionValueError(
    expected: "a keyframe track: a start and keyframes such as "
      + "\"0, cubic 6 0.1 start=0 end=0, spring -18 0.25 duration=0.5 bounce=0.3 start=0, "
      + "linear 0 0.2 easeIn, move 4\"")
}

extension KeyframeText.Step {
  /// Reads a keyframe's words; nil for what is none.
  fileprivate init?(words: [String]) {
    var plain: [String] = []
    var named: [String: Double] = [:]
    for word in words {
      let sides = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      if sides.count == 1 {
        plain.append(word)
      } else {
        guard sides.count == 2, let number = KeyframeText.number(sides[1]),
          named.updateValue(number, forKey: sides[0]) == nil
        else { return nil }
      }
    }
    guard plain.count > 1, let value = KeyframeText.number(plain[1]) else { return nil }
    let duration = plain.count > 2 ? KeyframeText.number(plain[2]) : nil
    if let duration, duration < 0 { return nil }
    if plain.count > 2, duration == nil { return nil }
    switch (plain[0], plain.count, duration) {
    case ("move", 2, _) where named.isEmpty: self = .move(value)
    case ("linear", 3...4, let duration?) where named.isEmpty:
      let name = plain.count == 4 ? plain[3] : "linear"
      guard let curve = UnitCurve.named.first(where: { $0.name == name })?.curve else {
        return nil
      }
      self = .linear(value, duration, curve)
    case ("cubic", 3, let duration?) where Set(named.keys).isSubset(of: ["start", "end"]):
      self = .cubic(value, duration, start: named["start"], end: named["end"])
    case ("spring", 2...3, _) where Set(named.keys).isSubset(of: ["duration", "bounce", "start"]):
      let length = named["duration"] ?? 0.5
      let bounce = named["bounce"] ?? 0
      guard length > 0, (-1...1).contains(bounce) else { return nil }
      self = .spring(
        value, duration, Spring(duration: length, bounce: bounce), start: named["start"])
    default: return nil
    }
  }
}
