import CapstanFrames
import CapstanSceneGraph
import Foundation
import Testing

/// A file from anywhere becomes frames: compiled, linked, cached, and told about when it fails.
@Suite(.serialized) struct ListingProcessTests {
  private let folder = TemporaryFolder()

  private func shell(_ line: String) throws -> BuiltTool.Ending {
    try BuiltTool.listingShell(line, folder: folder)
  }

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

  @Test func aPreviewsTraitsSetThePage() throws {
    try folder.write(
      "Bar.swift",
      """
      import SwiftUI
      #Preview("Fit", traits: .sizeThatFitsLayout) { Color.red.frame(width: 40.4, height: 20) }
      #Preview("Wide", traits: .sizeThatFitsLayout) { Color.red.frame(height: 20) }
      #Preview("Turned", traits: .landscapeLeft) { Color.red }
      #Preview("Fixed", traits: .fixedLayout(width: 30, height: 10)) { Color.red }
      #Preview("Nothing", traits: .fixedLayout(width: 0, height: 10)) { Color.red }
      """)
    let ending = try shell(
      """
      for preview in Fit Wide Turned Fixed; do
        $capstan still Bar.swift --at 0 --scale 2 --preview $preview -o $preview.png
      done
      $capstan still Bar.swift --at 0 --scale 2 --size 50x60 --preview Fixed -o given.png
      $capstan still Bar.swift --at 0 --preview Nothing -o nothing.png; echo $?
      """)
    func size(_ name: String) throws -> [Int] {
      let bitmap = try PNGDecoder.picture(atPath: folder.path("\(name).png")).bitmap
      return [bitmap.width, bitmap.height]
    }
    #expect(String(decoding: ending.output, as: UTF8.self).hasSuffix("\n65\n"))
    #expect(try size("Fit") == [81, 40])
    #expect(try size("Wide") == [786, 40])
    #expect(try size("Turned") == [1704, 786])
    #expect(try size("Fixed") == [60, 20])
    #expect(try size("given") == [100, 120])
  }

  @Test func queuedWorkKeepsTheClipsTimeWhateverIsImported() throws {
    try folder.write(
      "Bar.swift",
      """
      import Dispatch
      import Foundation
      import SwiftUI

      struct Bar: View {
        @State private var x = 0.0
        var body: some View {
          Color.red.frame(width: 20, height: 20).offset(x: x).onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { x = 20 }
            Timer.scheduledTimer(withTimeInterval: 0.4, repeats: false) { _ in x = 40 }
          }
          .task {
            try? await Task.sleep(nanoseconds: 600_000_000)
            x = 60
          }
        }
      }
      #Preview { Bar() }
      """)
    let ending = try shell(
      """
      for time in 0.1 0.19 0.2 0.45 0.65; do
        $capstan dump Bar.swift --size 200x100 --at $time | grep -o 'transform ([^)]*)'
      done
      """)
    let places = String(decoding: ending.output, as: UTF8.self).split(separator: "\n")
    #expect(
      places == [90, 90, 110, 130, 150].map { "transform (1 0 0 1 \($0) 40)" },
      "\(ending.messages)")
  }

  @Test func aMissingNameIsTold() throws {
    try folder.write("Bar.swift", bar + "#Preview { Bar().hologram() }")
    let ending = try shell("$capstan render Bar.swift")
    #expect(ending.code == 65)
    #expect(ending.messages.contains("'.hologram' is not among the supported API, which "))
    #expect(ending.messages.hasSuffix("/Documentation/SupportedAPI.md lists\n"))
  }

  @Test func aListingThatAsksForTheSystemIsOnAPhone() throws {
    try folder.write(
      "Bar.swift",
      bar + """
        #if os(iOS)
        #Preview("Phone") { Bar() }
        #else
        #Preview("Desk") { NoSuchThing() }
        #endif

        """)
    let ending = try shell(
      "$capstan list Bar.swift; echo 'let x: Int = 1.5' >> Bar.swift; $capstan list Bar.swift")
    #expect(
      String(decoding: ending.output, as: UTF8.self).hasPrefix("preview\tPhone\t1\nbutton"),
      "\(ending.messages)")
    #expect(ending.messages.contains("Bar.swift:19:14: error: cannot convert"))
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
