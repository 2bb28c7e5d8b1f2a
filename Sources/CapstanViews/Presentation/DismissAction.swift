/// Closes what is presented, or leads back to the page before.
@MainActor @preconcurrency public struct DismissAction {
  let dismissal: Dismissal

  /// Closes what is presented; does nothing where nothing is.
  public func callAsFunction() {
    dismissal.action()
  }
}

/// How a view is closed that is presented.
nonisolated struct Dismissal {
  var isPresented = false
  var action: @MainActor () -> Void = {}
}

/// Whether a view is presented, and how it is closed.
public struct PresentationMode {
  /// Whether the view is presented.
  public private(set) var isPresented: Bool
  private let dismissal: Dismissal

  init(_ dismissal: Dismissal) {
    (isPresented, self.dismissal) = (dismissal.isPresented, dismissal)
  }

  /// Closes the view; does nothing where nothing is presented.
  @MainActor @preconcurrency public mutating func dismiss() {
    dismissal.action()
  }
}

extension EnvironmentValues {
  var dismissal: Dismissal {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }

  /// Closes what is presented, or leads back to the page before.
  @MainActor public var dismiss: DismissAction { DismissAction(dismissal: dismissal) }

  /// Whether the view is presented.
  public var isPresented: Bool { dismissal.isPresented }

  /// Whether the view is presented, and how it is closed.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(dismissal))
  }
}

private enum DismissalKey: EnvironmentKey {
  static var defaultValue: Dismissal { Dismissal() }
}
