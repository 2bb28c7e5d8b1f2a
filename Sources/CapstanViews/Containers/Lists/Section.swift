/// Rows or views that belong together, with a header and a footer.
public nonisolated struct Section<Parent: View, Content: View, Footer: View>: View {
  private let header: Parent
  private let footer: Footer
  private let content: Content

  @State private var identity = SectionIdentity()
  @State private var isExpanded = true

  @MainActor private init(content: Content, header: Parent, footer: Footer) {
    (self.content, self.header, self.footer) = (content, header, footer)
  }

  /// The header, the views and the footer.
  @MainActor public var body: some View {
    SectionEdge(content: header, role: .header)
      .modifier(part(.header))
    content
      .modifier(part(.row))
    SectionEdge(content: footer, role: .footer)
      .modifier(part(.footer))
  }

  private func part(_ role: SectionPart.Role) -> TraitModifier<SectionPart> {
    TraitModifier(
      key: ObjectIdentifier(SectionPartTrait.self),
      value: SectionPart(role: role, section: identity))
  }
}

/// Tells one section from another.
final class SectionIdentity: Sendable {}

/// What a view is to its section.
struct SectionPart {
  enum Role { case header, row, footer }

  var role: Role
  var section: SectionIdentity
}

/// What a view is to its section.
enum SectionPartTrait: ViewTrait {
  typealias Value = SectionPart
}

/// A header or footer in the type of its list.
nonisolated struct SectionEdge<Content: View>: View {
  let content: Content
  let role: SectionPart.Role

  @Environment(\.isListRow) private var isInList
  @Environment(\.listKind) private var kind

  @MainActor var body: some View {
    if !isInList {
      content
    } else if kind == .plain, role == .header {
      content.environment(\.isListRow, false).font(.headline).textCase(nil)
    } else {
      content.environment(\.isListRow, false).font(.footnote).foregroundStyle(.secondary)
        .textCase(role == .header ? .uppercase : nil)
    }
  }
}

extension Section {
  /// Creates a section with a header and a footer.
  @MainActor @preconcurrency public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(content: content(), header: header(), footer: footer())
  }

  /// Creates a section with a header and a footer.
  @MainActor @preconcurrency public init(
    header: Parent, footer: Footer, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), header: header, footer: footer)
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  @MainActor @preconcurrency public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content(), header: header(), footer: EmptyView())
  }

  /// Creates a section with a header.
  @MainActor @preconcurrency public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content(), header: header, footer: EmptyView())
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer.
  @MainActor @preconcurrency public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(content: content(), header: EmptyView(), footer: footer())
  }

  /// Creates a section with a footer.
  @MainActor @preconcurrency public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content(), header: EmptyView(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section of rows.
  @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), header: EmptyView(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a title.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), header: Text(titleKey), footer: EmptyView())
  }

  /// Creates a section with a title.
  @MainActor @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), header: Text(title), footer: EmptyView())
  }

  /// Creates a section with a title whose rows are shown while a binding is true.
  @MainActor @preconcurrency public init<Rows: View>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Rows
  ) where Content == Rows? {
    self.init(
      content: isExpanded.wrappedValue ? content() : nil, header: Text(titleKey),
      footer: EmptyView())
  }
}
