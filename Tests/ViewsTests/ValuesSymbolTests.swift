import CapstanSceneGraph
import CapstanViews
import Testing

@Suite struct ValuesSymbolTests {
  private static let known: Set<String> = [
    "house", "house.fill", "house.circle", "house.circle.fill", "bell", "bell.slash",
    "bell.slash.fill", "bell.slash.circle.fill", "person.crop.circle", "person.crop.circle.fill",
    "magnifyingglass", "magnifyingglass.circle", "magnifyingglass.circle.fill", "4k.tv",
  ]

  @Test(arguments: [
    ("house", SymbolVariants.fill, "house.fill"), ("house.fill", .fill, "house.fill"),
    ("house", .none, "house"), ("house.fill", .none, "house.fill"),
    ("house", .circle, "house.circle"), ("house", .circle.fill, "house.circle.fill"),
    ("house.fill", .circle, "house.circle.fill"), ("bell", .slash, "bell.slash"),
    ("bell", .slash.fill.circle, "bell.slash.circle.fill"),
    ("bell.slash", .fill, "bell.slash.fill"),
    ("person.crop.circle", .fill, "person.crop.circle.fill"),
    ("magnifyingglass", .fill, "magnifyingglass"), ("4k.tv", .fill, "4k.tv"),
    ("house", .square.fill, "house.fill"), ("unknown", .fill, "unknown"),
  ])
  func variantsExtendNames(name: String, variants: SymbolVariants, expected: String) {
    #expect(variants.name(for: name) { Self.known.contains($0) } == expected)
  }

  @Test func variantsContainEachOther() {
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(!SymbolVariants.fill.contains(.circle))
    #expect(SymbolVariants.fill.contains(.none))
  }

  @Test func effectsSayWhatTheyDo() {
    #expect(BounceSymbolEffect.bounce.configuration == .init(.bounce(nil)))
    #expect(
      BounceSymbolEffect.bounce.up.byLayer.configuration
        == .init(.bounce(.up), scope: .byLayer))
    #expect(
      VariableColorSymbolEffect.variableColor.cumulative.reversing.configuration
        == .init(.variableColor(isCumulative: true, reverses: true, hidesInactive: false)))
    #expect(
      ReplaceSymbolEffect.replace.magic(fallback: .replace.upUp).configuration
        == .init(.replace(.upUp, isMagic: true)))
    #expect(
      WiggleSymbolEffect.wiggle.custom(angle: .degrees(30)).configuration
        == .init(.wiggle(.angle(.degrees(30)))))
  }

  @Test func optionsAddUp() {
    let options = SymbolEffectOptions.repeat(.periodic(3, delay: 0.5)).speed(2)
    #expect(options.repetition == .periodic(count: 3, delay: 0.5))
    #expect(options.speed == 2)
    #expect(SymbolEffectOptions.nonRepeating.repetition == .once)
    #expect(SymbolEffectOptions.default.repetition == .automatic)
  }

  @Test func imagesKeepWhatTheyAreTold() {
    let image = Image(systemName: "house").resizable().renderingMode(.template)
      .interpolation(.high).symbolRenderingMode(.palette)
    #expect(image.name == "house")
    #expect(image.resizing?.mode == .stretch)
    #expect(image.renderingMode == .template)
    #expect(image.symbolRenderingMode == .palette)
    #expect(Image("photo") == Image("photo") && Image("photo") != Image(systemName: "photo"))
    #expect(Image(decorative: "photo").isDecorative)
    #expect(Image("photo", label: Text("A photo")).label == Text("A photo"))
  }
}
