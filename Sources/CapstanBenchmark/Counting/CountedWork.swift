import CapstanFrames
import CapstanRaster
import CapstanSceneGraph
import CapstanStage
import Foundation

/// Work whose instructions callgrind counts: some frames of one kind, drawn and encoded.
///
/// Callgrind zeroes its counters when `countedPass` is entered and writes them down when it is left,
/// so what happens before and between does not count.
@MainActor final class CountedWork {
  /// Frames of each kind that are counted; figures are means.
  nonisolated static let frames = 4
  /// How many frames of the same kind come before the last of them, so that what is kept has been
  /// made.
  nonisolated static let lead = 12
  /// What the passes count, one after the other.
  nonisolated static let passes: [InstructionCounts.Kind] = [
    .displayList, .fullFrame, .barFrame, .stillFrame,
  ]
  /// Frames of the clip that is written: its first half, one tap, so that counting takes a minute
  /// and not three.
  nonisolated static let clipFrames = 90
  /// The name of `countedPass` among the program's symbols.
  nonisolated static let symbol = "capstan_counted_pass"

  private let clip: ReferenceClip
  private let source: any FrameSource
  private var worker: PNGWorker

  init() throws {
    clip = try ReferenceClip()
    source = try ReferenceClip.source()
    worker = try PNGWorker(size: ReferenceClip.size, scale: CGFloat(ReferenceClip.scale))
  }

  /// Makes all passes in their order.
  static func run() throws {
    let work = try CountedWork()
    countedPass(of: work, nil)
    for kind in [FrameKind.full, .bar, .still] {
      work.warmUp(kind)
      countedPass(of: work, kind)
    }
  }

  /// Makes the first frames as the tool does: mounts, evaluates, draws, encodes and writes each.
  static func writeClip(into folder: String) throws {
    let source = try ReferenceClip.source()
    let settings = try ReferenceClip.settings()
    let (width, height) = settings.pixelSize
    let clock = try FrameClock(
      rate: FrameRate(ReferenceClip.rate),
      duration: RationalTime(clipFrames, over: ReferenceClip.rate))
    let writer = try SequenceWriter(
      folder: folder,
      manifest: Manifest(
        source: Manifest.Source(name: ReferenceClip.scene, fingerprint: ReferenceClip.scene),
        options: settings.manifestOptions, width: width, height: height, scale: settings.scale,
        rate: clock.rate, count: clock.count, libraries: StageLibraries.versions),
      frames: 0..<clock.count, mode: .overwrite)
    var worker = try PNGWorker(size: settings.size, scale: settings.scale)
    let schedule = FrameSchedule(0..<clock.count, of: clock)
    for position in 0..<schedule.count {
      let entry = schedule[position]
      let list = try source.displayList(at: entry.time.seconds)
      try writer.write(try worker.process(FrameJob(entry: entry, list: list)), frame: entry.frame)
    }
    try writer.finish()
  }

  /// Draws up to the frame before the counted ones of a kind.
  private func warmUp(_ kind: FrameKind) {
    let first = clip.place(of: kind, after: Self.lead) - Self.frames
    for place in first - Self.frames...first { process(place) }
  }

  fileprivate func process(_ kind: FrameKind) {
    let last = clip.place(of: kind, after: Self.lead)
    for place in last - Self.frames + 1...last { process(place) }
  }

  fileprivate func makeLists() {
    do {
      _ = try ReferenceClip.frames(of: source)
    } catch {
      fatalError("The clip cannot be played: \(error)")
    }
  }

  private func process(_ place: Int) {
    do {
      _ = try worker.process(
        FrameJob(
          entry: FrameSchedule.Entry(position: place, frame: place, time: .zero),
          list: clip.lists[place]))
    } catch {
      fatalError("Frame \(place) cannot be drawn: \(error)")
    }
  }
}

/// Draws and encodes some frames of a kind, or without one makes the clip's display lists.
///
/// Kept as it is written, so that it has one symbol and is entered once a pass.
@inline(never) @_optimize(none) @_silgen_name("capstan_counted_pass")
@MainActor private func countedPass(of work: CountedWork, _ kind: FrameKind?) {
  if let kind { work.process(kind) } else { work.makeLists() }
}
