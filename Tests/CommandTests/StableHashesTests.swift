import Foundation
import Testing

@testable import CapstanCommand

/// The tool gives its process the hashes that the runtime would have given it at its start.
@Suite(.serialized) struct StableHashesTests {
  private let folder = TemporaryFolder()

  /// The words on the buttons of a listing, as the tool lists them.
  private func words(_ name: String) throws -> [String] {
    let text = try String(contentsOfFile: folder.path(name), encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("button\t") }.map {
      String($0.split(separator: "\t")[1])
    }
  }

  @Test func withoutThemEachSetHasAnOrderOfItsOwn() {
    let areAskedFor = ProcessInfo.processInfo.environment[StableHashes.variable] == "1"
    #expect(StableHashes.ordersAreEqual == areAskedFor)
    #expect(StableHashes.areInEffect == areAskedFor)
  }

  @Test func theOrderOfASetIsTheSameInEveryProcess() throws {
    try folder.write(
      "Bar.swift",
      """
      import Foundation
      import SwiftUI
      #Preview {
        VStack {
          Button(getenv("\(StableHashes.variable)") == nil ? "untold" : "told") {}
          ForEach(Array(Set(0..<16)), id: \\.self) { Button("\\($0)") {} }
        }
      }
      """)
    // The tool tells the runtime of the program that it builds; a program started by itself is
    // not told, and a second start would tell it.
    let ending = try BuiltTool.listingShell(
      """
      set -e
      $capstan list Bar.swift > told
      program=$(ls -d cache/capstan/listings/*)/listing
      for run in first second; do \(ListingProcess.marker)=1 $program list Bar.swift > $run; done
      """, folder: folder)
    try #require(ending.code == 0, "\(ending.messages)")
    let (told, first, second) = (try words("told"), try words("first"), try words("second"))
    #expect(told.first == "told" && first.first == "untold" && second.first == "untold")
    #expect(Set(told.dropFirst()) == Set((0..<16).map { "\($0)" }))
    #expect(first.dropFirst() == told.dropFirst())
    #expect(second.dropFirst() == told.dropFirst())
  }
}
