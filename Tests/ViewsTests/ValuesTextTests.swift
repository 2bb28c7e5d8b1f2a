import CapstanSceneGraph
import CapstanViews
import Foundation
import Testing

@Suite struct ValuesTextTests {
  // MARK: What is said

  @Test func literalsAreKeysAndStringsAreNot() {
    let name = "**World**"
    #expect(spans(Text("Hello, **World**")) == ["Hello, |400", "World|600"])
    #expect(spans(Text(name)) == ["**World**|400"])
    #expect(spans(Text(verbatim: "**World**")) == ["**World**|400"])
    #expect(spans(Text("Hello, \(name)")) == ["Hello, **World**|400"])
    #expect(spans(Text("Hello, **\(name)**!")) == ["Hello, |400", "**World**|600", "!|400"])
  }

  @Test func interpolatedValuesFollowTheLocale() {
    #expect(characters(Text("\(1234) of \(2)")) == "1,234 of 2")
    #expect(characters(Text("\(1234)"), locale: "de_DE") == "1.234")
    #expect(characters(Text("\(1.5)")) == "1.500000")
    #expect(characters(Text("\(3.14159, specifier: "%.2f")")) == "3.14")
    #expect(characters(Text("\(7, specifier: "%03lld")")) == "007")
    #expect(characters(Text("\(true)")) == "true")
    #expect(characters(Text(0.25, format: .percent)) == "25%")
    #expect(characters(Text("\(1234.5, format: .number)"), locale: "de_DE") == "1.234,5")
  }

