/// The first of a provider's views, as a page by itself.
///
/// On the platform each view of a group at the top is a page; here the first is filmed and the
/// others are named.
public struct ProviderPreview<P: PreviewProvider>: View {
  /// Creates the page of a provider.
  public init(_ type: P.Type = P.self) {}

  /// The first view.
  public var body: some View {
    let pages = P.previews.pages
    (pages.first ?? AnyView(EmptyView()))
      .notDrawn("every preview of \(P.self) but the first", when: pages.count > 1)
  }
}

/// A view whose parts are pages when a provider shows it.
@MainActor private protocol PageList {
  var pages: [AnyView] { get }
}

extension View {
  /// The pages that a provider's view is: its parts if it is a group at the top.
  @MainActor fileprivate var pages: [AnyView] {
    (self as? any PageList)?.pages ?? [AnyView(self)]
  }
}

extension Group: PageList where Content: View {
  @MainActor fileprivate var pages: [AnyView] { content.pages }
}

extension TupleView: PageList {
  @MainActor fileprivate var pages: [AnyView] {
    let collector = PageCollector()
    reconcile(value, collector)
    return collector.pages
  }
}

/// Collects the pages of a tuple.
@MainActor private final class PageCollector: TupleVisitor {
  private(set) var pages: [AnyView] = []

  func update<V: View>(_ view: V) { pages += view.pages }
}
