/// Words as a POSIX shell reads them back.
package enum ShellQuoting {
  /// The word itself if it is harmless, else in single quotes.
  package static func quoted(_ word: String) -> String {
    let isHarmless =
      !word.isEmpty
      && word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "+"),
          UInt8(ascii: "="), UInt8(ascii: ","), UInt8(ascii: "%"):
          true
        default: false
        }
      }
    return isHarmless ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
