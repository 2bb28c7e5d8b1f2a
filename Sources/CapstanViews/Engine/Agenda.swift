/// What is due at which time, in order; equal times keep the order in which they were added.
@MainActor struct Agenda {
  struct Entry {
    let time: Double
    let number: Int
    let action: @MainActor () -> Void
  }

  private var entries: [Entry] = []
  private var count = 0

  var nextTime: Double? { entries.first?.time }

  mutating func add(at time: Double, _ action: @escaping @MainActor () -> Void) {
    count += 1
    let entry = Entry(time: time, number: count, action: action)
    let index = entries.firstIndex { $0.time > time } ?? entries.endIndex
    entries.insert(entry, at: index)
  }

  /// Takes the first entry if it is due.
  mutating func next(until time: Double) -> Entry? {
    guard let first = entries.first, first.time <= time else { return nil }
    entries.removeFirst()
    return first
  }
}
