private import CPango

/// What Unicode says of a paragraph: direction, scripts and where lines may break.
extension Paragraph {
  /// Returns each scalar's embedding level and the paragraph's own, 0 or 1
  /// (`pango_log2vis_get_embedding_levels`).
  ///
  /// The paragraph takes the direction of its first letter that has one; without such a letter,
  /// the given one.
  func embeddingLevels(rightToLeft: Bool) -> (levels: [UInt8], base: UInt8) {
    var direction = rightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR
    guard !scalars.isEmpty else { return ([], rightToLeft ? 1 : 0) }
    let levels = unsafe withText { start, length -> [UInt8] in
      guard
        let found = unsafe pango_log2vis_get_embedding_levels(start, Int32(length), &direction)
      else { return Array(repeating: rightToLeft ? 1 : 0, count: scalars.count) }
      defer { unsafe g_free(found) }
      return unsafe Array(UnsafeBufferPointer(start: found, count: scalars.count))
    }
    return (levels, direction == PANGO_DIRECTION_RTL ? 1 : 0)
  }

  /// Returns, for each scalar, whether a line may end before it (`pango_get_log_attrs`).
  func breakOpportunities(language: String) -> [Bool] {
    guard !scalars.isEmpty else { return [] }
    var attributes = Array(repeating: PangoLogAttr(), count: scalars.count + 1)
    unsafe withText { start, length in
      unsafe attributes.withUnsafeMutableBufferPointer { buffer in
        unsafe pango_get_log_attrs(
          start, Int32(length), -1, pango_language_from_string(language), buffer.baseAddress,
          Int32(buffer.count))
      }
    }
    return unsafe attributes.withUnsafeBufferPointer { buffer in
      (0..<scalars.count).map { unsafe cpango_may_break(buffer.baseAddress, $0) != 0 }
    }
  }

  /// Returns GLib's number of each scalar's script, neutral ones taking their neighbours'
  /// (`PangoScriptIter`).
  func scripts() -> [Int] {
    guard !scalars.isEmpty else { return [] }
    return unsafe withText { start, length in
      var scripts: [Int] = []
      guard let run = unsafe pango_script_iter_new(start, Int32(length)) else { return [] }
      defer { unsafe pango_script_iter_free(run) }
      repeat {
        var end: UnsafePointer<CChar>?
        var script = PANGO_SCRIPT_COMMON
        unsafe pango_script_iter_get_range(run, nil, &end, &script)
        guard let end = unsafe end else { break }
        let endByte = unsafe end - start
        while scripts.count < scalars.count, byteOffsets[scripts.count] < endByte {
          scripts.append(Int(script.rawValue))
        }
      } while unsafe pango_script_iter_next(run) != 0
      return scripts
    }
  }

  /// GLib's number of a scalar's own script (`g_unichar_get_script`), or nil if many share it.
  static func ownScript(of scalar: Unicode.Scalar) -> Int? {
    let script = g_unichar_get_script(scalar.value)
    return script == G_UNICODE_SCRIPT_COMMON || script == G_UNICODE_SCRIPT_INHERITED
      ? nil : Int(script.rawValue)
  }

  private func withText<Result>(_ body: (UnsafePointer<CChar>, Int) -> Result) -> Result {
    // A terminator, because Pango reads one character ahead.
    unsafe (utf8 + [0]).withUnsafeBytes { bytes in
      guard let start = unsafe bytes.bindMemory(to: CChar.self).baseAddress else {
        preconditionFailure("An array with a terminator has an address.")
      }
      return unsafe body(start, utf8.count)
    }
  }
}
