import SwiftUI
import Testing

@testable import CapstanViews

private struct InnerProperties {
  @State var inner = 0
}

private struct OuterProperties {
  @State var outer = 0
  var held = InnerProperties()
}

/// Which dynamic properties of a value are found.
@MainActor struct DynamicPropertiesTests {
  @Test func oneTypeCanBeAskedForInBothWays() {
    func count(entersStructures: Bool) -> Int {
      FieldTable.fields(of: OuterProperties.self, entersStructures: entersStructures).count
    }
    #expect(count(entersStructures: false) == 1)
    #expect(count(entersStructures: true) == 2)
    #expect(count(entersStructures: false) == 1)
  }
}
