/// What the engine has noticed: each kind of thing once a run, in order.
@MainActor public final class Diagnostics {
  /// Something that the author should know.
  public enum Notice: Hashable, Sendable {
    /// A modifier or option is accepted but has no effect here.
    case notDrawn(String)
    /// No symbol has the name.
    case unknownSymbol(String)
    /// The symbol's own colours are asked for and are not known.
    case withoutColors(String)
    /// No asset has the name.
    case unknownImage(String)
    /// No declared font has the characters of these code points.
    case missingCharacters(String)
    /// No declared font has the name; the system font stands in.
    case missingFamily(String)
    /// Two views in view are sources of one matched geometry.
    case duplicateMatchedSource(String)
    /// An event keeps changing state and was cut off.
    case endlessUpdate
    /// A size or a place is not a finite number.
    case withoutPlace
    /// Something was written while a moment was being drawn.
    case writeWhileDrawing
  }

  /// What was noticed so far.
  public private(set) var notices: [Notice] = []
  private var known: Set<Notice> = []

  func report(_ notice: Notice) {
    if known.insert(notice).inserted { notices.append(notice) }
  }
}

extension Diagnostics.Notice: CustomStringConvertible {
  /// The notice as a sentence without a full stop.
  public var description: String {
    switch self {
    case .notDrawn(let name): "\(name) is accepted but not drawn"
    case .unknownSymbol(let name): "there is no symbol named \"\(name)\"; a placeholder is drawn"
    case .withoutColors(let name):
      "the symbol \"\(name)\" has no known colours of its own; it is drawn in one"
    case .unknownImage(let name): "there is no image named \"\(name)\"; a placeholder is drawn"
    case .missingCharacters(let points): "no font has the characters \(points); boxes are drawn"
    case .missingFamily(let name): "there is no font named \"\(name)\"; the system font is drawn"
    case .duplicateMatchedSource(let id):
      "several views are sources of the matched geometry \(id)"
    case .endlessUpdate: "an event keeps changing state and was cut off"
    case .withoutPlace:
      "a size or place is not a finite number; what has it is not drawn"
    case .writeWhileDrawing: "state was written while a moment was being drawn; it was ignored"
    }
  }
}
