import CapstanSceneGraph
import Foundation

/// The smallest piece of set text: one character, or several that a font draws as one.
///
/// Lines are broken and shortened between clusters. Lengths in points, y down.
struct Cluster {
  /// A glyph, from the left end of the cluster on the baseline.
  struct Glyph {
    var id: UInt32
    var offset: CGPoint
  }

  /// The scalars of the paragraph that it stands for.
  var range: Range<Int>
  var text: String
  var glyphs: [Glyph] = []
  var advance: CGFloat = 0
  /// Space towards the next cluster of the line; the last one has none.
  var kerning: CGFloat = 0
  /// Bidirectional embedding level; odd is right to left.
  var level: UInt8
  var span: Int
  var face: OutlineFace?
  var size: CGFloat = 0
  var slant: CGFloat = 0
  var isWhite = false
  var mayBreakBefore = false

  /// Adds space on the side where the text goes on; a mark without a width of its own gets none.
  mutating func track(by tracking: CGFloat) {
    guard advance > 0 else { return }
    advance += tracking
    guard !level.isMultiple(of: 2) else { return }
    for index in glyphs.indices { glyphs[index].offset.x += tracking }
  }
}

extension Collection<Cluster> {
  /// How wide the clusters stand side by side.
  var width: CGFloat {
    var (width, kerning) = (CGFloat(0), CGFloat(0))
    for cluster in self {
      width += kerning + cluster.advance
      kerning = cluster.kerning
    }
    return width
  }
}
