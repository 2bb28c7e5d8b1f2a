import CapstanSceneGraph
import Foundation

/// Turns paragraphs into clusters of glyphs, choosing a face for every character.
struct ParagraphShaper {
  private let library: FaceLibrary
  private let text: StyledText
  private let scale: CGFloat
  private let fonts: [FontRequest.Resolved]
  private let cjk: ScriptFaces.CJKRegion
  /// Characters that no declared font has, in the order of their appearance.
  private(set) var missing: [Unicode.Scalar] = []

  /// Creates a shaper for a text whose sizes are scaled.
  init(text: StyledText, scale: CGFloat, library: FaceLibrary) {
    (self.text, self.scale, self.library) = (text, scale, library)
    fonts = text.spans.map { $0.font.resolved(scale: scale, library: library) }
    cjk = ScriptFaces.CJKRegion(
      locale: text.locale, scalars: text.spans.lazy.flatMap(\.text.unicodeScalars))
  }

  /// Families asked for that no declared file has, in the order of their appearance.
  var missingFamilies: [String] {
    fonts.compactMap(\.missingFamily).reduce(into: []) { families, family in
      if !families.contains(family) { families.append(family) }
    }
  }

  /// Returns a paragraph's clusters in reading order.
  mutating func clusters(of paragraph: Paragraph, levels: [UInt8]) -> [Cluster] {
    let scripts = paragraph.scripts()
    let breaks = paragraph.breakOpportunities(language: text.locale)
    return items(of: paragraph, levels: levels, scripts: scripts).flatMap { item in
      var clusters = shape(item, of: paragraph)
      for index in clusters.indices {
        clusters[index].mayBreakBefore = breaks[clusters[index].range.lowerBound]
      }
      return clusters
    }
  }

  /// Returns an ellipsis in the style of a span.
  mutating func ellipsis(span: Int, level: UInt8) -> [Cluster] {
    var paragraph = Paragraph(emptySpan: span)
    paragraph.append("…", span: span, startsCharacter: true)
    return clusters(of: paragraph, levels: [level])
  }

  // MARK: Items

  /// Neighbouring scalars of one span, level, script and face.
  fileprivate struct Item {
    var range: Range<Int>
    var span: Int
    var level: UInt8
    var script: Int
    var source: Source
  }

  /// Where an item's glyphs come from.
  fileprivate enum Source: Equatable {
    case face(Typeface.Choice, slant: CGFloat)
    /// No declared font has the character.
    case missing
    /// Control characters show nothing.
    case control
    /// The caller draws something in the character's place.
    case picture
  }

  private mutating func items(of paragraph: Paragraph, levels: [UInt8], scripts: [Int]) -> [Item] {
    var items: [Item] = []
    var start = 0
    while start < paragraph.scalars.count {
      var end = start + 1
      while end < paragraph.scalars.count, !paragraph.startsCharacter[end],
        paragraph.spans[end] == paragraph.spans[start]
      {
        end += 1
      }
      let span = paragraph.spans[start]
      let source =
        text.spans[span].picture == nil
        ? source(for: paragraph.scalars[start..<end], font: fonts[span], script: scripts[start])
        : Source.picture
      let item = Item(
        range: start..<end, span: span, level: levels[start], script: scripts[start],
        source: source)
      if let last = items.last, last.continues(with: item) {
        items[items.count - 1].range = last.range.lowerBound..<end
      } else {
        items.append(item)
      }
      start = end
    }
    return items
  }

  private mutating func source(
    for character: ArraySlice<Unicode.Scalar>, font: FontRequest.Resolved, script: Int
  ) -> Source {
    guard let first = character.first else { return .control }
    if first.properties.generalCategory == .control { return .control }
    let own = Source.face(font.choice, slant: font.slant)
    if EmojiPresentation.applies(to: character) {
      if let emoji = fallback([.emoji], for: character.prefix(1), weight: 400) { return emoji }
    }
    if covers(font.choice, character) { return own }
    let weight = font.weight
    let candidates = ScriptFaces.candidates(
      script: Paragraph.ownScript(of: first) ?? script, cjk: cjk)
    if let found = fallback(candidates, for: character, weight: weight) { return found }
    // A mark that only another face has is better lost, and reported, than the whole character.
    let base = character.prefix(1)
    report(character.filter { !isKnown($0, font: font, candidates: candidates) })
    if covers(font.choice, base) { return own }
    return fallback(candidates, for: base, weight: weight) ?? .missing
  }

  private func fallback(
    _ candidates: [Typeface], for character: ArraySlice<Unicode.Scalar>, weight: Int
  ) -> Source? {
    for candidate in candidates {
      let choice = candidate.choice(weight: weight, italic: false)
      if covers(choice, character) { return .face(choice, slant: 0) }
    }
    return nil
  }

  private func isKnown(
    _ scalar: Unicode.Scalar, font: FontRequest.Resolved, candidates: [Typeface]
  ) -> Bool {
    covers(font.choice, [scalar])
      || fallback(candidates, for: [scalar], weight: font.weight) != nil
  }

  private func covers(_ choice: Typeface.Choice, _ character: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let face = library.face(choice) else { return false }
    return character.allSatisfy {
      $0.properties.isDefaultIgnorableCodePoint || face.shaping.covers($0)
    }
  }

  private mutating func report(_ scalars: [Unicode.Scalar]) {
    for scalar in scalars where !missing.contains(scalar) { missing.append(scalar) }
  }

  // MARK: Shaping

