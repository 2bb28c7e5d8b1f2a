public import Foundation

extension MutableCollection {
  /// Moves the elements at some offsets, in order, before the element at another offset.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.filter(all.indices.contains).map { all[$0] }
    func staying(_ range: Range<Int>) -> [Element] {
      range.filter { !source.contains($0) }.map { all[$0] }
    }
    let border = Swift.min(Swift.max(destination, 0), all.count)
    let result = staying(0..<border) + moved + staying(border..<all.count)
    for (index, element) in zip(indices, result) { self[index] = element }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..., with: kept)
  }
}
