import Foundation
import SwiftUI
import Testing

/// Collections are edited by offsets, as lists ask for it.
struct ListOffsetTests {
  @Test func elementsAreRemovedByOffsets() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: [0, 2])
    #expect(letters == ["b", "d"])
  }

  @Test func elementsMoveBeforeAnOffset() {
    var letters = ["a", "b", "c", "d", "e"]
    letters.move(fromOffsets: [0, 3], toOffset: 2)
    #expect(letters == ["b", "a", "d", "c", "e"])
    letters.move(fromOffsets: [0], toOffset: 5)
    #expect(letters == ["a", "d", "c", "e", "b"])
  }
}
