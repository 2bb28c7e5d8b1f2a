import CapstanSceneGraph
import Foundation
import SwiftUI
import Testing

/// Lists and forms: rows, their insets, backgrounds, lines and sections.
@MainActor struct ListTests {
  private func page<V: View>(_ view: V) -> TestPage {
    TestPage(view, size: CGSize(width: 300, height: 600))
  }

  /// A square in each row, to see where rows stand.
  private func mark(_ color: Color) -> some View {
    color.frame(width: 10, height: 10)
  }

  @Test func plainRowsAreAtLeastFortyFourPointsHigh() {
    let page = page(
      List {
        mark(.red)
        Color.green.frame(width: 10, height: 60)
        mark(.blue)
      }
      .listStyle(.plain))
    #expect(page.frame(.systemRed, at: 0) == CGRect(x: 20, y: 17, width: 10, height: 10))
    #expect(page.frame(.systemGreen, at: 0) == CGRect(x: 20, y: 44 + 11, width: 10, height: 60))
    #expect(page.frame(.systemBlue, at: 0)?.minY == 44 + 82 + 17.0)
  }

  @Test func rowsOfCollectionsAndSectionsStandOnCards() {
    let page = page(
      List {
        Section("Title") {
          ForEach(0..<2) { _ in mark(.red) }
        }
        mark(.green)
      })
    let rows = page.fills(.systemRed, at: 0)
    // 17 above the header, 13 points of footnote in a box of 16 with 7 around.
    let first: CGFloat = 17 + 30
    #expect(rows.map(\.minX) == [36, 36])
    #expect(rows.map(\.minY) == [first + 17, first + 44 + 17])
    #expect(page.frame(.systemGreen, at: 0)?.minY == first + 88 + 35 + 17)
    #expect(page.words(at: 0).hasPrefix("TITLE"))
  }

  @Test func linesStandBetweenRowsUnlessHidden() {
    func lines<V: View>(_ rows: V) -> [CGRect] {
      page(List { rows }.listStyle(.plain)).items(at: 0).compactMap { item in
        guard case .fill(let fill) = item else { return nil }
        let rect = fill.path.boundingRect.applying(fill.transform)
        return rect.height == 0.5 ? rect : nil
      }
    }
    let all = lines(ForEach(0..<2) { _ in mark(.red) })
    #expect(all.map(\.maxY) == [44, 88])
    #expect(all.allSatisfy { $0.minX == 20 && $0.maxX == 300 })
    #expect(lines(ForEach(0..<2) { _ in mark(.red).listRowSeparator(.hidden) }).isEmpty)
  }

  @Test func aRowCanHaveItsOwnInsetsAndBackground() {
    let page = page(
      List {
        mark(.red)
          .listRowInsets(EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 0))
          .listRowBackground(Color.green)
      }
      .listStyle(.plain))
    #expect(page.frame(.systemRed, at: 0)?.minX == 5.0)
    #expect(page.frame(.systemGreen, at: 0) == CGRect(x: 0, y: 0, width: 300, height: 44))
  }

  private struct Rows: View {
    var body: some View {
      ForEach(0..<3) { Text("row \($0)") }
    }
  }

  @Test func viewsInsideOfViewsAreRowsOfTheirOwn() {
    let page = page(List { Rows() }.listStyle(.plain))
    let baselines = page.items(at: 0).compactMap { item -> CGFloat? in
      guard case .glyphs(let run) = item, run.text == "r" else { return nil }
      return run.transform.ty
    }
    #expect(baselines.count == 3)
    #expect(zip(baselines, baselines.dropFirst()).allSatisfy { abs($1 - $0 - 44) < 0.51 })
  }

  @Test func aListReachesUnderTheBarAndBeginsBelowIt() {
    let page = TestPage(
      NavigationStack {
        List { mark(.red) }.listStyle(.plain).navigationTitle("Rows")
          .navigationBarTitleDisplayMode(.inline)
      }, size: CGSize(width: 300, height: 600),
      safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))
    #expect(page.frame(.systemRed, at: 0)?.minY == 50 + 44 + 17.0)
  }
}
