import CapstanSceneGraph

/// The page's pixels after a frame's first items, kept for frames that begin with the same ones.
///
/// While an indicator slides over a bar, page and bar beneath it are copied instead of being drawn
/// anew, backdrop included.
struct Underlay {
  /// How many items have been drawn.
  let count: Int
  /// In how many of the last frames in a row more items than these stayed the same, and how many at
  /// least.
  private(set) var steadyFrames = 0
  private(set) var steadyCount = Int.max
  /// The frame that was last drawn upon this.
  private(set) var lastUse = 0
  /// The pixels, for a part of the page.
  let surface: Surface

  /// Copies a part of the page.
  init(of page: Surface, part: PixelRect, count: Int, pool: BlockPool) throws(RasterError) {
    self.count = count
    surface = try Surface(part, cleared: false, pool: pool)
    surface.copy(part, from: page)
  }

  /// Notes that a frame is drawn upon this of which the first `unchangedCount` items stay the same.
  mutating func use(in frame: Int, unchangedCount: Int) {
    lastUse = frame
    if unchangedCount > count {
      steadyFrames += 1
      steadyCount = min(steadyCount, unchangedCount)
    } else {
      (steadyFrames, steadyCount) = (0, .max)
    }
  }
}
