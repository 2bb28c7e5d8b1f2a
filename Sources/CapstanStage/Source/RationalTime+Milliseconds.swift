import CapstanFrames

extension RationalTime {
  /// The first whole millisecond that is not before a time in seconds.
  package init(millisecondsNotBefore seconds: Double) {
    self.init(Int((seconds * 1000 - 1e-6).rounded(.up)), over: 1000)
  }
}
