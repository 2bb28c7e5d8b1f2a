import CapstanSceneGraph

/// Pictures as surfaces, kept from frame to frame; the oldest go first.
final class ImageCache {
  private static let most = 32 << 20
  private let pool: BlockPool
  private var entries: [(source: ImageSource, surface: Surface)] = []

  init(pool: BlockPool) {
    self.pool = pool
  }

  /// Returns a picture's surface, or nil for an empty picture.
  func surface(for source: ImageSource) throws(RasterError) -> Surface? {
    if let entry = entries.first(where: { $0.source === source }) { return entry.surface }
    let bitmap = source.bitmap
    guard bitmap.width > 0, bitmap.height > 0 else { return nil }
    let surface = try Surface(
      PixelRect(minX: 0, minY: 0, maxX: bitmap.width, maxY: bitmap.height), cleared: false,
      pool: pool)
    unsafe surface.withWords { words in
      unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
        guard let start = pixels.baseAddress else { return }
        unsafe words.update(from: start, count: pixels.count)
      }
    }
    entries.append((source, surface))
    while entries.count > 1,
      entries.reduce(0, { $0 + $1.source.bitmap.pixels.count * 4 }) > Self.most
    {
      entries.removeFirst()
    }
    return surface
  }
}
