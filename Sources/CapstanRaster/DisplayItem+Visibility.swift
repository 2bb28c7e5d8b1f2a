import CapstanSceneGraph

extension DisplayItem {
  /// Whether what the item shows depends on what lies beneath it.
  var readsBackdrop: Bool {
    switch self {
    case .fill, .stroke, .glyphs: false
    case .backdrop: true
    case .group(let group): (group.items + group.effect.maskItems).contains(where: \.readsBackdrop)
    }
  }

  /// Whether the item paints with a colour of which not even one level is left.
  var isInvisible: Bool {
    switch self {
    case .fill(let item): item.paint.isInvisible
    case .stroke(let item): item.paint.isInvisible
    case .glyphs(let run): run.paint.isInvisible
    case .backdrop(let item): item.opacity <= 0
    case .group(let group):
      switch group.effect {
      case .shadow, .opacity, .clip, .blur, .projection: group.items.allSatisfy(\.isInvisible)
      case .mask, .blend, .filter: false
      }
    }
  }
}

extension Paint {
  /// Whether nothing comes of painting with it.
  fileprivate var isInvisible: Bool {
    if case .solid(let color) = self { color.word >> 24 == 0 } else { false }
  }
}

extension GroupEffect {
  /// The mask's own items, which are drawn on the page as it is; none for other effects.
  var maskItems: [DisplayItem] {
    if case .mask(let items) = self { items } else { [] }
  }
}
