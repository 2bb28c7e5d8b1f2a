/// The last blurs' weights, which are the same for every shadow of a bar.
final class FilterCache {
  struct Key: Equatable {
    var sigmaX: Double
    var sigmaY: Double
    var shiftX: Double
    var shiftY: Double
    var finest: Double
  }

  private static let most = 16
  private var entries: [(key: Key, filter: GaussianBlurFilter)] = []

  /// Returns the filter of a key.
  func filter(_ key: Key) -> GaussianBlurFilter {
    if let entry = entries.first(where: { $0.key == key }) { return entry.filter }
    let filter = GaussianBlurFilter(
      sigmaX: key.sigmaX, sigmaY: key.sigmaY, shiftX: key.shiftX, shiftY: key.shiftY,
      finest: key.finest)
    entries.append((key, filter))
    if entries.count > Self.most { entries.removeFirst() }
    return filter
  }
}
