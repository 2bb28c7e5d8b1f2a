/// Returns the candidate that looks most like a mistyped name, or nil if none is close.
///
/// Close is an edit distance (insertions, deletions, replacements and swaps of neighbours) of at
/// most a third of the name's length, and at least 1. Of equals, the first wins.
func nearest(to name: String, in candidates: [String]) -> String? {
  let limit = max(1, name.count / 3)
  var best: (distance: Int, name: String)?
  for candidate in candidates {
    let distance = editDistance(Array(name), Array(candidate))
    if distance <= limit, distance < best?.distance ?? .max { best = (distance, candidate) }
  }
  return best?.name
}

/// Returns how many single edits turn one sequence into another (optimal string alignment).
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
