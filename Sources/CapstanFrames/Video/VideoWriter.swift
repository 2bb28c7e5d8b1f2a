internal import Glibc

/// A video file that ffmpeg writes as a child process, from frames handed in one after another.
///
/// The file is written under a temporary name and gets its own only after ffmpeg ended well and
/// the number of frames in it was checked. A writer that goes away unfinished ends the child and
/// removes what there is.
public struct VideoWriter: ~Copyable, Sendable {
  /// The file that will appear.
  public let path: String
  /// How frames become the file.
  public let plan: VideoPlan
  /// How many bytes ffmpeg took so far.
  public private(set) var byteCount = 0

  private let program: String
  private let temporary: String
  /// The stream's header until the first frame is written.
  private var header: [UInt8]
  private var child: ChildProcess

  /// Starts ffmpeg.
  ///
  /// `program` is another program in its place; `stallLimit` is how many seconds it may neither
  /// take bytes nor compute.
  ///
  /// - Throws: `FrameError.missingProgram` if it is not installed,
  ///   `FrameError.encoderFailed` if the system cannot start it, `FrameError.wouldReplace` for a
  ///   path that leads to a pipe or a device.
  public init(
    _ plan: VideoPlan, path: String, program: String = "ffmpeg", stallLimit: Double = 60
  ) throws(FrameError) {
    let header = try plan.encoder().header
    try PartialFile.checkCanReplace(path)
    let temporary = PartialFile.temporaryPath(for: path)
    let child = try Self.start(
      program, plan.arguments(output: "file:\(temporary)"), stallLimit, temporary)
    (self.plan, self.path, self.program) = (plan, path, program)
    (self.header, self.temporary) = (header, temporary)
    self.child = child
  }

  /// Hands over one frame as `plan.encoder()` gives it; blocks while ffmpeg is slow.
  ///
  /// - Throws: `FrameError.encoderFailed` with ffmpeg's last lines if it ended or does nothing.
  public mutating func write(_ frame: FrameBytes, frame number: Int) throws(FrameError) {
    do throws(ChildProcess.Failure) {
      let header = header
      self.header = []
      if !header.isEmpty { try child.write(FrameBytes(header.span)) }
      try child.write(frame)
      byteCount += header.count + frame.count
    } catch {
      throw abandon(error, "at frame \(number)")
    }
  }

  /// Waits for ffmpeg's end, checks the file and gives it its name.
  ///
  /// `frameCount` is the number of frames that were handed in.
  ///
  /// - Throws: `FrameError.encoderFailed` if ffmpeg failed, does nothing or wrote another number
  ///   of frames; `FrameError.cannotWrite` if the file cannot be renamed.
  public consuming func finish(frameCount: Int) throws(FrameError) {
    let code: Int32
    do throws(ChildProcess.Failure) {
      code = try child.finish()
    } catch {
      throw abandon(error, "after the last frame")
    }
    guard code == 0 else {
      throw failure("failed with exit code \(code)")
    }
    if plan.keepsFrameCount,
      let count = VideoFrameCount.count(
        inFile: temporary, plan.format, rate: plan.rate), count != frameCount
    {
      throw failure("wrote \(count) of \(frameCount) frames")
    }
    try PartialFile.publish(temporary, as: path)
  }

  private mutating func abandon(_ error: ChildProcess.Failure, _ place: String) -> FrameError {
    switch error {
    case .stalled:
      _ = child.terminate()
      return failure("did nothing for too long \(place) and was ended")
    default:
      let code = (try? child.finish()) ?? child.terminate()
      return failure("ended \(place) with exit code \(code)")
    }
  }

  private func failure(_ reason: String) -> FrameError {
    let messages = child.messages
    // ffmpeg passes on the C library's words for ENOSPC.
    if messages.contains(where: { $0.contains("No space left on device") }) {
      return .diskFull(path: path, frame: nil, bytes: byteCount)
    }
    return .encoderFailed(program: program, reason: reason, messages: messages)
  }

  private static func start(
    _ program: String, _ arguments: [String], _ stallLimit: Double, _ temporary: String
  ) throws(FrameError) -> ChildProcess {
    do throws(ChildProcess.Failure) {
      return try ChildProcess(
        program, arguments, stallLimit: stallLimit, temporary: temporary)
    } catch {
      switch error {
      case .cannotStart(let code):
        throw .encoderFailed(
          program: program, reason: "could not be started: \(SystemMessage.text(code))",
          messages: [])
      default: throw .missingProgram(program, package: "ffmpeg")
      }
    }
  }
}
