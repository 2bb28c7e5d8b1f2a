extension EnvironmentValues {
  /// Whether the view is a row of a list or form.
  var isListRow: Bool {
    get { self[IsListRowKey.self] }
    set { self[IsListRowKey.self] = newValue }
  }
}

private enum IsListRowKey: EnvironmentKey {
  static let defaultValue = false
}
