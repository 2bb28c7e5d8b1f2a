import CapstanSceneGraph
import Foundation
import SwiftUI
import Testing

/// Windows onto content, and what is taken out of the safe area.
@MainActor struct ScrollViewTests {
  private func page<V: View>(_ view: V) -> TestPage {
    TestPage(
      view, size: CGSize(width: 300, height: 600),
      safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))
  }

  @Test func contentBeginsAtTheStartAtItsIdealLength() {
    let page = page(
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 400)
          Color.green.frame(height: 400)
        }
      })
    #expect(page.frame(.systemRed, at: 0) == CGRect(x: 0, y: 50, width: 300, height: 400))
    #expect(page.frame(.systemGreen, at: 0)?.minY == 450.0)
  }

  @Test func aHorizontalWindowIsAsHighAsItsContent() {
    let page = page(
      VStack(spacing: 0) {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 0) {
            ForEach(0..<10) { _ in Color.red.frame(width: 60, height: 40) }
          }
        }
        Color.green
      })
    #expect(page.fills(.systemRed, at: 0).map(\.minX) == (0..<10).map { CGFloat($0) * 60 })
    #expect(page.frame(.systemGreen, at: 0)?.minY == 90.0)
  }

  @Test func whatLiesOutsideOfTheWindowCannotBeTapped() {
    let page = page(
      ScrollView {
        ForEach(0..<20) { index in
          Button("\(index)") {}.frame(height: 100)
        }
      }
      .frame(height: 250))
    // 100 points each, 8 apart: the middle of the third lies below the edge.
    #expect(page.host.tapTargets(at: 0).map(\.label) == ["0", "1"])
  }

  @Test func anAnchorShowsTheEnd() {
    let page = page(
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 600)
          Color.green.frame(height: 10)
        }
      }
      .defaultScrollAnchor(.bottom))
    #expect(page.frame(.systemGreen, at: 0)?.maxY == 570.0)
  }

  @Test func anInsetTakesItsHeightOutOfTheSafeArea() {
    let page = page(
      Color.red
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 40) })
    #expect(page.fills(.systemRed, at: 0).first?.minY == 50)
    #expect(page.fills(.systemRed, at: 0).first?.maxY == 530)
    #expect(page.frame(.systemGreen, at: 0) == CGRect(x: 0, y: 530, width: 300, height: 40))
  }

  @Test func scrolledContentRunsUnderAnInset() {
    let page = page(
      ScrollView { Color.red.frame(height: 900) }
        .safeAreaInset(edge: .top, spacing: 0) { Color.green.frame(height: 40) })
    #expect(page.frame(.systemGreen, at: 0)?.minY == 50.0)
    #expect(page.frame(.systemRed, at: 0)?.minY == 90.0)
    // The window is the whole page.
    let clips = page.host.displayList(at: 0).items.compactMap { item -> CGRect? in
      guard case .group(let group) = item, case .clip(let path, _, _, _) = group.effect else {
        return nil
      }
      return path.boundingRect
    }
    #expect(clips == [CGRect(x: 0, y: 0, width: 300, height: 600)])
  }

  @Test func paddingOfTheSafeAreaKeepsContentClear() {
    let page = page(Color.red.safeAreaPadding(.horizontal, 20))
    #expect(page.fills(.systemRed, at: 0).first?.minX == 20)
  }

  @Test func theFirstViewThatFitsIsShown() {
    func shown(_ width: CGFloat) -> [Bool] {
      let page = page(
        ViewThatFits(in: .horizontal) {
          Color.red.frame(width: 200, height: 10)
          Color.green.frame(width: 100, height: 10)
          Color.blue.frame(width: 50, height: 10)
        }
        .frame(width: width))
      return [ResolvedColor.systemRed, .systemGreen, .systemBlue].map {
        page.frame($0, at: 0) != nil
      }
    }
    #expect(shown(250) == [true, false, false])
    #expect(shown(150) == [false, true, false])
    #expect(shown(20) == [false, false, true])
  }

  @Test func aFrameCanFollowThePage() {
    let page = page(
      Color.red.frame(height: 10)
        .containerRelativeFrame(.horizontal, count: 3, spacing: 30))
    #expect(page.frame(.systemRed, at: 0)?.width == 80.0)
  }
}
