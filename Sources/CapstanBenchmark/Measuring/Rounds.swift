import CapstanFrames
import CapstanRaster
import CapstanSceneGraph
import CapstanStage
import Foundation

/// Measures every row of the table once a round, one after another, so that a slow minute of the
/// machine falls upon all of them alike.
@MainActor final class Rounds {
  private let clip: ReferenceClip
  private let full: Bitmap
  private let dithered: Bitmap
  private let ffmpeg = ChildRun.find("ffmpeg")
  /// Holds what all rounds write: ext4 creates files slowly for minutes after others were removed.
  private let folder: ScratchFolder
  private var round = 0
  private(set) var samples: [Goal: Samples] = [:]
  /// Milliseconds to copy one frame: the table's M.
  private(set) var copying = Samples()
  /// M to draw a frame by plain Cairo, and to encode one by libpng.
  private(set) var plainCairo = Samples()
  private(set) var libPNG = Samples()

  init(_ clip: ReferenceClip) throws {
    self.clip = clip
    folder = try ScratchFolder()
    let renderer = try Renderer(size: ReferenceClip.size, scale: CGFloat(ReferenceClip.scale))
    full = try renderer.bitmap(of: clip.lists[clip.place(of: .full, after: 4)])
    dithered = ReferenceClip.dithered(full)
  }

  /// Measures everything once.
  func run() async throws {
    round += 1
    let anchor = CopyTime.ofFrame(ReferenceClip.pixelSize)
    copying.add(anchor)
    try render(anchor)
    try encode(anchor)
    try changedRows()
    try encodeDithered()
    let plain = drawPlainly()
    let encoding = Stopwatch.thread { _ = LibPNGDefaults.encode(full) }
    plainCairo.add(plain / anchor)
    libPNG.add(encoding / anchor)
    try wholeClip(anchor, plain: plain + encoding)
    try firstStill()
    try evaluate()
    try await workers()
    if let ffmpeg { try video(ffmpeg) }
  }

  private func add(_ value: Double, to goal: Goal) { samples[goal, default: Samples()].add(value) }

  /// Plays the clip through a closure and returns the mean time for each kind of frame, the first
  /// frame left out.
  private func play(_ process: (DisplayList) throws -> Void) rethrows -> [FrameKind: Double] {
    var times: [FrameKind: (sum: Double, count: Double)] = [:]
    for (index, list) in clip.lists.enumerated() {
      let time = try Stopwatch.thread { try process(list) }
      guard index > 0 else { continue }
      let earlier = times[clip.kinds[index]] ?? (0, 0)
      times[clip.kinds[index]] = (earlier.sum + time, earlier.count + 1)
    }
    return times.mapValues { $0.sum / $0.count }
  }

  private func render(_ anchor: Double) throws {
    let renderer = try Renderer(size: ReferenceClip.size, scale: CGFloat(ReferenceClip.scale))
    let times = try play { try renderer.render($0) }
    for (kind, goal) in [(FrameKind.full, Goal.fullRender), (.bar, .barRender), (.still, .still)] {
      if let time = times[kind] { add(time / anchor, to: goal) }
    }
  }

  private func encode(_ anchor: Double) throws {
    var worker = try PNGWorker(size: ReferenceClip.size, scale: CGFloat(ReferenceClip.scale))
    let times = try play { list in
      _ = try worker.process(
        FrameJob(entry: FrameSchedule.Entry(position: 0, frame: 0, time: .zero), list: list))
    }
    for (kind, goal) in [(FrameKind.full, Goal.fullPNG), (.bar, .barPNG)] {
      if let time = times[kind] { add(time / anchor, to: goal) }
    }
    let bytes = try PNGEncoder().encode(full).count
    add(Double(bytes) / Double(LibPNGDefaults.encode(full)), to: .fullBytes)
  }

