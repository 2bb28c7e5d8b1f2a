extension View {
  /// Presents an alert, which is not drawn.
  @MainActor @preconcurrency public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    presenting("an alert") { isPresented.wrappedValue }
  }

  /// Presents an alert, which is not drawn.
  @MainActor @preconcurrency public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presenting("an alert") { isPresented.wrappedValue }
  }

  /// Presents an alert, which is not drawn.
  @MainActor @preconcurrency public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    presenting("an alert") { isPresented.wrappedValue }
  }

  /// Presents an alert, which is not drawn.
  @MainActor @preconcurrency public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presenting("an alert") { isPresented.wrappedValue }
  }

  /// Presents an alert, which is not drawn.
  @MainActor @preconcurrency @_disfavoredOverload public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    presenting("an alert") { isPresented.wrappedValue }
  }

  /// Presents an alert, which is not drawn.
  @MainActor @preconcurrency @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presenting("an alert") { isPresented.wrappedValue }
  }

  /// Presents an alert about a value, which is not drawn.
  @MainActor @preconcurrency public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    presenting("an alert") { isPresented.wrappedValue }
  }

  /// Presents an alert about a value, which is not drawn.
  @MainActor @preconcurrency public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    presenting("an alert") { isPresented.wrappedValue }
  }

  /// Presents an alert, which is not drawn.
  @MainActor @preconcurrency public func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    presenting("an alert") { isPresented.wrappedValue }
  }

  /// Presents an alert about a value, which is not drawn.
  @MainActor @preconcurrency public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    presenting("an alert") { item.wrappedValue != nil }
  }

  /// Presents a choice of actions, which is not drawn.
  @MainActor @preconcurrency public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    presenting("a confirmation dialog") { isPresented.wrappedValue }
  }

  /// Presents a choice of actions, which is not drawn.
  @MainActor @preconcurrency public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presenting("a confirmation dialog") { isPresented.wrappedValue }
  }

  /// Presents a choice of actions, which is not drawn.
  @MainActor @preconcurrency @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    presenting("a confirmation dialog") { isPresented.wrappedValue }
  }

  /// Presents a choice of actions, which is not drawn.
  @MainActor @preconcurrency public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    presenting("an action sheet") { isPresented.wrappedValue }
  }

  /// Presents a choice about a value, which is not drawn.
  @MainActor @preconcurrency public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    presenting("an action sheet") { item.wrappedValue != nil }
  }
}

/// A question or message, which is not drawn.
public struct Alert {
  /// An answer.
  public struct Button {
    /// Creates an answer.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// Creates an answer that leaves things as they are.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// Creates an answer that leaves things as they are.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    /// Creates an answer that deletes something.
    public static func destructive(
      _ label: Text, action: (() -> Void)? = {}
    ) -> Button { Button() }
  }

  /// Creates a message with one answer.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

  /// Creates a question with two answers.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {}
}

/// A choice of actions, which is not drawn.
public struct ActionSheet {
  /// An action.
  public typealias Button = Alert.Button

  /// Creates a choice.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}
