import Foundation

/// A `Contents.json` of an asset catalogue, as far as it decides what is drawn.
struct CatalogContents: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?
    var renderingIntent: String?

    private enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case renderingIntent = "template-rendering-intent"
    }
  }

  /// An entry of `images`, `colors` or `symbols`.
  struct Entry: Decodable {
    var filename: String?
    var color: CatalogColor?
    var variant: AssetVariant

    private enum CodingKeys: String, CodingKey {
      case filename, idiom, scale, appearances, subtype, locale, color
      case direction = "language-direction"
      case gamut = "display-gamut"
      case widthClass = "width-class"
      case heightClass = "height-class"
      case screenWidth = "screen-width"
    }

    private struct Appearance: Decodable {
      var appearance: String
      var value: String
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      func text(_ key: CodingKeys) throws -> String? {
        try values.decodeIfPresent(String.self, forKey: key)
      }
      filename = try text(.filename)
      color = try values.decodeIfPresent(CatalogColor.self, forKey: .color)
      variant = AssetVariant()
      variant.idiom = try text(.idiom) ?? "universal"
      if let scale = try text(.scale), scale.hasSuffix("x"), let factor = Double(scale.dropLast()) {
        variant.scale = CGFloat(factor)
      }
      variant.direction = try text(.direction)
      variant.gamut = try text(.gamut)
      for one in try values.decodeIfPresent([Appearance].self, forKey: .appearances) ?? [] {
        switch one.appearance {
        case "luminosity": variant.luminosity = one.value
        case "contrast": variant.contrast = one.value
        default: variant.isSpecial = true
        }
      }
      for key in [CodingKeys.subtype, .locale, .widthClass, .heightClass, .screenWidth] {
        if try text(key) != nil { variant.isSpecial = true }
      }
    }
  }

  var images: [Entry]?
  var colors: [Entry]?
  var symbols: [Entry]?
  var properties: Properties?

  /// Reads a file.
  ///
  /// - Throws: `AssetError` with the place of the mistake.
  init(path: String) throws(AssetError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw AssetError(path: path, reason: "the file cannot be read")
    }
    do {
      self = try JSONDecoder().decode(CatalogContents.self, from: data)
    } catch {
      throw AssetError(path: path, reason: Self.reason(error))
    }
  }

  private static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .dataCorrupted(let context):
      let cause = context.underlyingError.map { "\($0)" } ?? ""
      let words = cause.firstMatch(of: /NSDebugDescription=([^}]*?)[.}]/)?.1
      return words.map { "no valid JSON (\($0))" }
        ?? (context.codingPath.isEmpty
          ? "no valid JSON" : "\(place(context)): \(context.debugDescription)")
    case .keyNotFound(let key, let context):
      return "\(place(context)) has no \"\(key.stringValue)\""
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "\(place(context)): \(context.debugDescription)"
    @unknown default: return "\(error)"
    }
  }

  /// The way to a value: `colors[1].color`.
  private static func place(_ context: DecodingError.Context) -> String {
    context.codingPath.reduce("") { way, key in
      if let index = key.intValue { return "\(way)[\(index)]" }
      return way.isEmpty ? key.stringValue : "\(way).\(key.stringValue)"
    }
  }
}

/// A file among the assets that cannot be used.
public struct AssetError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file's path.
  public var path: String
  /// Why, with the place where there is one.
  public var reason: String

  /// The path and the reason.
  public var description: String { "\(path): \(reason)" }
}
