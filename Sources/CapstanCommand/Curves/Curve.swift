import CapstanFrames
import CapstanStage
import CapstanViews

/// One number over the frames of a clip; nil where it does not exist.
struct Curve: Equatable, Sendable {
  var name: String
  var values: [Double?]
}

/// Numbers over the frames of a clip, and the events that set them in motion.
struct CurveSet: Equatable, Sendable {
  var rate: FrameRate
  /// The number of the first frame.
  var firstFrame: Int
  /// Sorted by name.
  var curves: [Curve]
  /// Exact seconds.
  var events: [RationalTime]

  /// Collects every number that moves in a clip.
  @MainActor init(_ source: any FrameSource, _ plan: ClipPlan) throws {
    (rate, firstFrame) = (plan.clock.rate, plan.frames.lowerBound)
    events = source.events.map(\.time)
    var values: [String: [Double?]] = [:]
    for (position, frame) in plan.frames.enumerated() {
      for item in try source.animatedValues(at: plan.clock.time(of: frame).seconds) {
        let empty = [Double?](repeating: nil, count: plan.frames.count)
        values[item.path, default: empty][position] = item.value
      }
    }
    let names = values.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    curves = names.map { Curve(name: $0, values: values[$0] ?? []) }
  }

  /// Samples functions of time, each with its name.
  init(_ plan: ClipPlan, _ functions: [(name: String, value: (Double) -> Double)]) {
    let times = plan.frames.map { plan.clock.time(of: $0).seconds }
    self.init(
      rate: plan.clock.rate, firstFrame: plan.frames.lowerBound,
      curves: functions.map { Curve(name: $0.name, values: times.map($0.value)) }, events: [.zero])
  }

  init(rate: FrameRate, firstFrame: Int, curves: [Curve], events: [RationalTime]) {
    (self.rate, self.firstFrame, self.curves, self.events) = (rate, firstFrame, curves, events)
  }

  /// How many frames there are.
  var frameCount: Int { curves.map(\.values.count).max() ?? 0 }

  /// The time of a place in the curves.
  func time(at position: Int) -> RationalTime {
    RationalTime((firstFrame + position) * rate.denominator, over: rate.numerator)
  }

  /// A line of names, then a line a frame; five decimals, the same on every machine.
  var csv: String {
    let head = ["frame", "time"] + curves.map { Self.quoted($0.name) }
    let rows = (0..<frameCount).map { position in
      [String(firstFrame + position), time(at: position).decimal(places: 5)]
        + curves.map { $0.values[position].map(Self.decimal) ?? "" }
    }
    return ([head] + rows).map { $0.joined(separator: ",") + "\n" }.joined()
  }

  /// An object with the rate, the times and a list of numbers for each name.
  var json: String {
    let times = (0..<frameCount).map { time(at: $0).decimal(places: 5) }.joined(separator: ", ")
    let lists = curves.map { curve in
      let values = curve.values.map { $0.map(Self.decimal) ?? "null" }.joined(separator: ", ")
      return "    \(JSONText.quoted(curve.name)): [\(values)]"
    }
    return """
      {
        "rate": "\(rate)",
        "firstFrame": \(firstFrame),
        "events": [\(events.map { $0.decimal(places: 5) }.joined(separator: ", "))],
        "times": [\(times)],
        "curves": {
      \(lists.joined(separator: ",\n"))
        }
      }

      """
  }

  /// Five decimals, without a sign before nothing.
  static func decimal(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "null" }
    let units = Int((value * 100_000).rounded())
    let digits = String(units.magnitude % 100_000)
    let fraction = String(repeating: "0", count: 5 - digits.count) + digits
    return "\(units < 0 ? "-" : "")\(units.magnitude / 100_000).\(fraction)"
  }

  private static func quoted(_ name: String) -> String {
    name.contains { ",\"\n".contains($0) } ? "\"\(name.replacing("\"", with: "\"\""))\"" : name
  }
}
