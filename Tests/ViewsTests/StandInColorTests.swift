import CapstanSceneGraph
import SwiftUI
import Testing

/// Colours of names that no catalogue knows.
@MainActor struct StandInColorTests {
  private func color(_ name: String, dark: Bool = false) -> ResolvedColor {
    var context = StyleContext()
    if dark { context.colorScheme = .dark }
    return Color(name).resolvedColor(in: context)
  }

  @Test func namesThatSayWhatTheyAreAreBelieved() {
    #expect(color("DarkGreen").isNear(.systemGreen))
    #expect(color("tab_red").isNear(.systemRed))
    #expect(color("TabBarBackground").isNear(ResolvedColor(hex: 0xF2F2F7)))
    #expect(color("White").isNear(ResolvedColor(hex: 0xFFFFFF)))
    #expect(color("TextColor").isNear(.black))
    #expect(color("TextColor", dark: true).isNear(ResolvedColor(hex: 0xFFFFFF)))
  }

  @Test func otherNamesHaveAHueOfTheirOwn() {
    let gray = Color.gray.resolvedColor(in: StyleContext())
    for name in ["TabHighlight", "brand", "ColorOne", "x"] {
      #expect(color(name) == color(name))
      #expect(!color(name).isNear(gray))
    }
  }
}
