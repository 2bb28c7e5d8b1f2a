/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable {
  case automatic, visible, hidden
}
