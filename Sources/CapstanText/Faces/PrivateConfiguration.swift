import CPango

/// Fontconfig configurations that read no settings and know no folders.
enum PrivateConfiguration {
  /// Returns a configuration holding one font file; the caller destroys it.
  ///
  /// - Throws: `TextError.unusableFont` if fontconfig does not take the file.
  static func make(path: String) throws(TextError) -> OpaquePointer {
    guard let configuration = unsafe FcConfigCreate() else {
      throw .libraryFailed(function: "FcConfigCreate")
    }
    guard unsafe FcConfigAppFontAddFile(configuration, path) != 0 else {
      unsafe FcConfigDestroy(configuration)
      throw .unusableFont(path: path, reason: "fontconfig cannot read it")
    }
    return unsafe configuration
  }

  /// Makes an empty configuration the process's own, once, before Pango asks for the default one.
  ///
  /// Pango starts fontconfig with every first font map, which would read the machine's settings;
  /// with a configuration in place it has nothing to read.
  static func useByDefault() {
    _ = isEmptyByDefault
  }

  private static let isEmptyByDefault: Bool = {
    guard let empty = unsafe FcConfigCreate() else { return false }
    defer { unsafe FcConfigDestroy(empty) }
    return unsafe FcConfigSetCurrent(empty) != 0
  }()
}
