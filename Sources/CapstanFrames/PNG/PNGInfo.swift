/// What a PNG file says of its picture.
public struct PNGInfo: Equatable, Sendable {
  /// What the file says of its colours; the pixels are never converted by it.
  public enum ColorTag: Equatable, Sendable {
    /// The file says that it is sRGB.
    case sRGB
    /// The file says nothing; its pixels are taken as sRGB.
    case untagged
    /// The file gives a gamma alone; its pixels are taken as sRGB.
    case gamma(Double)
    /// The file holds a colour profile; its pixels are taken as sRGB.
    case profile
  }

  /// Pixels a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Bits a channel in the file: 1, 2, 4, 8 or 16; 16 are rounded to 8 on reading.
  public let bitDepth: Int
  /// A Boolean value that tells whether pixels in the file can be transparent.
  public let hasAlpha: Bool
  /// A Boolean value that tells whether the rows are interlaced.
  public let isInterlaced: Bool
  /// What the file says of its colours.
  public let colorTag: ColorTag

  /// What a reader should be told about the colours; nil for a file tagged as sRGB.
  public var colorNote: String? {
    switch colorTag {
    case .sRGB: nil
    case .untagged: "no colour tag; read as sRGB"
    case .gamma(let gamma): "gamma \(gamma) without an sRGB tag; read as sRGB"
    case .profile: "a colour profile that is not applied; read as sRGB"
    }
  }
}
