import Foundation

/// The letter-spacing that the system font adds by itself, so that Inter's widths come near
/// San Francisco's.
enum SystemTracking {
  /// From this size on the display face is drawn.
  static let displaySize: CGFloat = 20

  /// Returns points to add to each advance for a size in points and a weight of 100...900.
  static func points(size: CGFloat, weight: Int) -> CGFloat {
    size * (published(size: size) + correction(size: size, weight: weight))
  }

  /// Apple's published tracking for San Francisco in ems, interpolated between its sizes.
  static func published(size: CGFloat) -> CGFloat {
    guard let first = table.first, let last = table.last else { return 0 }
    if size <= first.size { return first.points / first.size }
    guard let next = table.firstIndex(where: { $0.size >= size }) else { return last.points }
    let (low, high) = (table[next - 1], table[next])
    let fraction = (size - low.size) / (high.size - low.size)
    return (low.points + (high.points - low.points) * fraction) / size
  }

  /// What Inter needs beside the published value, in ems; an approximation of ours.
  ///
  /// Fitted to string widths measured in iOS at 17 pt: 22 strings in regular ask for 0.04 pt less
  /// than published, one in semibold for 0.14 pt more, and the line through both serves the bolder
  /// weights; lighter ones keep regular's. The display face needs none.
  static func correction(size: CGFloat, weight: Int) -> CGFloat {
    guard size < displaySize else { return 0 }
    let bolder = CGFloat(max(0, weight - 400)) / 200
    return (-0.04 + 0.18 * bolder) / 17
  }

  /// Returns points to add to each advance of the rounded face, whose boldest file is a bold.
  ///
  /// Fitted to one string measured in iOS in black at 34 pt; an approximation of ours between.
  static func rounded(size: CGFloat, weight: Int) -> CGFloat {
    size * 0.0143 * CGFloat(min(max(weight - 700, 0), 200)) / 200
  }

  /// Size and tracking, both in points, as Apple publishes them.
  private static let table: [(size: CGFloat, points: CGFloat)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08),
    (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45),
    (21, -0.36), (22, -0.26), (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29),
    (28, 0.38), (29, 0.4), (30, 0.4), (31, 0.39), (32, 0.41), (33, 0.4), (34, 0.4), (35, 0.38),
    (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37), (41, 0.36), (42, 0.37),
    (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35), (49, 0.33),
    (50, 0.34), (51, 0.35), (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.3), (58, 0.28),
    (60, 0.26), (62, 0.24), (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14),
    (76, 0.07), (80, 0), (96, 0),
  ]
}
