/// Why a picture could not be drawn.
public enum RasterError: Error, Equatable, Sendable {
  /// A picture has at least one pixel each way and a finite size.
  case invalidSize(width: Double, height: Double)
  /// Cairo draws at most `Renderer.maximumSide` pixels each way.
  case tooLarge(width: Int, height: Int)
  /// One picture may take at most `Renderer.maximumBytes`.
  case tooMuchMemory(bytes: Int)
  /// The system refused memory.
  case outOfMemory(bytes: Int)
  /// A coordinate, length or colour that is not a finite number; names the item.
  case notFinite(String)
  /// Cairo reported an error; its own words and the function that was called.
  case cairo(message: String, function: String)
}

extension RasterError: CustomStringConvertible {
  /// One sentence with the offending numbers and the limit.
  public var description: String {
    switch self {
    case .invalidSize(let width, let height):
      "A picture of \(width) × \(height) pixels cannot be drawn; each side is at least 1."
    case .tooLarge(let width, let height):
      "A picture of \(width) × \(height) pixels is too large;"
        + " the limit is \(Renderer.maximumSide) pixels a side."
    case .tooMuchMemory(let bytes):
      "A picture of \(bytes) bytes is too large; the limit is \(Renderer.maximumBytes) bytes."
    case .outOfMemory(let bytes):
      "Out of memory: the system refused \(bytes) bytes."
    case .notFinite(let item):
      "The \(item) has a number that is not finite."
    case .cairo(let message, let function):
      "Cairo failed in \(function): \(message)."
    }
  }
}
