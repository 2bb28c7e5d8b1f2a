internal import CCairo

/// The one place where Cairo's statuses and refused memory become errors.
///
/// A test can make the n-th check fail as if memory had run out.
package final class StatusChecks {
  /// How many checks have been made.
  package private(set) var count = 0
  /// The number of the check that fails, counted from 0; nil for none.
  package var failing: Int?

  /// Creates checks of which none fails by itself.
  package init(failing: Int? = nil) {
    self.failing = failing
  }

  /// Throws unless the status is success; the status comes from `cairo_status` or its kin.
  func check(_ status: cairo_status_t, in function: String) throws(RasterError) {
    defer { count += 1 }
    if count == failing { throw .outOfMemory(bytes: 0) }
    if status == CAIRO_STATUS_SUCCESS { return }
    if status == CAIRO_STATUS_NO_MEMORY { throw .outOfMemory(bytes: 0) }
    throw .cairo(
      message: unsafe String(cString: cairo_status_to_string(status)), function: function)
  }

  /// Throws if memory of that size is beyond the limit or about to be refused by a test.
  func checkAllocation(of bytes: Int) throws(RasterError) {
    defer { count += 1 }
    if count == failing { throw .outOfMemory(bytes: bytes) }
    if bytes > Renderer.maximumBytes { throw .tooMuchMemory(bytes: bytes) }
  }
}
