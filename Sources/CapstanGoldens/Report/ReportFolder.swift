import CapstanFrames
import Foundation

/// The files of a report and their names.
///
///     report/index.html                          the page
///            data/run.js, data/<shot>.js         what it shows
///            shots/<shot>/f0030-expected.png     also -actual and -difference
///            strips/<shot>.png                   one picture of a failing shot, for summaries
///            results.json, junit.xml, summary.md
///
/// A shot is called by its golden's folder.
struct ReportFolder: Sendable {
  let path: String

  /// What the page says of itself; a folder with such a page may be written anew.
  static let mark = "<meta name=\"generator\" content=\"capstan\">"

  /// Opens a folder, and empties it of an older report.
  ///
  /// - Throws: `GoldenError.cannotWrite`, for a folder that holds something else too.
  init(creating path: String) throws(GoldenError) {
    self.path = path
    let files = FileManager.default
    let contents = ((try? files.contentsOfDirectory(atPath: path)) ?? []).filter {
      $0 != ".DS_Store"
    }
    if !contents.isEmpty {
      guard let page = files.contents(atPath: "\(path)/index.html"),
        String(decoding: page, as: UTF8.self).contains(Self.mark)
      else {
        throw .cannotWrite(path: path, reason: "the folder holds something that is no report")
      }
      for name in [
        "index.html", "data", "shots", "strips", "results.json", "junit.xml", "summary.md",
      ] {
        try? files.removeItem(atPath: "\(path)/\(name)")
      }
    }
    try write(Array(Self.placeholder.utf8), to: "index.html")
  }

  /// Stands in for the page until all is known, so that a broken run leaves no older page behind.
  private static let placeholder =
    "<!doctype html><html lang=\"en\"><head>\(mark)<title>Motion report</title></head>"
    + "<body><p>This run has not ended.</p></body></html>\n"

  /// A layer of a picture in a report.
  enum Layer: String, CaseIterable {
    case expected, actual, difference

    var bit: Int {
      switch self {
      case .expected: 1
      case .actual: 2
      case .difference: 4
      }
    }
  }

  /// The name of a picture, relative to the folder.
  static func picture(_ frame: Int, _ layer: Layer, shot: String, digits: Int) -> String {
    let file = FrameName(padding: digits).file(frame)
    return "shots/\(shot)/\(file.dropLast(4))-\(layer.rawValue).png"
  }

  /// The name of a shot's strip, relative to the folder.
  static func strip(_ shot: String) -> String { "strips/\(shot).png" }

  /// Whether a file is there.
  func has(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(path)/\(file)")
  }

  /// Writes a file, with the folders above it.
  ///
  /// - Throws: `GoldenError.cannotWrite`.
  func write(_ bytes: [UInt8], to file: String) throws(GoldenError) {
    let full = "\(path)/\(file)"
    let parts = full.split(separator: "/", omittingEmptySubsequences: false)
    do throws(FrameError) {
      let folder = try OutputFolder(creating: parts.dropLast().joined(separator: "/"))
      try folder.write(bytes, to: String(parts[parts.count - 1]))
    } catch {
      throw .cannotWrite(path: full, reason: "\(error)")
    }
  }

  /// Writes a text.
  ///
  /// - Throws: `GoldenError.cannotWrite`.
  func write(_ text: String, to file: String) throws(GoldenError) {
    try write(Array(text.utf8), to: file)
  }

  /// The size of a picture here, from the first bytes of its file; nil if it is not there.
  func size(of file: String) -> (width: Int, height: Int)? {
    guard let handle = FileHandle(forReadingAtPath: "\(path)/\(file)"),
      let head = try? handle.read(upToCount: 24), head.count == 24
    else { return nil }
    func number(_ start: Int) -> Int {
      head[(head.startIndex + start)..<(head.startIndex + start + 4)].reduce(0) {
        $0 << 8 | Int($1)
      }
    }
    return (number(16), number(20))
  }
}
