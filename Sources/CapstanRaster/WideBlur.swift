import CapstanSceneGraph
import Foundation

/// A blurred backdrop or shadow, found again while frames ask for it with the same input.
///
/// A bar's backdrop and its shadow stay the same while an indicator slides over it.
struct WideBlur {
  /// Everything that a result depends on.
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
    /// What is blurred.
    var input: Input
  }

  /// The values of cells, which are compared one by one.
  struct Input: Equatable {
    private let block: Block
    private let byteCount: Int

    /// Takes down what cells hold now.
    init(_ cells: CellPicture) {
      (block, byteCount) = (cells.block, cells.byteCount)
    }

    /// The memory that is held.
    var bytesHeld: Int { block.byteCount }

    static func == (first: Input, second: Input) -> Bool {
      first.byteCount == second.byteCount && first.block.isEqual(to: second.block, first.byteCount)
    }
  }

  /// The pixels; nil where nothing comes of it.
  let surface: Surface?
  private let inputBytes: Int

  /// Keeps what has come of an input.
  init(_ surface: Surface?, of key: Key) {
    (self.surface, inputBytes) = (surface, key.input.bytesHeld)
  }

  /// The memory that is held, the input's included.
  var byteCount: Int { inputBytes + (surface?.byteCount ?? 0) }
}
