import CapstanFrames
import CapstanSceneGraph

/// The text form: an attribute a paragraph, sorted by name; a line holds a range of frames and
/// their values.
///
///     capstan curves 1
///     rate 60/1
///     frames 150
///
///     TabBar/Pill/frame.x
///       0..30 26
///       31..39 28.14253 33.46 41.80112 …
///
/// One value for a range means that it holds throughout. Lines end at every tenth frame, so that a
/// change of one value changes one line, and lines of unchanged frames stay where they were.
extension CurveTable {
  static let title = "capstan curves 1"
  /// From how many equal values on a range has a line of its own.
  private static let shortestRun = 4
  private static let framesPerLine = 10

  /// The table as text.
  public var text: String {
    var lines = [Self.title, "rate \(rate)", "frames \(frameCount)"]
    for name in attributes {
      lines += ["", Self.escaped(name)]
      lines += Self.lines(self[name] ?? [])
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(_ series: [Double?]) -> [String] {
    let texts = series.map { $0.map { DumpNumber.text($0) } }
    var lines: [String] = []
    var frame = 0
    while frame < texts.count {
      guard let text = texts[frame] else {
        frame += 1
        continue
      }
      var end = frame + run(in: texts, from: frame)
      if end - frame >= shortestRun {
        lines.append("  \(range(frame, end)) \(text)")
      } else {
        end = lineEnd(in: texts, from: frame)
        let values = texts[frame..<end].compactMap(\.self)
        lines.append("  \(range(frame, end)) \(values.joined(separator: " "))")
      }
      frame = end
    }
    return lines
  }

  /// How many frames from one on have the same value.
  private static func run(in texts: [String?], from start: Int) -> Int {
    texts[start...].prefix { $0 == texts[start] }.count
  }

  /// The end of a line of single values: a tenth frame, a gap, or the beginning of a run.
  private static func lineEnd(in texts: [String?], from start: Int) -> Int {
    var end = start + 1
    while end < texts.count, end % framesPerLine != 0, texts[end] != nil,
      run(in: texts, from: end) < shortestRun
    {
      end += 1
    }
    return end
  }

  private static func range(_ start: Int, _ end: Int) -> String {
    end - start == 1 ? "\(start)" : "\(start)..\(end - 1)"
  }

  /// Creates a table from its text.
  ///
  /// - Throws: `GoldenError.unreadable` with the path and the line.
  public init(parsing text: String, path: String) throws(GoldenError) {
    var reader = LineReader(text, path: path)
    guard reader.next() == Self.title[...] else {
      throw reader.failure("the first line must be \"\(Self.title)\"")
    }
    guard let rateText = reader.next()?.dropping("rate "),
      let rate = try? FrameRate.reading(String(rateText)).rate
    else { throw reader.failure("a line such as \"rate 60/1\" is expected") }
    guard let countText = reader.next()?.dropping("frames "), let count = Int(countText),
      count >= 0, count <= FrameClock.largestCount
    else { throw reader.failure("a line such as \"frames 150\" is expected") }
    self.init(rate: rate, frameCount: count)
    var (attribute, seen): (String?, Set<String>) = (nil, [])
    while let line = reader.next() {
      if line.isEmpty { continue }
      if line.hasPrefix("  ") {
        guard let attribute else { throw reader.failure("values without an attribute") }
        guard parseValues(line.dropFirst(2), of: attribute) else {
          throw reader.failure("values such as \"0..29 26\" are expected")
        }
      } else {
        let name = Self.unescaped(line)
        guard seen.insert(name).inserted else { throw reader.failure("\(name) stands here twice") }
        attribute = name
      }
    }
  }

  private mutating func parseValues(_ line: Substring, of attribute: String) -> Bool {
    let words = line.split(separator: " ")
    guard let first = words.first, let frames = Self.frames(first), frames.upperBound < frameCount
    else { return false }
    let numbers = words.dropFirst().compactMap { Double($0) }.filter(\.isFinite)
    guard numbers.count == words.count - 1, numbers.count == 1 || numbers.count == frames.count
    else { return false }
    for frame in frames {
      set(attribute, frame, numbers[numbers.count == 1 ? 0 : frame - frames.lowerBound])
    }
    return true
  }

  private static func frames(_ word: Substring) -> ClosedRange<Int>? {
    let ends = word.split(separator: ".", omittingEmptySubsequences: true).map { Int($0) }
    guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2,
      first >= 0, first <= last
    else { return nil }
    return first...last
  }

  /// A name as a line that is neither empty nor indented.
  private static func escaped(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case " " where result.isEmpty: result += "\\s"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result.isEmpty ? "\\" : result
  }

  private static func unescaped(_ line: Substring) -> String {
    var result = ""
    var scalars = line.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "\\" else {
        result.unicodeScalars.append(scalar)
        continue
      }
      switch scalars.next() {
      case "n": result += "\n"
      case "r": result += "\r"
      case "s": result += " "
      case "\\": result += "\\"
      default: break
      }
    }
    return result
  }
}
