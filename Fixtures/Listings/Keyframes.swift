import SwiftUI

/// What the icon's keyframes change.
struct LeapValues {
  var scale: CGFloat = 1
  var offsetY: CGFloat = 0
  var rotation: Angle = .zero
  var reflectionOpacity: CGFloat = 0.4
}

/// An icon that crouches, leaps, wiggles in the air and lands, above its own reflection.
struct LeapIcon: View {
  let symbol: String
  let trigger: Bool

  var body: some View {
    Image(systemName: symbol)
      .font(.system(size: 22))
      .keyframeAnimator(initialValue: LeapValues(), trigger: trigger) { icon, values in
        icon
          .scaleEffect(values.scale)
          .rotationEffect(values.rotation)
          .offset(y: values.offsetY)
          .background {
            reflection(of: icon, opacity: values.reflectionOpacity)
          }
      } keyframes: { _ in
        KeyframeTrack(\.offsetY) {
          CubicKeyframe(6, duration: 0.10)
          SpringKeyframe(-18, duration: 0.25, spring: .bouncy)
          CubicKeyframe(-18, duration: 0.22)
          SpringKeyframe(0, duration: 0.30, spring: .bouncy)
        }
        KeyframeTrack(\.scale) {
          CubicKeyframe(0.85, duration: 0.10)
          CubicKeyframe(1.25, duration: 0.20)
          CubicKeyframe(1.25, duration: 0.12)
          CubicKeyframe(1.0, duration: 0.25)
        }
        KeyframeTrack(\.rotation) {
          CubicKeyframe(.degrees(0), duration: 0.10)
          CubicKeyframe(.degrees(-12), duration: 0.08)
          CubicKeyframe(.degrees(12), duration: 0.08)
          CubicKeyframe(.degrees(10), duration: 0.12)
          CubicKeyframe(.degrees(-6), duration: 0.08)
          CubicKeyframe(.degrees(0), duration: 0.15)
        }
        KeyframeTrack(\.reflectionOpacity) {
          CubicKeyframe(0.5, duration: 0.10)
          CubicKeyframe(0.25, duration: 0.25)
          CubicKeyframe(0.25, duration: 0.15)
          CubicKeyframe(0.4, duration: 0.25)
        }
      }
  }

  private func reflection(of icon: some View, opacity: CGFloat) -> some View {
    icon
      .blur(radius: 2)
      .rotation3DEffect(.degrees(180), axis: (x: 1, y: 0, z: 0))
      .mask {
        LinearGradient(
          colors: [.white.opacity(opacity), .clear], startPoint: .top, endPoint: .bottom)
      }
      .offset(y: 30)
  }
}

/// One entry: a tap flips the trigger, so that the icon leaps on every tap.
struct LeapButton: View {
  let symbol: String
  let title: String
  let isSelected: Bool
  let action: () -> Void

  @State private var trigger = false

  var body: some View {
    Button {
      trigger.toggle()
      action()
    } label: {
      VStack(spacing: 6) {
        LeapIcon(symbol: symbol, trigger: trigger)
        Text(title)
          .font(.caption2)
          .padding(.top, 20)
          .foregroundStyle(isSelected ? .primary : .secondary)
      }
      .frame(maxWidth: .infinity)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

/// Five entries on a capsule of glass.
struct LeapBar: View {
  static let entries: [(symbol: String, title: String)] = [
    ("house.fill", "Home"), ("flame.fill", "Workouts"), ("chart.bar.fill", "Stats"),
    ("heart.fill", "Health"), ("person.fill", "Profile"),
  ]

  @Binding var selection: Int

  var body: some View {
    HStack {
      ForEach(Array(Self.entries.enumerated()), id: \.offset) { index, entry in
        LeapButton(symbol: entry.symbol, title: entry.title, isSelected: selection == index) {
          selection = index
        }
      }
    }
    .padding(.horizontal)
    .padding(.top, 10)
    .glassEffect()
  }
}

/// The bar under the title of the selected entry.
struct LeapDemo: View {
  @State private var selection = 0

  var body: some View {
    VStack {
      Spacer()
      Text(LeapBar.entries[selection].title)
        .font(.largeTitle.bold())
      Spacer()
      LeapBar(selection: $selection)
    }
  }
}

/// The bar over stripes, which its rim bends.
struct LeapStripesDemo: View {
  @State private var selection = 0

  var body: some View {
    ZStack(alignment: .bottom) {
      HStack(spacing: 0) {
        ForEach(0..<16, id: \.self) { index in
          Rectangle()
            .fill(index.isMultiple(of: 2) ? Color.orange : Color.blue)
        }
      }
      .ignoresSafeArea()
      LeapBar(selection: $selection)
        .padding(.horizontal, 16)
    }
  }
}

#Preview("Plain") { LeapDemo() }
#Preview("Stripes") { LeapStripesDemo() }
