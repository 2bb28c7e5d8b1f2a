/// Conversion from Display P3, which has sRGB's transfer function and wider primaries.
package enum DisplayP3 {
  /// Returns linear sRGB components of linear Display P3 components.
  package static func linearSRGB(
    red r: Double, green g: Double, blue b: Double
  ) -> (red: Double, green: Double, blue: Double) {
    (
      1.2249 * r - 0.2247 * g, -0.042 * r + 1.0419 * g,
      -0.0197 * r - 0.0786 * g + 1.0979 * b
    )
  }
}