  /// Encodes the rows that a bar's frame changes, within their picture and as one of their own.
  private func changedRows() throws {
    let renderer = try Renderer(size: ReferenceClip.size, scale: CGFloat(ReferenceClip.scale))
    let place = clip.place(of: .bar, after: 1)
    try renderer.render(clip.lists[place - 1])
    let before = renderer.bitmap()
    let rows = try renderer.render(clip.lists[place])
    let after = renderer.bitmap()
    let alone = Bitmap(
      width: after.width, height: rows.count,
      pixels: Array(after.pixels[rows.lowerBound * after.width..<rows.upperBound * after.width]))
    var encoder = BandedPNGEncoder()
    _ = try encoder.encode(before)
    var (within, apart) = (Samples(), Samples())
    for _ in 0..<5 {
      within.add(
        try Stopwatch.thread { _ = try encoder.encode(after, changedRows: [rows]) })
      // Back again: rows that are as they were would not be encoded.
      _ = try encoder.encode(before, changedRows: [rows])
      apart.add(try Stopwatch.thread { _ = try PNGEncoder().encode(alone) })
    }
    if let within = within.median, let apart = apart.median {
      add(within / apart, to: .changedRows)
    }
  }

  private func encodeDithered() throws {
    var (own, theirs) = ([UInt8](), 0)
    let time = try Stopwatch.thread { own = try PNGEncoder().encode(dithered) }
    let reference = Stopwatch.thread { theirs = LibPNGDefaults.encode(dithered) }
    add(time / reference, to: .ditheredEncode)
    add(Double(own.count) / Double(theirs), to: .ditheredBytes)
  }

  private func drawPlainly() -> Double {
    let plain = PlainCairo(size: ReferenceClip.size, scale: Double(ReferenceClip.scale))
    let list = clip.lists[clip.place(of: .full, after: 4)]
    plain.draw(list)
    return Stopwatch.thread { plain.draw(list) }
  }

  private func wholeClip(_ anchor: Double, plain: Double) throws {
    let run = try ChildRun(
      ChildRun.tool,
      ["render", ReferenceClip.scene, "-o", "\(folder.path)/frames\(round)", "--jobs", "1"]
        + ["--duration", "3s", "--progress", "none"] + ReferenceClip.options)
    add(run.processor / anchor, to: .clip)
    add(run.processor / (plain * Double(ReferenceClip.count)), to: .clipAgainstPlain)
  }

  private func firstStill() throws {
    let run = try ChildRun(
      ChildRun.tool,
      ReferenceClip.stillArguments(output: "\(folder.path)/still\(round).png"))
    add(run.processor, to: .firstStill)
  }

  private func evaluate() throws {
    let source = try ReferenceClip.source()
    let time = try Stopwatch.thread { _ = try ReferenceClip.frames(of: source) }
    add(time / Double(ReferenceClip.count), to: .evaluate)
  }

  /// The clip, drawn and encoded by one worker and by two.
  private func workers() async throws {
    let clock = try FrameClock(
      rate: FrameRate(ReferenceClip.rate),
      duration: RationalTime(ReferenceClip.count, over: ReferenceClip.rate))
    var times: [Double] = []
    for jobs in [1, 2] {
      let source = try ReferenceClip.source()
      times.append(
        try await Stopwatch.elapsed {
          try await FramePipeline(jobs: jobs).run(
            FrameSchedule(0..<clock.count, of: clock), of: source,
            makeWorker: {
              try PNGWorker(size: ReferenceClip.size, scale: CGFloat(ReferenceClip.scale))
            }, deliver: { _, _ in })
        })
    }
    add(times[0] / times[1], to: .workers)
  }

  private func video(_ ffmpeg: String) throws {
    let ready = "\(folder.path)/ready.y4m"
    let render = [
      "render", ReferenceClip.scene, "--format", "y4m", "--duration", "3s", "--progress", "none",
    ]
    if round == 1 {
      _ = try ChildRun(ChildRun.tool, render + ["-o", ready] + ReferenceClip.options)
      // Or the system would write 800 MB to the disk beside what is measured.
      sync()
    }
    let encode = "-hide_banner -loglevel error -c:v libx264 -preset ultrafast -f null -"
    let words = (render + ["-o", "-"] + ReferenceClip.options).joined(separator: " ")
    // Elapsed times of an encoder's threads vary by a tenth: the middle of several counts.
    var (file, pipe) = (Samples(), Samples())
    for _ in 0..<3 {
      let line = "\(ffmpeg) -nostdin -i \(ready) \(encode)"
      file.add(try ChildRun("/bin/sh", ["-c", line]).elapsed)
      let piped = "\(ChildRun.tool) \(words) | \(ffmpeg) -i pipe:0 \(encode)"
      pipe.add(try ChildRun("/bin/sh", ["-c", piped]).elapsed)
    }
    if let file = file.median, let pipe = pipe.median { add(pipe / file, to: .video) }
  }
}
