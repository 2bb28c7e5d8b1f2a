/// The names of a sequence's files: all of one length, so that they sort by number.
public struct FrameName: Hashable, Sendable {
  /// How many digits a number has: those of the largest index, at least 4.
  public let padding: Int
  /// What the names end with, without a point.
  public let fileExtension: String

  /// Creates the names of a clip's frames, 0 to `count` - 1, whatever part of it is written.
  public init(count: Int, fileExtension: String = "png") {
    self.init(padding: max(4, String(max(0, count - 1)).utf8.count), fileExtension: fileExtension)
  }

  /// Creates names of a known padding.
  ///
  /// Traps on a padding below 1.
  public init(padding: Int, fileExtension: String = "png") {
    precondition(padding >= 1, "A frame's number has at least one digit.")
    (self.padding, self.fileExtension) = (padding, fileExtension)
  }

  /// The name of a frame's file, such as "f0017.png".
  ///
  /// Traps on a negative index.
  public func file(_ index: Int) -> String {
    precondition(index >= 0, "Frames are numbered from 0.")
    let digits = String(index)
    let zeros = String(repeating: "0", count: max(0, padding - digits.utf8.count))
    return "f\(zeros)\(digits).\(fileExtension)"
  }

  /// The pattern by which ffmpeg finds the files, such as "f%04d.png".
  public var pattern: String {
    "f%0\(padding)d.\(fileExtension)"
  }

  /// Returns whether a file of some padding could have a name.
  package static func isFrame(_ file: String) -> Bool {
    let digits = file.prefix { $0 != "." }.dropFirst()
    return !digits.isEmpty && FrameName(padding: digits.utf8.count).index(of: file) != nil
  }

  /// The index that a file's name holds, or nil if `file(_:)` never gives that name.
  public func index(of file: String) -> Int? {
    guard file.hasPrefix("f"), file.hasSuffix(".\(fileExtension)") else { return nil }
    let digits = file.dropFirst().dropLast(fileExtension.utf8.count + 1)
    guard let number = ExactDecimal(digits), number.places == 0, self.file(number.digits) == file
    else { return nil }
    return number.digits
  }
}
