import CapstanSceneGraph
import Foundation
import Testing

@testable import CapstanRaster

/// Items that are taken for alike give the same pixels, wherever they are drawn.
@Suite struct LikenessTests {
  private static let pageToDevice = CGAffineTransform(scaleX: 2, y: 2)

  private func pixels(_ item: DisplayItem) throws -> Bitmap {
    let size = CGSize(width: 60, height: 50)
    return try Renderer(size: size, scale: 2).bitmap(
      of: DisplayList(size: size, background: .white, items: [item]))
  }

  /// An outline of all kinds of elements.
  private func blob(_ frames: inout RandomFrames) -> Path {
    func point() -> CGPoint { CGPoint(x: frames.random(2...58), y: frames.random(2...48)) }
    return Path { path in
      path.move(to: point())
      for _ in 0..<3 {
        path.addLine(to: point())
        path.addQuadCurve(to: point(), control: point())
        path.addCurve(to: point(), control1: point(), control2: point())
      }
      path.closeSubpath()
      path.addQuadCurve(to: point(), control: point())
    }
  }

  @Test("Steps of all sizes, alone and in groups", arguments: 0..<5)
  func whatLooksAlikeHasTheSamePixels(kind: Int) throws {
    var frames = RandomFrames(size: CGSize(width: 60, height: 50), seed: 5, items: 0)
    let page = CGRect(x: 0, y: 0, width: 60, height: 50)
    var alike = 0
    for round in 0..<60 {
      let blob = blob(&frames)
      func item(_ x: CGFloat) -> DisplayItem {
        let move = CGAffineTransform(translationX: x, y: -x)
        let fill = DisplayItem.fill(blob, .red.multiplyingOpacity(by: 0.8), transform: move)
        switch kind {
        case 0: return fill
        case 1: return .group(.opacity(0.5), page, fill, .fill(.rect(0, 0, 30, 30), .green))
        case 2: return .group(.shadow(color: .black, radius: 3, offset: .zero), page, fill)
        case 3: return .group(.blur(radius: 2.2, opaque: false), page, fill)
        default: return .group(.filter(.colorInvert), page, fill)
        }
      }
      let step = pow(10, -CGFloat(round % 12) - 1)
      let (one, other) = (item(0.3), item(0.3 + step))
      guard one.looksLike(other, Self.pageToDevice) else {
        #expect(step > 1e-9, "a step of \(step) is no change")
        continue
      }
      alike += 1
      #expect(step < 0.004, "a step of \(step) is a change")
      #expect(try pixels(one) == pixels(other), "round \(round), step \(step)")
    }
    #expect(alike > 15)
  }

  @Test func whatDiffersInMoreThanItsPlaceIsNotAlike() {
    let path = Path.circle(20, 20, 9)
    let fill = FillItem(path: path, paint: .solid(.red))
    func isAlike(_ change: (inout FillItem) -> Void) -> Bool {
      var other = fill
      change(&other)
      return DisplayItem.fill(fill).looksLike(.fill(other), Self.pageToDevice)
    }
    #expect(isAlike { $0.transform.tx = 1e-12 })
    #expect(!isAlike { $0.paint = .solid(.green) })
    #expect(!isAlike { $0.evenOdd = true })
    #expect(!isAlike { $0.antialiased = false })
    #expect(!isAlike { $0.transform.tx = 0.1 })
    #expect(
      !isAlike {
        $0.path.closeSubpath(); $0.path.move(to: .zero)
      })
  }

  /// Drawn through a perspective an outline is enlarged first, and so may be the difference.
  @Test func whatIsResampledMustBeEqual() {
    func item(_ x: CGFloat) -> DisplayItem {
      .group(
        .projection(ProjectionTransform(CGAffineTransform(scaleX: 900, y: 900))),
        CGRect(x: 0, y: 0, width: 60, height: 50), .fill(.circle(20 + x, 20, 9), .red))
    }
    #expect(item(0).looksLike(item(0), Self.pageToDevice))
    #expect(!item(0).looksLike(item(1e-12), Self.pageToDevice))
  }

  @Test func stepsAreRoundedAsCairoRoundsThem() {
    var pen = DevicePen(.identity)
    let step = pen.step(.move(to: CGPoint(x: 1 + 1.5 / 256, y: 2.5 / 256)))
    // Ties go to even.
    #expect(step == .move(CGPoint(x: 1 + 2.0 / 256, y: 2.0 / 256)))
    #expect(pen.step(.line(to: CGPoint(x: -0.001, y: 5e9))) == .line(CGPoint(x: 0, y: 1_000_000)))
  }
}
