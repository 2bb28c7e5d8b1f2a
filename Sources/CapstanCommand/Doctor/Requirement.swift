/// Something outside this project that it works with.
struct Requirement: Sendable {
  /// How the thing is found on a machine.
  enum Probe: Sendable {
    /// A program on PATH that tells its version when asked so.
    case program(versionArguments: [String])
    /// A library that pkg-config knows.
    case library(pkgConfigName: String)
    /// Files that must all be there.
    case files([String])
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
  static let all = programs + libraries + fonts + symbols

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
  ]

  private static let libraries = [
    library("cairo", "drawing", package: "libcairo2-dev"),
    library("pangoft2", "text", package: "libpango1.0-dev"),
    library("libpng", "pictures", package: "libpng-dev"),
    library("zlib", "reading pictures", package: "zlib1g-dev"),
    library("libisal", "writing pictures", package: "libisal-dev"),
  ]

  private static let fonts: [Requirement] = []

  private static let symbols: [Requirement] = []

  private static func library(_ name: String, _ purpose: String, package: String) -> Requirement {
    Requirement(
      name: name, purpose: purpose, package: package, probe: .library(pkgConfigName: name))
  }
}
