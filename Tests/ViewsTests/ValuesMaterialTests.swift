import CapstanSceneGraph
import CapstanViews
import Testing

/// Flat backdrops under materials, in levels of 255, as measured on a simulator.
@Suite struct ValuesMaterialTests {
  struct Backdrop: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var color: [Double]
    var scheme: ColorScheme
    /// Ultra-thin, thin, regular, thick and bar.
    var expected: String

    init(_ name: String, _ color: [Double], _ scheme: ColorScheme, _ expected: String) {
      (testDescription, self.color, self.scheme, self.expected) = (name, color, scheme, expected)
    }
  }

  @Test(arguments: [
    Backdrop(
      "black", [0, 0, 0], .light,
      "88.7,88.7,88.7 141.1,141.2,141.2 196.1,197.9,196.1 234,234,234 178,179.2,178"),
    Backdrop(
      "black", [0, 0, 0], .dark,
      "31.8,31.8,31.8 32,32,32 31.8,31.8,31.8 30,30,30 18,19.2,19.1"),
    Backdrop(
      "white", [255, 255, 255], .light,
      "245,245,245 245.1,245.1,245.1 244.8,245,244.9 246,246,246 247,247.6,247"),
    Backdrop(
      "white", [255, 255, 255], .dark,
      "176.8,176.8,176.8 125.8,125.8,125.8 84,84,84 36,36,36 87.8,87.8,87.8"),
    Backdrop(
      "gray50", [128, 128, 128], .light,
      "169.3,169.3,169.3 200.3,200.3,200.3 222.2,223.9,222.2 243,243,243 239.6,239.6,239.6"),
    Backdrop(
      "gray50", [128, 128, 128], .dark,
      "100,100,100 76,76,76 63.8,63.8,63.8 42,42,42 74.8,75.2,74.8"),
    Backdrop(
      "gray25", [64, 64, 64], .light,
      "130,130,130 175.1,175.1,175.1 207.9,207.9,207.9 237,237,237 210.2,211,210.1"),
    Backdrop(
      "gray25", [64, 64, 64], .dark,
      "63.4,63.4,63.4 55.8,55.8,55.8 53.8,53.8,53.8 39,39,39 58.1,59.9,58.2"),
    Backdrop(
      "gray75", [191, 191, 191], .light,
      "209.3,209.3,209.3 222.2,222.2,222.2 237.1,238.9,237.1 246,246,246 254.9,254.9,254.9"),
    Backdrop(
      "gray75", [191, 191, 191], .dark,
      "137.8,137.8,137.8 98.1,98.1,98.1 71.8,71.8,71.8 42,42,42 79.8,79.8,79.8"),
    Backdrop(
      "red", [255, 0, 0], .light,
      "234,93,93 254.9,141.2,141.2 254.9,185.8,185.8 254.9,225.9,225.9 254.9,190.6,190.6"),
    Backdrop(
      "red", [255, 0, 0], .dark,
      "168.8,29,29 159.1,21.9,21.9 126,30.2,30.3 75.4,30,30 156.1,28,28"),
    Backdrop(
      "green", [0, 255, 0], .light,
      "101.6,244,101.6 120.1,254.9,120.2 167,254.9,167 213.9,254.9,213.9 203.6,254.9,203.6"),
    Backdrop(
      "green", [0, 255, 0], .dark,
      "32,172.6,32 0.1,133,0.1 2,97.6,2 9,54.5,9 0.1,114,0.1"),
    Backdrop(
      "blue", [0, 0, 255], .light,
      "90,90,230.3 141.1,141.2,254.9 192.1,192.1,254.9 231,231,254.9 182.2,182.2,252.6"),
    Backdrop(
      "blue", [0, 0, 255], .dark,
      "30.2,30.3,169 27.8,27.9,165.1 32.2,32.2,128.3 30,30,77.1 24.1,24.2,152.6"),
    Backdrop(
      "warm", [200, 120, 60], .light,
      "210.7,166.3,133 239.1,195.8,163.2 251,220.1,197.9 254.9,240.9,231 254.9,238.2,221.6"),
    Backdrop(
      "warm", [200, 120, 60], .dark,
      "139,95,61.8 114,70,38 90,59.8,37.8 54.4,39,30 108.9,69.7,39"),
    Backdrop(
      "teal", [60, 140, 160], .light,
      "131.3,176,187.3 165.1,208,218.2 198.1,228,236.9 231,243.9,249 221.6,243.2,247.6"),
    Backdrop(
      "teal", [60, 140, 160], .dark,
      "63,107.8,118.8 40,83.8,94.1 39.8,69.8,75.8 30,45.5,48.4 42.1,82.8,92.8"),
    Backdrop(
      "pastel", [180, 150, 140], .light,
      "201.3,184,179.3 222.5,208,202 240.8,228,224.2 249,243,243 254.9,247,244.6"),
    Backdrop(
      "pastel", [180, 150, 140], .dark,
      "128.2,112.3,107.8 98.1,82,78 75.8,65.8,61.8 48.4,42,39 90.8,74.7,69.9"),
  ])
  func recipesGiveTheMeasuredColors(backdrop: Backdrop) throws {
    var context = StyleContext()
    context.colorScheme = backdrop.scheme
    let color = ResolvedColor(
      red: backdrop.color[0] / 255, green: backdrop.color[1] / 255, blue: backdrop.color[2] / 255)
    let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .bar]
    for (material, figures) in zip(materials, backdrop.expected.split(separator: " ")) {
      guard case .material(let recipe) = material._resolved(in: context).backdrop else {
        Issue.record("A material has no recipe.")
        return
      }
      let out = recipe.applied(to: color)
      let expected = figures.split(separator: ",").compactMap { Double($0) }
      let levels = [out.red * 255, out.green * 255, out.blue * 255]
      let worst = zip(levels, expected).map { abs($0 - $1) }.max() ?? .infinity
      #expect(worst < 3, "\(recipe.name): \(levels) instead of \(expected)")
    }
  }

  @Test func withoutTransparencyAMaterialIsAPlainColor() {
    var context = StyleContext()
    context.reduceTransparency = true
    let style = Material.regular._resolved(in: context)
    #expect(style.color?.hexDescription == "#F5F5F5FF")
    #expect(style.backdrop == nil)
  }

  @Test func glassFollowsKindTintAndScheme() throws {
    var context = StyleContext()
    context.colorScheme = .dark
    let style = try #require(
      Glass.regular.tint(.red).interactive().resolved(in: context, shorterSide: 62))
    guard case .glass(let recipe) = style.backdrop else {
      Issue.record("Glass has no recipe.")
      return
    }
    #expect(recipe.name == "regular.dark")
    #expect(recipe.tint == ResolvedColor(hex: 0xFF453A))
    #expect(Glass.identity.resolved(in: context, shorterSide: 62) == nil)
  }
}
