private import CPango
import Foundation

/// A glyph as shaping leaves it.
///
/// Lengths in ems, y down.
struct ShapedGlyph {
  var id: UInt32
  /// Bytes from the start of the paragraph to the character it stands for.
  var byteOffset: Int
  var advance: CGFloat
  var xOffset: CGFloat
  var yOffset: CGFloat
}

/// OpenType features for a part of a paragraph.
struct FeatureRange {
  /// As in `tnum=1`, joined by commas; empty for none.
  var features: String
  /// Bytes of the paragraph; nil for all.
  var bytes: Range<Int>?
}

/// One font ready for shaping: a Pango font map that knows this file and nothing else.
///
/// The map has a fontconfig configuration of its own, so neither the machine's fonts nor its
/// settings can have a say. Shaping happens at one large size without hinting; results in ems hold
/// for every size. Not safe to use from two threads at once.
@safe final class ShapingFace {
  // Released in this order: what came last goes first.
  private let fontReference: GObjectReference
  private let contextReference: GObjectReference
  private let mapReference: GObjectReference
  private let configuration: FontConfiguration
  private let font: UnsafeMutablePointer<PangoFont>
  private let shaper: OpaquePointer
  /// Pango's units to the em.
  private let unitsPerEm: CGFloat
  private var coverage: [UInt32: Bool] = [:]

  /// Loads the font of a file that has a family name, which tells the fonts of a collection apart.
  ///
  /// - Throws: `TextError.unusableFont` if the file cannot be read.
  init(path: String, family: String) throws(TextError) {
    FontConfiguration.useEmptyByDefault()
    configuration = try FontConfiguration(path: path)
    let map = unsafe pango_ft2_font_map_new()
    mapReference = try unsafe GObjectReference(map, from: "pango_ft2_font_map_new")
    let fontconfigMap = unsafe cpango_fc_font_map(map)
    unsafe pango_fc_font_map_set_config(fontconfigMap, configuration.handle)
    unsafe pango_fc_font_map_set_default_substitute(
      fontconfigMap, { pattern, _ in unsafe ShapingFace.turnOffRounding(in: pattern) }, nil, nil)
    unsafe pango_ft2_font_map_set_resolution(OpaquePointer(map), 72, 72)

    let context = unsafe pango_font_map_create_context(map)
    contextReference = try unsafe GObjectReference(
      UnsafeMutableRawPointer(context), from: "pango_font_map_create_context")
    unsafe pango_context_set_language(context, pango_language_from_string("en"))
    unsafe pango_context_set_round_glyph_positions(context, 0)

    let request = unsafe pango_font_description_new()
    defer { unsafe pango_font_description_free(request) }
    unsafe pango_font_description_set_family(request, family)
    unsafe pango_font_description_set_absolute_size(
      request, Self.shapingSize * Double(PANGO_SCALE))
    let font = unsafe pango_font_map_load_font(map, context, request)
    fontReference = try unsafe GObjectReference(font, from: "pango_font_map_load_font")
    guard let font = unsafe font, let shaper = unsafe pango_font_get_hb_font(font) else {
      throw .unusableFont(path: path, reason: "HarfBuzz cannot load it")
    }
    var (xScale, yScale): (Int32, Int32) = (0, 0)
    unsafe hb_font_get_scale(shaper, &xScale, &yScale)
    guard xScale > 0 else { throw .unusableFont(path: path, reason: "it has no size") }
    unsafe (self.font, self.shaper) = (font, shaper)
    unitsPerEm = CGFloat(xScale)
  }

  /// Whether the font has a glyph for a character (`hb_font_get_nominal_glyph`).
  func covers(_ scalar: Unicode.Scalar) -> Bool {
    if let known = coverage[scalar.value] { return known }
    var glyph: hb_codepoint_t = 0
    let found = unsafe hb_font_get_nominal_glyph(shaper, scalar.value, &glyph) != 0
    coverage[scalar.value] = found
    return found
  }

