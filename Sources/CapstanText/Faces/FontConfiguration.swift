import CPango

/// A fontconfig configuration that holds one font file, reads no settings and knows no folders.
@safe final class FontConfiguration {
  let handle: OpaquePointer

  /// Creates a configuration of one file (`FcConfigAppFontAddFile`).
  ///
  /// - Throws: `TextError.unusableFont` if fontconfig does not take the file.
  init(path: String) throws(TextError) {
    guard let handle = unsafe FcConfigCreate() else {
      throw .libraryFailed(function: "FcConfigCreate")
    }
    unsafe self.handle = handle
    // A root folder from the environment would move the file.
    unsafe FcConfigSetSysRoot(handle, nil)
    guard unsafe FcConfigAppFontAddFile(handle, path) != 0 else {
      throw .unusableFont(path: path, reason: "fontconfig cannot read it")
    }
  }

  deinit {
    unsafe FcConfigDestroy(handle)
  }

  /// Makes an empty configuration the process's own, once, before Pango asks for the default one.
  ///
  /// Pango starts fontconfig with the first font map, which would read the machine's settings; with
  /// a configuration in place it has nothing to read.
  static func useEmptyByDefault() {
    _ = isEmptyByDefault
  }

  private static let isEmptyByDefault: Bool = {
    guard let empty = unsafe FcConfigCreate() else { return false }
    defer { unsafe FcConfigDestroy(empty) }
    return unsafe FcConfigSetCurrent(empty) != 0
  }()
}
