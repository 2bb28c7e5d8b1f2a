import SwiftUI

/// How the ball travels from one button to the next.
enum BallTrajectory {
  /// Along a quadratic curve that rises above the bar.
  case parabolic
  /// Shrinks away here and grows again there.
  case teleport
  /// Along the bar's edge, with the indent under it.
  case straight
}

/// A bar with a ball that lies in an indent above the selected button.
struct BallBar: View {
  static let ballDiameter: CGFloat = 10
  static let indentWidth: CGFloat = 60
  static let indentDepth: CGFloat = 15
  private static let space = "BallBar.buttons"

  @Binding private var selectedIndex: Int
  @Binding private var prevSelectedIndex: Int
  private let buttons: [AnyView]

  private var barColor = Color.white
  private var selectedColor = Color.red
  private var unselectedColor = Color.black
  private var ballColor = Color.red
  private var verticalPadding: CGFloat = 30
  private var cornerRadius: CGFloat = 0
  private var ballAnimation = Animation.easeOut(duration: 0.6)
  private var indentAnimation = Animation.easeOut(duration: 0.6)
  private var buttonsAnimation = Animation.linear(duration: 0.35)
  private var ballTrajectory = BallTrajectory.parabolic
  private var didSelectIndex: ((Int) -> Void)?

  @State private var frames: [CGRect] = []
  @State private var tBall: CGFloat = 0
  @State private var tIndent: CGFloat = 0
  @State private var previousIndex: Int

  private init(
    selectedIndex: Binding<Int>, prevSelectedIndex: Binding<Int>?, buttons: [AnyView]
  ) {
    _selectedIndex = selectedIndex
    _prevSelectedIndex = prevSelectedIndex ?? .constant(0)
    _previousIndex = State(initialValue: selectedIndex.wrappedValue)
    self.buttons = buttons
  }

  /// Takes the views that a builder lists, two or more.
  init<Views>(
    selectedIndex: Binding<Int>, prevSelectedIndex: Binding<Int>? = nil,
    @ViewBuilder content: () -> TupleView<Views>
  ) {
    let views = Mirror(reflecting: content().value).children
      .compactMap { $0.value as? any View }
      .map { AnyView($0) }
    self.init(
      selectedIndex: selectedIndex, prevSelectedIndex: prevSelectedIndex, buttons: views)
  }

  /// Takes a list of views of one type.
  init(selectedIndex: Binding<Int>, prevSelectedIndex: Binding<Int>? = nil, views: [some View]) {
    self.init(
      selectedIndex: selectedIndex, prevSelectedIndex: prevSelectedIndex,
      buttons: views.map { AnyView($0) })
  }

