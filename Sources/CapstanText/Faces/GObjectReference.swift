private import CPango

/// A counted reference to a GObject: taken over at creation, given back at the end.
@safe final class GObjectReference {
  private let object: UnsafeMutableRawPointer

  /// Takes over a reference that a library function returned.
  ///
  /// - Throws: `TextError.libraryFailed` with the function's name if it returned nothing.
  init(_ object: UnsafeMutableRawPointer?, from function: String) throws(TextError) {
    guard let object = unsafe object else { throw .libraryFailed(function: function) }
    unsafe self.object = object
  }

  deinit {
    unsafe g_object_unref(object)
  }
}
