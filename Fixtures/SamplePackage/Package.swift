// swift-tools-version: 6.2
import PackageDescription

// A package as a user has it. On Linux Capstan stands in for SwiftUI; elsewhere, in Xcode for
// example, the system's own SwiftUI is used and the goldens are left alone.
let package = Package(
  name: "SampleBar",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "SampleBar", targets: ["SampleBar"])],
  dependencies: [.package(name: "capstan", path: "../..")],
  targets: [
    .target(
      name: "SampleBar",
      dependencies: [
        .product(name: "SwiftUI", package: "capstan", condition: .when(platforms: [.linux]))
      ]),
    .testTarget(
      name: "SampleBarTests",
      dependencies: [
        "SampleBar",
        .product(name: "CapstanTesting", package: "capstan", condition: .when(platforms: [.linux])),
      ]),
  ]
)