  var body: some View {
    VStack {
      ballRow
      ZStack {
        background
          .clipShape(RoundedRectangle(cornerRadius: cornerRadius))
        buttonsBar
          .padding(.vertical, verticalPadding)
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    .onChange(of: selectedIndex) { oldIndex, _ in
      restart(from: oldIndex)
    }
  }

  /// Puts the motion back to its start now and lets it run from the next turn of the queue on.
  private func restart(from oldIndex: Int) {
    previousIndex = oldIndex
    tBall = 0
    tIndent = 0
    DispatchQueue.main.async {
      withAnimation(ballAnimation) { tBall = 1 }
      withAnimation(indentAnimation) { tIndent = 1 }
    }
  }
}

// MARK: - Parts

extension BallBar {
  /// Frames are measured from the left, so the row that uses them runs from the left as well.
  private var ballRow: some View {
    HStack(alignment: .bottom) {
      ball
      Spacer()
    }
    .environment(\.layoutDirection, .leftToRight)
  }

  @ViewBuilder private var ball: some View {
    let disc = Circle()
      .fill(ballColor)
      .frame(width: Self.ballDiameter, height: Self.ballDiameter)
    let (from, to) = (anchor(of: previousIndex), anchor(of: selectedIndex))
    switch ballTrajectory {
    case .parabolic:
      disc.modifier(AlongCurve(from: from, to: to, t: tBall))
    case .teleport:
      disc.modifier(Teleport(fromX: from.x, toX: to.x, t: tBall))
    case .straight:
      disc
        .offset(x: to.x, y: Self.indentDepth)
        .animation(ballAnimation, value: selectedIndex)
    }
  }

  /// Where the ball's top left corner rests above a button, from the row's top left corner.
  private func anchor(of index: Int) -> CGPoint {
    guard frames.indices.contains(index) else { return .zero }
    return CGPoint(
      x: frames[index].midX - Self.ballDiameter / 2, y: frames[index].minY + Self.indentDepth)
  }

  @ViewBuilder private var background: some View {
    if frames.count == buttons.count {
      Group {
        if ballTrajectory == .straight {
          SlidingIndent(
            from: frame(at: previousIndex).midX, to: frame(at: selectedIndex).midX, t: tIndent
          )
          .fill(barColor)
          // Its figures are measured from the left.
          .environment(\.layoutDirection, .leftToRight)
        } else {
          HStack(spacing: 0) {
            ForEach(buttons.indices, id: \.self) { index in
              ButtonIndent(t: index == selectedIndex ? 1 : 0)
                .fill(barColor)
            }
          }
          .animation(indentAnimation, value: selectedIndex)
        }
      }
      .transition(.identity)
    }
  }

  private func frame(at index: Int) -> CGRect {
    frames.indices.contains(index) ? frames[index] : .zero
  }

  private var buttonsBar: some View {
    EqualSlots {
      ForEach(buttons.indices, id: \.self) { index in
        buttons[index]
          .animation(buttonsAnimation) { button in
            button.foregroundStyle(index == selectedIndex ? selectedColor : unselectedColor)
          }
          .background {
            GeometryReader { proxy in
              Color.clear.preference(
                key: ButtonFrames.self, value: [proxy.frame(in: .named(Self.space))])
            }
          }
          .contentShape(Rectangle())
          .onTapGesture { select(index) }
          .accessibilityAddTraits(index == selectedIndex ? [.isButton, .isSelected] : .isButton)
      }
    }
    .coordinateSpace(name: Self.space)
    .onPreferenceChange(ButtonFrames.self) { newFrames in
      DispatchQueue.main.async { frames = newFrames }
    }
  }

  private func select(_ index: Int) {
    prevSelectedIndex = selectedIndex
    selectedIndex = index
    didSelectIndex?(index)
  }
}

// MARK: - Options

extension BallBar {
  func barColor(_ color: Color) -> BallBar { with { $0.barColor = color } }
  func selectedColor(_ color: Color) -> BallBar { with { $0.selectedColor = color } }
  func unselectedColor(_ color: Color) -> BallBar { with { $0.unselectedColor = color } }
  func ballColor(_ color: Color) -> BallBar { with { $0.ballColor = color } }
  func verticalPadding(_ length: CGFloat) -> BallBar { with { $0.verticalPadding = length } }
  func cornerRadius(_ radius: CGFloat) -> BallBar { with { $0.cornerRadius = radius } }
  func ballAnimation(_ animation: Animation) -> BallBar { with { $0.ballAnimation = animation } }
  func indentAnimation(_ animation: Animation) -> BallBar {
    with { $0.indentAnimation = animation }
  }
  func buttonsAnimation(_ animation: Animation) -> BallBar {
    with { $0.buttonsAnimation = animation }
  }
  func ballTrajectory(_ trajectory: BallTrajectory) -> BallBar {
    with { $0.ballTrajectory = trajectory }
  }
  func didSelectIndex(_ action: @escaping (Int) -> Void) -> BallBar {
    with { $0.didSelectIndex = action }
  }

  private func with(_ change: (inout BallBar) -> Void) -> BallBar {
    var copy = self
    change(&copy)
    return copy
  }
}
