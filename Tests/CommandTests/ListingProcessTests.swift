import Foundation
import Testing

/// A file from anywhere becomes frames: compiled, linked, cached, and told about when it fails.
@Suite(.serialized) struct ListingProcessTests {
  private let folder = TemporaryFolder()

  private func shell(_ line: String) throws -> BuiltTool.Ending {
    try BuiltTool.shell(
      "export XDG_CACHE_HOME=$PWD/cache PATH=$PATH:\(Self.compilerFolder); \(line)",
      folder: folder.path(""))
  }

  /// Where the compiler of this very test is.
  private static let compilerFolder: String = {
    let paths = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return paths.split(separator: ":").map(String.init).first {
      FileManager.default.isExecutableFile(atPath: "\($0)/swiftc")
    } ?? ""
  }()

  private let bar = """
    import SwiftUI

    struct Bar: View {
      @State private var selection = 0
      var body: some View {
        HStack {
          Button("Left") { selection = 0 }
          Button("Right") { selection = 1 }
        }
        .offset(x: selection == 0 ? -20 : 20)
        .animation(.easeInOut(duration: 0.4), value: selection)
      }
    }

    """

  @Test func aFileWithAPreviewNeedsNothingElse() throws {
    try folder.write(
      "Bar.swift", bar + "#Preview(\"Plain\") { Bar() }\n#Preview { Bar().padding() }")
    let ending = try shell(
      """
      $capstan list Bar.swift
      $capstan render Bar.swift --size 100x50 --scale 1 --tap Right@0.1 --frames 0..9 -o frames
      $capstan still Bar.swift --size 100x50 --scale 1 --preview Plain --at 0 -o a.png
      ls frames | wc -l; ls cache/capstan/listings | wc -l
      """)
    #expect(ending.code == 0, "\(ending.messages)")
    let lines = String(decoding: ending.output, as: UTF8.self).split(separator: "\n").map(
      String.init)
    #expect(lines.count == 8, "\(lines)")
    #expect(lines.first == "preview\tPlain\t1")
    #expect(lines.contains { $0.hasPrefix("button\tRight\tat ") })
    #expect(lines.suffix(4) == ["frames", "a.png", "11", "1"])
  }

  @Test func theCompilersErrorsComeAtTheUsersLine() throws {
    try folder.write("Bar.swift", bar + "let x: Int = \"text\"\n#Preview { Bar() }")
    let ending = try shell("$capstan render Bar.swift")
    #expect(ending.code == 65)
    #expect(ending.output.isEmpty)
    #expect(
      ending.messages.contains("Bar.swift:14:14: error: cannot convert value of type 'String'"))
    #expect(ending.messages.hasSuffix("capstan: Bar.swift does not compile\n"))
  }

  @Test func aFolderIsOneComponentAndItsSoleViewIsTaken() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("Parts"), withIntermediateDirectories: true)
    try folder.write(
      "Parts/Bar.swift", bar.replacing("struct Bar: View", with: "struct Bar: View, Sized"))
    try folder.write(
      "Parts/Sized.swift", "protocol Sized {}\n@main struct Start { static func main() {} }\n")
    let ending = try shell("$capstan list Parts/")
    #expect(ending.code == 0, "\(ending.messages)")
    #expect(
      String(decoding: ending.output, as: UTF8.self).hasPrefix("preview\tBar\t1\nbutton\tLeft\t"))
  }

  @Test func aProviderIsFoundWithoutRegistration() throws {
    try folder.write(
      "Bar.swift",
      bar + "struct Bar_Previews: PreviewProvider { static var previews: some View { Bar() } }\n")
    let ending = try shell("$capstan list Bar.swift; $capstan list Bar.swift --preview Nobody")
    #expect(ending.code == 65)
    #expect(
      String(decoding: ending.output, as: UTF8.self).hasPrefix("preview\tBar_Previews\t1\n"))
    #expect(ending.messages.contains("there is no preview named 'Nobody'"))
  }

  @Test func runsAtTheSameTimeShareOneEntry() throws {
    try folder.write("Bar.swift", bar + "#Preview { Bar() }")
    let ending = try shell(
      """
      for i in 1 2 3; do $capstan dump Bar.swift > $i.txt & done; wait
      cmp 1.txt 2.txt && cmp 2.txt 3.txt; echo $?; ls -A cache/capstan/listings | wc -l
      """)
    #expect(String(decoding: ending.output, as: UTF8.self) == "0\n1\n", "\(ending.messages)")
  }

  @Test func withoutACompilerThePackageIsNamed() throws {
    try folder.write("Bar.swift", bar + "#Preview { Bar() }")
    let ending = try BuiltTool.shell(
      "PATH=/nowhere $capstan render Bar.swift", folder: folder.path(""))
    #expect(ending.code == 69)
    #expect(ending.messages.contains("swiftc, which compiles listings, is not on PATH"))
  }

  @Test func aBuiltInListingPlaysItsTour() throws {
    let ending = try shell(
      "$capstan render blocks --size 200x200 --scale 0.5 --frames 30..40 -o - | wc -c")
    #expect(ending.code == 0, "\(ending.messages)")
    #expect(
      Int(String(decoding: ending.output, as: UTF8.self).filter(\.isNumber)) == 11 * 100 * 100 * 4)
  }
}
