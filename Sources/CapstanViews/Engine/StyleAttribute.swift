import Foundation

/// A style that follows its target in time: colours in premultiplied Oklab.
@MainActor final class StyleAttribute {
  private(set) var target: ResolvedStyle
  private var attribute: Attribute<AnimatableVector>
  private unowned let node: Node
  private let label: String

  init(_ style: ResolvedStyle, of node: Node, label: String) {
    target = style
    self.node = node
    self.label = label
    attribute = Attribute(style.animatableData, of: node, label: label)
  }

  /// Gives the style another target, under a transaction.
  func change(to style: ResolvedStyle, by transaction: Transaction) {
    guard style != target else { return }
    defer { target = style }
    let time = node.graph.time
    guard transaction.animation != nil || !attribute.isAtRest(at: time), !node.graph.isSampling,
      let (_, new) = ResolvedStyle.aligned(target, style)
    else { return reset(to: style) }
    if new == style, new.animatableData.count == attribute.target.count {
      attribute.change(to: new.animatableData, by: transaction)
    } else if let (old, new) = ResolvedStyle.aligned(value(at: time), style) {
      form = new
      attribute = Attribute(old.animatableData, of: node, label: label)
      attribute.change(to: new.animatableData, by: transaction)
      return
    }
    form = nil
  }

  /// The target in the form in which it can be mixed with what came before.
  private var form: ResolvedStyle?

  private func reset(to style: ResolvedStyle) {
    form = nil
    attribute = Attribute(style.animatableData, of: node, label: label)
  }

  /// The style at a moment.
  func value(at time: Double) -> ResolvedStyle {
    guard !attribute.isAtRest(at: time) else { return target }
    var style = form ?? target
    style.animatableData = attribute.value(at: time)
    return style
  }

  var numbers: AnyAttribute { attribute }
}
