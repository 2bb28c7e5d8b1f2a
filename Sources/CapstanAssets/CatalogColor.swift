import CapstanSceneGraph
import CapstanViews
import Foundation

/// A colour of a colour set: components in a space, or a colour of the platform by name.
enum CatalogColor: Equatable {
  case constant(ResolvedColor)
  case system(SystemColor)

  func resolved(_ traits: AssetTraits) -> ResolvedColor {
    switch self {
    case .constant(let color): color
    case .system(let color):
      color.resolved(
        scheme: traits.colorScheme, contrast: traits.contrast, era: traits.era,
        isElevated: traits.isElevated)
    }
  }

  /// Finds a colour by UIKit's name, such as `systemBlueColor`.
  static func reference(_ name: String) -> CatalogColor? {
    switch name {
    case "whiteColor": return .constant(.white)
    case "blackColor", "darkTextColor": return .constant(.black)
    case "clearColor": return .constant(.clear)
    case "lightTextColor": return .constant(.white.multiplyingOpacity(by: 0.6))
    default: break
    }
    let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    if let color = SystemColor(rawValue: plain) { return .system(color) }
    guard plain.hasPrefix("system") else { return nil }
    let short = plain.dropFirst(6)
    return SystemColor(rawValue: short.prefix(1).lowercased() + short.dropFirst())
      .map { .system($0) }
  }
}

extension CatalogColor: Decodable {
  private enum CodingKeys: String, CodingKey {
    case reference, components
    case space = "color-space"
  }

  private enum ComponentKeys: String, CodingKey {
    case red, green, blue, white, alpha
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if let name = try values.decodeIfPresent(String.self, forKey: .reference) {
      guard let color = Self.reference(name) else {
        throw DecodingError.dataCorruptedError(
          forKey: .reference, in: values,
          debugDescription: "there is no system color named \"\(name)\"")
      }
      self = color
      return
    }
    let space = try values.decodeIfPresent(String.self, forKey: .space) ?? "srgb"
    let parts = try values.nestedContainer(keyedBy: ComponentKeys.self, forKey: .components)
    let alpha = try Self.component(.alpha, of: parts, missing: 1)
    func rgb() throws -> ResolvedColor {
      ResolvedColor(
        red: try Self.component(.red, of: parts), green: try Self.component(.green, of: parts),
        blue: try Self.component(.blue, of: parts), opacity: alpha)
    }
    switch space {
    case "srgb", "extended-srgb": self = .constant(try rgb())
    case "display-p3": self = .constant(try rgb().converted(from: .displayP3))
    case "extended-linear-srgb": self = .constant(try rgb().converted(from: .sRGBLinear))
    case "gray-gamma-22", "extended-gray":
      let white = try Self.component(.white, of: parts)
      self = .constant(ResolvedColor(red: white, green: white, blue: white, opacity: alpha))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .space, in: values, debugDescription: "the color space \"\(space)\" is unknown")
    }
  }

  /// Reads `0.5`, `0x80` or `128`, the three ways in which catalogues write half of a component.
  private static func component(
    _ key: ComponentKeys, of parts: KeyedDecodingContainer<ComponentKeys>, missing: Double? = nil
  ) throws -> Double {
    if let missing, !parts.contains(key) { return missing }
    if let number = try? parts.decode(Double.self, forKey: key) { return number }
    let text = try parts.decode(String.self, forKey: key)
      .trimmingCharacters(in: .whitespaces).lowercased()
    if text.hasPrefix("0x"), let byte = Int(text.dropFirst(2), radix: 16) {
      return Double(byte) / 255
    }
    guard let number = Double(text) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: parts, debugDescription: "\"\(text)\" is no color component")
    }
    // Bytes have no point; an opacity of 1 is written without one by some tools.
    let isByte = !text.contains(".") && !(key == .alpha && number <= 1)
    return isByte ? number / 255 : number
  }
}
