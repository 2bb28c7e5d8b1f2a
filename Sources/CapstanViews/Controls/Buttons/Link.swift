public import Foundation

/// Opens an address.
@MainActor @preconcurrency public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    let isHandled: Bool

    /// It was taken care of.
    public static let handled = Result(isHandled: true)
    /// It was not taken.
    public static let discarded = Result(isHandled: true)
    /// The system is to open it, which it cannot here.
    public static let systemAction = Result(isHandled: false)
    /// The system is to open another address, which it cannot here.
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  private let handler: @MainActor (URL) -> Result

  /// Creates an action.
  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) {
    _ = handler(url)
  }

  /// Opens an address and tells whether it was taken care of.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isHandled)
  }
}

extension EnvironmentValues {
  /// Opens addresses; by default nothing happens.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

/// A control that opens an address.
public nonisolated struct Link<Label: View>: View {
  private let label: Label
  private let destination: URL

  @Environment(\.openURL) private var openURL

  /// Creates a control with a label.
  @MainActor @preconcurrency public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }

  /// The label as a button shows it.
  @MainActor public var body: some View {
    Button(action: { openURL(destination) }) { label }
  }
}

extension Link where Label == Text {
  /// Creates a control with a name.
  @MainActor @preconcurrency public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a control with a name.
  @MainActor @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, destination: URL
  ) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A control that would share something; what it opens is not drawn.
public nonisolated struct ShareLink<Label: View>: View {
  private let label: Label
  private var diagnostics = DiagnosticsReader()

  /// Creates a control with a label.
  @MainActor @preconcurrency public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// The label as a button shows it.
  @MainActor public var body: some View {
    Button(
      action: { diagnostics.diagnostics?.report(.notDrawn("what a ShareLink opens")) },
      label: { label })
  }
}

extension ShareLink where Label == CapstanViews.Label<Text, Image> {
  /// Creates a control with the platform's name and symbol.
  @MainActor @preconcurrency public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init("Share", item: item)
  }

  /// Creates a control with a name and the platform's symbol.
  @MainActor @preconcurrency public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item) {
      CapstanViews.Label(titleKey, systemImage: "square.and.arrow.up")
    }
  }
}

/// A button that would let lists be edited; it keeps its name here.
public nonisolated struct EditButton: View {
  private var diagnostics = DiagnosticsReader()

  /// Creates the button.
  @MainActor @preconcurrency public init() {}

  /// The button.
  @MainActor public var body: some View {
    Button(
      action: { diagnostics.diagnostics?.report(.notDrawn("the edit mode of lists")) },
      label: { Text(verbatim: "Edit") })
  }
}
