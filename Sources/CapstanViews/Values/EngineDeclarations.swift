public import Foundation

// What the values need to know of the engine's types. The engine's own declarations replace this
// file as a whole.

/// A part of a scene, described by a value.
@MainActor @preconcurrency public protocol View {
  /// The type of the view that describes this one.
  associatedtype Body: View

  /// The content of the view.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// Traps: there is no value of this type.
  public var body: Never { switch self {} }
}

extension Shape {
  /// Traps: a shape is drawn as it stands.
  @MainActor public var body: Never { preconditionFailure("A shape has no body.") }
}

/// Values that views inherit from the views around them.
public struct EnvironmentValues {
  /// Creates an environment in which every value has its default.
  public init() {}

  /// What colours, styles, fonts and texts are resolved in.
  package var styleContext: StyleContext { StyleContext(environment: self) }
}

/// A size that is offered to a view; nil asks for the view's ideal size along an axis.
public struct ProposedViewSize: Equatable, Sendable {
  /// Points.
  public var width: CGFloat?
  /// Points.
  public var height: CGFloat?

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

  /// Returns the size with what is unspecified taken from another; 10 by 10 by default.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// A view's size for one proposal.
public struct ViewDimensions: Equatable, Sendable {
  /// Points.
  public let width: CGFloat
  /// Points.
  public let height: CGFloat
}
