public import Foundation

/// A way in which a page shows a view.
public struct PreviewTrait<T>: Sendable {
  package let layout: PreviewLayout

  init(_ layout: PreviewLayout) {
    self.layout = layout
  }
}

/// The size of a page that shows a view.
public enum PreviewLayout: Hashable, Sendable {
  /// The device.
  case device
  /// The size that the view takes.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held.
public enum InterfaceOrientation: Hashable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The page of the device.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait(.device) }
  /// A page of the size that the view takes.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(.sizeThatFits) }

  /// A page of a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(.fixed(width: width, height: height))
  }
}
