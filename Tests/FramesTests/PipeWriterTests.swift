import CapstanFrames
import Dispatch
import Foundation
import Testing

struct PipeWriterTests {
  /// A thread of its own: tasks share few threads, and writers block theirs.
  private final class Reader: @unchecked Sendable {
    // Written before the semaphore is signalled, read after.
    private var bytes: [UInt8] = []
    private let isDone = DispatchSemaphore(value: 0)

    init(_ body: @escaping @Sendable () -> [UInt8]) {
      Thread.detachNewThread { [self] in
        bytes = body()
        isDone.signal()
      }
    }

    func result() -> [UInt8] {
      isDone.wait()
      return bytes
    }
  }

  private func makePipe() -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    let status = unsafe pipe(&ends)
    precondition(status == 0, "The system gives pipes.")
    return (ends[0], ends[1])
  }

  @Test func countsBytesUpToTheReadersLeaving() throws {
    let (reading, writing) = makePipe()
    let frame = [UInt8](repeating: 7, count: 3 << 20)
    let reader = Reader {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      var total = 0
      while total < frame.count * 3 / 2 {
        let count = unsafe read(reading, &buffer, buffer.count)
        guard count > 0 else { break }
        total += count
      }
      close(reading)
      return []
    }
    var failure: FrameError?
    var byteCount = 0
    do {
      var writer = PipeWriter(descriptor: writing, name: "pipe")
      do throws(FrameError) {
        for index in 0..<300 { try writer.write(frame, frame: index) }
      } catch {
        failure = error
      }
      byteCount = writer.byteCount
    }
    _ = reader.result()
    close(writing)
    guard case .readerLeft(let index, let bytes)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(index == 1)
    #expect(bytes == byteCount)
    #expect(bytes >= frame.count * 3 / 2)
    #expect(bytes <= frame.count * 2)
    #expect(
      "\(FrameError.readerLeft(frame: 1, bytes: 5))"
        == "the reader of the pipe went away in frame 1 after 5 bytes")
  }

  @Test func writesEverythingToASlowReader() throws {
    let (reading, writing) = makePipe()
    let bytes = (0..<2_000_003).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let reader = Reader {
      var (result, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 10_007))
      while true {
        let count = unsafe read(reading, &buffer, buffer.count)
        guard count > 0 else { return result }
        result += buffer[..<count]
      }
    }
    // A descriptor that does not block takes part of the bytes at a time.
    _ = fcntl(writing, F_SETFL, O_NONBLOCK)
    do {
      var writer = PipeWriter(descriptor: writing, name: "pipe")
      try writer.write(bytes, frame: 0)
      #expect(writer.byteCount == bytes.count)
    }
    close(writing)
    #expect(reader.result() == bytes)
    close(reading)
  }
}
