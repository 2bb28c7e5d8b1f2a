import CapstanRaster
import CapstanSceneGraph
import Foundation
import Testing

@Suite struct RendererTests {
  @Test func theLimitOfASideIsCairos() throws {
    let wide = try Renderer(size: CGSize(width: 32_767, height: 1), scale: 1)
    #expect(wide.width == 32_767)
    #expect(throws: RasterError.tooLarge(width: 32_768, height: 1)) {
      try Renderer(size: CGSize(width: 32_768, height: 1), scale: 1)
    }
    #expect(RasterError.tooLarge(width: 32_768, height: 1).description.contains("32767"))
  }

  @Test(arguments: [
    CGSize(width: 0, height: 10), CGSize(width: -1, height: 10), CGSize(width: 10, height: 0.2),
    CGSize(width: CGFloat.nan, height: 10), CGSize(width: 10, height: CGFloat.infinity),
  ])
  func sizesBelowOnePixelAreRefused(size: CGSize) {
    #expect {
      try Renderer(size: size, scale: 1)
    } throws: { error in
      guard case .invalidSize = error as? RasterError else { return false }
      return true
    }
  }

  @Test func tooMuchMemoryIsRefusedBeforeItIsTaken() {
    #expect(throws: RasterError.tooMuchMemory(bytes: 3_600_000_000)) {
      try Renderer(size: CGSize(width: 30_000, height: 30_000), scale: 1)
    }
    #expect(
      RasterError.tooMuchMemory(bytes: 3_600_000_000).description.contains(
        "\(Renderer.maximumBytes)"))
  }

  private static let tilt: ProjectionTransform = {
    var m = ProjectionTransform()
    m.m13 = 0.004
    return m
  }()

  /// A scene in which every kind of item and effect occurs.
  static func scene(_ phase: CGFloat = 0) -> DisplayList {
    let page = CGRect(x: 0, y: 0, width: 60, height: 60)
    let gradient = GradientPaint(
      geometry: .linear(start: .zero, end: CGPoint(x: 60, y: 60 + phase)),
      stops: [
        GradientPaint.Stop(color: .red, location: 0), GradientPaint.Stop(color: .blue, location: 1),
      ])
    return DisplayList(
      size: page.size,
      items: [
        .fill(FillItem(path: page.asPath, paint: .gradient(gradient))),
        .group(
          .clip(.circle(30, 30, 20), evenOdd: false, antialiased: true, transform: .identity),
          page, .fill(.rect(10 + phase, 10, 20, 20), .white),
          .group(.opacity(0.5), page, .fill(.circle(30, 30, 9), .green), .fill(page.asPath, .red))),
        .group(.filter(.saturation(0.4)), page, .fill(.circle(40, 40, 8), .green)),
        .group(
          .shadow(color: .black, radius: 4, offset: CGSize(width: 1, height: phase)), page,
          .backdrop(
            BackdropItem(
              path: .roundedRect(5, 35, 50, 20, 10),
              rect: CGRect(x: 5, y: 35, width: 50, height: 20),
              style: .material(.thin(.dark))))),
        .backdrop(
          BackdropItem(
            path: .circle(20, 20, 12), rect: CGRect(x: 8, y: 8, width: 24, height: 24),
            style: .glass(.regular(.light, shorterSide: 24)))),
        .group(.blur(radius: 3, opaque: false), page, .fill(.rect(30, 5, 20, 10), .black)),
        .group(.mask([.fill(.circle(50, 50, 8), .black)]), page, .fill(page.asPath, .white)),
        .group(.blend(.plusDarker), page, .fill(.circle(10 + phase, 50, 8), .green)),
        .group(.projection(Self.tilt), page, .fill(.rect(20, 40, 20, 10), .red)),
      ])
  }

  @Test func everyRefusalOfMemoryIsAnErrorAndLeavesTheRendererUsable() throws {
    let checks = StatusChecks()
    let list = Self.scene()
    let expected = try Renderer(size: list.size, scale: 1).bitmap(of: list)
    let counted = try Renderer(size: list.size, scale: 1, checks: checks)
    let setUp = checks.count
    try counted.render(list)
    let all = checks.count - setUp
    #expect(all > 10)
    for failing in 0..<all {
      let checks = StatusChecks()
      let renderer = try Renderer(size: list.size, scale: 1, checks: checks)
      checks.failing = checks.count + failing
      #expect {
        try renderer.render(list)
      } throws: { error in
        guard case .outOfMemory = error as? RasterError else { return false }
        return true
      }
      #expect(try renderer.bitmap(of: list) == expected)
    }
  }

  @Test func creatingARendererReportsRefusedMemory() {
    #expect(throws: RasterError.outOfMemory(bytes: 400)) {
      try Renderer(size: CGSize(width: 10, height: 10), scale: 1, checks: StatusChecks(failing: 0))
    }
  }

  @Test func renderersInManyTasksAgree() async throws {
    let expected = try (0..<4).map {
      let list = Self.scene(CGFloat($0))
      return try Renderer(size: list.size, scale: 2).bitmap(of: list)
    }
    try await withThrowingTaskGroup(of: [Bitmap].self) { group in
      for worker in 0..<4 {
        group.addTask {
          let renderer = try Renderer(size: CGSize(width: 60, height: 60), scale: 2)
          // Each worker draws in another order, so what it keeps between frames cannot show.
          let bitmaps = try (0..<4).map { frame in
            let index = (frame + worker) % 4
            return (index, try renderer.bitmap(of: Self.scene(CGFloat(index))))
          }
          return bitmaps.sorted { $0.0 < $1.0 }.map(\.1)
        }
      }
      for try await bitmaps in group { #expect(bitmaps == expected) }
    }
  }

  @Test func memoryDoesNotGrowFromFrameToFrame() throws {
    let renderer = try Renderer(size: CGSize(width: 60, height: 60), scale: 2)
    func draw(_ frames: Range<Int>) throws {
      for frame in frames { try renderer.render(Self.scene(CGFloat(frame % 25))) }
    }
    try draw(0..<50)
    let before = renderer.bytesHeld
    try draw(50..<150)
    #expect(renderer.bytesHeld <= before + before / 20)
  }

  /// A large frame does not fail for want of memory that it can do without.
  @Test("Pages of more than 64 MiB are drawn without copies", arguments: [400, 4200])
  func largePagesAreDrawnWithoutCopies(side: CGFloat) throws {
    let size = CGSize(width: side, height: side)
    let renderer = try Renderer(size: size, scale: 1)
    let held = renderer.bytesHeld
    for step in 0..<8 {
      let x = CGFloat(20 + 3 * step)
      try renderer.render(
        DisplayList(
          size: size, background: .white,
          items: [.fill(.rect(0, 0, side, 100), .red), .fill(.rect(x, 30, 40, 40), .blue)]))
      renderer.withPixels { pixels in
        let row = 50 * Int(side)
        #expect(pixels[row + Int(x) - 1] == 0xFFFF_0000)
        #expect(pixels[row + Int(x)] == 0xFF00_00FF)
      }
    }
    #expect((renderer.bytesHeld == held) == (held > 64 << 20))
  }

  @Test func pixelsAndBitmapAreTheSame() throws {
    let renderer = try Renderer(size: CGSize(width: 60, height: 60), scale: 1)
    let bitmap = try renderer.bitmap(of: Self.scene())
    let copy = renderer.withPixels { pixels in
      #expect(pixels.count == 3600)
      return pixels.indices.map { pixels[$0] }
    }
    #expect(copy == bitmap.pixels)
  }
}
