public import Foundation

/// A picture that would be loaded; nothing is, and the placeholder stays.
public nonisolated struct AsyncImage<Content: View>: View {
  private let content: Content

  /// Creates a picture with a grey placeholder.
  @MainActor @preconcurrency public init(url: URL?, scale: CGFloat = 1) where Content == Color {
    content = Color(SystemColor.systemFill)
  }

  /// Creates a picture with a placeholder.
  @MainActor @preconcurrency public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = ViewBuilder.buildEither(second: placeholder())
  }

  /// Creates a picture whose phases are drawn by a closure; it stays in the first.
  @MainActor @preconcurrency public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  /// The placeholder.
  @MainActor public var body: some View {
    content.notDrawn("the picture of an AsyncImage")
  }
}

/// How far a picture has come.
public enum AsyncImagePhase: Sendable {
  /// Nothing is there yet.
  case empty
  /// The picture is there.
  case success(Image)
  /// The picture could not be loaded.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// What went wrong, if something did.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
