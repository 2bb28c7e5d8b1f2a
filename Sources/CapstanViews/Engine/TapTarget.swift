public import Foundation

/// Something on the page that a script can tap.
public struct TapTarget: Equatable, Sendable {
  /// The accessibility label, or else what the view says.
  public let label: String
  /// The name that is not read aloud, if there is one.
  public let identifier: String?
  /// The place on the page, in points.
  public let frame: CGRect
  /// Whether the view says of itself that it is selected.
  public let isSelected: Bool
  /// Whether a tap does something.
  public let isEnabled: Bool
  /// Whether the view is a button, rather than a view that answers to taps.
  public let isButton: Bool
  /// Whether a tap shows another page of a navigation.
  public let leadsAway: Bool
}

/// What became of a tap.
public enum TapResult: Equatable, Sendable {
  /// Something happened.
  case hit(TapTarget)
  /// The place holds something that does not answer, or nothing.
  case missed
}

extension ViewHost {
  /// Returns everything that can be tapped at a moment, in drawing order.
  ///
  /// What waits for a drag that begins with the touch is one of them, unless it lies around others.
  public func tapTargets(at time: Double) -> [TapTarget] {
    let items = semantics(at: time).filter { $0.answersToTouch && !$0.isHidden }
    return items.enumerated().filter { index, item in
      item.answersToTaps
        || !items.enumerated().contains { other, inside in
          other != index
            && item.contains(CGPoint(x: inside.frame.midX, y: inside.frame.midY))
            && inside.frame.width * inside.frame.height
              < item.frame.width * item.frame.height
        }
    }.map(\.element.target)
  }

  /// Returns everything that answers to touches of any kind at a moment, in drawing order.
  public func touchTargets(at time: Double) -> [TapTarget] {
    semantics(at: time).filter { $0.isTarget && !$0.isHidden }.map(\.target)
  }

  /// Taps a point of the page, in points, at a time.
  @discardableResult public func tap(at point: CGPoint, time: Double) -> TapResult {
    advance(to: time)
    guard let item = target(at: point, time: time), item.isEnabled, item.isTarget else {
      return .missed
    }
    touch(item, at: point, time: time)
    return .hit(item.target)
  }

  /// Taps the middle of a target at a time.
  @discardableResult public func tap(_ target: TapTarget, time: Double) -> TapResult {
    advance(to: time)
    guard let item = semantics(at: time).last(where: { $0.isTarget && $0.target == target }),
      item.isEnabled
    else { return .missed }
    touch(item, at: CGPoint(x: target.frame.midX, y: target.frame.midY), time: time)
    return .hit(item.target)
  }
}

extension SemanticItem {
  var target: TapTarget {
    TapTarget(
      label: name, identifier: identifier, frame: frame, isSelected: isSelected,
      isEnabled: isEnabled, isButton: isButton, leadsAway: leadsAway)
  }
}
