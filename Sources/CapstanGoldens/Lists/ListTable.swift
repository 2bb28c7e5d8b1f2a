/// The display lists of some frames of a clip, each as the text of `DisplayList.dump`.
///
/// The text form holds each frame as changes to the one before it, the first to nothing: a line
/// "=3" repeats three lines, "-2" leaves two out, and "+" stands before a new line. So a still part
/// is written once, and a change of the layout shows where it is.
public struct ListTable: Equatable, Sendable {
  /// The display list of one frame.
  public struct Entry: Equatable, Sendable {
    /// The frame's number.
    public var frame: Int
    /// Its display list.
    public var list: String

    /// Creates an entry.
    public init(frame: Int, list: String) {
      (self.frame, self.list) = (frame, list)
    }
  }

  /// By ascending frames.
  public let entries: [Entry]

  private static let title = "capstan lists 1"

  /// Creates a table and sorts it.
  public init(_ entries: [Entry]) {
    self.entries = entries.sorted { $0.frame < $1.frame }
  }

  /// The list of a frame; nil if it is not kept.
  public subscript(frame: Int) -> String? {
    entries.first { $0.frame == frame }?.list
  }

  // MARK: Text

  /// The table as text.
  public var text: String {
    var lines = [Self.title]
    var previous: [Substring] = []
    for entry in entries {
      let current = Self.lines(of: entry.list)
      lines += ["", "frame \(entry.frame)"]
      lines += Self.changes(from: previous, to: current)
      previous = current
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A list's lines, without the empty one after its last end of line.
  private static func lines(of list: String) -> [Substring] {
    var lines = list.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines
  }

  private static func changes(from old: [Substring], to new: [Substring]) -> [String] {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    let (oldBody, newBody) = (old[head..<old.count - tail], new[head..<new.count - tail])
    let difference = Array(newBody).difference(from: Array(oldBody))
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var script = EditScript()
    script.keep(head)
    var (oldOffset, newOffset) = (0, 0)
    while oldOffset < oldBody.count || newOffset < newBody.count {
      if removed.contains(oldOffset) {
        script.drop()
        oldOffset += 1
      } else if inserted.contains(newOffset) {
        script.insert(newBody[head + newOffset])
        newOffset += 1
      } else {
        script.keep(1)
        (oldOffset, newOffset) = (oldOffset + 1, newOffset + 1)
      }
    }
    script.keep(tail)
    return script.lines
  }

  /// Creates a table from its text.
  ///
  /// - Throws: `GoldenError.unreadable` with the path and the line.
  public init(parsing text: String, path: String) throws(GoldenError) {
    var reader = LineReader(text, path: path)
    guard reader.next() == Self.title[...] else {
      throw reader.failure("the first line must be \"\(Self.title)\"")
    }
    var entries: [(frame: Int, lines: [Substring])] = []
    var (previous, rest): ([Substring], ArraySlice<Substring>) = ([], [])
    while let line = reader.next() {
      if line.isEmpty { continue }
      if let number = line.dropping("frame ") {
        previous = entries.last?.lines ?? []
        guard rest.isEmpty else { throw reader.failure("the frame before ends too early") }
        guard let frame = Int(number), frame > entries.last?.frame ?? -1 else {
          throw reader.failure("a frame after those before it is expected")
        }
        entries.append((frame, []))
        rest = previous[...]
        continue
      }
      guard !entries.isEmpty, Self.apply(line, to: &entries[entries.count - 1].lines, &rest) else {
        throw reader.failure("a line beginning with =, - or + is expected")
      }
    }
    guard rest.isEmpty else { throw reader.failure("the last frame ends too early") }
    self.init(
      entries.map { Entry(frame: $0.frame, list: $0.lines.map { $0 + "\n" }.joined()) })
  }

  /// Takes one line of changes; false if it is none.
  private static func apply(
    _ line: Substring, to lines: inout [Substring], _ rest: inout ArraySlice<Substring>
  ) -> Bool {
    let body = line.dropFirst()
    if line.first == "+" {
      lines.append(body)
      return true
    }
    guard line.first == "=" || line.first == "-", let count = Int(body), count > 0,
      count <= rest.count
    else { return false }
    if line.first == "=" { lines += rest.prefix(count) }
    rest = rest.dropFirst(count)
    return true
  }
}

/// Collects the lines of changes, equal kinds in a row as one.
private struct EditScript {
  private(set) var lines: [String] = []
  private var kept = 0
  private var dropped = 0

  mutating func keep(_ count: Int) {
    guard count > 0 else { return }
    if let last = lines.last, last.hasPrefix("="), kept > 0 {
      lines.removeLast()
    } else {
      kept = 0
    }
    kept += count
    dropped = 0
    lines.append("=\(kept)")
  }

  mutating func drop() {
    if dropped > 0 { lines.removeLast() }
    dropped += 1
    kept = 0
    lines.append("-\(dropped)")
  }

  mutating func insert(_ line: Substring) {
    (kept, dropped) = (0, 0)
    lines.append("+\(line)")
  }
}
