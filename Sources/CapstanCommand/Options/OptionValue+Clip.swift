import CapstanFrames
import Foundation

/// Width and height in points, written `390x844`.
struct PageSize: OptionValue, Equatable {
  var width: Double
  var height: Double

  init(argument: String) throws {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], width.isFinite,
      height.isFinite
    else { throw OptionValueError(expected: "a size such as 390x844") }
    guard width > 0, height > 0 else {
      throw OptionValueError(expected: "a size: both sides must be above 0")
    }
    (self.width, self.height) = (width, height)
  }
}

/// Pixels to the point.
struct PixelScale: OptionValue, Equatable {
  var value: Double

  init(argument: String) throws {
    guard let value = Double(argument), value.isFinite, value > 0, value <= 64 else {
      throw OptionValueError(expected: "a scale above 0 and at most 64")
    }
    self.value = value
  }
}

/// How long a clip is.
enum ClipLength: OptionValue, Equatable {
  /// As long as something moves.
  case settle
  case exactly(RationalTime)

  init(argument: String) throws {
    self = argument == "settle" ? .settle : .exactly(try RationalTime(parsing: argument))
    if case .exactly(.zero) = self {
      throw OptionValueError(expected: "a duration: it must be above 0")
    }
  }
}

/// One of the parts of a clip, written `2/4`.
struct Shard: OptionValue, Equatable {
  var index: Int
  var total: Int

  init(argument: String) throws {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let total = parts[1], total >= 1,
      (1...total).contains(index)
    else { throw OptionValueError(expected: "a part such as 2/4, counted from 1") }
    (self.index, self.total) = (index, total)
  }
}

/// First and last frame, written `10..19`, or one frame.
struct FrameRangeText: OptionValue, Equatable {
  var text: String

  init(argument: String) throws {
    let numbers = argument.components(separatedBy: "..").map { Int($0) }
    guard argument.wholeMatch(of: #/[0-9]+(\.\.[0-9]+)?/#) != nil,
      let first = numbers.first ?? nil, let last = numbers.last ?? nil
    else {
      throw OptionValueError(expected: "a range of frames such as 10..19, both included")
    }
    guard first <= last else {
      throw OptionValueError(
        expected: "a range of frames: it is reversed", hint: "write \(last)..\(first)")
    }
    text = argument
  }
}

/// A whole number from 1 on.
struct Count: OptionValue, Equatable {
  var value: Int

  init(_ value: Int) { self.value = value }

  init(argument: String) throws {
    guard let value = Int(argument), (1...4096).contains(value) else {
      throw OptionValueError(expected: "a whole number from 1 to 4096")
    }
    self.value = value
  }
}
