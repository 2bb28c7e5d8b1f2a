import CapstanSceneGraph
import Dispatch
import Foundation
import Testing

@testable import CapstanFrames

/// Pipes have a frame's own pages, which stay as they were for as long as anybody has them.
@Suite(.timeLimit(.minutes(5)))
struct FrameLendingTests {
  // MARK: Pipes

  /// Linux's numbers, which the C library declares under a feature macro alone.
  private static let (setPipeSize, getPipeSize): (Int32, Int32) = (1031, 1032)

  /// Both ends of a pipe that holds a number of bytes.
  private func makePipe(holding count: Int) throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    try #require(unsafe pipe(&ends) == 0)
    _ = fcntl(ends[1], Self.setPipeSize, Int32(count))
    try #require(
      fcntl(ends[1], Self.getPipeSize) >= count,
      "The system gives no pipe of this size, as it limits those of all processes together.")
    return (ends[0], ends[1])
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

  /// Moves pages from pipe to pipe.
  private func pass(_ count: Int, from reading: Int32, to writing: Int32) throws -> Int {
    typealias Splice =
      @convention(c) (
        Int32, UnsafeMutablePointer<Int64>?, Int32, UnsafeMutablePointer<Int64>?, Int, UInt32
      ) -> Int
    let symbol = unsafe try #require(dlsym(nil, "splice"))
    let splice = unsafe unsafeBitCast(symbol, to: Splice.self)
    return splice(reading, nil, writing, nil, count, 0)
  }

  // MARK: Frames

  private static let (width, height) = (257, 171)

  private static let streams: [StreamFormat] = [
    .raw(RawFormat(.rgba)), .raw(RawFormat(.rgb24)), .y4m(.yuv420), .y4m(.yuv444),
  ]

  private func makeEncoder(
    _ stream: StreamFormat = .raw(RawFormat(.rgba)), width: Int = width, height: Int = height
  ) throws -> any FrameEncoder {
    try stream.encoder(width: width, height: height, rate: FrameRate(60))
  }

  /// Noise, so that no two pages are alike.
  private func picture(_ seed: UInt64) -> Bitmap {
    TestPictures.noise(width: Self.width, height: Self.height, seed: seed)
  }

  /// What a new encoder makes of a picture.
  private func fresh(_ picture: Bitmap, _ stream: StreamFormat) throws -> [UInt8] {
    var encoder = try makeEncoder(stream, width: picture.width, height: picture.height)
    return Array(encoder.encode(picture.pixels.span, changedRows: nil))
  }

  /// Where bytes differ first; all of them would be no message.
  private func difference(_ bytes: [UInt8], _ expected: [UInt8]) -> Int? {
    if bytes == expected { return nil }
    let common = zip(bytes, expected).enumerated().first { $1.0 != $1.1 }?.offset
    return common ?? (bytes.count == expected.count ? nil : min(bytes.count, expected.count))
  }

  @Test(arguments: streams) func aFrameInAPipeStaysAsItWas(stream: StreamFormat) throws {
    let (reading, writing) = try makePipe(holding: 1 << 20)
    var encoder = try makeEncoder(stream)
    var writer = PipeWriter(descriptor: writing, name: "pipe")
    var page = picture(0)
    var expected: [[UInt8]] = []
    // Everything, rows within pages of others, nothing: all of it waits in the pipe.
    let changes: [[Range<Int>]?] = [nil, [3..<9, 50..<51], [], nil, [170..<171]]
    for (number, changed) in changes.enumerated() {
      let noise = picture(UInt64(number))
      for row in (changed ?? [0..<Self.height]).joined() {
        for x in 0..<Self.width { page[x, row] = noise[x, row] }
      }
      try writer.write(encoder.encode(page.pixels.span, changedRows: changed), frame: number)
      expected.append(try fresh(page, stream))
    }
    #expect(writer.byteCount == changes.count * encoder.frameByteCount)
    #expect(Set(expected).count == 4)
    for (number, frame) in expected.enumerated() {
      let bytes = taken(encoder.frameByteCount, from: reading)
      #expect(difference(bytes, frame) == nil, "frame \(number)")
    }
    close(writing)
    close(reading)
  }

  @Test func aFrameStaysAsItWasWithAReaderThatPassesItOn() throws {
    let (reading, writing) = try makePipe(holding: 1 << 18)
    let (secondReading, secondWriting) = try makePipe(holding: 1 << 17)
    var encoder = try makeEncoder()
    let count = encoder.frameByteCount
    var writer = PipeWriter(descriptor: writing, name: "pipe")
    let expected = try fresh(picture(1), .raw(RawFormat(.rgba)))
    try writer.write(encoder.encode(picture(1).pixels.span, changedRows: nil), frame: 0)
    // Half of it goes on as pages into another pipe, long after the writer's own is empty.
    let passed = try pass(count / 2, from: reading, to: secondWriting)
    #expect(passed > 0)
    let rest = taken(count - passed, from: reading)
    #expect(difference(rest, Array(expected[passed...])) == nil)
    for seed in UInt64(2)..<6 {
      try writer.write(encoder.encode(picture(seed).pixels.span, changedRows: nil), frame: 1)
      _ = taken(count, from: reading)
    }
    let first = taken(passed, from: secondReading)
    #expect(difference(first, Array(expected[..<passed])) == nil)
    for descriptor in [reading, writing, secondReading, secondWriting] { close(descriptor) }
  }

  /// A frame that is larger than the pipe is lent bit by bit.
  @Test(arguments: [false, true]) func aLargeFrameReachesASlowReader(blocks: Bool) throws {
    let (reading, writing) = try makePipe(holding: 1 << 20)
    if !blocks { _ = fcntl(writing, F_SETFL, O_NONBLOCK) }
    let large = TestPictures.noise(width: 1000, height: 800, seed: 1)
    let expected = try fresh(large, .raw(RawFormat(.rgba)))
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      defer { isDone.signal() }
      for number in 0..<2 {
        let bytes = taken(expected.count, from: reading)
        #expect(difference(bytes, expected) == nil, "frame \(number)")
      }
    }
    var encoder = try makeEncoder(width: 1000, height: 800)
    var writer = PipeWriter(descriptor: writing, name: "pipe")
    try writer.write(encoder.encode(large.pixels.span, changedRows: nil), frame: 0)
    try writer.write(encoder.encode(large.pixels.span, changedRows: [5..<700]), frame: 1)
    #expect(writer.byteCount == 2 * expected.count)
    isDone.wait()
    close(writing)
    close(reading)
  }

  @Test func aReaderThatLeavesIsTold() throws {
    let (reading, writing) = try makePipe(holding: 1 << 20)
    var encoder = try makeEncoder(width: 1000, height: 800)
    let large = TestPictures.noise(width: 1000, height: 800, seed: 1)
    Thread.detachNewThread {
      _ = taken(4_000_000, from: reading)
      close(reading)
    }
    var failure: FrameError?
    var writer = PipeWriter(descriptor: writing, name: "pipe")
    do throws(FrameError) {
      for number in 0..<3 {
        try writer.write(encoder.encode(large.pixels.span, changedRows: nil), frame: number)
      }
    } catch {
      failure = error
    }
    guard case .readerLeft(frame: 1, let bytes)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(bytes == writer.byteCount)
    #expect((4_000_000...6_400_000).contains(bytes))
    close(writing)
  }

  @Test func pipesThatAreOpenForWritingAreLentTo() throws {
    let (reading, writing) = try makePipe(holding: 1 << 18)
    var encoder = try makeEncoder()
    let frame = encoder.encode(picture(1).pixels.span, changedRows: nil)
    try #require(frame.lend(from: 0, to: writing, waits: false) == frame.count)
    #expect(difference(taken(frame.count, from: reading), Array(frame)) == nil)
    try #require(frame.lend(from: 0, to: writing, waits: false) == frame.count)
    // The other end would give the bytes that are in the pipe, and not take any.
    let other = encoder.encode(picture(2).pixels.span, changedRows: nil)
    let before = Array(other)
    #expect(other.lend(from: 0, to: reading, waits: false) == -Int(EBADF))
    let null = unsafe open("/dev/null", O_WRONLY)
    #expect(other.lend(from: 0, to: null, waits: false) == -Int(EBADF))
    var writer = PipeWriter(descriptor: reading, name: "the wrong end")
    #expect(throws: FrameError.self) { try writer.write(other) }
    #expect(difference(Array(other), before) == nil)
    for descriptor in [reading, writing, null] { close(descriptor) }
  }

  @Test func framesReachWhatIsNoPipe() throws {
    var ends: [Int32] = [0, 0]
    try #require(unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    var encoder = try makeEncoder()
    let isDone = DispatchSemaphore(value: 0)
    let expected = try (0..<2).map { try fresh(picture($0), .raw(RawFormat(.rgba))) }
    let reading = ends[1]
    Thread.detachNewThread {
      defer { isDone.signal() }
      for (number, frame) in expected.enumerated() {
        let bytes = taken(frame.count, from: reading)
        #expect(difference(bytes, frame) == nil, "frame \(number)")
      }
    }
    var writer = PipeWriter(descriptor: ends[0], name: "socket")
    for number in 0..<2 {
      let picture = picture(UInt64(number))
      try writer.write(encoder.encode(picture.pixels.span, changedRows: nil), frame: number)
    }
    isDone.wait()
    ends.forEach { _ = close($0) }
  }

  @Test(arguments: streams) func aFrameIsAValue(stream: StreamFormat) throws {
    let (reading, writing) = try makePipe(holding: 1 << 20)
    var encoder = try makeEncoder(stream)
    var page = picture(1)
    var first: FrameBytes? = encoder.encode(page.pixels.span, changedRows: nil)
    let expected = try fresh(page, stream)
    for row in 10..<20 { for x in 0..<Self.width { page[x, row] = 0xFF00_FF00 } }
    let second = encoder.encode(page.pixels.span, changedRows: [10..<20])
    #expect(difference(Array(first.take() ?? second), expected) == nil)
    #expect(try difference(Array(second), fresh(page, stream)) == nil)
    // The copy can be lent and changed like the first.
    try #require(second.lend(from: 0, to: writing, waits: false) == second.count)
    for x in 0..<Self.width { page[x, 100] = 0xFFFF_0000 }
    let third = encoder.encode(page.pixels.span, changedRows: [100..<101])
    #expect(try difference(Array(third), fresh(page, stream)) == nil)
    #expect(difference(taken(second.count, from: reading), Array(second)) == nil)
    close(writing)
    close(reading)
  }

  @Test func bytesOfOthersAreAFrame() {
    let bytes = (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let frame = FrameBytes(bytes.span)
    #expect(frame.count == 5000)
    #expect(difference(Array(frame), bytes) == nil)
  }
}
