import CapstanSceneGraph
import Foundation

/// The results of the last wide blurs, for those whose input has not changed since.
///
/// A bar's backdrop and its shadow stay the same while an indicator slides over it. Inputs are
/// compared cell by cell, so that what is found is what would have been computed.
final class BlurMemory {
  /// Everything that a result depends on besides the cells themselves.
  struct Key: Equatable {
    var filter: GaussianBlurFilter
    /// The pixels of the cells and of the result.
    var source: PixelRect
    var target: PixelRect
    /// How far the result is moved.
    var movedX = 0
    var movedY = 0
    /// What is done to a backdrop besides the blur.
    var backdrop: BackdropItem?
    var toDevice = CGAffineTransform.identity
  }

  private static let most = 8
  private var entries: [(key: Key, input: Block, byteCount: Int, result: Surface)] = []

  /// Returns the result for an input that has been seen before, or computes it.
  func result(
    for key: Key, of cells: CellPicture, compute: () throws(RasterError) -> Surface
  ) throws(RasterError) -> Surface {
    let input = cells.block
    let byteCount = cells.byteCount
    for index in entries.indices.reversed() where entries[index].key == key {
      if entries[index].byteCount == byteCount, entries[index].input.isEqual(to: input, byteCount) {
        return entries[index].result
      }
      entries.remove(at: index)
    }
    let result = try compute()
    entries.append((key, input, byteCount, result))
    if entries.count > Self.most { entries.removeFirst() }
    return result
  }
}
