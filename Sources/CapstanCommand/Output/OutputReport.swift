import CapstanFrames
import Foundation

/// What a command made, as `--json` prints it.
struct OutputReport: Encodable {
  /// The files, or the folder, as they were written.
  var outputs: [String]
  var frames: Int
  var width: Int
  var height: Int
  /// Frames a second as a fraction, where the frames have a rate.
  var rate: String?
  /// Seconds that the frames last, where they have a rate.
  var duration: Double?
  /// Seconds at which the frames stand, where they were asked for by their times.
  var times: [Double]?

  /// Describes frames of a rate.
  init(_ outputs: [String], frames: Int, width: Int, height: Int, rate: FrameRate) {
    (self.outputs, self.frames, self.width, self.height) = (outputs, frames, width, height)
    self.rate = "\(rate)"
    duration = Double(frames) * Double(rate.denominator) / Double(rate.numerator)
  }

  /// Describes frames at times.
  init(_ outputs: [String], times: [RationalTime], width: Int, height: Int) {
    (self.outputs, frames, self.width, self.height) = (outputs, times.count, width, height)
    self.times = times.map(\.seconds)
  }

  /// An object, or a list of them for the films of a matrix, with a final line end.
  static func json(_ reports: [OutputReport], isMatrix: Bool) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data =
      if !isMatrix, let report = reports.first {
        try encoder.encode(report)
      } else {
        try encoder.encode(reports)
      }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// Refuses a report where the standard output holds something else.
  ///
  /// - Throws: `CommandError` with the code `usage`.
  static func check(_ isWanted: Bool, output: String?) throws {
    guard isWanted, output == "-" else { return }
    throw CommandError.usage("--json and -o - would both write into the standard output")
  }
}
