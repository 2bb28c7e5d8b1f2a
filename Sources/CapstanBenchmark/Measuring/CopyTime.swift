/// How long it takes to copy a frame in memory: the table's M.
enum CopyTime {
  /// The milliseconds of processor time of one copy, the middle one of several.
  static func ofFrame(_ size: (width: Int, height: Int)) -> Double {
    let source = [UInt32](repeating: 7, count: size.width * size.height)
    var target = [UInt32](repeating: 9, count: source.count)
    var times = Samples()
    for _ in 0..<9 {
      times.add(
        Stopwatch.thread {
          unsafe target.withUnsafeMutableBytes { target in
            unsafe source.withUnsafeBytes { unsafe target.copyMemory(from: $0) }
          }
        })
    }
    precondition(target.last == 7, "A copy equals its source.")
    return times.median ?? 0
  }
}
