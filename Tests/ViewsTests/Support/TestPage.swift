import CapstanSceneGraph
import CapstanViews
import Foundation

/// A page of boxes for tests.
@MainActor struct TestPage {
  let host: ViewHost

  init<V: View>(
    _ view: @autoclosure () -> V, size: CGSize = CGSize(width: 400, height: 400),
    scale: CGFloat = 2,
    safeArea: EdgeInsets = EdgeInsets(), environment: EnvironmentValues = EnvironmentValues(),
    reusesWork: Bool = true
  ) {
    var settings = HostSettings(
      size: size, safeArea: safeArea, scale: scale, textEngine: BoxTextEngine(),
      symbols: BoxSymbols())
    settings.reusesWork = reusesWork
    host = ViewHost(view(), environment: environment, settings: settings)
  }

  func items(at time: Double) -> [DisplayItem] { host.displayList(at: time).items.flattened }

  /// The page rectangles of all fills in a solid colour.
  func fills(_ color: ResolvedColor, at time: Double) -> [CGRect] {
    items(at: time).compactMap { item in
      guard case .fill(let fill) = item, case .solid(let own) = fill.paint,
        own.isNear(color)
      else { return nil }
      return fill.path.boundingRect.applying(fill.transform)
    }
  }

  /// The page rectangle of the only fill in a solid colour, its opacity aside.
  func frame(_ color: ResolvedColor, at time: Double) -> CGRect? {
    let rects = items(at: time).compactMap { item -> CGRect? in
      guard case .fill(let fill) = item, case .solid(var own) = fill.paint else { return nil }
      own.opacity = 1
      return own.isNear(color) ? fill.path.boundingRect.applying(fill.transform) : nil
    }
    return rects.count == 1 ? rects[0] : nil
  }

  /// The opacities of all fills in a colour, back to front.
  func opacities(_ color: ResolvedColor, at time: Double) -> [Double] {
    items(at: time).compactMap { item in
      guard case .fill(let fill) = item, case .solid(var own) = fill.paint else { return nil }
      let opacity = own.opacity
      own.opacity = 1
      return own.isNear(color) ? opacity : nil
    }
  }

  /// All words on the page, run by run.
  func words(at time: Double) -> String {
    items(at: time).compactMap { item in
      if case .glyphs(let run) = item { return run.text }
      return nil
    }.joined()
  }

  @discardableResult func tap(_ label: String, at time: Double) -> TapResult {
    guard let target = host.tapTargets(at: time).last(where: { $0.label == label }) else {
      return .missed
    }
    return host.tap(target, time: time)
  }
}

extension [DisplayItem] {
  /// The leaves of groups, back to front.
  var flattened: [DisplayItem] {
    flatMap { item -> [DisplayItem] in
      if case .group(let group) = item { return group.items.flattened }
      return [item]
    }
  }
}

extension ResolvedColor {
  func isNear(_ other: ResolvedColor) -> Bool {
    abs(red - other.red) < 0.005 && abs(green - other.green) < 0.005
      && abs(blue - other.blue) < 0.005 && abs(opacity - other.opacity) < 0.005
  }

  static let systemRed = ResolvedColor(hex: 0xFF3B30)
  static let systemBlue = ResolvedColor(hex: 0x007AFF)
  static let systemGreen = ResolvedColor(hex: 0x34C759)
}

extension CGRect {
  func isNear(_ other: CGRect, within tolerance: CGFloat = 0.001) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}
