/// How the lines of a paragraph stand beside each other.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading, center, trailing
}
