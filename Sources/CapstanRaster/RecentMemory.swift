/// Values of the last frames by what they depend on, for what stays the same.
///
/// What is found was made for an equal key, so it is what would have been made.
final class RecentMemory<Key: Equatable, Value> {
  private struct Entry {
    var key: Key
    var value: Value
    var byteCount: Int
    var lastUse: Int
    /// In how many frames it was needed.
    var useCount = 1
  }

  private let mostBytes: Int
  private let byteCount: (Value) -> Int
  /// Entries that as many frames did not need are dropped.
  let mostFrames = 30
  /// What moves is needed in its own frame and, to know what it leaves, in the next.
  private let usesOfMoving = 2

  private var entries: [Entry] = []
  /// Where the next key is likely to be found: items come in the same order in every frame.
  ///
  /// Within the entries or just after them.
  private var next = 0
  private var frame = 0

  /// Creates a memory for values of which `byteCount` tells the size.
  init(mostBytes: Int, byteCount: @escaping (Value) -> Int) {
    (self.mostBytes, self.byteCount) = (mostBytes, byteCount)
  }

  /// Begins a frame and drops what the last ones did not need.
  func beginFrame() {
    frame += 1
    next = 0
    for index in entries.indices.reversed() {
      let keeps = entries[index].useCount > usesOfMoving ? mostFrames : 1
      if entries[index].lastUse < frame - keeps { remove(at: index) }
    }
  }

  private func remove(at index: Int) {
    entries.remove(at: index)
    if index < next { next -= 1 }
  }

  /// Drops the entries that were not needed for the longest time, until the rest is small enough;
  /// the last one stays, whatever its size.
  ///
  /// Of those last needed in the same frame the hindmost goes. If the first went, more entries than
  /// fit would all be dropped before the next frame, in the same order, came to them.
  private func trim() {
    var bytes = entries.reduce(0) { $0 + $1.byteCount }
    while bytes > mostBytes,
      let oldest = entries.indices.dropLast().reversed().min(by: {
        entries[$0].lastUse < entries[$1].lastUse
      })
    {
      bytes -= entries[oldest].byteCount
      remove(at: oldest)
    }
  }

  /// Returns the value of a key that has been seen before, or makes it.
  func value(for key: Key, make: () throws(RasterError) -> Value) throws(RasterError) -> Value {
    for step in entries.indices {
      let index = next + step < entries.count ? next + step : next + step - entries.count
      guard entries[index].key == key else { continue }
      if entries[index].lastUse < frame { entries[index].useCount += 1 }
      entries[index].lastUse = frame
      next = index + 1
      return entries[index].value
    }
    let value = try make()
    entries.append(
      Entry(key: key, value: value, byteCount: byteCount(value), lastUse: frame))
    trim()
    return value
  }
}
