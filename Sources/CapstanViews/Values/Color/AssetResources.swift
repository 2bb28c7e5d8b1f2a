public import Foundation

/// A colour set of the asset catalogue, as the build's generated symbols name it.
public struct ColorResource: Hashable, Sendable {
  package let name: String

  /// Creates a reference to a colour set.
  public init(name: String, bundle: Bundle) { self.name = name }

  package init(name: String) { self.name = name }
}

/// A picture of the asset catalogue, as the build's generated symbols name it.
public struct ImageResource: Hashable, Sendable {
  package let name: String

  /// Creates a reference to a picture.
  public init(name: String, bundle: Bundle) { self.name = name }

  package init(name: String) { self.name = name }
}

extension Color {
  /// Creates a colour from a colour set of the asset catalogue.
  public init(_ resource: ColorResource) { self.init(.asset(resource.name)) }
}

extension Image {
  /// Creates a picture of the asset catalogue.
  public init(_ resource: ImageResource) { self.init(.asset(resource.name)) }

  /// Creates a picture of the asset catalogue that assistive technologies ignore.
  public init(decorative resource: ImageResource) {
    self.init(.asset(resource.name))
    isDecorative = true
  }
}
