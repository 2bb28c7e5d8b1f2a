/// A prefix code of least weight for some frequencies, in deflate's canonical form (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// The bits of each symbol's word; 0 for symbols that do not occur.
  let lengths: [UInt8]
  /// Each symbol's word, its first bit lowest, and from bit 16 on its length.
  let words: [UInt32]

  /// Finds the code whose words have at most `limit` bits, 15 at most.
  ///
  /// There are at least two symbols that occur, and no more than 2 to the power of `limit`. Symbols
  /// of one frequency are told apart by their numbers, so that equal frequencies give equal codes.
  init(frequencies: [UInt32], limit: Int) {
    var order: [UInt64] = []
    order.reserveCapacity(frequencies.count)
    for (symbol, frequency) in frequencies.enumerated() where frequency > 0 {
      order.append(UInt64(frequency) << 32 | UInt64(symbol))
    }
    order.sort()
    precondition(order.count >= 2, "A code tells at least two symbols apart.")
    let depths = Self.depths(order.map { $0 >> 32 })
    var counts = [Int](repeating: 0, count: limit + 1)
    for depth in depths { counts[min(depth, limit)] += 1 }
    Self.shorten(&counts)
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    var place = order.count
    for length in 1...limit {
      for _ in 0..<counts[length] {
        place -= 1
        lengths[Int(order[place] & 0xFFFF_FFFF)] = UInt8(length)
      }
    }
    self.lengths = lengths
    words = Self.words(lengths)
  }

  /// The depths of the leaves of Huffman's tree over ascending weights, computed in place by the
  /// method of Moffat and Katajainen (1995): parents first, then the depths of inner nodes, then
  /// those of the leaves.
  private static func depths(_ weights: [UInt64]) -> [Int] {
    var nodes = weights.map { Int($0) }
    let count = nodes.count
    var (root, leaf) = (0, 0)
    for next in 0..<count - 1 {
      var sum = 0
      for _ in 0..<2 {
        if leaf >= count || (root < next && nodes[root] < nodes[leaf]) {
          sum += nodes[root]
          nodes[root] = next
          root += 1
        } else {
          sum += nodes[leaf]
          leaf += 1
        }
      }
      nodes[next] = sum
    }
    nodes[count - 2] = 0
    for next in stride(from: count - 3, through: 0, by: -1) {
      nodes[next] = nodes[nodes[next]] + 1
    }
    var (available, depth, next) = (1, 0, count - 1)
    root = count - 2
    while available > 0 {
      var inner = 0
      while root >= 0, nodes[root] == depth { (inner, root) = (inner + 1, root - 1) }
      for _ in inner..<available {
        nodes[next] = depth
        next -= 1
      }
      (available, depth) = (2 * inner, depth + 1)
    }
    return nodes
  }

  /// Lengthens short words until the longest, which were cut to the limit, have room.
  private static func shorten(_ counts: inout [Int]) {
    let limit = counts.count - 1
    var taken = (1...limit).reduce(0) { $0 + counts[$1] << (limit - $1) }
    while taken > 1 << limit {
      // A word of the limit becomes the neighbour of a shorter one, which grows by a bit.
      guard let length = (1..<limit).last(where: { counts[$0] > 0 }) else { return }
      counts[limit] -= 1
      counts[length] -= 1
      counts[length + 1] += 2
      taken -= 1
    }
  }

  private static func words(_ lengths: [UInt8]) -> [UInt32] {
    var next = [UInt32](repeating: 0, count: 17)
    for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
    for length in 1...16 { next[length] = (next[length] + next[length - 1]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      let word = next[Int(length)]
      next[Int(length)] += 1
      return UInt32(word.reversedBits >> (32 - UInt32(length))) | UInt32(length) << 16
    }
  }
}

extension UInt32 {
  /// The number with its highest bit lowest.
  fileprivate var reversedBits: UInt32 {
    var value = byteSwapped
    value = (value & 0x0F0F_0F0F) << 4 | (value >> 4) & 0x0F0F_0F0F
    value = (value & 0x3333_3333) << 2 | (value >> 2) & 0x3333_3333
    return (value & 0x5555_5555) << 1 | (value >> 1) & 0x5555_5555
  }
}
