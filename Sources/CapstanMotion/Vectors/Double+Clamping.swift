extension Double {
  /// The largest figure taken at its word for a time, a speed or a velocity; an approximation of
  /// infinity that formulas survive.
  static let figureLimit = 1e9

  /// The number brought within `figureLimit` of zero; 0 for what is no number.
  var clampedFigure: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -Double.figureLimit), Double.figureLimit)
  }
}
