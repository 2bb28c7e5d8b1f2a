import CapstanSceneGraph
import Foundation
import SwiftUI
import Testing

/// Lazy grids share a length among columns; grids align the columns of rows.
@MainActor struct GridTests {
  private func places<V: View>(_ view: V) -> [CGRect] {
    TestPage(view, size: CGSize(width: 300, height: 400)).fills(.systemRed, at: 0)
  }

  private func cells(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 20) }
  }

  @Test func flexibleColumnsShareWhatFixedOnesLeave() {
    let frames = places(
      LazyVGrid(
        columns: [
          GridItem(.fixed(60), spacing: 10), GridItem(.flexible(), spacing: 10), GridItem(),
        ],
        spacing: 5
      ) { cells(4) })
    #expect(frames.map(\.width) == [60, 110, 110, 60])
    #expect(frames.map(\.minX) == [0, 70, 190, 0])
    #expect(frames[3].minY - frames[0].minY == 25)
  }

  @Test func limitsOfFlexibleColumnsHold() {
    let frames = places(
      LazyVGrid(columns: [GridItem(.flexible(maximum: 50), spacing: 0), GridItem(spacing: 0)]) {
        cells(2)
      })
    #expect(frames.map(\.width) == [50, 250])
  }

  @Test func adaptiveColumnsAreAsManyAsFit() {
    let frames = places(
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 70), spacing: 10)], spacing: 0) { cells(5) })
    // (300 + 10) / (70 + 10) is three and a bit.
    #expect(Set(frames.map(\.minX)).count == 3)
    #expect(frames.allSatisfy { abs($0.width - 280.0 / 3) < 0.51 })
  }

  @Test func aHorizontalGridGrowsSideways() {
    let frames = places(
      LazyHGrid(rows: [GridItem(.fixed(30), spacing: 10), GridItem(.fixed(30))], spacing: 5) {
        ForEach(0..<3, id: \.self) { _ in Color.red.frame(width: 20) }
      })
    #expect(frames.map(\.height) == [30, 30, 30])
    #expect(frames[1].minY - frames[0].minY == 40)
    #expect(frames[2].minX - frames[0].minX == 25)
  }

  @Test func columnsOfAGridAreAligned() {
    let frames = places(
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 6) {
        GridRow {
          Color.red.frame(width: 40, height: 10)
          Color.red.frame(width: 20, height: 30)
        }
        GridRow {
          Color.red.frame(width: 10, height: 10)
          Color.red.frame(width: 60, height: 10)
        }
        Color.red.frame(height: 5)
      })
    let x = frames[0].minX
    #expect(frames.map { $0.minX - x } == [0, 50, 0, 50, 0])
    #expect(frames[4].width == 110)
    #expect(frames[2].minY - frames[1].minY == 36)
  }

  @Test func aCellCanSpanColumns() {
    let frames = places(
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 40, height: 10)
          Color.red.frame(width: 20, height: 10)
        }
        GridRow { Color.red.frame(height: 10).gridCellColumns(2) }
      })
    #expect(frames[2].width == 70)
  }
}
