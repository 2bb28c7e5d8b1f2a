public import Foundation

/// A view's size and alignment guides for one proposal.
public struct ViewDimensions: Equatable, Sendable {
  /// Points.
  public let width: CGFloat
  /// Points.
  public let height: CGFloat
  private let proposal: ProposedViewSize
  private let element: ViewElement?

  init(_ element: ViewElement?, size: CGSize, proposal: ProposedViewSize) {
    (width, height) = (size.width, size.height)
    (self.element, self.proposal) = (element, proposal)
  }

  var size: CGSize { CGSize(width: width, height: height) }

  /// A horizontal guide: its explicit place, or its default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
  /// A vertical guide: its explicit place, or its default.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
  /// A horizontal guide's explicit place, if it has one.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// A vertical guide's explicit place, if it has one.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  func value(_ key: AlignmentKey) -> CGFloat {
    explicit(key) ?? key.id.defaultValue(in: self)
  }

  func explicit(_ key: AlignmentKey) -> CGFloat? {
    guard let element else { return nil }
    let (size, proposal) = (size, proposal)
    return MainActor.assumeIsolated {
      element.guide(key, size: size, proposal: proposal)
    }
  }

  /// Tells whether sizes and origins are equal.
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height && lhs.element === rhs.element
      && lhs.proposal == rhs.proposal
  }
}