  /// The advance of a glyph in ems (`hb_font_get_glyph_h_advance`).
  func advance(of glyph: UInt32) -> CGFloat {
    CGFloat(unsafe hb_font_get_glyph_h_advance(shaper, glyph)) / unitsPerEm
  }

  /// Shapes a piece of a paragraph (`pango_shape_full`); glyphs come from left to right.
  ///
  /// `piece` counts bytes; an odd embedding `level` is right to left; `script` is GLib's number of
  /// it; `features` come beside the font's own, later ones winning.
  func shape(
    _ piece: Range<Int>, of paragraph: [UInt8], level: Int, script: Int, language: String,
    features: [FeatureRange]
  ) -> [ShapedGlyph] {
    guard let glyphs = unsafe pango_glyph_string_new() else { return [] }
    defer { unsafe pango_glyph_string_free(glyphs) }
    let attributes = unsafe Self.attributes(for: features)
    defer { unsafe Self.release(attributes) }
    var analysis = unsafe cpango_analysis(
      font, Int32(level), Int32(script), pango_language_from_string(language), attributes)
    unsafe paragraph.withUnsafeBytes { bytes in
      guard let start = unsafe bytes.bindMemory(to: CChar.self).baseAddress else { return }
      unsafe pango_shape_full(
        start + piece.lowerBound, Int32(piece.count), start, Int32(paragraph.count), &analysis,
        glyphs)
    }
    let count = Int(unsafe glyphs.pointee.num_glyphs)
    return (0..<count).compactMap { index in
      let info = unsafe glyphs.pointee.glyphs[index]
      let geometry = info.geometry
      return ShapedGlyph(
        id: info.glyph,
        byteOffset: piece.lowerBound + Int(unsafe glyphs.pointee.log_clusters[index]),
        advance: CGFloat(geometry.width) / unitsPerEm,
        xOffset: CGFloat(geometry.x_offset) / unitsPerEm,
        yOffset: CGFloat(geometry.y_offset) / unitsPerEm)
    }
  }

  /// Makes Pango's list of features; the caller releases it.
  private static func attributes(for features: [FeatureRange]) -> UnsafeMutablePointer<GSList>? {
    var list: UnsafeMutablePointer<GSList>?
    for feature in features where !feature.features.isEmpty {
      guard let attribute = unsafe pango_attr_font_features_new(feature.features) else { continue }
      if let bytes = feature.bytes {
        unsafe attribute.pointee.start_index = guint(bytes.lowerBound)
        unsafe attribute.pointee.end_index = guint(bytes.upperBound)
      }
      unsafe list = g_slist_append(list, attribute)
    }
    return unsafe list
  }

  private static func release(_ attributes: UnsafeMutablePointer<GSList>?) {
    unsafe g_slist_free_full(attributes) { attribute in
      unsafe pango_attribute_destroy(attribute?.assumingMemoryBound(to: PangoAttribute.self))
    }
  }

  /// What Pango puts where a character shows nothing (`PANGO_GLYPH_EMPTY`).
  static let blank: UInt32 = 0x0FFF_FFFF

  /// The size at which fonts are shaped, in points; large, so that Pango's units of 1/1024 point
  /// are a millionth of an em.
  private static let shapingSize = 1000.0

  /// Turns off what would round outlines or advances.
  private static func turnOffRounding(in pattern: OpaquePointer?) {
    unsafe FcPatternDel(pattern, FC_HINTING)
    unsafe FcPatternAddBool(pattern, FC_HINTING, 0)
    unsafe FcPatternDel(pattern, FC_AUTOHINT)
    unsafe FcPatternAddBool(pattern, FC_AUTOHINT, 0)
    unsafe FcPatternDel(pattern, FC_HINT_STYLE)
    unsafe FcPatternAddInteger(pattern, FC_HINT_STYLE, FC_HINT_NONE)
    unsafe FcPatternDel(pattern, FC_ANTIALIAS)
    unsafe FcPatternAddBool(pattern, FC_ANTIALIAS, 1)
  }
}
