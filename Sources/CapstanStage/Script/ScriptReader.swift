import CapstanFrames
import Foundation

/// Turns a document's nodes into events and says where one is not what it should be.
struct ScriptReader {
  let file: String

  func script(_ node: JSONNode) throws -> Script {
    guard case .array(let nodes) = node.value else {
      throw failure("a script is a list of events, not \(node.kind)", at: node)
    }
    return Script(try nodes.map(event))
  }

  func failure(_ message: String, at node: JSONNode) -> StageError {
    failure(message, at: node.place)
  }

  func failure(_ message: String, at place: TextPlace) -> StageError {
    .invalidDocument(file: file, line: place.line, column: place.column, message: message)
  }

  private func event(_ node: JSONNode) throws -> Script.Event {
    guard case .object(let members) = node.value else {
      throw failure("an event is an object, not \(node.kind)", at: node)
    }
    guard let at = node.member("at") else {
      throw failure("the event has no time: \"at\" in seconds", at: node)
    }
    let kinds = members.filter { !["at", "duration"].contains($0.key) }
    guard let kind = kinds.first else {
      throw failure("the event does nothing: \(Self.kinds) is expected", at: node)
    }
    if kinds.count > 1 {
      throw failure(
        "an event does one thing; here is a second, \"\(kinds[1].key)\"", at: kinds[1].place)
    }
    let action = try action(kind, duration: node.member("duration"))
    return Script.Event(at: try time(at), action)
  }

  private static let kinds = "\"tap\", \"longPress\", \"drag\" or \"set\""

  private func action(
    _ member: JSONNode.Member, duration: JSONNode?
  ) throws -> Script.Action {
    if let duration, !["longPress", "drag"].contains(member.key) {
      throw failure("\"\(member.key)\" has no duration", at: duration)
    }
    switch member.key {
    case "tap":
      return .tap(try target(member.value))
    case "longPress":
      return .longPress(try target(member.value), duration: try duration.map(seconds) ?? 0.6)
    case "drag":
      guard case .array(let points) = member.value.value, points.count >= 2 else {
        throw failure("\"drag\" takes a list of two or more points", at: member.value)
      }
      return .drag(try points.map(point), duration: try duration.map(seconds) ?? 0.25)
    case "set":
      return .set(try change(member.value))
    default:
      throw failure(
        "there is no event \"\(member.key)\"; \(Self.kinds) is expected", at: member.place)
    }
  }

  private func target(_ node: JSONNode) throws -> Script.Target {
    switch node.value {
    case .string(let label): .label(label)
    case .array: .point(try point(node))
    default: throw failure("a label or a point [x, y] is expected, not \(node.kind)", at: node)
    }
  }

  private func point(_ node: JSONNode) throws -> CGPoint {
    guard case .array(let parts) = node.value, parts.count == 2 else {
      throw failure("a point is a list of two numbers, [x, y]", at: node)
    }
    return CGPoint(x: try number(parts[0]), y: try number(parts[1]))
  }

  private func number(_ node: JSONNode) throws -> Double {
    guard case .number(let text) = node.value, let value = Double(text), value.isFinite else {
      throw failure("a number is expected, not \(node.kind)", at: node)
    }
    return value
  }

  /// The longest press or drag in seconds: an hour.
  private static let longestDuration = 3600.0

  private func seconds(_ node: JSONNode) throws -> Double {
    let value = try number(node)
    guard value >= 0 else { throw failure("a duration is not negative", at: node) }
    guard value <= Self.longestDuration else {
      throw failure("a duration is at most \(Int(Self.longestDuration)) seconds", at: node)
    }
    return value
  }

  /// A time as a number of seconds or as text with a unit.
  private func time(_ node: JSONNode) throws -> RationalTime {
    let text: String
    switch node.value {
    case .number(let digits): text = digits
    case .string(let words): text = words
    default: throw failure("a time is expected, not \(node.kind)", at: node)
    }
    do {
      return try RationalTime(parsing: text)
    } catch {
      throw failure("\(error)", at: node)
    }
  }

  private func change(_ node: JSONNode) throws -> Script.Change {
    guard case .object(let members) = node.value else {
      throw failure("\"set\" takes an object, not \(node.kind)", at: node)
    }
    var change = Script.Change()
    for member in members {
      switch member.key {
      case "colorScheme": change.colorScheme = try choice(member.value)
      case "contrast": change.contrast = try choice(member.value)
      case "textSize": change.textSize = try choice(member.value)
      case "layoutDirection": change.layoutDirection = try choice(member.value)
      case "locale": change.locale = try locale(member.value)
      case "reduceMotion": change.reducesMotion = try truth(member.value)
      default:
        throw failure(
          "the environment has no \"\(member.key)\"; known are colorScheme, contrast, textSize, "
            + "layoutDirection, locale, reduceMotion", at: member.place)
      }
    }
    return change
  }

  private func locale(_ node: JSONNode) throws -> String {
    guard case .string(let text) = node.value, LocaleIdentifier.isKnown(text) else {
      throw failure("\(LocaleIdentifier.expectation) is expected", at: node)
    }
    return text
  }

  private func truth(_ node: JSONNode) throws -> Bool {
    guard case .bool(let value) = node.value else {
      throw failure("true or false is expected, not \(node.kind)", at: node)
    }
    return value
  }

  private func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ node: JSONNode
  ) throws -> Choice {
    if case .string(let name) = node.value, let choice = Choice(rawValue: name) { return choice }
    let names = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    throw failure("one of \(names) is expected", at: node)
  }
}
