public import Foundation

extension AttributeScopes {
  /// SwiftUI's attributes and Foundation's.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// SwiftUI's attributes and Foundation's.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The line under the characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Points between characters.
    public let kern: KerningAttribute
    /// Points added to every character.
    public let tracking: TrackingAttribute
    /// Points upwards.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// A font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Font
      /// The name under which the attribute is coded.
      public static let name = "SwiftUI.Font"
    }

    /// A colour of the characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Color
      /// The name under which the attribute is coded.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// A line under the characters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Text.LineStyle
      /// The name under which the attribute is coded.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// A line through the characters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Text.LineStyle
      /// The name under which the attribute is coded.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// Points between characters.
    public enum KerningAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The name under which the attribute is coded.
      public static let name = "SwiftUI.Kern"
    }

    /// Points added to every character.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The name under which the attribute is coded.
      public static let name = "SwiftUI.Tracking"
    }

    /// Points upwards.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The name under which the attribute is coded.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds SwiftUI's attributes by name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}
