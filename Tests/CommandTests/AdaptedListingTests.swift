import Testing

@testable import CapstanCommand

/// How a listing's file is changed before it is compiled.
@Suite struct AdaptedListingTests {
  private func adapted(_ text: String) -> String? {
    AdaptedListing.text(of: .init(path: "a \"b\".swift", text: text))
  }

  /// The changed text without the line that names the author's file.
  private func code(_ text: String) -> String? {
    adapted(text).map { String($0.drop { $0 != "\n" }.dropFirst()) }
  }

  @Test func theSystemIsThePhones() {
    #expect(
      adapted("#if os(iOS)\nlet é = 1\n#elseif os( iOS ) && !os(macOS)\n#endif\n")
        == """
        #sourceLocation(file: "a \\"b\\".swift", line: 1)
        #if true   \nlet é = 1\n#elseif true      && !os(macOS)\n#endif\n
        """)
  }

  @Test func marksOfObjectiveCAreLeftOut() {
    #expect(code("@objc func tap() {}\n") == "      func tap() {}\n")
    #expect(code("@objc(tap:) func tap(_ x: Any) {}\n") == "            func tap(_ x: Any) {}\n")
    #expect(code("@objcMembers class C {}\n") == "             class C {}\n")
  }

  @Test func selectorsAreTheirNames() {
    #expect(code("f(#selector(tap))") == "f(Selector(\"tap\"))")
    #expect(code("f(#selector(C.tap(_:with:)))") == "f(Selector(\"C.tap(_:with:)\"))")
    #expect(code("f(#selector(\n  C.tap\n))\nx") == "f(Selector(\"C.tap\"\n\n) )\nx")
  }

  /// Literals within interpolations are literals, and what stands around them is code.
  @Test func interpolationsAreCode() {
    #expect(adapted(#"let a = "\(d["@objc x"] ?? "nil")""#) == nil)
    #expect(code(#"f("\(g(#selector(tap)))")"#) == #"f("\(g(Selector("tap")))")"#)
    let image = #"let a = "\(s(forKey: "mime") ?? "image/*")""# + "\n"
    #expect(code(image + "@objc func f() {}\n") == image + "      func f() {}\n")
    let pattern = "let r = #/image/*/#\n"
    #expect(code(pattern + "@objc func f() {}\n") == pattern + "      func f() {}\n")
  }

  @Test func aMarkOfByteOrderIsLeftOut() {
    #expect(code("\u{FEFF}import os.log\n") == "import os    \n")
  }

  @Test func aFolderOfASystemModulesNameIsAFolder() {
    let folders: Set<String> = ["Foundation", "Views"]
    let file = ListingSources.File(path: "a.swift", text: "import Foundation\n")
    let own = folders.subtracting(SubmoduleImports.toolchainModules)
    #expect(AdaptedListing.text(of: file, folders: own) == nil)
  }

  @Test func partsOfModulesAreTheWhole() {
    #expect(code("import os.log\n") == "import os    \n")
    #expect(code("@testable import UIKit.UIView\n") == "@testable import UIKit       \n")
  }

  @Test func aPackagesOwnModuleIsTheListing() {
    let sources = ListingSources(
      path: "Pack",
      files: [
        .init(path: "Pack/Sources/GlowBar/Bar.swift", text: ""),
        .init(path: "Pack/Demo/App.swift", text: "import GlowBar\nimport SwiftUI\n"),
      ])
    #expect(sources.folderNames == ["Pack", "Sources", "GlowBar", "Demo"])
    let text = AdaptedListing.text(of: sources.files[1], folders: sources.folderNames)
    #expect(text?.hasSuffix("\n              \nimport SwiftUI\n") == true)
  }

  @Test(arguments: [
    "#if canImport(UIKit)\n#endif\n", "#if os(macOS)\n#endif\n", "// #if os(iOS)\n",
    "let x = \"\"\"\n#if os(iOS)\n\"\"\"\n", "let os = { (iOS: Int) in }\n", "",
    "// @objc #selector(x)\n", "let s = \"@objc #selector(x)\"\n", "import struct SwiftUI.Color\n",
    "@objection func f() {}\n",
  ])
  func whatDoesNotAskStaysAsItIs(text: String) {
    #expect(adapted(text) == nil)
  }

  @Test func previewsAreToldByTheAuthorsFileAndLine() throws {
    let folder = TemporaryFolder()
    try folder.write(
      "A.swift",
      """
      import SwiftUI

      // A comment, and blank lines.

      #Preview {
        Text("one")
      }

      #if os(iOS)
        @available(iOS 17, *)
        #Preview(traits: .sizeThatFitsLayout) { Text("two") }
      #endif

      /// The last.
      #Preview("Last") { Text("three") }

      """)
    let ending = try BuiltTool.listingShell("$capstan list A.swift", folder: folder)
    #expect(
      String(decoding: ending.output, as: UTF8.self)
        == "preview\tA.swift:5\t1\npreview\tA.swift:11\t2\npreview\tLast\t3\n",
      "\(ending.messages)")
  }
}
