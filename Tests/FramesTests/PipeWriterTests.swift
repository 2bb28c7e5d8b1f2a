import CapstanFrames
import Dispatch
import CapstanSceneGraph
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

  private static let (width, height, byteCount) = (200, 100, 80_000)

  private func makeEncoder() throws -> RawEncoder {
    try RawEncoder(RawFormat(.rgba), width: Self.width, height: Self.height)
  }

  /// Noise, so that no two pages are alike.
  private func picture(_ seed: UInt64) -> Bitmap {
    TestPictures.noise(width: Self.width, height: Self.height, seed: seed)
  }

  /// Where bytes differ first; all of them would be no message.
  private func difference(_ bytes: [UInt8], _ expected: [UInt8]) -> Int? {
    let common = zip(bytes, expected).enumerated().first { $1.0 != $1.1 }?.offset
    return common ?? (bytes.count == expected.count ? nil : min(bytes.count, expected.count))
  }

  private func taken(_ count: Int, from descriptor: Int32) -> [UInt8] {
    var (result, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 10_007))
    while result.count < count {
      let part = unsafe read(descriptor, &buffer, min(buffer.count, count - result.count))
      guard part > 0 else { break }
      result += buffer[..<part]
    }
    return result
  }

  /// Moves pages from pipe to pipe by a call that the C library declares under a feature macro alone.
  private func pass(_ count: Int, from reading: Int32, to writing: Int32) throws -> Int {
    typealias Splice =
      @convention(c) (
        Int32, UnsafeMutablePointer<Int64>?, Int32, UnsafeMutablePointer<Int64>?, Int, UInt32
      ) -> Int
    let symbol = unsafe try #require(dlsym(nil, "splice"))
    let splice = unsafe unsafeBitCast(symbol, to: Splice.self)
    return splice(reading, nil, writing, nil, count, 0)
  }

  @Test func aFrameInAPipeStaysAsItWas() throws {
    let (reading, writing) = makePipe()
    var encoder = try makeEncoder()
    var writer = PipeWriter(descriptor: writing, name: "pipe")
    var page = picture(0)
    var expected: [[UInt8]] = []
    // Everything, rows within pages of others, nothing: all of it waits in the pipe.
    let changes: [[Range<Int>]?] = [nil, [3..<9, 50..<51], [], nil, [99..<100]]
    for (number, changed) in changes.enumerated() {
      let noise = picture(UInt64(number))
      for row in (changed ?? [0..<Self.height]).joined() {
        for x in 0..<Self.width { page[x, row] = noise[x, row] }
      }
      try writer.write(encoder.encode(page.pixels.span, changedRows: changed), frame: number)
      var fresh = try makeEncoder()
      expected.append(fresh.encode(page))
    }
    #expect(writer.byteCount == changes.count * Self.byteCount)
    #expect(Set(expected).count == 4)
    for (number, frame) in expected.enumerated() {
      let bytes = taken(Self.byteCount, from: reading)
      #expect(difference(bytes, frame) == nil, "frame \(number)")
    }
    close(writing)
    close(reading)
  }

  @Test func aFrameStaysAsItWasWithAReaderThatPassesItOn() throws {
    let (reading, writing) = makePipe()
    let (secondReading, secondWriting) = makePipe()
    var (encoder, fresh) = (try makeEncoder(), try makeEncoder())
    var writer = PipeWriter(descriptor: writing, name: "pipe")
    let expected = fresh.encode(picture(1))
    try writer.write(encoder.encode(picture(1).pixels.span, changedRows: nil), frame: 0)
    // Half of it goes on as pages into another pipe, long after the writer's own is empty.
    let passed = try pass(Self.byteCount / 2, from: reading, to: secondWriting)
    #expect(passed > 0)
    let rest = taken(Self.byteCount - passed, from: reading)
    #expect(difference(rest, Array(expected[passed...])) == nil)
    for seed in UInt64(2)..<6 {
      try writer.write(encoder.encode(picture(seed).pixels.span, changedRows: nil), frame: 1)
      _ = taken(Self.byteCount, from: reading)
    }
    let first = taken(passed, from: secondReading)
    #expect(difference(first, Array(expected[..<passed])) == nil)
    for descriptor in [reading, writing, secondReading, secondWriting] { close(descriptor) }
  }

  @Test func framesReachWhatIsNoPipe() throws {
    var ends: [Int32] = [0, 0]
    try #require(unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    var (encoder, fresh) = (try makeEncoder(), try makeEncoder())
    var writer = PipeWriter(descriptor: ends[0], name: "socket")
    for number in 0..<2 {
      let picture = picture(UInt64(number))
      try writer.write(encoder.encode(picture.pixels.span, changedRows: nil), frame: number)
      let bytes = taken(Self.byteCount, from: ends[1])
      #expect(difference(bytes, fresh.encode(picture)) == nil, "frame \(number)")
    }
    ends.forEach { _ = close($0) }
  }

  @Test func aFrameIsAValue() throws {
    var (encoder, fresh) = (try makeEncoder(), try makeEncoder())
    let first = encoder.encode(picture(1).pixels.span, changedRows: nil)
    let second = encoder.encode(picture(2).pixels.span, changedRows: [10..<20])
    #expect(difference(Array(first), fresh.encode(picture(1))) == nil)
    #expect(difference(Array(second), Array(first)) == 10 * Self.width * 4)
  }
}
