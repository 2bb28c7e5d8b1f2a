/// How content of one aspect ratio fills a box of another.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// The whole content is inside the box.
  case fit
  /// The box is inside the content.
  case fill
}
