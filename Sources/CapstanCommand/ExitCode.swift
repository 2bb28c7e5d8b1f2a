/// What a run of the tool tells its caller; the numbers are a contract.
///
/// 64 and up follow the BSD convention of `sysexits.h`, 130 that of shells.
public enum ExitCode: Int32, Sendable, CaseIterable {
  /// The work was done.
  case done = 0
  /// A verification found a difference, or goldens were recorded and want a look.
  case differs = 1
  /// An option or argument has the wrong form.
  case usage = 64
  /// A source does not compile, crashes or ends the program, a script is invalid, or something named
  /// is not there.
  case invalidInput = 65
  /// A named file does not exist or cannot be read.
  case noInput = 66
  /// A needed program, library, font or symbol set is missing.
  case unavailable = 69
  /// The tool's own fault.
  case internalError = 70
  /// The output cannot be written.
  case cannotWrite = 74
  /// The reader of the pipe went away.
  case readerGone = 75
  /// A signal asked the run to end.
  case interrupted = 130

  /// What the code means, for help.
  public var meaning: String {
    switch self {
    case .done: "done"
    case .differs: "a verification differs, or goldens were recorded and want a look"
    case .usage: "an option or argument has the wrong form"
    case .invalidInput:
      "a source does not compile or crashes, a script is invalid, or a name is not there"
    case .noInput: "a named file does not exist or cannot be read"
    case .unavailable: "a needed program, library, font or symbol set is missing"
    case .internalError: "a fault of the tool itself"
    case .cannotWrite: "the output cannot be written"
    case .readerGone: "the reader of the pipe went away"
    case .interrupted: "interrupted"
    }
  }
}
