/// One row of the table: what is measured, what is aimed at and what is the least to hold.
enum Goal: CaseIterable {
  case fullRender, barRender, still, fullPNG, fullBytes, barPNG, changedRows, ditheredEncode,
    ditheredBytes, clip, clipAgainstPlain, video, firstStill, workers, evaluate

  /// How the figure reads in the table.
  var title: String {
    switch self {
    case .fullRender: "F frame, render only"
    case .barRender: "B frame, render only"
    case .still: "S frame, render only"
    case .fullPNG: "F frame with PNG"
    case .fullBytes: "  its bytes against libpng's"
    case .barPNG: "B frame with PNG"
    case .changedRows: "encode of changed rows against those rows alone"
    case .ditheredEncode: "dithered F frame, encode, against libpng"
    case .ditheredBytes: "  its bytes against libpng's"
    case .clip: "clip to \(ReferenceClip.count) PNG files, whole process"
    case .clipAgainstPlain: "  against plain Cairo and libpng"
    case .video: "Y4M pipe into x264, against a ready file"
    case .firstStill: "first still, whole process"
    case .workers: "two workers against one"
    case .evaluate: "evaluate and display list"
    }
  }

  /// M is the time in which one frame is copied in memory; the others need none or are ms.
  var unit: String {
    switch self {
    case .fullRender, .barRender, .still, .fullPNG, .barPNG, .clip: "M"
    case .firstStill: "ms"
    case .evaluate: "ms"
    case .fullBytes, .changedRows, .ditheredEncode, .ditheredBytes, .clipAgainstPlain, .video,
      .workers:
      "×"
    }
  }

  /// What is aimed at; at most this, for workers at least.
  var goal: Double {
    switch self {
    case .fullRender: 5
    case .barRender: 0.6
    case .still: 0.01
    case .fullPNG: 8
    case .fullBytes: 2
    case .barPNG: 2
    case .changedRows: 1.3
    case .ditheredEncode: 0.1
    case .ditheredBytes: 1.5
    case .clip: 700
    case .clipAgainstPlain: 0.1
    case .video: 1.15
    case .firstStill: 60
    case .workers: 1.5
    case .evaluate: 0.5
    }
  }

  /// What is worse than this is told in the table's last column.
  var gate: Double {
    switch self {
    case .fullRender: 10
    case .barRender: 2
    case .still: 0.1
    case .fullPNG: 30
    case .barPNG: 5
    case .ditheredEncode: 1.0 / 6
    case .video: 1.5
    case .firstStill: 120
    case .workers: 1.3
    case .evaluate: 1
    case .fullBytes, .changedRows, .ditheredBytes, .clip, .clipAgainstPlain: goal
    }
  }

  /// `goal`, `gate` or `missed`.
  func verdict(on value: Double) -> String {
    func holds(_ limit: Double) -> Bool { self == .workers ? value >= limit : value <= limit }
    return holds(goal) ? "goal" : holds(gate) ? "gate" : "missed"
  }
}
