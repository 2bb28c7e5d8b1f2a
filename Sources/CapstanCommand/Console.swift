import CapstanFrames
public import Foundation

/// Where a command speaks: results on one stream, everything else on the other.
public struct Console: Sendable {
  /// Writes to the stream of results.
  ///
  /// It throws if the reader has gone or the device is full.
  public var writeResult: @Sendable (Data) throws -> Void
  /// Writes to the stream of messages; a failure is ignored.
  public var writeMessage: @Sendable (String) -> Void
  /// Whether messages appear on a terminal, where a line can be drawn anew.
  public var messagesOnTerminal: Bool
  /// Whether the stream of results is a terminal, where pixels would be garbage.
  public var resultsOnTerminal: Bool

  /// Creates a console from its parts.
  public init(
    messagesOnTerminal: Bool = false, resultsOnTerminal: Bool = false,
    writeResult: @escaping @Sendable (Data) throws -> Void,
    writeMessage: @escaping @Sendable (String) -> Void
  ) {
    (self.messagesOnTerminal, self.resultsOnTerminal) = (messagesOnTerminal, resultsOnTerminal)
    (self.writeResult, self.writeMessage) = (writeResult, writeMessage)
  }

  /// The process's own stdout and stderr.
  public static var standard: Console {
    Console(
      messagesOnTerminal: isatty(2) == 1, resultsOnTerminal: ResultOutput.isTerminal,
      writeResult: { try writeAll($0) },
      writeMessage: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) })
  }

  /// Writes to stdout; a reader that has gone is an error, not a signal.
  private static func writeAll(_ data: Data) throws {
    PipeWriter.ignoreSIGPIPE
    let descriptor = ResultOutput.descriptor
    guard descriptor >= 0 else {
      throw CommandError(.cannotWrite, "the output cannot be written: it is closed")
    }
    let output = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    do { try output.write(contentsOf: data) } catch let error as NSError {
      let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
      switch (cause.domain, Int32(cause.code)) {
      case (NSPOSIXErrorDomain, EPIPE):
        throw CommandError(.readerGone, "the reader of the output went away")
      default:
        throw CommandError(
          .cannotWrite, "the output cannot be written: \(cause.localizedDescription)")
      }
    }
  }

  /// Writes a result as text.
  func result(_ text: String) throws {
    try writeResult(Data(text.utf8))
  }

  /// Writes a line about the run: `capstan: …`.
  func message(_ text: String) {
    writeMessage("capstan: \(text)\n")
  }
}
