import CapstanFrames
import CapstanSceneGraph
import Foundation

extension StageSettings {
  /// Everything that a frame depends on beside the source, by the options' long names.
  ///
  /// Pixel size, scale and rate have places of their own in a manifest; of the author's symbols and
  /// assets the contents count, not where they lie, and these belong to the source.
  public var manifestOptions: [String: String] {
    var options = [
      "size": "\(number(size.width))x\(number(size.height))",
      "safe-area": [safeArea.top, safeArea.leading, safeArea.bottom, safeArea.trailing]
        .map(number).joined(separator: ","),
      "color-scheme": colorScheme.rawValue, "contrast": contrast.rawValue,
      "text-size": textSize.rawValue, "layout-direction": layoutDirection.rawValue,
      "locale": locale, "reduce-motion": String(reducesMotion), "era": era.rawValue,
      "background": text(background), "script": script?.json ?? "tour",
    ]
    switch preview {
    case .named(let name): options["preview"] = name
    case .number(let number): options["preview"] = String(number)
    case nil: break
    }
    return options
  }

  private func text(_ background: Background) -> String {
    switch background {
    case .system: return "system"
    case .transparent: return "transparent"
    case .color(let color):
      let parts = [color.red, color.green, color.blue].map { component in
        let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0\(digits)" : digits
      }
      return "#" + parts.joined()
    }
  }
}

extension Script {
  /// The script as JSON on one line, in one form only; reading it gives an equal script.
  public var json: String {
    "[\(events.map(\.json).joined(separator: ", "))]"
  }
}

extension Script.Event {
  fileprivate var json: String {
    "{\"at\": \"\(time.decimal(places: 9))\", \(action.json)}"
  }
}

extension Script.Action {
  fileprivate var json: String {
    switch self {
    case .tap(let target): "\"tap\": \(target.json)"
    case .longPress(let target, let duration):
      "\"longPress\": \(target.json), \"duration\": \(number(duration))"
    case .drag(let points, let duration):
      "\"drag\": [\(points.map(\.json).joined(separator: ", "))], \"duration\": \(number(duration))"
    case .set(let change): "\"set\": {\(change.json)}"
    }
  }
}

extension Script.Target {
  fileprivate var json: String {
    switch self {
    case .label(let label): JSONText.quoted(label)
    case .point(let point): point.json
    }
  }
}

extension Script.Change {
  fileprivate var json: String {
    let members: [(String, String?)] = [
      ("colorScheme", colorScheme.map { JSONText.quoted($0.rawValue) }),
      ("contrast", contrast.map { JSONText.quoted($0.rawValue) }),
      ("textSize", textSize.map { JSONText.quoted($0.rawValue) }),
      ("layoutDirection", layoutDirection.map { JSONText.quoted($0.rawValue) }),
      ("reduceMotion", reducesMotion.map { String($0) }), ("locale", locale.map(JSONText.quoted)),
    ]
    return members.compactMap { key, value in value.map { "\"\(key)\": \($0)" } }
      .joined(separator: ", ")
  }
}

extension CGPoint {
  fileprivate var json: String { "[\(number(x)), \(number(y))]" }
}

/// A number without a point where it is whole.
private func number(_ value: Double) -> String {
  value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
}
