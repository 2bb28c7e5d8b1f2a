import CapstanRaster
import Testing

@Suite struct RasterLibrariesTests {
  @Test(arguments: ["cairo", "pixman"])
  func eachLibraryThatDrawsTellsItsVersion(_ name: String) throws {
    let version = try #require(RasterLibraries.versions.first { $0.name == name }?.version)
    let numbers = version.split(separator: ".").map { Int($0) }
    #expect(numbers.count == 3 && !numbers.contains(nil), "\(version)")
  }
}
