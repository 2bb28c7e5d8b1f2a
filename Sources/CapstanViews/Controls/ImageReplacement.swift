import Foundation

/// The change of one picture into another.
///
/// How symbols are replaced is an approximation of ours: the old one vanishes in the first half of
/// the way, the new one appears in the second; an old one that goes off leaves it the whole way.
@MainActor struct ImageReplacement {
  let old: ShownImage
  let progress: Attribute<Double>
  let transition: ContentTransition

  func isAtRest(at time: Double) -> Bool { progress.isAtRest(at: time) }

  private func way(_ time: Double) -> Double { min(max(progress.value(at: time), 0), 1) }

  func outgoing(at time: Double) -> SymbolPose {
    guard case .symbolEffect(let effect, _) = transition.kind else {
      return SymbolPose(scale: 1, opacity: 1 - way(time))
    }
    let gone = min(1, way(time) * 2)
    switch effect.kind {
    case .replace(.offUp, _): return SymbolPose(scale: 1, opacity: way(time) > 0 ? 0 : 1)
    case .replace(.upUp, _): return SymbolPose(scale: 1 + 0.5 * gone, opacity: 1 - gone)
    default: return SymbolPose(scale: 1 - Self.shrinking * gone, opacity: 1 - gone)
    }
  }

  func incoming(at time: Double) -> SymbolPose {
    guard case .symbolEffect(let effect, _) = transition.kind else {
      return SymbolPose(scale: 1, opacity: way(time))
    }
    var come = max(0, way(time) * 2 - 1)
    if case .replace(.offUp, _) = effect.kind { come = way(time) }
    return SymbolPose(scale: 1 - Self.shrinking * (1 - come), opacity: come)
  }

  private static var shrinking: Double { 1 - SymbolEffectPreset.vanishingScale }
}

extension SymbolPose {
  /// Whether nothing is changed.
  var isNeutral: Bool { scale == 1 && opacity == 1 }
}
