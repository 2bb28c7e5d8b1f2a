import Foundation

/// What is drawn of a view of UIKit.
struct UIKitView: View {
  let view: UIView
  /// Whether it stands in a tree of SwiftUI's by itself.
  let isRoot: Bool

  var body: some View {
    if !view.isHidden {
      content.opacity(view.alpha)
    }
  }

  @ViewBuilder private var content: some View {
    switch view {
    case let hosting as HostingView: hosting.content
    case let effect as UIVisualEffectView: EffectContent(view: effect)
    case let label as UILabel: LabelContent(label: label)
    case let picture as UIImageView: PictureContent(view: picture)
    case let stack as UIStackView: StackContent(view: stack)
    case let petals as UIActivityIndicatorView:
      if petals.isAnimating || !petals.hidesWhenStopped {
        Spinner().controlSize(petals.style == .large ? .large : .regular)
      }
    case let button as UIButton: ButtonContent(button: button)
    default:
      if isRoot && isUnknown {
        PlaceholderView(name: "\(type(of: view))")
      } else {
        PlainContent(view: view)
      }
    }
  }

  /// Whether nothing is known that would be seen, of a type that may draw more.
  private var isUnknown: Bool {
    type(of: view) != UIView.self && view.subviews.isEmpty && view.backgroundColor == nil
  }
}

/// The background, the views inside and the corners of a view.
private struct PlainContent: View {
  let view: UIView

  var body: some View {
    ZStack(alignment: .topLeading) {
      if let color = view.backgroundColor { Color(color) } else { Color.clear }
      ForEach(Array(view.subviews.enumerated()), id: \.offset) { _, inside in
        if inside.frame.isEmpty {
          UIKitView(view: inside, isRoot: false)
        } else {
          UIKitView(view: inside, isRoot: false)
            .frame(width: inside.frame.width, height: inside.frame.height)
            .offset(x: inside.frame.minX, y: inside.frame.minY)
        }
      }
    }
    .clipShape(Corners(radius: view.layer.cornerRadius, clips: view.clips))
  }
}

extension UIView {
  fileprivate var clips: Bool { clipsToBounds || layer.masksToBounds || layer.cornerRadius > 0 }
}

/// The outline to which a view is cut; far outside for one that is not.
private struct Corners: Shape {
  let radius: CGFloat
  let clips: Bool

  func path(in rect: CGRect) -> Path {
    clips
      ? Path(roundedRect: rect, cornerRadius: radius)
      : Path(rect.insetBy(dx: -10_000, dy: -10_000))
  }
}

/// The backdrop of an effect view, in its own scheme if it has one.
private struct EffectContent: View {
  let view: UIVisualEffectView

  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ZStack {
      if let blur = view.effect as? UIBlurEffect {
        let material = blur.material
        Rectangle().fill(material.material)
          .environment(\.colorScheme, material.scheme ?? colorScheme)
      }
      PlainContent(view: view)
      if !view.contentView.subviews.isEmpty { PlainContent(view: view.contentView) }
    }
    .clipShape(Corners(radius: view.layer.cornerRadius, clips: view.clips))
  }
}

/// The text of a label.
private struct LabelContent: View {
  let label: UILabel

  private var font: Font { label.font.map { Font($0) } ?? .body }

  var body: some View {
    Text(verbatim: label.text ?? "")
      .font(font)
      .foregroundStyle(label.textColor.map { Color($0) } ?? Color.primary)
      .lineLimit(label.numberOfLines == 0 ? nil : label.numberOfLines)
      .multilineTextAlignment(
        label.textAlignment == .center
          ? .center : label.textAlignment == .right ? .trailing : .leading
      )
      .background(label.backgroundColor.map { Color($0) } ?? Color.clear)
  }
}

/// The views of a stack.
private struct StackContent: View {
  let view: UIStackView

  var body: some View {
    let layout =
      view.axis == .horizontal
      ? AnyLayout(HStackLayout(spacing: view.spacing))
      : AnyLayout(VStackLayout(spacing: view.spacing))
    layout {
      ForEach(Array(view.arrangedSubviews.enumerated()), id: \.offset) { _, inside in
        UIKitView(view: inside, isRoot: false)
          .frame(
            maxWidth: view.axis == .horizontal && view.distribution == .fillEqually
              ? .infinity : nil)
      }
    }
    .background(view.backgroundColor.map { Color($0) } ?? Color.clear)
    .clipShape(Corners(radius: view.layer.cornerRadius, clips: view.clips))
  }
}

/// The picture and words of a button.
private struct ButtonContent: View {
  let button: UIButton

  var body: some View {
    HStack(spacing: 4) {
      if let image = button.imageView?.image { Image(uiImage: image) }
      if let words = button.titleLabel?.text { Text(verbatim: words) }
    }
    .font(button.titleLabel?.font.map { Font($0) })
    .foregroundStyle(
      (button.titleLabel?.textColor ?? button.tintColor).map { Color($0) } ?? Color.accentColor
    )
    .background(button.backgroundColor.map { Color($0) } ?? Color.clear)
    .clipShape(Corners(radius: button.layer.cornerRadius, clips: button.clips))
  }
}

/// The picture of a picture view.
private struct PictureContent: View {
  let view: UIImageView

  var body: some View {
    if let image = view.image {
      Image(uiImage: image).resizable().modifier(Fit(mode: view.contentMode))
        .foregroundStyle(image.color ?? view.tintColor.map { Color($0) } ?? Color.accentColor)
        .background(view.backgroundColor.map { Color($0) } ?? Color.clear)
    }
  }

  private struct Fit: ViewModifier {
    let mode: UIView.ContentMode

    @ViewBuilder func body(content: Content) -> some View {
      switch mode {
      case .scaleAspectFit: content.aspectRatio(contentMode: .fit)
      case .scaleAspectFill: content.aspectRatio(contentMode: .fill)
      default: content
      }
    }
  }
}

/// A box with the name of what is not drawn.
struct PlaceholderView: View {
  let name: String

  var body: some View {
    ZStack {
      Rectangle().fill(Color.gray.opacity(0.15))
      Rectangle().strokeBorder(Color.gray.opacity(0.5), lineWidth: 1)
      Text(verbatim: name).font(.caption2).foregroundStyle(Color.gray).lineLimit(1)
    }
    .notDrawn(name)
  }
}

/// A view of UIKit that shows one of SwiftUI's.
final class HostingView: UIView, @unchecked Sendable {
  // Unchecked: used on the main thread only, like everything of UIKit.

  let content: AnyView

  @MainActor init(_ content: AnyView) {
    self.content = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }
}

/// A controller that shows a view of SwiftUI's.
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  public var rootView: Content {
    didSet { show() }
  }

  /// Creates a controller.
  @MainActor @preconcurrency public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    show()
  }

  /// Creates a controller from an archive, of which there are none here.
  public required init?(coder: NSCoder) { return nil }

  /// Returns the size that is offered: a view of SwiftUI's takes what it is given.
  public func sizeThatFits(in size: CGSize) -> CGSize { size }

  private func show() {
    let content = Shown(content: rootView)
    view = MainActor.assumeIsolated { HostingView(AnyView(content.content)) }
  }

  /// Unchecked: made and read within one expression.
  private struct Shown: @unchecked Sendable {
    let content: Content
  }
}
