/// A type that shows views, as was usual before `#Preview`.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder @MainActor static var previews: Previews { get }

  /// The platform that the views are made for; not followed.
  @MainActor static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The platform of the clip.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform that a preview is made for.
public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS
}

extension View {
  /// Names a page that shows the view.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }

  /// Sets the size of a page that shows the view.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Sets the device of a page that shows the view; the device is chosen elsewhere here.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Sets how the device of a page that shows the view is held; it is always upright here.
  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { self }
}

/// A device by name.
public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let rawValue: String

  /// Creates a device by name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a device by name.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}
