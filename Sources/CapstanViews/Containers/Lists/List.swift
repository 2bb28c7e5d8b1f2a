/// Rows below each other, from the beginning.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content

  @Environment(\.listKind) private var kind

  /// The rows on the list's background.
  @MainActor public var body: some View {
    ListBody(content: content, kind: kind)
  }

  /// Creates a list of rows; a selection is not shown.
  @MainActor @preconcurrency public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Creates a list of rows; a selection is not shown.
  @MainActor @preconcurrency public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Creates a list with a row for each element; a selection is not shown.
  @MainActor @preconcurrency public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of rows.
  @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a list with a row for each element.
  @MainActor @preconcurrency public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list with a row for each element, told apart by a property.
  @MainActor @preconcurrency
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Creates a list with a row for each number.
  @MainActor @preconcurrency public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list with a row for each element of a collection in a binding.
  @MainActor @preconcurrency public init<Data, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    content = ForEach(data, content: rowContent)
  }
}

/// Rows on a background that fills the window.
nonisolated struct ListBody<Content: View>: View {
  let content: Content
  let kind: _ListStyleKind

  @Environment(\.scrollSettings) private var settings
  @Environment(\.listRowSpacing) private var rowSpacing

  @MainActor var body: some View {
    ListRows(content: content, kind: kind, spacing: rowSpacing)
      .environment(\.scrollSettings, ScrollSettings())
      .modifier(ScrollModifier(axes: .vertical, settings: settings))
      .background {
        if settings.showsBackground {
          StyleView(style: background).ignoresSafeArea()
        }
      }
  }

  private var background: Color {
    Color(
      kind == .plain ? SystemColor.systemBackground : SystemColor.systemGroupedBackground)
  }
}

/// Controls below each other, in groups.
public nonisolated struct Form<Content: View>: View {
  private let content: Content

  /// Creates a form.
  @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The rows on cards.
  @MainActor public var body: some View {
    ListBody(content: content, kind: .insetGrouped).environment(\.listKind, .insetGrouped)
  }
}

/// How a form looks.
public protocol FormStyle: Sendable {}

/// The style of the place: groups.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

/// Groups.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

/// Columns, drawn as groups here.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style of the place.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets how forms look; all show groups.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
