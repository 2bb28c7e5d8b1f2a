import CapstanMotion

/// A spring as the command line writes it: `duration=0.4,bounce=0.3`.
struct SpringText: OptionValue, Equatable {
  var spring: Spring

  init(argument: String) throws {
    var numbers: [String: Double] = [:]
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, let value = Double(sides[1]), value.isFinite else {
        throw Self.refusal
      }
      guard numbers.updateValue(value, forKey: String(sides[0])) == nil else {
        throw Self.refusal
      }
    }
    switch Set(numbers.keys) {
    case ["duration"], ["bounce"], ["duration", "bounce"]:
      let (duration, bounce) = (numbers["duration"] ?? 0.5, numbers["bounce"] ?? 0)
      guard duration > 0, (-1...1).contains(bounce) else { throw Self.refusal }
      spring = Spring(duration: duration, bounce: bounce)
    case ["response", "dampingFraction"]:
      let (response, damping) = (numbers["response"] ?? 0, numbers["dampingFraction"] ?? 1)
      guard response > 0, damping >= 0 else { throw Self.refusal }
      spring = Spring(response: response, dampingRatio: damping)
    case ["stiffness", "damping"], ["mass", "stiffness", "damping"]:
      let (stiffness, damping) = (numbers["stiffness"] ?? 0, numbers["damping"] ?? 0)
      let mass = numbers["mass"] ?? 1
      guard stiffness > 0, damping >= 0, mass > 0 else { throw Self.refusal }
      spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    default: throw Self.refusal
    }
  }

  private static let refusal = OptionValueError(
    expected: "a spring: duration=0.4,bounce=0.3, or response=…,dampingFraction=…, or "
      + "stiffness=…,damping=…")
}
