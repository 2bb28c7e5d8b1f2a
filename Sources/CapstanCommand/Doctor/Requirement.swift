import CapstanText

/// Something outside this project that it works with.
struct Requirement: Sendable {
  /// How the thing is found on a machine.
  enum Probe: Sendable {
    /// A program on PATH that tells its version when asked so.
    case program(versionArguments: [String])
    /// A library that pkg-config knows.
    case library(pkgConfigName: String)
    /// Files of fonts, which should be the ones that pictures are known with.
    case fonts([FontFile])
  }

  /// What people call it.
  var name: String
  /// What this project does with it.
  var purpose: String
  /// The Debian package that brings it.
  var package: String
  /// Whether anything works without it.
  var isNeeded = true
  var probe: Probe
}

extension Requirement {
  /// In the order of the report.
  static var all: [Requirement] { programs + libraries + fonts }

  private static let programs = [
    Requirement(
      name: "swiftc", purpose: "compiles listings", package: "swift (www.swift.org/install)",
      probe: .program(versionArguments: ["--version"])),
    Requirement(
      name: "pkg-config", purpose: "finds the libraries", package: "pkg-config",
      probe: .program(versionArguments: ["--version"])),
    Requirement(
      name: "ffmpeg", purpose: "videos", package: "ffmpeg", isNeeded: false,
      probe: .program(versionArguments: ["-version"])),
    Requirement(
      name: "chromium", purpose: "the tests of the report page", package: "chromium",
      isNeeded: false, probe: .program(versionArguments: ["--version"])),
    Requirement(
      name: "python3", purpose: "driving the browser in those tests", package: "python3",
      isNeeded: false, probe: .program(versionArguments: ["--version"])),
    Requirement(
      name: "valgrind", purpose: "counting instructions", package: "valgrind",
      isNeeded: false, probe: .program(versionArguments: ["--version"])),
  ]

  private static let libraries = [
    library("cairo", "drawing", package: "libcairo2-dev"),
    library("pangoft2", "text", package: "libpango1.0-dev"),
    library("libpng", "pictures", package: "libpng-dev"),
    library("zlib", "reading pictures", package: "zlib1g-dev"),
    library("libisal", "reading pictures, checksums", package: "libisal-dev"),
  ]

  /// One for each package, in the order in which the catalogue first names it.
  private static var fonts: [Requirement] {
    let files = FontCatalog().files
    var packages: [String] = []
    for file in files where !packages.contains(file.package) { packages.append(file.package) }
    return packages.map { package in
      let own = files.filter { $0.package == package }
      return Requirement(
        name: package, purpose: own.count == 1 ? "1 font" : "\(own.count) fonts",
        package: package, isNeeded: own.contains(where: \.isRequired), probe: .fonts(own))
    }
  }

  private static func library(_ name: String, _ purpose: String, package: String) -> Requirement {
    Requirement(
      name: name, purpose: purpose, package: package, probe: .library(pkgConfigName: name))
  }
}
