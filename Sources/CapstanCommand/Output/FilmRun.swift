import CapstanFrames
import CapstanStage
import Foundation
import Synchronization

/// Plays a source's frames into a target.
@MainActor struct FilmRun {
  let film: LoadedSource
  let plan: ClipPlan
  let output: OutputOptions
  let run: RunOptions
  let isReversed: Bool
  let resumes: Bool
  let context: CommandContext

  /// Makes all frames and puts them where they belong.
  func write(to target: OutputTarget) async throws {
    switch target {
    case .sequence(let folder): try await writeSequence(folder)
    case .pipe(let format): try await writePipe(format)
    case .stream(let path, let stream, _): try await writeFile(path, stream)
    case .video(let path, let format): try await writeVideo(path, format)
    }
  }

  private func writeSequence(_ folder: String) async throws {
    if isReversed {
      throw CommandError.usage("--reverse turns pipes and videos, not folders of numbered files")
    }
    let settings = film.settings
    let writer = try SequenceWriter(
      folder: folder, manifest: try manifest(), frames: plan.frames,
      mode: resumes ? .resume : .overwrite)
    if resumes {
      context.console.message(
        "\(plan.frames.count - writer.missing.count) of \(plan.frames.count) frames are there")
    }
    let progress = ProgressReport(run.progress, total: writer.missing.count, in: context)
    do {
      try await play(
        FrameSchedule(frames: writer.missing, of: plan.clock), order: .any,
        makeWorker: { try PNGWorker(size: settings.size, scale: settings.scale) }
      ) { entry, file in
        try writer.write(file, frame: entry.frame)
        progress.advance()
      }
    } catch {
      progress.finish()
      // What is complete stays usable; the first error is the one to tell.
      _ = try? writer.finish()
      throw error
    }
    progress.finish()
    try writer.finish()
  }

  /// What the folder's manifest says about the clip.
  private func manifest() throws -> Manifest {
    let settings = film.settings
    let (width, height) = settings.pixelSize
    return Manifest(
      source: Manifest.Source(name: film.name, fingerprint: try film.fingerprint()),
      options: settings.manifestOptions, width: width, height: height, scale: settings.scale,
      rate: plan.clock.rate, count: plan.clock.count, libraries: StageLibraries.provenance)
  }

  private func writePipe(_ format: OutputOptions.Format) async throws {
    if context.console.resultsOnTerminal {
      throw CommandError.usage(
        "pixels would garble the terminal", hint: "pipe them: capstan render … -o - | ffmpeg …")
    }
    guard format != .png else { return try await writePictures() }
    guard let stream = output.stream(format) else {
      throw CommandError.usage(
        "\(format.rawValue) is written into a file, not into a pipe",
        hint: "write raw frames into the pipe and let ffmpeg make the video")
    }
    try await writeStream(stream, into: PipeWriter())
  }

  private func writeFile(_ path: String, _ stream: StreamFormat) async throws {
    if PartialFile.isPipeOrDevice(path) {
      return try await writeStream(stream, into: PipeWriter(path: path))
    }
    let encoder = try encoder(of: stream)
    let file = Mutex(try FileStream(path: path))
    try file.withLock { try $0.write(encoder.header) }
    try await writeFrames(encoder, hasReader: false) { frame, number in
      try file.withLock { try $0.write(frame, frame: number) }
    }
    try file.withLock { try $0.finish() }
  }

  private func writeVideo(_ path: String, _ format: VideoFormat) async throws {
    let plan = try videoPlan(format)
    for note in plan.notes { context.console.message(note) }
    let writer = Mutex<VideoWriter?>(try VideoWriter(plan, path: path))
    try await writeFrames(plan.encoder(), hasReader: true) { frame, number in
      try writer.withLock { try $0?.write(frame, frame: number) }
    }
    guard let finished = writer.withLock({ $0.take() }) else { return }
    try finished.finish(frameCount: self.plan.frames.count)
  }

  /// How ffmpeg makes the video.
  func videoPlan(_ format: VideoFormat) throws -> VideoPlan {
    let (width, height) = film.settings.pixelSize
    return try VideoPlan(
      format, width: width, height: height, rate: plan.clock.rate, oddSize: output.oddSize,
      extraArguments: output.ffmpegArguments)
  }

  /// One PNG file after the other, as ffmpeg's image pipes take them.
  private func writePictures() async throws {
    let settings = film.settings
    let pipe = Mutex(PipeWriter())
    let progress = ProgressReport(run.progress, total: plan.frames.count, in: context)
    defer { progress.finish() }
    try await play(
      inOrder, order: .ascending, hasReader: true,
      makeWorker: { try PNGWorker(size: settings.size, scale: settings.scale) }
    ) { entry, file in
      try pipe.withLock { try $0.write(file.bytes, frame: entry.frame) }
      progress.advance()
    }
  }

  /// Writes a stream's header and frames.
  private func writeStream(_ stream: StreamFormat, into pipe: consuming PipeWriter) async throws {
    let encoder = try encoder(of: stream)
    let pipe = Mutex(pipe)
    try pipe.withLock { try $0.write(encoder.header) }
    try await writeFrames(encoder, hasReader: true) { frame, number in
      try pipe.withLock { try $0.write(frame, frame: number) }
    }
  }

  private func encoder(of stream: StreamFormat) throws -> any FrameEncoder {
    let (width, height) = film.settings.pixelSize
    return try stream.encoder(width: width, height: height, rate: plan.clock.rate)
  }

  /// Encodes frames in order and hands them on with their numbers.
  private func writeFrames(
    _ encoder: any FrameEncoder, hasReader: Bool,
    write: @escaping @Sendable (FrameBytes, Int) throws -> Void
  ) async throws {
    let settings = film.settings
    let progress = ProgressReport(run.progress, total: plan.frames.count, in: context)
    defer { progress.finish() }
    try await play(
      inOrder, order: .ascending, hasReader: hasReader,
      makeWorker: {
        try StreamWorker(size: settings.size, scale: settings.scale, encoder: encoder)
      }
    ) { entry, frame in
      try write(frame, entry.frame)
      progress.advance()
    }
  }

  /// All frames in the order of the pipe.
  private var inOrder: FrameSchedule {
    FrameSchedule(plan.frames, of: plan.clock, reversed: isReversed)
  }

  /// Runs the pipeline and ends it in order on a signal.
  private func play<Worker: FrameWorker>(
    _ schedule: FrameSchedule, order: FramePipeline.Order, hasReader: Bool = false,
    makeWorker: @escaping @Sendable () throws -> Worker,
    deliver: @escaping @Sendable (FrameSchedule.Entry, Worker.Product) throws -> Void
  ) async throws {
    let interruption = Interruption()
    let watch = SignalWatch(interruption)
    defer { withExtendedLifetime(watch) {} }
    do {
      var pipeline = FramePipeline(jobs: run.jobCount, interruption: interruption)
      pipeline.hasReader = hasReader
      try await pipeline.run(
        schedule, of: film.source, order: order, makeWorker: makeWorker, deliver: deliver)
    } catch {
      // An encoder that the signal has ended is no failure of its own.
      throw interruption.isRequested ? StageError.interrupted : error
    }
  }
}