  private func shape(_ item: Item, of paragraph: Paragraph) -> [Cluster] {
    let font = fonts[item.span]
    switch item.source {
    case .control: return item.range.map { control(at: $0, of: paragraph, item: item) }
    case .missing: return boxes(for: item, of: paragraph)
    case .picture:
      return item.range.map { index in
        var picture = cluster(index..<index + 1, of: item, paragraph: paragraph)
        picture.advance = (text.spans[item.span].picture?.width ?? 0) * scale
        return picture
      }
    case .face(let choice, let slant):
      guard let face = library.face(choice) else { return boxes(for: item, of: paragraph) }
      let bytes =
        paragraph.byteOffsets[item.range.lowerBound]..<paragraph.byteOffsets[item.range.upperBound]
      let span = text.spans[item.span]
      let glyphs = face.shaping.shape(
        bytes, of: paragraph.utf8, level: Int(item.level), script: item.script,
        language: text.locale,
        features: [
          FeatureRange(features: font.features),
          FeatureRange(features: span.tracking == 0 ? "" : "liga=0,clig=0"),
        ] + colons(in: item, of: paragraph))
      // The system font's tracking is its own; a face that stands in for a script has none.
      let tracking = (choice == font.choice ? font.tracking : 0) + span.tracking * scale
      return clusters(from: glyphs, of: item, paragraph: paragraph).map { cluster in
        var cluster = cluster
        (cluster.face, cluster.size, cluster.slant) = (face.outline, font.size, slant)
        cluster.track(by: tracking)
        return cluster
      }
    }
  }

  /// The features that centre colons between digits.
  private func colons(in item: Item, of paragraph: Paragraph) -> [FeatureRange] {
    guard fonts[item.span].raisesColons, item.range.count > 2 else { return [] }
    let scalars = paragraph.scalars
    let isDigit = { (index: Int) in scalars[index].properties.numericType == .decimal }
    return item.range.dropFirst().dropLast().compactMap { index in
      guard scalars[index] == ":", isDigit(index - 1), isDigit(index + 1) else { return nil }
      return FeatureRange(
        features: "calt=1",
        bytes: paragraph.byteOffsets[index]..<paragraph.byteOffsets[index + 1])
    }
  }

  /// Gathers glyphs into clusters that begin both a character and a glyph's own group.
  private func clusters(
    from glyphs: [ShapedGlyph], of item: Item, paragraph: Paragraph
  ) -> [Cluster] {
    let owners = glyphs.map { paragraph.scalarIndex(ofByte: $0.byteOffset) }
    let groupStarts = Set(owners)
    var starts = item.range.filter {
      $0 == item.range.lowerBound || (paragraph.startsCharacter[$0] && groupStarts.contains($0))
    }
    starts.append(item.range.upperBound)
    var clusters = zip(starts, starts.dropFirst()).map { start, end in
      cluster(start..<end, of: item, paragraph: paragraph)
    }
    var clusterOfScalar: [Int] = []
    for (index, cluster) in clusters.enumerated() {
      clusterOfScalar.append(contentsOf: repeatElement(index, count: cluster.range.count))
    }
    let size = fonts[item.span].size
    for (glyph, owner) in zip(glyphs, owners) {
      let index = clusterOfScalar[owner - item.range.lowerBound]
      let offset = CGPoint(
        x: clusters[index].advance + glyph.xOffset * size, y: glyph.yOffset * size)
      if glyph.id != ShapingFace.blank {
        clusters[index].glyphs.append(Cluster.Glyph(id: glyph.id, offset: offset))
      }
      clusters[index].advance += glyph.advance * size
    }
    return clusters
  }

  private func cluster(_ range: Range<Int>, of item: Item, paragraph: Paragraph) -> Cluster {
    Cluster(
      range: range, text: paragraph.text(range), kerning: text.spans[item.span].kerning * scale,
      level: item.level, span: item.span,
      isWhite: paragraph.scalars[range].allSatisfy {
        $0.properties.isWhitespace && !Self.isNoBreakSpace($0)
      })
  }

  private static func isNoBreakSpace(_ scalar: Unicode.Scalar) -> Bool {
    [0xA0, 0x2007, 0x202F].contains(scalar.value)
  }

  /// A tab is a gap of fixed width, an approximation of ours; other control characters have none.
  private func control(at index: Int, of paragraph: Paragraph, item: Item) -> Cluster {
    var cluster = cluster(index..<index + 1, of: item, paragraph: paragraph)
    if paragraph.scalars[index] == "\t" { cluster.advance = Self.tabWidth }
    return cluster
  }

  private static let tabWidth: CGFloat = 28

  /// A box for each character that no declared font has.
  private func boxes(for item: Item, of paragraph: Paragraph) -> [Cluster] {
    let font = fonts[item.span]
    let face = library.face(font.choice) ?? library.face(Typeface.systemRegular)
    return item.range.filter { paragraph.startsCharacter[$0] || $0 == item.range.lowerBound }
      .map { start in
        var end = start + 1
        while end < item.range.upperBound, !paragraph.startsCharacter[end] { end += 1 }
        var box = cluster(start..<end, of: item, paragraph: paragraph)
        box.glyphs = [Cluster.Glyph(id: 0, offset: .zero)]
        box.advance = (face?.shaping.advance(of: 0) ?? 1) * font.size
        (box.face, box.size) = (face?.outline, font.size)
        return box
      }
  }
}

extension ParagraphShaper.Item {
  fileprivate func continues(with next: Self) -> Bool {
    span == next.span && level == next.level && script == next.script && source == next.source
  }
}
