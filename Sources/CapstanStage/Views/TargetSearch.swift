import CapstanFrames
public import CapstanViews
public import Foundation

/// Finds what a script's label means among the things that can be tapped.
struct TargetSearch {
  private let targets: [TapTarget]
  private let time: RationalTime

  init(_ targets: [TapTarget], time: RationalTime) {
    (self.targets, self.time) = (targets, time)
  }

  /// Returns the one target of a label, else of an identifier.
  ///
  /// - Throws: `StageError.notFound`, with the labels or the positions that there are.
  func target(_ label: String) throws -> TapTarget {
    var found = targets.filter { $0.label == label }
    if found.isEmpty { found = targets.filter { $0.identifier == label } }
    let moment = "at \(time.shortDecimal) s"
    switch found.count {
    case 1: return found[0]
    case 0:
      throw StageError.notFound(
        "there is nothing called \(label.quoted) to tap \(moment)",
        hint: targets.isEmpty
          ? "nothing can be tapped then"
          : "there are: \(targets.map { "\($0.label.onOneLine) (\($0.center.text))" }.joined(separator: "; "))"
      )
    default:
      throw StageError.notFound(
        "\(label.quoted) is the label of \(found.count) things \(moment)",
        hint:
          "tap one of the points \(found.map { "(\($0.center.text))" }.joined(separator: ", ")) "
          + "instead, as in --tap \(found[0].center.x.wholeText),\(found[0].center.y.wholeText)@\(time.shortDecimal)"
      )
    }
  }
}

extension TapTarget {
  /// The middle of its frame.
  public var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
}
