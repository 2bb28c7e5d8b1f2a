import CapstanSceneGraph
import Foundation

/// A piece of a drawing that hangs together: an outer contour with the holes in it.
struct SymbolPart: Equatable {
  var outer: Subpath
  var holes: [Subpath] = []
  let bounds: CGRect

  init(_ outer: Subpath) {
    self.outer = outer
    bounds = Path([outer]).boundingRect
  }

  /// The area without regard to holes, in square ems.
  var area: CGFloat { outer.area }
  var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
  var path: Path { Path([outer] + holes) }
}

extension SymbolOutline {
  /// The parts of all that is drawn in one colour, in the order of their outer contours.
  var parts: [SymbolPart] {
    let subpaths = monochromePath.subpaths
    var parts = subpaths.filter { !$0.isHole }.map(SymbolPart.init)
    for hole in subpaths where hole.isHole {
      let box = Path([hole]).boundingRect
      let around = parts.indices.filter {
        parts[$0].bounds.insetBy(dx: -1e-6, dy: -1e-6).contains(box)
      }
      if let index = around.min(by: { parts[$0].area < parts[$1].area }) {
        parts[index].holes.append(hole)
      }
    }
    return parts
  }

  /// Divides a drawing into one chosen part and all others; empty if it has only one.
  func divided(
    choosing choice: ([SymbolPart]) -> SymbolPart?
  ) -> [(layer: SymbolDrawing.Layer, isChosen: Bool)] {
    let parts = parts
    guard parts.count > 1, let chosen = choice(parts) else { return [] }
    var others = Path()
    for part in parts where part != chosen { others.addPath(part.path) }
    return [
      (SymbolDrawing.Layer(path: chosen.path), true),
      (SymbolDrawing.Layer(path: others), false),
    ]
  }

  /// Symbols whose parts are reached one after the other, from left to right, by a variable value.
  private static let reachedFromTheLeft: Set<String> = ["chart.bar", "chart.bar.fill", "ellipsis"]

  /// Makes a layer of each part of a symbol that shows a variable value by them.
  mutating func separateVariableParts(of name: String) {
    guard layers.count == 1, Self.reachedFromTheLeft.contains(name) else { return }
    let parts = parts.sorted { $0.bounds.minX < $1.bounds.minX }
    layers = parts.enumerated().map { index, part in
      SymbolDrawing.Layer(
        path: part.path, level: layers[0].level,
        threshold: Double(index) / Double(parts.count))
    }
  }
}
