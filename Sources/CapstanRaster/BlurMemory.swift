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
    /// Which levels of a mask are too faint to be kept.
    var faintest = 0
    /// What is done to a backdrop besides the blur.
    var backdrop: BackdropItem?
    var toDevice = CGAffineTransform.identity
  }

  private static let mostBytes = 32 << 20

  private struct Entry {
    var key: Key
    var input: Block
    var byteCount: Int
    var result: Surface?

    var bytesHeld: Int { input.byteCount + (result?.byteCount ?? 0) }
  }

  /// The one used last stands last.
  private var entries: [Entry] = []

  /// Returns the result for an input that has been seen before, or computes it; nil if nothing
  /// comes of it.
  func result(
    for key: Key, of cells: CellPicture, compute: () throws(RasterError) -> Surface?
  ) throws(RasterError) -> Surface? {
    let input = cells.block
    let byteCount = cells.byteCount
    for index in entries.indices.reversed() where entries[index].key == key {
      let entry = entries.remove(at: index)
      if entry.byteCount == byteCount, entry.input.isEqual(to: input, byteCount) {
        entries.append(entry)
        return entry.result
      }
    }
    let result = try compute()
    entries.append(Entry(key: key, input: input, byteCount: byteCount, result: result))
    var total = entries.reduce(0) { $0 + $1.bytesHeld }
    while total > Self.mostBytes, entries.count > 1 { total -= entries.removeFirst().bytesHeld }
    return result
  }
}
