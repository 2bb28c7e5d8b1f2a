import CapstanSceneGraph

/// A colour for a name that no catalogue knows, so that what an author tells apart stays apart.
///
/// A name that says what it is, as "DarkPurple" or "tabBackground" do, is believed; any other gets
/// one of the system's hues, always the same one. An approximation of ours.
enum StandInColor {
  /// Returns the colour that stands in for a name.
  static func color(named name: String, in context: StyleContext) -> ResolvedColor {
    let words = name.lowercased()
    if words.contains("white") { return ResolvedColor(hex: 0xFFFFFF) }
    if words.contains("black") || words.contains("shadow") { return .black }
    return systemColor(for: words).resolved(
      scheme: context.colorScheme, contrast: context.contrast, era: context.era,
      isElevated: context.isElevated)
  }

  private static func systemColor(for words: String) -> SystemColor {
    if let (_, color) = roles.first(where: { words.contains($0.0) }) { return color }
    if let (_, color) = hues.first(where: { words.contains($0.0) }) { return color }
    return rest[Int(hash(words) % UInt64(rest.count))]
  }

  private static let roles: [(String, SystemColor)] = [
    ("background", .secondarySystemBackground), ("backdrop", .secondarySystemBackground),
    ("surface", .secondarySystemBackground), ("bg", .secondarySystemBackground),
    ("label", .label), ("text", .label), ("separator", .separator), ("unselected", .gray),
    ("inactive", .gray),
    ("disabled", .gray), ("secondary", .secondaryLabel),
  ]

  private static let hues: [(String, SystemColor)] = [
    ("orange", .orange), ("yellow", .yellow), ("gold", .yellow), ("green", .green),
    ("mint", .mint), ("teal", .teal), ("cyan", .cyan), ("indigo", .indigo), ("purple", .purple),
    ("violet", .purple), ("magenta", .pink), ("pink", .pink), ("brown", .brown), ("gray", .gray),
    ("grey", .gray), ("blue", .blue), ("red", .red), ("accent", .blue), ("primary", .blue),
  ]

  private static let rest: [SystemColor] = [
    .blue, .purple, .pink, .orange, .teal, .indigo, .green, .red,
  ]

  /// The 64-bit FNV-1a hash of a text's UTF-8.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
