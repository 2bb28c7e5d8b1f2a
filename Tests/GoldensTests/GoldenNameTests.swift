import CapstanGoldens
import Foundation
import Testing

@Suite struct GoldenNameTests {
  private let store = GoldenStore(path: "/nowhere")

  @Test(arguments: [
    ("blocks", "blocks"), ("Blocks (dark, rtl)", "Blocks-dark-rtl"),
    ("Bars/Pill · light", "Bars-Pill-light"), ("../../etc/passwd", "etc-passwd"),
    ("..", nil), ("", nil), ("設定 画面", "設定-画面"), ("a.b_c-d", "a.b_c-d"),
    ("trailing. ", "trailing"), (".hidden", "hidden"), ("e\u{301}tude", "étude"), ("🎉", nil),
  ])
  func namesArePredictable(_ name: String, _ folder: String?) throws {
    if let folder {
      #expect(try store.folders(for: [name]) == [folder])
    } else {
      #expect(throws: GoldenError.unusableName(name)) { try store.folders(for: [name]) }
    }
  }

  @Test func longNamesAreCutAndStayApart() throws {
    let long = String(repeating: "長い名前", count: 40)
    let folders = try store.folders(for: [long + "1", long + "2"])
    #expect(folders.allSatisfy { $0.utf8.count <= 100 })
    #expect(folders[0] != folders[1])
  }

  @Test(arguments: [
    ["Bar", "Bar"], ["Bar", "bar"], ["a b", "a/b"], ["x", "other", "x!"],
  ])
  func twoShotsOfOneFolderAreRefused(_ names: [String]) {
    #expect(throws: GoldenError.self) { try store.folders(for: names) }
  }

  @Test func theyAreRefusedBeforeAnythingIsWritten() async throws {
    let folder = try ScratchFolder()
    let shots = ["fine", "Same name", "same-name"].map { SlidingSquare(name: $0).shot }
    await #expect(
      throws: GoldenError.sameFolder(names: ["Same name", "same-name"], folder: "same-name")
    ) {
      try await GoldenCheck(store: folder.store, mode: .all).run(shots)
    }
    #expect(folder.contents.isEmpty)
  }
}
