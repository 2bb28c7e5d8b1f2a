import CapstanMotion
public import CapstanSceneGraph
public import CapstanStage
public import Foundation

/// A capsule bar over a gradient page, without any view: what the core can do by itself.
///
/// The indicator slides on a spring from item to item, once a second; the icon under it jumps on
/// four keyframe tracks over its own reflection. Every frame is computed from its time alone.
@MainActor public final class CapsuleScene: FrameSource {
  /// The page in points.
  public let size: CGSize
  /// When the last item is chosen.
  public let lastEventTime: Double
  /// When the last jump has ended and the indicator stands.
  public let restTime: Double?

  private struct Item {
    let title: String
    let symbol: String
  }

  private static let items = [
    Item(title: "Home", symbol: "house.fill"), Item(title: "Search", symbol: "magnifyingglass"),
    Item(title: "Saved", symbol: "bookmark.fill"), Item(title: "Profile", symbol: "person.fill"),
  ]
  /// Which item is chosen when; the first one from the start.
  private static let visits: [(time: Double, item: Int)] = [(0.5, 1), (1.5, 2), (2.5, 3), (3.5, 0)]
  private static let slide = Spring(duration: 0.4, bounce: 0.3)
  private static let tint = ResolvedColor(hex: 0x5856D6)
  private static let jump = IconPose.jump

  private let bar: CGRect
  private let pen: Pen
  private let isDark: Bool

  /// Creates the scene on the context's page.
  ///
  /// - Throws: `StageError.invalidSetting` for a script: this scene plays by itself.
  public init(_ context: StageContext) throws {
    if context.settings.script != nil {
      throw StageError.invalidSetting("the scene 'capsule' plays by itself and takes no taps")
    }
    size = context.settings.size
    isDark = context.settings.colorScheme == .dark
    pen = Pen(text: context.text, symbols: context.symbols, scale: context.settings.scale)
    let bottom = size.height - context.settings.safeArea.bottom - 8
    bar = CGRect(x: 20, y: bottom - 90, width: max(size.width - 40, 40), height: 90)
    lastEventTime = Self.visits.last?.time ?? 0
    // Three items back, until less than a thousandth of a point is left.
    let slide = Self.slide.settlingDuration(target: 3 * bar.width / 4, epsilon: 0.001)
    restTime = lastEventTime + max(Self.jump.duration, slide)
  }

  /// Returns the frame at a time in seconds.
  public func displayList(at time: Double) -> DisplayList {
    var items = page
    items.append(shadowed(barItems(at: time)))
    return DisplayList(size: size, background: .white, items: items)
  }

  /// How far the indicator has come, in items: a sum of springs, one for each visit so far.
  private func indicatorPosition(at time: Double) -> Double {
    var position = 0.0
    var from = 0
    for visit in Self.visits where visit.time <= time {
      position +=
        Double(visit.item - from) * Self.slide.value(target: 1.0, time: time - visit.time)
      from = visit.item
    }
    return position
  }

  private var page: [DisplayItem] {
    let rect = CGRect(origin: .zero, size: size)
    let stops =
      isDark
      ? [ResolvedColor(hex: 0x1C1B4D), ResolvedColor(hex: 0x4A1D63)]
      : [Self.tint, ResolvedColor(hex: 0xAF52DE)]
    let gradient = GradientPaint(
      geometry: .linear(start: rect.origin, end: CGPoint(x: rect.maxX, y: rect.maxY)),
      stops: [.init(color: stops[0], location: 0), .init(color: stops[1], location: 1)])
    let page = DisplayItem.fill(FillItem(path: Path(rect), paint: .gradient(gradient)))
    let headline = pen.text(
      "Every frame, exactly", size: 34, weight: 700, color: .white,
      centeredAt: CGPoint(x: rect.midX, y: rect.midY - 40), width: max(size.width - 64, 16))
    return [page] + headline
  }

  private func shadowed(_ items: [DisplayItem]) -> DisplayItem {
    .group(
      GroupItem(
        effect: .shadow(
          color: ResolvedColor(hex: 0, opacity: 0.15), radius: 16,
          offset: CGSize(width: 0, height: 8)), items: items))
  }

  private func barItems(at time: Double) -> [DisplayItem] {
    let material = DisplayItem.backdrop(
      BackdropItem(
        path: Path(roundedRect: bar, cornerRadius: bar.height / 2, style: .continuous), rect: bar,
        style: .material(isDark ? .regular(.dark) : .regular(.light))))
    return [material, indicator(at: time)]
      + Self.items.indices.flatMap { cell($0, at: time) }
  }

  private func frame(ofItem position: Double) -> CGRect {
    let content = bar.insetBy(dx: 6, dy: 6)
    let width = (content.width - 3 * 4) / 4
    return CGRect(
      x: content.minX + position * (width + 4), y: content.minY, width: width,
      height: content.height)
  }

  private func indicator(at time: Double) -> DisplayItem {
    let frame = frame(ofItem: indicatorPosition(at: time))
    return .fill(
      FillItem(
        path: Path(
          roundedRect: frame, cornerRadius: min(frame.width, frame.height) / 2, style: .continuous),
        paint: .solid(Self.tint.multiplyingOpacity(by: isDark ? 0.4 : 0.18))))
  }

  private func cell(_ index: Int, at time: Double) -> [DisplayItem] {
    let item = Self.items[index]
    let frame = frame(ofItem: Double(index))
    let plain = (isDark ? ResolvedColor.white : .black).multiplyingOpacity(by: 0.65)
    // 1 under the indicator, 0 from one item away.
    let closeness = max(0, min(1, 1 - abs(indicatorPosition(at: time) - Double(index))))
    let color = plain.mixed(
      with: isDark ? ResolvedColor(hex: 0xB5B4FF) : Self.tint, by: closeness)
    let center = CGPoint(x: frame.midX, y: frame.minY + 20)
    let icon = pen.symbol(item.symbol, size: 22, color: color, centeredAt: center)
    return pose(of: index, at: time).items(icon: icon, center: center)
      + pen.text(
        item.title, size: 11, weight: 600, color: color,
        centeredAt: CGPoint(x: frame.midX, y: frame.maxY - 12), width: nil)
  }

  private func pose(of index: Int, at time: Double) -> IconPose {
    let visit = Self.visits.last { $0.item == index && $0.time <= time }
    return visit.map { Self.jump.value(time: time - $0.time) } ?? IconPose()
  }
}
