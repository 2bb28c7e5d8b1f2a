public import CapstanSceneGraph

/// Something that finds where two pictures of one size differ.
///
/// It is asked only about pictures that are not equal, and its answer is checked: one that throws,
/// gives nothing, did not look at every pixel or saw no difference makes the verdict `error`.
public protocol FrameComparator: Sendable {
  /// Returns where two pictures of one size differ, or nil if it cannot say.
  func difference(_ expected: Bitmap, _ actual: Bitmap) throws -> FrameDifference?
}

/// The comparator of this module: levels per channel, then clusters; see `ComparisonRule`.
///
/// Channels are compared premultiplied, so the colour of a clear pixel does not matter and that of
/// a faint one matters little. Swapping the pictures changes nothing in the result.
public struct LevelComparator: FrameComparator {
  /// Which differences are forgiven.
  public let rule: ComparisonRule

  /// Creates a comparator.
  public init(_ rule: ComparisonRule = ComparisonRule()) {
    self.rule = rule
  }

  /// Returns where two pictures of one size differ.
  ///
  /// Traps on different sizes.
  public func difference(_ expected: Bitmap, _ actual: Bitmap) -> FrameDifference? {
    precondition(
      expected.width == actual.width && expected.height == actual.height,
      "Only pictures of one size are compared by pixels.")
    var result = FrameDifference(examinedCount: expected.pixels.count)
    var clusters = DifferenceClusters(width: expected.width, height: expected.height)
    var perception = 0.0
    result.toleratedCount = LevelScan.scan(expected, actual, limit: rule.levelLimit) {
      x, y, level in
      if rule.forgivesAntialiasing, AntialiasDetector.explains(expected, actual, x: x, y: y) {
        result.antialiasedCount += 1
        return
      }
      clusters.insert(x: x, y: y, level: level)
      if rule.measuresPerception {
        perception = max(perception, PerceptualDistance.between(expected[x, y], actual[x, y]))
      }
    }
    for cluster in clusters.joined() {
      guard cluster.count > rule.strayLimit else {
        result.toleratedCount += cluster.count
        continue
      }
      result.differingCount += cluster.count
      result.clusters.append(FrameDifference.Cluster(count: cluster.count, box: cluster.box))
      result.boundingBox = result.boundingBox.map { $0.union(cluster.box) } ?? cluster.box
      if cluster.isWorse(than: result.worst) { result.worst = cluster.worst }
    }
    result.clusters.sort {
      ($1.count, $0.box.minY, $0.box.minX) < ($0.count, $1.box.minY, $1.box.minX)
    }
    if rule.measuresPerception { result.perceptualDistance = perception }
    return result
  }
}
