import Testing

@testable import CapstanRaster

/// What is kept of the last frames is not made again, and what is not needed goes.
@Suite struct RecentMemoryTests {
  /// A memory of numbers, each of one size, that tells which had to be made.
  private final class Numbers {
    let memory: RecentMemory<Int, Int>
    private(set) var made: [Int] = []

    init(mostBytes: Int, byteCount: @escaping (Int) -> Int = { _ in 10 }) {
      memory = RecentMemory(mostBytes: mostBytes, byteCount: byteCount)
    }

    /// Asks for numbers in a new frame; returns those that had to be made.
    @discardableResult func frame(_ numbers: [Int]) throws -> [Int] {
      memory.beginFrame()
      return try ask(numbers)
    }

    /// Asks for more numbers in the same frame.
    @discardableResult func ask(_ numbers: [Int]) throws -> [Int] {
      made = []
      for number in numbers {
        let value = try memory.value(for: number) {
          made.append(number)
          return -number
        }
        #expect(value == -number)
      }
      return made
    }
  }

  @Test func whatIsNeededInEveryFrameIsMadeOnce() throws {
    let numbers = Numbers(mostBytes: 1000)
    #expect(try numbers.frame([1, 2, 3, 2]) == [1, 2, 3])
    for _ in 0..<100 { #expect(try numbers.frame([3, 1, 2, 2]) == []) }
  }

  @Test func whatStoodStillStaysForItsNumberOfFrames() throws {
    let numbers = Numbers(mostBytes: 1000)
    let count = numbers.memory.mostFrames
    for _ in 0..<3 { try numbers.frame([1]) }
    for _ in 1..<count { try numbers.frame([]) }
    #expect(try numbers.frame([1]) == [], "not needed in \(count - 1) frames")
    for _ in 0..<count { try numbers.frame([]) }
    #expect(try numbers.frame([1]) == [1], "not needed in \(count) frames")
  }

  @Test func whatMovedStaysForOneFrame() throws {
    let numbers = Numbers(mostBytes: 1000)
    try numbers.frame([1])
    #expect(try numbers.frame([1]) == [])
    try numbers.frame([])
    #expect(try numbers.frame([1]) == [1])
  }

  @Test func whatWasNotNeededForTheLongestGoesFirst() throws {
    let numbers = Numbers(mostBytes: 30)
    try numbers.frame([1, 2, 3])
    try numbers.frame([1, 3])
    #expect(try numbers.ask([4]) == [4])
    #expect(try numbers.ask([1, 3, 4]) == [])
    #expect(try numbers.ask([2]) == [2])
  }

  @Test func theLastOneStaysWhateverItsSize() throws {
    let numbers = Numbers(mostBytes: 30) { $0 == -9 ? 500 : 10 }
    try numbers.frame([1, 2])
    #expect(try numbers.frame([1, 9, 9]) == [9])
    #expect(try numbers.ask([9]) == [])
    #expect(try numbers.ask([1]) == [1])
    #expect(try numbers.ask([9]) == [9])
  }

  @Test func ofMoreThanFitMostAreFoundInTheSameOrder() throws {
    let numbers = Numbers(mostBytes: 100)
    let all = Array(0..<15)
    #expect(try numbers.frame(all) == all)
    // Ten fit: nine stay, and one place is left for the others.
    for frame in 0..<8 { #expect(try numbers.frame(all) == Array(9..<15), "frame \(frame)") }
  }

  /// A key that counts how often keys are compared.
  private struct CountedKey: Equatable {
    final class Counter { var count = 0 }

    var number: Int
    var counter: Counter

    static func == (lhs: CountedKey, rhs: CountedKey) -> Bool {
      lhs.counter.count += 1
      return lhs.number == rhs.number
    }
  }

  @Test func whatIsMadeAnewDoesNotSendTheSearchBack() throws {
    let counter = CountedKey.Counter()
    let memory = RecentMemory<CountedKey, Int>(mostBytes: 1000) { _ in 1 }
    for frame in 0..<6 {
      memory.beginFrame()
      for number in 0..<60 {
        // Every tenth one moves.
        let isMoving = number % 10 == 5
        let key = CountedKey(number: isMoving ? number + 100 * frame : number, counter: counter)
        counter.count = 0
        _ = try memory.value(for: key) { number }
        if frame > 0, !isMoving { #expect(counter.count <= 2, "\(number) in frame \(frame)") }
      }
    }
  }
}
