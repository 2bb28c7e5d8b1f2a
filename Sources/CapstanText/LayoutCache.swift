import CapstanSceneGraph
import Foundation

/// The layouts asked for of late; holds at most twice its capacity.
///
/// Two generations: what is asked for moves into the younger, and the older is dropped whole when
/// the younger is full.
struct LayoutCache {
  /// What tells two layouts apart.
  struct Key: Hashable {
    var text: StyledText
    var width: CGFloat?
  }

  private let capacity: Int
  private var young: [Key: TextLayout] = [:]
  private var old: [Key: TextLayout] = [:]

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Returns the layout for a key, making it if it is not there.
  mutating func layout(for key: Key, make: () -> TextLayout) -> TextLayout {
    if let known = young[key] { return known }
    let layout = old[key] ?? make()
    if young.count >= capacity { (old, young) = (young, [:]) }
    young[key] = layout
    return layout
  }
}
