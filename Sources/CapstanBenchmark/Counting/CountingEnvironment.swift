import CapstanStage
import Foundation

/// What moves instruction counts besides the code: counts from two that differ say nothing about
/// each other.
enum CountingEnvironment {
  /// The present one, by name; `valgrind` is the program's path.
  ///
  /// The compiler is told by the script that starts the program, in `CAPSTAN_COMPILER`.
  static func current(valgrind: String) throws -> [String: String] {
    var values = StageLibraries.versions
    values["valgrind"] = try ChildRun.output(of: valgrind, ["--version"])
    if let getconf = ChildRun.find("getconf") {
      values["glibc"] = try ChildRun.output(of: getconf, ["GNU_LIBC_VERSION"])
    }
    values["compiler"] = ProcessInfo.processInfo.environment["CAPSTAN_COMPILER"] ?? "not told"
    values["processor"] = processorFeatures
    return values
  }

  /// What valgrind passes on of the processor: libraries choose their code by it.
  ///
  /// It hides everything later, AVX-512 above all, and shows the same caches everywhere.
  private static var processorFeatures: String {
    let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("flags") } ?? ""
    let flags = Set(line.split(separator: " ").map(String.init))
    let passed = [
      "pni", "ssse3", "cx16", "abm", "rdtscp", "avx", "avx2", "bmi1", "f16c", "rdrand", "rdseed",
    ]
    return passed.filter(flags.contains).joined(separator: " ")
  }
}
