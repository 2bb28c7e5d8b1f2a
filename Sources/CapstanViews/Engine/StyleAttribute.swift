import Foundation

/// A style that follows its target in time: colours in premultiplied Oklab.
///
/// Styles with no way between them, such as a plain colour and one that lights up a material, fade
/// over: what was seen goes while the new one comes.
@MainActor final class StyleAttribute {
  /// Where the style goes since the last event.
  private var settled: ResolvedStyle
  /// The target of the moment that is drawn, where that is another one: a function of the time alone,
  /// it leaves no trace in what moves.
  private var momentary: ResolvedStyle?
  private var attribute: Attribute<AnimatableVector>
  /// The target in the form in which it can be mixed with what came before.
  private var form: ResolvedStyle?
  /// What was seen when the target was last exchanged for one of another kind.
  private var leaving: [ResolvedStyle] = []
  /// How far the target has come since then, 0...1 and beyond while it swings; nil for wholly.
  private var arrival: Attribute<Double>?
  private unowned let node: Node
  private let label: String

  /// What the styles of text and symbols are called: by their order.
  static func foregroundLabel(_ index: Int) -> String {
    index == 0 ? "foregroundStyle" : "foregroundStyle\(index + 1)"
  }

  init(_ style: ResolvedStyle, of node: Node, label: String) {
    settled = style
    self.node = node
    self.label = label
    attribute = Self.attribute(of: style, node, label)
  }

  private static func attribute(
    of style: ResolvedStyle, _ node: Node, _ label: String
  ) -> Attribute<AnimatableVector> {
    Attribute(
      style.animatableData, of: node, label: label, components: { style.animatableNames })
  }

  /// Where the style goes.
  var target: ResolvedStyle { momentary ?? settled }

  /// Gives the style another target, under a transaction.
  ///
  /// While a moment is drawn nothing is set in motion or brought to rest: what moves goes on towards
  /// the moment's target.
  func change(to style: ResolvedStyle, by transaction: Transaction) {
    if node.graph.isSampling {
      momentary = style == settled ? nil : style
      return
    }
    settleMoment()
    guard style != settled else { return }
    defer { settled = style }
    let time = node.graph.time
    guard transaction.animation != nil || !isAtRest(at: time) else { return reset(to: style) }
    guard let (_, new) = ResolvedStyle.aligned(settled, style) else {
      return fadeOver(to: style, by: transaction)
    }
    if new == style, new.animatableData.count == attribute.target.count {
      attribute.change(to: new.animatableData, by: transaction)
    } else if let (old, new) = ResolvedStyle.aligned(mixed(at: time), style) {
      form = new
      attribute = Self.attribute(of: old, node, label)
      attribute.change(to: new.animatableData, by: transaction)
      return
    }
    form = nil
  }

  /// Makes the target of the moment that an event meets the one from which the event goes on.
  private func settleMoment() {
    guard let style = momentary else { return }
    if let new = likeMoving(style), !attribute.isAtRest(at: node.graph.time) {
      attribute.change(to: new.animatableData, by: Transaction())
      form = new
    } else {
      attribute = Self.attribute(of: style, node, label)
      form = nil
    }
    (momentary, settled) = (nil, style)
  }

  /// A style in the form of what moves, so that the same motion can lead there; nil for one of
  /// another kind, which is shown at once.
  private func likeMoving(_ style: ResolvedStyle) -> ResolvedStyle? {
    guard let (_, new) = ResolvedStyle.aligned(form ?? settled, style),
      new.animatableData.count == attribute.target.count
    else { return nil }
    return new
  }

  private func reset(to style: ResolvedStyle) {
    (form, leaving, arrival) = (nil, [], nil)
    attribute = Self.attribute(of: style, node, label)
  }

  private func fadeOver(to style: ResolvedStyle, by transaction: Transaction) {
    guard transaction.animation != nil else { return reset(to: style) }
    var seen = value(at: node.graph.time)
    let others = seen.leaving
    seen.leaving = []
    reset(to: style)
    leaving = others + [seen]
    let arrival = Attribute(0.0, of: node, label: "\(label).arrival")
    arrival.change(to: 1, by: transaction)
    self.arrival = arrival
  }

  private func isAtRest(at time: Double) -> Bool {
    attribute.isAtRest(at: time) && arrival?.isAtRest(at: time) ?? true
  }

  /// The style at a moment.
  func value(at time: Double) -> ResolvedStyle {
    let style = mixed(at: time)
    guard let arrival, !arrival.isAtRest(at: time) else { return style }
    let share = min(max(arrival.value(at: time), 0), 1)
    var coming = style.multiplyingOpacity(by: share)
    // What hides all beneath mixes with what was there by its own opacity; two that are both
    // half-way gone would let the page shine through.
    coming.leaving =
      style.isOpaque ? leaving : leaving.map { $0.multiplyingOpacity(by: 1 - share) }
    return coming
  }

  /// The target's own kind at a moment, as if it were seen wholly.
  private func mixed(at time: Double) -> ResolvedStyle {
    guard !attribute.isAtRest(at: time) else { return target }
    if let momentary {
      guard var style = likeMoving(momentary) else { return momentary }
      style.animatableData = attribute.value(target: style.animatableData, at: time)
      return style
    }
    var style = form ?? settled
    style.animatableData = attribute.value(at: time)
    return style
  }

  var attributes: [AnyAttribute] { [attribute] + (arrival.map { [$0] } ?? []) }
}
