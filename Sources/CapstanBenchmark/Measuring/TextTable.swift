/// Rows of words in columns; all but the first column are set to the right.
struct TextTable {
  private var rows: [[String]]

  init(_ titles: [String]) {
    rows = [titles, titles.map { String(repeating: "-", count: $0.count) }]
  }

  mutating func add(_ row: [String]) { rows.append(row) }

  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + space : space + cell.0
      }.joined(separator: "  ") + "\n"
    }.joined()
  }
}