  @Test func resourcesShowTheirValue() {
    let resource: LocalizedStringResource = "Home"
    #expect(characters(Text(resource)) == "Home")
    #expect(resource.key == "Home")
    #expect(String(localized: "Tab \(2)") == "Tab 2")
    #expect(
      characters(Text(LocalizedStringResource("tab.home", defaultValue: "Start"))) == "Start")
  }

  @Test func datesFollowTheirStyle() {
    let date = Date(timeIntervalSinceReferenceDate: 3723)
    #expect(characters(Text(date, style: .timer)) == "1:02:03")
    #expect(characters(Text(date, style: .relative)) == "1 hr, 2 min")
    #expect(characters(Text(date, style: .offset)) == "+1 hr, 2 min")
    #expect(characters(Text(date, style: .date)) == "January 1, 2001")
    #expect(characters(Text(date, style: .time)).hasPrefix("1:02"))
  }

  @Test func formattersWriteAtOnce() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.minimumFractionDigits = 1
    #expect(characters(Text(NSNumber(value: 2), formatter: formatter)) == "2.0")
    #expect(characters(Text("\(NSNumber(value: 3), formatter: formatter)!")) == "3.0!")
  }

  @Test(arguments: [
    ("*i* _i_", "i/i| |i/i"), ("**b** __b__", "b/b| |b/b"), ("***x***", "x/bi"),
    ("~~s~~", "s/s"), ("`a*b*`", "a*b*/c"), ("5 * 3 * 2", "5 * 3 * 2"),
    ("snake_case_name", "snake_case_name"), ("**open", "**open"), ("\\*no\\*", "*no*"),
    ("**b *bi* b**", "b /b|bi/bi| b/b"), ("a**b**c", "a|b/b|c"), ("* list", "* list"),
    ("[site](https://example.com)", "site/l"), ("[no]", "[no]"), ("**", "**"), ("a*", "a*"),
  ])
  func inlineMarkdown(source: String, expected: String) {
    let runs = Markdown.runs(of: source.map { .character($0) })
    let text = runs.map { run in
      let characters = run.atoms.map { atom -> String in
        if case .character(let c) = atom { return String(c) }
        return "?"
      }
      var marks = run.emphasis.contains(.bold) ? "b" : ""
      if run.emphasis.contains(.italic) { marks += "i" }
      if run.emphasis.contains(.strikethrough) { marks += "s" }
      if run.emphasis.contains(.code) { marks += "c" }
      if run.link != nil { marks += "l" }
      return characters.joined() + (marks.isEmpty ? "" : "/" + marks)
    }
    #expect(text.joined(separator: "|") == expected)
  }

  // MARK: How it is set

  @Test func theInnerModifierWins() {
    let text = Text("a").font(.title).font(.caption)
    #expect(text.resolved(in: StyleContext()).text.spans[0].font.size == 28)
    let sum = (Text("a").fontWeight(.black) + Text("b")).fontWeight(.light)
    #expect(spans(sum) == ["a|900", "b|300"])
  }

  @Test func environmentAndTextAddUp() {
    var environment = TextEnvironment()
    environment.attributes.apply(.font(.largeTitle))
    environment.attributes.apply(.bold(true))
    environment.attributes.apply(.kerning(2))
    (environment.alignment, environment.lineLimit) = (.center, 2)
    (environment.truncation, environment.minimumScaleFactor) = (.middle, 0.5)
    var context = StyleContext()
    (context.layoutDirection, context.displayScale) = (.rightToLeft, 2)
    let resolved = Text("A").italic().resolved(in: context, environment: environment).text
    let span = resolved.spans[0]
    #expect(span.font == FontRequest(size: 34, weight: 700, italic: true))
    #expect(span.kerning == 2)
    #expect(resolved.leading == 41)
    #expect(resolved.alignment == .center && resolved.lineLimit == 2)
    #expect(resolved.truncation == .middle && resolved.minimumScaleFactor == 0.5)
    #expect(resolved.rightToLeft && resolved.pixelsPerPoint == 2)
    #expect(resolved.locale == "en-US")
  }

  @Test func textModifiersReachTheSpan() {
    let text = Text("Ab").underline().strikethrough().tracking(1).kerning(2).baselineOffset(3)
      .monospacedDigit().fontDesign(.rounded)
    let span = text.resolved(in: StyleContext()).text.spans[0]
    #expect(span.underline && span.strikethrough)
    #expect((span.tracking, span.kerning, span.baselineOffset) == (1, 2, 3))
    #expect(span.font.monospacedDigits && span.font.family == .rounded)
  }

  @Test func caseChangesFollowTheLocale() {
    var environment = TextEnvironment()
    environment.attributes.apply(.textCase(.uppercase))
    var context = StyleContext()
    #expect(
      Text("straße i").resolved(in: context, environment: environment).characters == "STRASSE I")
    context.locale = Locale(identifier: "tr")
    #expect(Text("i").resolved(in: context, environment: environment).characters == "İ")
  }

  @Test func emptyTextKeepsALine() {
    let resolved = Text("").resolved(in: StyleContext())
    #expect(resolved.text.spans.count == 1)
    #expect(resolved.text.spans[0].font.size == 17)
  }

  // MARK: How it is painted

  @Test func theFirstStyleIsTheForeground() {
    var context = StyleContext()
    context.foreground = ForegroundStyles([AnyShapeStyle(.green)], outer: nil)
    let text =
      Text("a") + Text("b").foregroundColor(.red) + Text("c")
      + Text("d").foregroundStyle(.secondary)
    let resolved = text.resolved(in: context)
    #expect(resolved.text.spans.map(\.styleIndex) == [0, 1, 0, 2])
    #expect(
      resolved.styles.map { $0.color?.hexDescription }
        == ["#34C759FF", "#FF3B30FF", "#34C75980"])
  }

  @Test func equalNeighborsShareASpanAndAStyle() {
    let text = Text("a").foregroundColor(.red) + Text("b").foregroundColor(.red)
    let resolved = text.resolved(in: StyleContext())
    #expect(resolved.text.spans.map(\.text) == ["ab"])
    #expect(resolved.styles.count == 2)
  }

  @Test func linksTakeTheTint() throws {
    var context = StyleContext()
    context.tint = AnyShapeStyle(.indigo)
    let resolved = Text("See [this](https://example.com).").resolved(in: context)
    try #require(resolved.text.spans.map(\.text) == ["See ", "this", "."])
    #expect(resolved.styles[1].color?.hexDescription == "#5856D6FF")
    #expect(resolved.links[1]?.absoluteString == "https://example.com")
  }

  @Test func attributedStringsKeepTheirAttributes() {
    var string = AttributedString("plain ")
    var bold = AttributedString("bold")
    bold.font = .title.bold()
    bold.foregroundColor = .red
    bold.kern = 2
    string += bold
    let resolved = Text(string).resolved(in: StyleContext())
    #expect(resolved.text.spans.map(\.text) == ["plain ", "bold"])
    #expect(resolved.text.spans[1].font == FontRequest(size: 28, weight: 700))
    #expect(resolved.text.spans[1].kerning == 2)
    #expect(resolved.styles[1].color?.hexDescription == "#FF3B30FF")
  }

  @Test func picturesStandInForACharacter() {
    let text = Text("Tap \(Image(systemName: "house")) to return").font(.title)
    let resolved = text.resolved(in: StyleContext())
    #expect(resolved.text.spans.map(\.text) == ["Tap ", "\u{FFFC}", " to return"])
    #expect(resolved.attachments.map(\.spanIndex) == [1])
    #expect(resolved.attachments.first?.image == Image(systemName: "house"))
    #expect(resolved.attachments.first?.font.size == 28)
  }

  @Test func textsCompare() {
    #expect(Text("a \(1)").bold() == Text("a \(1)").bold())
    #expect(Text("a") != Text("a").bold())
    #expect(Text("a") + Text("b") != Text("ab"))
  }

  private func spans(_ text: Text) -> [String] {
    text.resolved(in: StyleContext()).text.spans.map { "\($0.text)|\($0.font.weight)" }
  }

  private func characters(_ text: Text, locale: String = "en_US") -> String {
    var context = StyleContext()
    context.locale = Locale(identifier: locale)
    return text.characters(in: context)
  }
}
