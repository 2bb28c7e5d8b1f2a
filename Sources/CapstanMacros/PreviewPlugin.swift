import Foundation

/// The compiler's partner for `#Preview`, `@Previewable`, `@Entry` and `@Animatable`.
///
/// Reads requests from standard input, answers on standard output, and leaves when the input ends.
///
/// A message is its length, eight bytes little-endian, and JSON.
@main enum PreviewPlugin {
  static func main() {
    while let request = readMessage() {
      guard let answer = answer(to: request) else { continue }
      writeMessage(answer)
    }
  }

  private static func answer(to request: [String: Any]) -> [String: Any]? {
    if request["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
    }
    if let macro = request["expandFreestandingMacro"] as? [String: Any] {
      let expansion = PreviewExpansion(request: macro)
      return [
        "expandMacroResult": [
          "expandedSource": expansion.source as Any? ?? NSNull(),
          "diagnostics": [Any](),
        ]
      ]
    }
    if let macro = request["expandAttachedMacro"] as? [String: Any] {
      let name = (macro["macro"] as? [String: Any])?["typeName"] as? String
      let source =
        switch name {
        case "EntryMacro": EntryExpansion(request: macro).source
        case "AnimatableMacro": AnimatableExpansion(request: macro).source
        default: ""
        }
      return ["expandMacroResult": ["expandedSource": source, "diagnostics": [Any]()]]
    }
    return ["expandMacroResult": ["expandedSource": NSNull(), "diagnostics": [Any]()]]
  }

  private static func readMessage() -> [String: Any]? {
    guard let head = readBytes(8) else { return nil }
    let length = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard let body = readBytes(length) else { return nil }
    return (try? JSONSerialization.jsonObject(with: body)) as? [String: Any]
  }

  private static func readBytes(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      guard let part = try? FileHandle.standardInput.read(upToCount: count - data.count),
        !part.isEmpty
      else { return nil }
      data += part
    }
    return data
  }

  private static func writeMessage(_ message: [String: Any]) {
    guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
    var head = Data()
    for shift in 0..<8 { head.append(UInt8(truncatingIfNeeded: body.count >> (8 * shift))) }
    FileHandle.standardOutput.write(head + body)
  }
}
