import CapstanRaster
import CapstanSceneGraph
import Foundation

/// What the tests of this module share: short ways to say a picture and to read one.

func draw(
  _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, background: ResolvedColor = .clear,
  _ items: DisplayItem...
) throws -> Bitmap {
  try Renderer(size: CGSize(width: width, height: height), scale: scale).bitmap(
    of: DisplayList(
      size: CGSize(width: width, height: height), background: background, items: items))
}

extension Path {
  static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    Path { path in
      path.move(to: CGPoint(x: x, y: y))
      path.addLine(to: CGPoint(x: x + width, y: y))
      path.addLine(to: CGPoint(x: x + width, y: y + height))
      path.addLine(to: CGPoint(x: x, y: y + height))
      path.closeSubpath()
    }
  }

  /// A circle of four cubics, within 0.03 % of the radius.
  static func circle(_ x: CGFloat, _ y: CGFloat, _ r: CGFloat) -> Path {
    roundedRect(x - r, y - r, 2 * r, 2 * r, r)
  }

  static func roundedRect(
    _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat, _ r: CGFloat
  ) -> Path {
    let k = r * 0.44771525
    func p(_ a: CGFloat, _ b: CGFloat) -> CGPoint { CGPoint(x: x + a, y: y + b) }
    return Path { path in
      path.move(to: p(r, 0))
      path.addLine(to: p(w - r, 0))
      path.addCurve(to: p(w, r), control1: p(w - k, 0), control2: p(w, k))
      path.addLine(to: p(w, h - r))
      path.addCurve(to: p(w - r, h), control1: p(w, h - k), control2: p(w - k, h))
      path.addLine(to: p(r, h))
      path.addCurve(to: p(0, h - r), control1: p(k, h), control2: p(0, h - k))
      path.addLine(to: p(0, r))
      path.addCurve(to: p(r, 0), control1: p(0, k), control2: p(k, 0))
      path.closeSubpath()
    }
  }
}

extension DisplayItem {
  static func fill(
    _ path: Path, _ color: ResolvedColor, transform: CGAffineTransform = .identity
  ) -> DisplayItem {
    .fill(FillItem(path: path, paint: .solid(color), transform: transform))
  }

  static func group(
    _ effect: GroupEffect, _ bounds: CGRect, _ items: DisplayItem...
  ) -> DisplayItem {
    .group(GroupItem(effect: effect, bounds: bounds, items: items))
  }
}

extension UInt32 {
  var alpha: Int { Int(self >> 24) }
  var red: Int { Int(self >> 16 & 0xFF) }
  var green: Int { Int(self >> 8 & 0xFF) }
  var blue: Int { Int(self & 0xFF) }

  /// The largest difference of two words' components.
  func distance(to other: UInt32) -> Int {
    Swift.max(
      abs(alpha - other.alpha), abs(red - other.red), abs(green - other.green),
      abs(blue - other.blue))
  }

  var hex: String { String(format: "%08x", self) }
}

extension Bitmap {
  /// One character a pixel by alpha: nothing, up to a third, two thirds, nearly all, all.
  var sketch: String {
    (0..<height).map { y in
      String(
        (0..<width).map { x -> Character in
          switch self[x, y].alpha {
          case 0: "."
          case ...85: ":"
          case ...170: "+"
          case ...254: "*"
          default: "#"
          }
        })
    }.joined(separator: "\n")
  }

  /// The centre of what has been drawn, weighted by alpha, in pixels.
  var centroid: CGPoint {
    var (sum, x, y) = (0.0, 0.0, 0.0)
    for row in 0..<height {
      for column in 0..<width {
        let a = Double(self[column, row].alpha)
        sum += a
        x += a * (Double(column) + 0.5)
        y += a * (Double(row) + 0.5)
      }
    }
    return CGPoint(x: x / sum, y: y / sum)
  }

  /// The largest difference between two pictures of one size, and where it is.
  func worstDifference(to other: Bitmap) -> (levels: Int, x: Int, y: Int) {
    var worst = (levels: 0, x: 0, y: 0)
    for y in 0..<height {
      for x in 0..<width {
        let levels = self[x, y].distance(to: other[x, y])
        if levels > worst.levels { worst = (levels, x, y) }
      }
    }
    return worst
  }
}

extension ResolvedColor {
  static let red = ResolvedColor(red: 1, green: 0, blue: 0)
  static let green = ResolvedColor(red: 0, green: 1, blue: 0)
  static let blue = ResolvedColor(red: 0, green: 0, blue: 1)
}
