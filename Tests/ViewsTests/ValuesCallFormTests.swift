import SwiftUI
import Testing

/// Call forms of real components, written as their authors write them; compiling is the test, the
/// types that come out are checked.
@Suite struct ValuesCallFormTests {
  private func style<S: ShapeStyle>(_ style: S) -> String { "\(S.self)" }
  private func shape<S: Shape>(_ shape: S) -> String { "\(S.self)" }

  @Test(arguments: [true, false])
  func ternariesChooseTheTypeThatApplesModuleChooses(isSelected: Bool) {
    let tint = Color.indigo
    #expect(style(isSelected ? .white : .secondary) == "Color")
    #expect(style(isSelected ? .primary : .secondary) == "HierarchicalShapeStyle")
    #expect(style(isSelected ? tint : Color.primary.opacity(0.65)) == "Color")
    #expect(style(isSelected ? Color.accentColor : .gray) == "Color")
    #expect(style(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary)) == "AnyShapeStyle")
    #expect(style(isSelected ? .blue : .gray.opacity(0.5)) == "Color")
  }

  @Test func leadingDotStyles() {
    #expect(style(.red) == "Color")
    #expect(style(.blue.gradient) == "AnyGradient")
    #expect(style(.blue.opacity(0.2)) == "Color")
    #expect(style(.ultraThinMaterial) == "Material")
    #expect(style(.tint) == "TintShapeStyle")
    #expect(style(.black.opacity(0.12)) == "Color")
    #expect(style(.background) == "BackgroundStyle")
    #expect(
      style(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        == "LinearGradient")
    #expect(
      style(.radialGradient(colors: [.red, .clear], center: .center, startRadius: 0, endRadius: 9))
        == "RadialGradient")
    #expect(style(.conicGradient(colors: [.red, .blue], center: .center)) == "AngularGradient")
    #expect(style(.blue.shadow(.drop(radius: 2))).hasPrefix("_ShadowShapeStyle"))
    #expect(style(.shadow(.inner(color: .black, radius: 2, x: 1, y: 1))) == "AnyShapeStyle")
    #expect(style(.tint.opacity(0.2)).hasPrefix("_OpacityShapeStyle"))
    #expect(style(Color.white.secondary).hasPrefix("HierarchicalShapeStyleModifier"))
    #expect(style(Gradient(colors: [.red, .blue])) == "Gradient")
  }

  @Test func leadingDotShapes() {
    #expect(shape(.capsule) == "Capsule")
    #expect(shape(.capsule(style: .continuous)) == "Capsule")
    #expect(shape(.circle) == "Circle")
    #expect(shape(.rect) == "Rectangle")
    #expect(shape(.rect(cornerRadius: 12)) == "RoundedRectangle")
    #expect(shape(.rect(cornerRadius: 12, style: .continuous)) == "RoundedRectangle")
    #expect(shape(.rect(topLeadingRadius: 8, topTrailingRadius: 8)) == "UnevenRoundedRectangle")
    #expect(shape(.ellipse) == "Ellipse")
    #expect(shape(.buttonBorder) == "ButtonBorderShape")
    #expect(shape(Circle().inset(by: 2).stroke(lineWidth: 2)).hasPrefix("_StrokedShape"))
  }

  @Test(arguments: [true, false])
  func fontsAndWeights(isSelected: Bool) {
    let fonts: [Font] = [
      .largeTitle.bold(), .caption2.weight(.semibold), .title3.weight(.medium),
      .system(size: 22), .system(size: 18, weight: .semibold),
      .system(size: 10, weight: isSelected ? .bold : .regular), .system(.title, design: .rounded),
      .system(size: 20, weight: .bold, design: .rounded), .custom("Avenir", size: 14),
      .system(.body, design: .monospaced, weight: .bold), .footnote.italic().monospacedDigit(),
      .system(size: isSelected ? 24 : 20, weight: .medium, design: .default),
    ]
    #expect(Set(fonts).count == fonts.count)
  }

  @Test func textsAndKeys() {
    let count = 3
    let name = "Ada"
    let texts = [
      Text("Home"), Text(name), Text("\(count) items"), Text("Hi, \(name)"), Text(name + "!"),
      Text("Bold").bold() + Text(" and ") + Text("red").foregroundColor(.red),
      Text("\(Image(systemName: "star")) rated"), Text(LocalizedStringKey("Key")),
      Text(String(count)), Text("Price: \(9.5, specifier: "%.2f")"),
      Text(name.prefix(1)), Text("A \(Text("b").italic())"),
    ]
    #expect(texts.count == 12)
    let key: LocalizedStringKey = "Tab \(count)"
    let resource: LocalizedStringResource = "Tab \(count)"
    #expect(Text(key) == Text("Tab \(count)"))
    #expect(resource.key == "Tab 3")
  }

  @Test func colorsFromComponents() {
    let colors: [Color] = [
      Color(red: 0.2, green: 0.4, blue: 0.6), Color(red: 1, green: 1, blue: 1, opacity: 0.5),
      Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 1), Color(white: 0.9),
      Color(hue: 0.6, saturation: 0.5, brightness: 1), Color("AccentColor"), .primary, .accentColor,
      Color(.displayP3, red: 1, green: 0, blue: 0), .init(red: 0, green: 0, blue: 0),
      Color(red: 255 / 255, green: 128 / 255, blue: 0 / 255),
    ]
    #expect(colors.count == 11)
  }

  @Test(arguments: [true, false])
  func traitsFromTernaries(isSelected: Bool) {
    func add(_ traits: AccessibilityTraits) -> AccessibilityTraits { traits }
    #expect(add(isSelected ? .isSelected : []).contains(.isSelected) == isSelected)
    #expect(add(isSelected ? [.isSelected] : []).isEmpty == !isSelected)
    #expect(add([.isButton, .isSelected]).contains(.isButton))
  }

  private struct Wave: Shape {
    var progress: CGFloat
    var control: CGPoint

    var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
      get { AnimatablePair(progress, AnimatablePair(control.x, control.y)) }
      set {
        progress = newValue.first
        control = CGPoint(x: newValue.second.first, y: newValue.second.second)
      }
    }

    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: rect.width, y: 0))
        path.addQuadCurve(to: CGPoint(x: 0, y: rect.height * progress), control: control)
        path.addArc(
          center: CGPoint(x: rect.midX, y: rect.midY), radius: 4, startAngle: .degrees(0),
          endAngle: Angle(degrees: 180), clockwise: true)
        path.closeSubpath()
      }
    }
  }

  @Test func authorsShapes() {
    #expect(
      !Wave(progress: 1, control: .zero).path(in: CGRect(x: 0, y: 0, width: 9, height: 9)).isEmpty)
    #expect(shape(Wave(progress: 1, control: .zero).trim(from: 0, to: 0.5)).hasPrefix("_Trimmed"))
  }

  @Test func effectsAndTransitions() {
    func play<T: DiscreteSymbolEffect>(_ effect: T) -> String { "\(T.self)" }
    func keep<T: IndefiniteSymbolEffect>(_ effect: T) -> String { "\(T.self)" }
    #expect(play(.bounce) == "BounceSymbolEffect")
    #expect(play(.bounce.up.byLayer) == "BounceSymbolEffect")
    #expect(play(.wiggle.left) == "WiggleSymbolEffect")
    #expect(keep(.pulse) == "PulseSymbolEffect")
    #expect(keep(.variableColor.iterative.reversing) == "VariableColorSymbolEffect")
    #expect(keep(.scale.up) == "ScaleSymbolEffect")
    let transitions: [ContentTransition] = [
      .numericText(), .numericText(value: 3), .opacity, .symbolEffect(.replace),
      .symbolEffect(.replace.downUp, options: .speed(2)), .interpolate, .identity,
    ]
    #expect(Set(transitions).count == 7)
    let glass: [Glass] = [.regular, .clear.tint(.red), .regular.interactive()]
    #expect(Set(glass).count == 3)
  }
}
