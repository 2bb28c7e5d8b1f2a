/// Names a value that a view tells whoever contains it.
protocol ViewTrait {
  associatedtype Value
}

enum LayoutPriorityTrait: ViewTrait {
  typealias Value = Double
}

enum ZIndexTrait: ViewTrait {
  typealias Value = Double
}

enum TransitionTrait: ViewTrait {
  typealias Value = AnyTransition
}
