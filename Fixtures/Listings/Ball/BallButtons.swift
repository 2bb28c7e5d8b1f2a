import SwiftUI

/// A glyph that a falling drop recolours.
struct DropletButton: View {
  let symbol: String
  let dropletColor: Color
  let isSelected: Bool

  @State private var t: CGFloat = 0

  var body: some View {
    DropletFrame(symbol: symbol, dropletColor: dropletColor, t: t)
      .onAppear { if isSelected { t = 1 } }
      .onChange(of: isSelected) { _, selected in
        if selected {
          withAnimation(.linear(duration: 0.9)) { t = 1 }
        } else {
          t = 0
        }
      }
      .accessibilityLabel(symbol)
  }
}

/// One instant of the drop: first the glyph is squeezed, then the drop falls and fills it.
private struct DropletFrame: View, Animatable {
  let symbol: String
  let dropletColor: Color
  var t: CGFloat

  var animatableData: CGFloat {
    get { t }
    set { t = newValue }
  }

  private var glyph: some View {
    Image(systemName: symbol)
      .resizable()
      .aspectRatio(contentMode: .fit)
      .frame(width: 24, height: 24)
  }

  private var squeeze: CGFloat {
    t < 0.3 ? 3.33 * t : max(3.33 * (0.6 - t), 0)
  }

  var body: some View {
    ZStack {
      glyph
        .padding(.vertical, 10)
      Droplet(progress: t < 0.3 ? 0 : (t - 0.3) / 0.7)
        .fill(dropletColor)
        .mask {
          if t <= 0.5 { Rectangle() } else { glyph }
        }
    }
    .scaleEffect(1 - 0.2 * squeeze)
  }
}

/// A disc that falls by 15 in the first fifth and grows to a radius of 20.
struct Droplet: Shape {
  var progress: CGFloat

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.minY + 15 * min(5 * progress, 1))
    let radius = 20 * progress
    return Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}

/// A glyph whose lower half fills with a disc that wobbles.
struct WiggleButton: View {
  let symbol: String
  let isSelected: Bool
  var imageSize: CGFloat = 20

  @State private var growth: CGFloat = 0
  @State private var wiggle: CGFloat = 0

  var body: some View {
    ZStack {
      HalfDisc(wiggle: wiggle)
        .opacity(0.4)
        .mask { glyph(symbol + ".fill") }
      glyph(symbol)
    }
    .scaleEffect(1 + 0.2 * growth)
    .onAppear { if isSelected { growth = 1 } }
    .onChange(of: isSelected) { _, selected in
      if selected {
        withAnimation(.interpolatingSpring(stiffness: 300, damping: 5)) { wiggle = 1 }
        withAnimation { growth = 1 }
      } else {
        wiggle = 0
        withAnimation { growth = 0 }
      }
    }
    .accessibilityLabel(symbol)
  }

  private func glyph(_ name: String) -> some View {
    Image(systemName: name)
      .resizable()
      .aspectRatio(contentMode: .fit)
      .frame(width: imageSize, height: imageSize)
  }
}

/// The upper half of a disc on the bottom edge; its radius swells by 2 in mid-wiggle.
struct HalfDisc: Shape {
  var wiggle: CGFloat

  var animatableData: CGFloat {
    get { wiggle }
    set { wiggle = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let swell = wiggle < 0.5 ? 2 * wiggle : 2 * (1 - wiggle)
    return Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.maxY), radius: max(0, 10 + 2 * swell),
        startAngle: .degrees(180), endAngle: .degrees(0), clockwise: false)
    }
  }
}

/// An outline over a coloured blob that rolls in from the side of the last selection.
struct ColorButton: View {
  enum Motion {
    /// Swings about the top.
    case bell
    /// Turns by this many degrees.
    case turn(Double)
    /// Rocks sideways.
    case rock
  }

  let symbol: String
  let color: Color
  let motion: Motion
  let index: Int
  let selectedIndex: Int
  let previousIndex: Int

