import CapstanSceneGraph

extension DisplayItem {
  /// The item painted with what a closure makes of its paint; nil if that is nil, and for what has
  /// no paint of its own.
  func painted(_ change: (Paint) -> Paint?) -> DisplayItem? {
    switch self {
    case .fill(var item):
      guard let paint = change(item.paint) else { return nil }
      item.paint = paint
      return .fill(item)
    case .stroke(var item):
      guard let paint = change(item.paint) else { return nil }
      item.paint = paint
      return .stroke(item)
    case .glyphs(var run):
      guard let paint = change(run.paint) else { return nil }
      run.paint = paint
      return .glyphs(run)
    case .backdrop, .group: return nil
    }
  }
}
