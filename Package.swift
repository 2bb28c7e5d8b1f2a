// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// The settings of every Swift target of ours: Swift 6 mode, no hidden existentials or imports,
/// every unsafe construct marked, every warning an error.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// The settings of SwiftUI listings: what an iOS project has by default.
let listingSettings: [SwiftSetting] = [.swiftLanguageMode(.v5)]

let package = Package(
  name: "capstan",
  products: [
    .executable(name: "capstan", targets: ["capstan"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "CapstanTesting", targets: ["CapstanTesting"]),
    .library(name: "CapstanMotion", targets: ["CapstanMotion"]),
    .library(
      name: "CapstanCore",
      targets: [
        "CapstanSceneGraph", "CapstanText", "CapstanSymbols", "CapstanRaster", "CapstanFrames",
      ]),
  ],
  targets: [
    // C libraries: a module map and a header each.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CISAL", pkgConfig: "libisal", providers: [.apt(["libisal-dev"])]),
    .target(name: "CPNG", linkerSettings: [.linkedLibrary("png"), .linkedLibrary("z")]),

    .target(name: "CPixels"),
    .target(name: "CLevels"),
    .target(name: "CPipes"),

    .target(name: "CWorkClock", linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "CProcessGuard"),
    .target(name: "CHashSeed"),

    // The core.
    .target(name: "CapstanMotion", swiftSettings: settings),
    .target(name: "CapstanSceneGraph", swiftSettings: settings),
    .target(
      name: "CapstanText", dependencies: ["CapstanSceneGraph", "CPango"], swiftSettings: settings),
    .target(
      name: "CapstanSymbols", dependencies: ["CapstanSceneGraph"], swiftSettings: settings),
    .target(
      name: "CapstanRaster", dependencies: ["CapstanSceneGraph", "CCairo", "CLevels"],
      swiftSettings: settings),
    .target(
      name: "CapstanFrames",
      dependencies: ["CapstanSceneGraph", "CPNG", "CPixels", "CPipes", "CISAL", "CProcessGuard"],
      swiftSettings: settings),

    // A clip's own time for work that listings queue, and the publishers they observe.
    .target(name: "CapstanClock", dependencies: ["CWorkClock"], swiftSettings: settings),
    .target(name: "Combine", dependencies: ["CapstanClock"], swiftSettings: settings),

    // The SwiftUI-compatible front end.
    .macro(name: "CapstanMacros", swiftSettings: settings),
    .target(name: "CapstanSections"),
    .target(
      name: "CapstanViews",
      dependencies: [
        "CapstanClock", "CapstanMacros", "CapstanMotion", "CapstanSceneGraph", "CapstanSections",
        "Combine",
      ],
      swiftSettings: settings),
    .target(
      name: "CapstanAssets",
      dependencies: [
        "CapstanSceneGraph", "CapstanViews", "CapstanSymbols", "CapstanFrames", "CapstanRaster",
      ],
      swiftSettings: settings),
    .target(name: "SwiftUI", dependencies: ["CapstanViews"], swiftSettings: settings),
    .target(name: "UIKit", dependencies: ["CapstanViews"], swiftSettings: settings),
    .target(name: "CoreGraphics", dependencies: ["CapstanViews"], swiftSettings: settings),
    .target(name: "QuartzCore", dependencies: ["CapstanViews"], swiftSettings: settings),
    .target(name: "CoreData", dependencies: ["CapstanViews"], swiftSettings: settings),
    .target(name: "os", swiftSettings: settings),

    // The timeline driver and what stands on it.
    .target(
      name: "CapstanStage",
      dependencies: [
        "CapstanMotion", "CapstanSceneGraph", "CapstanText", "CapstanSymbols", "CapstanViews",
        "CapstanRaster", "CapstanFrames", "CapstanGoldens", "CapstanAssets",
      ],
      swiftSettings: settings),
    .target(
      name: "CapstanGoldens", dependencies: ["CapstanSceneGraph", "CapstanFrames"],
      resources: [
        .embedInCode("Report/Page/page.html"), .embedInCode("Report/Page/page.css"),
        .embedInCode("Report/Page/page.js"),
      ],
      swiftSettings: settings),
    .target(
      name: "CapstanTesting",
      dependencies: [
        "CapstanStage", "CapstanGoldens", "CapstanViews", "CapstanFrames", "CapstanSceneGraph",
        "CapstanText", "CapstanSymbols",
      ],
      swiftSettings: settings),
    .target(
      name: "CapstanCommand",
      dependencies: [
        "CHashSeed", "CapstanMotion", "CapstanSceneGraph", "CapstanText", "CapstanSymbols",
        "CapstanRaster", "CapstanFrames", "CapstanGoldens", "CapstanViews", "CapstanStage",
        "CapstanAssets",
      ],
      swiftSettings: settings),
    .target(
      name: "Scenes",
      dependencies: [
        "CapstanMotion", "CapstanSceneGraph", "CapstanText", "CapstanSymbols", "CapstanStage",
      ],
      path: "Fixtures/Scenes", swiftSettings: settings),
    .target(
      name: "Listings", dependencies: ["SwiftUI"], path: "Fixtures/Listings",
      swiftSettings: listingSettings),
    .executableTarget(
      name: "capstan",
      // The last are for listings that import them by name.
      dependencies: [
        "CapstanCommand", "CapstanStage", "Scenes", "Listings", "UIKit", "CoreGraphics",
        "QuartzCore", "CoreData", "os",
      ], swiftSettings: settings),
    // Measures; draws over Cairo and libpng itself for comparison.
    .executableTarget(
      name: "capstan-benchmark",
      dependencies: [
        "CapstanSceneGraph", "CapstanText", "CapstanSymbols", "CapstanRaster", "CapstanFrames",
        "CapstanStage", "Listings", "SwiftUI", "CCairo", "CPNG",
      ],
      path: "Sources/CapstanBenchmark", swiftSettings: settings),

    // Tests: one target a module, one file an idea.
    .target(
      name: "TestSupport", dependencies: ["CapstanSceneGraph", "CapstanFrames"],
      path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(name: "ClockTests", dependencies: ["CapstanClock"], swiftSettings: settings),
    .testTarget(
      name: "CombineTests", dependencies: ["Combine", "CapstanClock"], swiftSettings: settings),
    .testTarget(name: "MotionTests", dependencies: ["CapstanMotion"], swiftSettings: settings),
    .testTarget(
      name: "SceneGraphTests", dependencies: ["CapstanSceneGraph"], swiftSettings: settings),
    .testTarget(
      name: "TextTests", dependencies: ["CapstanText", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "SymbolsTests", dependencies: ["CapstanSymbols", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "AssetsTests",
      dependencies: [
        "CapstanAssets", "CapstanFrames", "CapstanRaster", "CapstanStage", "CapstanSymbols",
        "CapstanText", "SwiftUI", "TestSupport",
      ], swiftSettings: settings),
    .testTarget(
      name: "RasterTests", dependencies: ["CapstanRaster", "CLevels", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "FramesTests", dependencies: ["CapstanFrames", "CPixels", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ViewsTests", dependencies: ["CapstanViews", "SwiftUI", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "StageTests",
      dependencies: [
        "CapstanSceneGraph", "CapstanText", "CapstanSymbols", "CapstanFrames", "CapstanStage",
        "CapstanRaster", "CapstanViews", "SwiftUI", "Scenes", "Listings", "TestSupport",
      ], swiftSettings: settings),
    .testTarget(
      name: "TestingTests", dependencies: ["CapstanTesting", "SwiftUI"], swiftSettings: settings),
    .testTarget(
      name: "GoldensTests", dependencies: ["CapstanGoldens", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "BenchmarkTests", dependencies: ["capstan-benchmark"], swiftSettings: settings),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "CapstanSceneGraph", "CapstanFrames", "CapstanStage", "CapstanCommand", "Listings",
        "TestSupport",
      ], swiftSettings: settings),
  ]
)