  @State private var t: CGFloat = 0
  @State private var blob: CGFloat = 0

  private var isSelected: Bool { selectedIndex == index }

  private var side: CGFloat {
    if isSelected { return previousIndex < index ? 20 : -15 }
    return selectedIndex < index ? 20 : -15
  }

  var body: some View {
    ZStack {
      Circle()
        .fill(color)
        .frame(width: 18, height: 18)
        .scaleEffect(blob)
        .offset(x: (blob - 1) * side)
        .offset(x: 3, y: 3)
      ColorButtonOutline(symbol: symbol, motion: motion, t: t, fromLeft: previousIndex < index)
    }
    .padding(8)
    .onAppear { if isSelected { blob = 1 } }
    .onChange(of: isSelected) { _, selected in
      if selected {
        withAnimation(.interpolatingSpring(stiffness: 300, damping: 10).delay(0.15)) { t = 1 }
        withAnimation(.easeIn(duration: 0.3)) { blob = 1 }
      } else {
        t = 0
        withAnimation(.easeIn(duration: 0.3)) { blob = 0 }
      }
    }
    .accessibilityLabel(symbol)
  }
}

/// One instant of the outline's own motion.
private struct ColorButtonOutline: View, Animatable {
  let symbol: String
  let motion: ColorButton.Motion
  var t: CGFloat
  let fromLeft: Bool

  var animatableData: CGFloat {
    get { t }
    set { t = newValue }
  }

  private var triangle: CGFloat { t < 0.5 ? 2 * t : 2 * (1 - t) }

  var body: some View {
    let outline = Image(systemName: symbol).font(.system(size: 18))
    switch motion {
    case .bell:
      outline.rotationEffect(.degrees(20 * triangle), anchor: .top)
    case .turn(let degrees):
      outline.rotationEffect(.degrees(degrees * t))
    case .rock:
      outline.offset(x: (fromLeft ? 5 : -5) * triangle)
    }
  }
}

/// A wiggle by keyframes: one set of values grows the glyph, another shrinks it.
struct KeyframeWiggleButton: View {
  struct Values {
    var growing: CGFloat = 1.0
    var shrinking: CGFloat = 1.3
    var wiggle: CGFloat = 0
  }

  let symbol: String
  let isSelected: Bool

  @State private var isGrowing = false

  var body: some View {
    Image(systemName: symbol)
      .font(.system(size: 20))
      .keyframeAnimator(initialValue: Values(), trigger: isSelected) { glyph, values in
        glyph
          .background {
            KeyframeHalfDisc(radius: isGrowing ? 10 + values.wiggle : 10)
              .opacity(0.4)
              .mask { Image(systemName: symbol + ".fill").font(.system(size: 20)) }
          }
          .scaleEffect(isGrowing ? values.growing : values.shrinking)
      } keyframes: { _ in
        KeyframeTrack(\.growing) {
          CubicKeyframe(1.3, duration: 0.1)
          CubicKeyframe(1.4, duration: 0.1)
          CubicKeyframe(1.3, duration: 0.1)
        }
        KeyframeTrack(\.wiggle) {
          SpringKeyframe(0, duration: 0.05)
          SpringKeyframe(3, duration: 0.1)
          SpringKeyframe(1, duration: 0.1)
          SpringKeyframe(2, duration: 0.1)
          SpringKeyframe(0, duration: 0.1)
        }
        KeyframeTrack(\.shrinking) {
          SpringKeyframe(0.9, duration: 0.2)
        }
      }
      .onAppear { isGrowing = !isSelected }
      .onChange(of: isSelected) { _, selected in isGrowing = selected }
      .accessibilityLabel(symbol)
  }
}

/// The upper half of a disc of a given radius on the bottom edge.
private struct KeyframeHalfDisc: Shape {
  var radius: CGFloat

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.maxY), radius: max(0, radius),
        startAngle: .degrees(180), endAngle: .degrees(0), clockwise: false)
    }
  }
}
