import Foundation

/// How a list looks.
@MainActor @preconcurrency public protocol ListStyle: Sendable {
  /// What the engine knows of the style.
  nonisolated var _kind: _ListStyleKind { get }
}

/// The kinds of lists.
public enum _ListStyleKind: Equatable, Sendable {
  /// Rows from edge to edge.
  case plain
  /// Rows on cards.
  case insetGrouped
  /// Rows in bands from edge to edge.
  case grouped
}

/// The style of the place: rows on cards.
public nonisolated struct DefaultListStyle: ListStyle {
  /// Rows on cards.
  public var _kind: _ListStyleKind { .insetGrouped }

  /// Creates the style.
  public init() {}
}

/// Rows from edge to edge.
public nonisolated struct PlainListStyle: ListStyle {
  /// Rows from edge to edge.
  public var _kind: _ListStyleKind { .plain }

  /// Creates the style.
  public init() {}
}

/// Rows on cards.
public nonisolated struct InsetGroupedListStyle: ListStyle {
  /// Rows on cards.
  public var _kind: _ListStyleKind { .insetGrouped }

  /// Creates the style.
  public init() {}
}

/// Rows in bands from edge to edge.
public nonisolated struct GroupedListStyle: ListStyle {
  /// Rows in bands.
  public var _kind: _ListStyleKind { .grouped }

  /// Creates the style.
  public init() {}
}

/// Rows with margins, drawn from edge to edge here.
public nonisolated struct InsetListStyle: ListStyle {
  /// Rows from edge to edge.
  public var _kind: _ListStyleKind { .plain }

  /// Creates the style.
  public init() {}
}

/// Rows of a side bar, drawn on cards here.
public nonisolated struct SidebarListStyle: ListStyle {
  /// Rows on cards.
  public var _kind: _ListStyleKind { .insetGrouped }

  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The style of the place.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Rows on cards.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Rows in bands from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with margins.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows of a side bar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets how lists in the view look.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listKind, style._kind)
  }
}

extension EnvironmentValues {
  var listKind: _ListStyleKind {
    get { self[ListKindKey.self] }
    set { self[ListKindKey.self] = newValue }
  }
}

private enum ListKindKey: EnvironmentKey {
  static let defaultValue = _ListStyleKind.insetGrouped
}

/// The figures of lists; approximations of ours of iOS 18's.
enum ListMetrics {
  /// Points beside a row's content.
  static let rowMargin: CGFloat = 20
  /// Points above and below a row's content.
  static let rowPadding: CGFloat = 11
  /// Points beside cards.
  static let cardMargin: CGFloat = 16
  /// Points.
  static let cardRadius: CGFloat = 10
  /// Points above the first and between sections.
  static let sectionGap: CGFloat = 35
  /// Points around the words of headers and footers.
  static let headerPadding: CGFloat = 7
  /// Points above a header.
  static let headerTop: CGFloat = 17
}
