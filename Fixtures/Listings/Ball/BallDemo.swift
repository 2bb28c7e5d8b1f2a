import SwiftUI

/// Four bars that share one selection, one for each kind of button.
struct BallDemo: View {
  @State private var selectedIndex = 1
  @State private var previousIndex = 1

  private static let purple = Color(red: 125 / 255, green: 38 / 255, blue: 254 / 255)
  private static let ink = Color(white: 12 / 255)
  private static let outlines = ["heart", "leaf", "drop", "circle", "book"]
  private static let fills = [
    "house.fill", "bell.fill", "bubble.left.fill", "heart.fill", "person.fill",
  ]

  var body: some View {
    VStack(spacing: 50) {
      Spacer()
      colorBar
      dropletBar
      wiggleBar
      keyframeBar
    }
    .padding(8)
    .frame(maxWidth: .infinity)
    .background { Self.purple.ignoresSafeArea() }
  }

  private var colorBar: some View {
    BallBar(selectedIndex: $selectedIndex, prevSelectedIndex: $previousIndex) {
      colorButton(0, "bell", 0xB17DFE, .bell)
      colorButton(1, "bell", 0xFE7D7D, .bell)
      colorButton(2, "plus.square", 0xAEFE7D, .turn(90))
      colorButton(3, "calendar", 0xFECA7D, .rock)
      colorButton(4, "gearshape", 0x7DC0FE, .turn(50))
    }
    .cornerRadius(16)
    .selectedColor(Self.ink)
    .unselectedColor(Color(white: 177 / 255))
    .ballColor(.white)
    .verticalPadding(20)
    .ballTrajectory(.straight)
    .ballAnimation(.interpolatingSpring(stiffness: 130, damping: 15))
    .indentAnimation(.easeOut(duration: 0.3))
  }

  private func colorButton(
    _ index: Int, _ symbol: String, _ hex: Int, _ motion: ColorButton.Motion
  ) -> some View {
    ColorButton(
      symbol: symbol,
      color: Color(
        red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
        blue: Double(hex & 0xFF) / 255),
      motion: motion, index: index, selectedIndex: selectedIndex, previousIndex: previousIndex)
  }

  private var dropletBar: some View {
    BallBar(
      selectedIndex: $selectedIndex, prevSelectedIndex: $previousIndex,
      views: Self.fills.indices.map { index in
        DropletButton(
          symbol: Self.fills[index], dropletColor: Self.purple,
          isSelected: selectedIndex == index)
      }
    )
    .cornerRadius(16)
    .selectedColor(Self.ink.opacity(0.3))
    .unselectedColor(Self.ink.opacity(0.3))
    .ballColor(.white)
    .verticalPadding(15)
    .ballTrajectory(.parabolic)
  }

  private var wiggleBar: some View {
    BallBar(
      selectedIndex: $selectedIndex, prevSelectedIndex: $previousIndex,
      views: Self.outlines.indices.map { index in
        WiggleButton(symbol: Self.outlines[index], isSelected: selectedIndex == index)
          .scaleEffect(1.2)
      }
    )
    .cornerRadius(16)
    .selectedColor(Self.purple)
    .unselectedColor(Self.purple.opacity(0.3))
    .ballColor(.white)
    .verticalPadding(28)
    .ballTrajectory(.teleport)
  }

  private var keyframeBar: some View {
    BallBar(
      selectedIndex: $selectedIndex, prevSelectedIndex: $previousIndex,
      views: Self.outlines.indices.map { index in
        KeyframeWiggleButton(symbol: Self.outlines[index], isSelected: selectedIndex == index)
          .scaleEffect(1.2)
      }
    )
    .cornerRadius(16)
    .selectedColor(Self.purple)
    .unselectedColor(Self.purple.opacity(0.3))
    .ballColor(.white)
    .verticalPadding(28)
    .ballTrajectory(.teleport)
  }
}

#Preview("Ball") { BallDemo() }
