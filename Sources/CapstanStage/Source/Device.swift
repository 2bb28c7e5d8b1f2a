public import Foundation

/// A phone's page: size, pixels to the point, and what its screen's cut-outs leave free.
///
/// Figures are from public tables of device geometry.
public struct Device: Hashable, Sendable {
  /// The model's name, such as "iPhone 16".
  public var name: String
  /// Points, as held.
  public var size: CGSize
  /// Pixels to the point.
  public var scale: Int
  /// Points kept free at each edge.
  public var safeArea: SafeArea

  /// The device that is used where none is named.
  public static let standard = Device(
    name: "iPhone 16", size: CGSize(width: 393, height: 852), scale: 3,
    safeArea: SafeArea(top: 59, bottom: 34))

  /// Returns the device of a name, whatever its case; "… landscape" turns it.
  public static func named(_ name: String) -> Device? {
    let wanted = name.lowercased()
    return all.first { $0.name.lowercased() == wanted }
  }

  /// Returns the device turned to its side, by the size and safe area of its page.
  static func turned(size: CGSize, safeArea: SafeArea) -> Device? {
    all.indices.first { all[$0].size == size && all[$0].safeArea == safeArea }.flatMap { index in
      let partner = index % 2 == 0 ? index + 1 : index - 1
      return all.indices.contains(partner) ? all[partner] : nil
    }
  }

  /// Every device, each upright and then turned, in the order of the table.
  public static let all: [Device] = table.flatMap { row in
    row.names.flatMap { name in
      [
        Device(
          name: "iPhone \(name)", size: CGSize(width: row.width, height: row.height),
          scale: row.scale, safeArea: SafeArea(top: row.top, bottom: row.bottom)),
        Device(
          name: "iPhone \(name) landscape", size: CGSize(width: row.height, height: row.width),
          scale: row.scale,
          safeArea: SafeArea(leading: row.sides, bottom: row.turnedBottom, trailing: row.sides)),
      ]
    }
  }

  private struct Row {
    let width: Double
    let height: Double
    let scale: Int
    let top: Double
    let bottom: Double
    let sides: Double
    let turnedBottom: Double
    let names: [String]
  }

  private static func row(
    _ width: Double, _ height: Double, scale: Int = 3, top: Double, bottom: Double = 34,
    sides: Double? = nil, turnedBottom: Double = 21, _ names: String...
  ) -> Row {
    Row(
      width: width, height: height, scale: scale, top: top, bottom: bottom, sides: sides ?? top,
      turnedBottom: turnedBottom, names: names)
  }

  private static let table = [
    row(375, 667, scale: 2, top: 20, bottom: 0, sides: 0, turnedBottom: 0, "SE 2", "SE 3"),
    row(375, 812, top: 44, "X", "XS", "11 Pro"),
    row(375, 812, top: 50, "12 mini", "13 mini"),
    row(414, 896, scale: 2, top: 48, "XR", "11"),
    row(414, 896, top: 44, "11 Pro Max"),
    row(390, 844, top: 47, "12", "12 Pro", "13", "13 Pro", "14", "16e", "17e"),
    row(428, 926, top: 47, "12 Pro Max", "13 Pro Max", "14 Plus"),
    row(393, 852, top: 59, "14 Pro", "15", "15 Pro", "16"),
    row(430, 932, top: 59, "14 Pro Max", "15 Plus", "15 Pro Max", "16 Plus"),
    row(402, 874, top: 62, "16 Pro"),
    row(402, 874, top: 62, turnedBottom: 20, "17", "17 Pro"),
    row(440, 956, top: 62, "16 Pro Max"),
    row(440, 956, top: 62, turnedBottom: 20, "17 Pro Max"),
    row(420, 912, top: 68, turnedBottom: 20, "Air"),
  ]
}

/// Points kept free at the edges of a page.
public struct SafeArea: Hashable, Sendable {
  /// Points at the top.
  public var top: Double
  /// Points where lines of text begin.
  public var leading: Double
  /// Points at the bottom.
  public var bottom: Double
  /// Points where lines of text end.
  public var trailing: Double

  /// Creates a safe area; edges not named are 0.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}
