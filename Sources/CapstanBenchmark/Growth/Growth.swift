import CapstanFrames
import CapstanRaster
import CapstanSceneGraph
import CapstanStage
import CapstanSymbols
import CapstanText
import Foundation
import SwiftUI

/// Measures how cost grows with pixels, tabs and time.
@MainActor struct Growth {
  /// Prints each table when it is known.
  func run() throws {
    try print(scales(), to: "Pixels: the reference clip; ms a frame, M of its own size in brackets")
    try print(tabs(), to: "Tabs: a bar of that many; ms a frame, at 3 pixels to the point")
    try print(durations(), to: "Time: a tap a second; ms a frame, at 1 pixel to the point")
    try print(memory(), to: "Memory: resident after that many frames, at 3 pixels to the point")
  }

  private func print(_ table: TextTable, to title: String) {
    Swift.print(title + "\n\n" + table.text)
  }

  private struct Cost {
    var evaluate = 0.0
    var kinds: [FrameKind: Samples] = [:]

    func text(_ kind: FrameKind, copying: Double? = nil) -> String {
      guard let time = kinds[kind]?.median else { return "–" }
      return Samples.text(time) + (copying.map { " (\(Samples.text(time / $0)))" } ?? "")
    }
  }

  /// Plays frames of a source through a PNG worker.
  private func cost(
    of source: any FrameSource, scale: Int, count: Int
  ) throws -> Cost {
    var cost = Cost()
    let lists: [DisplayList]
    (cost.evaluate, lists) = try evaluate(source, count)
    let renderer = try Renderer(size: source.size, scale: CGFloat(scale))
    var encoder = BandedPNGEncoder()
    for (index, list) in lists.enumerated() {
      let time = try Stopwatch.thread {
        try renderer.render(list)
        let changed = renderer.changedRows
        guard !changed.isEmpty else { return }
        _ = try renderer.withPixels {
          try encoder.encode(
            $0, width: renderer.width, height: renderer.height, changedRows: changed)
        }
      }
      let rows = renderer.drawnRows
      let kind: FrameKind = rows.isEmpty ? .still : rows.count == renderer.height ? .full : .bar
      if index > 0 { cost.kinds[kind, default: Samples()].add(time) }
    }
    return cost
  }

  private func evaluate(
    _ source: any FrameSource, _ count: Int
  ) throws -> (Double, [DisplayList]) {
    var lists: [DisplayList] = []
    let time = try Stopwatch.thread {
      lists = try ReferenceClip.frames(of: source, count: count)
    }
    return (time / Double(count), lists)
  }

  private func scales() throws -> TextTable {
    var table = TextTable(["", "evaluate", "F with PNG", "B with PNG", "S"])
    for scale in [1, 2, 3] {
      var settings = try ReferenceClip.settings()
      settings.scale = Double(scale)
      let cost = try cost(
        of: ReferenceClip.source(settings), scale: scale, count: ReferenceClip.count)
      let copying = CopyTime.ofFrame(settings.pixelSize)
      table.add([
        "\(scale)x", Samples.text(cost.evaluate), cost.text(.full, copying: copying),
        cost.text(.bar, copying: copying), cost.text(.still, copying: copying),
      ])
    }
    return table
  }

  private func tabs() throws -> TextTable {
    var table = TextTable(["", "evaluate", "F with PNG", "B with PNG", "S"])
    for count in [4, 16, 64] {
      var settings = try ReferenceClip.settings()
      settings.script = Script(
        try ["Tab 1@0.5", "Tab 3@1.75"].map {
          try Script.Event(parsingTap: $0)
        })
      let source = try ViewSource(
        StageContext(settings: settings, text: try PangoTextEngine(), symbols: SymbolLibrary())
      ) { AnyView(ManyTabs(count: count)) }
      let cost = try cost(of: source, scale: 3, count: ReferenceClip.count)
      table.add([
        "\(count) tabs", Samples.text(cost.evaluate), cost.text(.full), cost.text(.bar),
        cost.text(.still),
      ])
    }
    return table
  }

  private func durations() throws -> TextTable {
    var table = TextTable(["", "mounting", "evaluate", "F with PNG", "B with PNG", "S"])
    for seconds in [10, 100] {
      let settings = try Self.tapping(for: seconds)
      var source: (any FrameSource)?
      let mounting = try Stopwatch.thread { source = try ReferenceClip.source(settings) }
      guard let source else { continue }
      let cost = try cost(of: source, scale: 1, count: seconds * ReferenceClip.rate)
      table.add([
        "\(seconds) s", Samples.text(mounting), Samples.text(cost.evaluate), cost.text(.full),
        cost.text(.bar), cost.text(.still),
      ])
    }
    return table
  }

  /// The reference clip, tapped once a second at changing items.
  private static func tapping(for seconds: Int) throws -> StageSettings {
    var settings = try ReferenceClip.settings()
    settings.scale = 1
    let labels = ["Search", "Saved", "Profile", "Home"]
    settings.script = Script(
      try (0..<seconds).map {
        try Script.Event(parsingTap: "\(labels[$0 % 4])@\($0).5")
      })
    return settings
  }

  private func memory() throws -> TextTable {
    var table = TextTable(["frames", "MB", "of the level at 500"])
    let source = try ReferenceClip.source(Self.tapping(for: 84))
    var worker = try PNGWorker(size: ReferenceClip.size, scale: CGFloat(ReferenceClip.scale))
    var level = 0.0
    for frame in 0..<5000 {
      let list = try source.displayList(at: Double(frame) / Double(ReferenceClip.rate))
      _ = try worker.process(
        FrameJob(entry: FrameSchedule.Entry(position: 0, frame: 0, time: .zero), list: list))
      guard [500, 1000, 2000, 3000, 4000, 5000].contains(frame + 1) else { continue }
      let resident = Self.residentMegabytes
      if level == 0 { level = resident }
      table.add(["\(frame + 1)", Samples.text(resident), Samples.text(resident / level)])
    }
    return table
  }

  private static var residentMegabytes: Double {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * 4096 / 1e6
  }
}
