/// Is told how far a check has come, which compares or records the pictures of one shot at a time.
///
/// Called from several tasks at once.
public protocol CheckProgress: Sendable {
  /// A number of pictures begins to be compared or recorded.
  func begin(pictures: Int)
  /// One of them is done.
  func advance()
  /// No more of them is worked on, whether all are done or not.
  func end()
}
