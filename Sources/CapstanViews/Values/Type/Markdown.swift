import Foundation

/// The inline part of Markdown: emphasis, strong emphasis, strikethrough, code, links, escapes.
///
/// Pieces that are not characters take part as one opaque character each.
package enum Markdown {
  /// One character or opaque piece.
  package enum Atom: Equatable, Sendable {
    case character(Character)
    case opaque(Int)

    fileprivate var isSpace: Bool {
      if case .character(let c) = self { return c.isWhitespace }
      return false
    }

    fileprivate var isWord: Bool {
      if case .character(let c) = self { return c.isLetter || c.isNumber }
      return true
    }
  }

  /// Characters and pieces of one emphasis.
  package struct Run: Equatable, Sendable {
    package var atoms: [Atom]
    package var emphasis = Emphasis()
    package var link: URL?
  }

  /// What marks around characters ask for.
  package struct Emphasis: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let italic = Emphasis(rawValue: 1)
    package static let bold = Emphasis(rawValue: 2)
    package static let code = Emphasis(rawValue: 4)
    package static let strikethrough = Emphasis(rawValue: 8)
  }

  /// Returns the runs of a text; marks that have no partner stay characters.
  package static func runs(of atoms: [Atom]) -> [Run] {
    var parser = Parser()
    parser.parse(atoms[...], emphasis: [], link: nil)
    return parser.runs
  }

  /// Tells whether characters hold any mark at all.
  package static func hasMarks(_ characters: String) -> Bool {
    characters.utf8.contains { "*_~`[\\".utf8.contains($0) }
  }
}

private struct Parser {
  typealias Atoms = ArraySlice<Markdown.Atom>

  private(set) var runs: [Markdown.Run] = []

  private static let marks: [(mark: [Character], emphasis: Markdown.Emphasis)] = [
    (["*", "*", "*"], [.bold, .italic]), (["*", "*"], .bold), (["*"], .italic),
    (["_", "_", "_"], [.bold, .italic]), (["_", "_"], .bold), (["_"], .italic),
    (["~", "~"], .strikethrough),
  ]

  mutating func parse(_ atoms: Atoms, emphasis: Markdown.Emphasis, link: URL?) {
    var rest = atoms
    while let atom = rest.first {
      if case .character(let c) = atom {
        if c == "\\", let next = rest.dropFirst().first, Self.isPunctuation(next) {
          append(next, emphasis, link)
          rest = rest.dropFirst(2)
          continue
        }
        if c == "`", let after = parseCode(rest, emphasis, link) {
          rest = after
          continue
        }
        if c == "[", link == nil, let after = parseLink(rest, emphasis) {
          rest = after
          continue
        }
        if let after = parseEmphasis(rest, emphasis, link) {
          rest = after
          continue
        }
      }
      append(atom, emphasis, link)
      rest = rest.dropFirst()
    }
  }

  private mutating func append(
    _ atom: Markdown.Atom, _ emphasis: Markdown.Emphasis, _ link: URL?
  ) {
    if let last = runs.indices.last, runs[last].emphasis == emphasis, runs[last].link == link {
      runs[last].atoms.append(atom)
    } else {
      runs.append(Markdown.Run(atoms: [atom], emphasis: emphasis, link: link))
    }
  }

  private mutating func parseCode(
    _ atoms: Atoms, _ emphasis: Markdown.Emphasis, _ link: URL?
  ) -> Atoms? {
    let inside = atoms.dropFirst()
    guard let end = inside.firstIndex(of: .character("`")), end > inside.startIndex else {
      return nil
    }
    for atom in inside[..<end] { append(atom, emphasis.union(.code), link) }
    return atoms[(end + 1)...]
  }

  private mutating func parseLink(_ atoms: Atoms, _ emphasis: Markdown.Emphasis) -> Atoms? {
    guard let middle = atoms.firstIndex(of: .character("]")),
      atoms[(middle + 1)...].first == .character("("),
      let end = atoms[(middle + 1)...].firstIndex(of: .character(")"))
    else { return nil }
    var address = ""
    for atom in atoms[(middle + 2)..<end] {
      guard case .character(let c) = atom else { return nil }
      address.append(c)
    }
    guard let url = URL(string: address) else { return nil }
    parse(atoms[(atoms.startIndex + 1)..<middle], emphasis: emphasis, link: url)
    return atoms[(end + 1)...]
  }

  private mutating func parseEmphasis(
    _ atoms: Atoms, _ emphasis: Markdown.Emphasis, _ link: URL?
  ) -> Atoms? {
    for (mark, added) in Self.marks where atoms.starts(with: mark.map { .character($0) }) {
      let inside = atoms.dropFirst(mark.count)
      guard let first = inside.first, !first.isSpace, first != .character(mark[0]) else { continue }
      if mark[0] == "_", isWord(before: atoms.startIndex, in: atoms) { continue }
      guard let end = close(of: mark, in: inside) else { continue }
      parse(inside[..<end], emphasis: emphasis.union(added), link: link)
      return atoms[(end + mark.count)...]
    }
    return nil
  }

  /// Returns where the partner of a mark begins.
  private func close(of mark: [Character], in atoms: Atoms) -> Int? {
    var i = atoms.startIndex
    while i < atoms.endIndex {
      if atoms[i] == .character("\\") {
        i += 2
        continue
      }
      let tail = atoms[i...]
      if i > atoms.startIndex, tail.starts(with: mark.map { .character($0) }),
        !atoms[i - 1].isSpace
      {
        let run = tail.prefix { $0 == .character(mark[0]) }.count
        let after = i + run
        let isIntraword = mark[0] == "_" && after < atoms.endIndex && atoms[after].isWord
        // A longer run closes an inner mark first; this one takes the end of it.
        if !isIntraword, run == mark.count || run == 3 { return after - mark.count }
        i = after
        continue
      }
      i += 1
    }
    return nil
  }

  private func isWord(before index: Int, in atoms: Atoms) -> Bool {
    guard let last = runs.last?.atoms.last else { return false }
    return last.isWord
  }

  private static func isPunctuation(_ atom: Markdown.Atom) -> Bool {
    guard case .character(let c) = atom else { return false }
    return c.isASCII && (c.isPunctuation || c.isSymbol)
  }
}
