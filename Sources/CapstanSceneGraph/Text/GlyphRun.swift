public import Foundation

/// A face of which glyph outlines can be asked from any thread.
///
/// Equal if the names are: a name identifies one file, one face in it and its variations.
public protocol GlyphFace: AnyObject, Sendable {
  /// PostScript name and whatever else tells two faces apart.
  var name: String { get }

  /// The drawing of a glyph in a square of 1 em: origin on the baseline, y **down**.
  func drawing(of glyph: UInt32) -> GlyphDrawing
}

/// How one glyph looks, in ems.
public enum GlyphDrawing: Equatable, Sendable {
  /// Filled by the non-zero rule with the run's paint.
  case outline(Path)
  /// A colour picture (emoji), drawn into the rectangle; the run's paint gives only its opacity.
  case image(ImageSource, rect: CGRect)
}

/// Shaped text of one face, size and paint on one line.
public struct GlyphRun: Equatable, Sendable {
  /// A glyph and where its origin stands.
  public struct Glyph: Equatable, Sendable {
    /// The glyph's number in the face.
    public var id: UInt32
    /// In the run's coordinates; the baseline is where y says.
    public var position: CGPoint

    /// Creates a glyph.
    public init(id: UInt32, position: CGPoint) {
      (self.id, self.position) = (id, position)
    }
  }

  /// The face that draws the glyphs.
  public var face: any GlyphFace
  /// Points to the em.
  public var size: CGFloat
  /// The glyphs from left to right.
  public var glyphs: [Glyph]
  /// The characters, for dumps; not drawn.
  public var text: String
  /// What fills the outlines.
  public var paint: Paint
  /// From the run's coordinates to its group's.
  public var transform: CGAffineTransform
  /// Synthetic slant as a fraction of the height (0 for upright); faces without an italic use 0.2.
  public var slant: CGFloat

  /// Creates a run.
  public init(
    face: any GlyphFace, size: CGFloat, glyphs: [Glyph], text: String, paint: Paint,
    transform: CGAffineTransform = .identity, slant: CGFloat = 0
  ) {
    (self.face, self.size, self.glyphs, self.text) = (face, size, glyphs, text)
    (self.paint, self.transform, self.slant) = (paint, transform, slant)
  }

  /// Equal if the glyphs look alike; faces are told apart by their names.
  public static func == (lhs: GlyphRun, rhs: GlyphRun) -> Bool {
    (lhs.face === rhs.face || lhs.face.name == rhs.face.name) && lhs.size == rhs.size
      && lhs.glyphs == rhs.glyphs && lhs.text == rhs.text && lhs.paint == rhs.paint
      && lhs.transform == rhs.transform && lhs.slant == rhs.slant
  }
}
