/// A number, or several, of a node that follows its target in time.
@MainActor class AnyAttribute {
  /// What the attribute is called; its components' names begin with it.
  var label: String { names.first ?? "" }
  /// The names of the components.
  var names: [String] { [] }
  /// The components as they are at a moment.
  func sample(at time: Double) -> [Double] { [] }
  /// When the motion has come to rest, in seconds; infinite for never, minus infinity for none.
  var restTime: Double { -.infinity }
  /// When the motion counts as removed for those who wait for that; no later than its rest.
  var removalTime: Double { restTime }
}
