import Foundation

/// The figures of a segmented control, as iOS 18 draws it.
enum SegmentMetrics {
  /// Points.
  static let height: CGFloat = 32
  /// Points.
  static let radius: CGFloat = 8
  /// Points between the thumb and the edge.
  static let inset: CGFloat = 2
  /// Points.
  static let thumbRadius: CGFloat = 7
  /// Points.
  static let fontSize: CGFloat = 13
  /// The thumb's way; an approximation of ours.
  static let animation = Animation.spring(duration: 0.35, bounce: 0)
  static let thumb = Color(adapting: "segment thumb") { context in
    ResolvedColor(hex: context.colorScheme == .dark ? 0x636366 : 0xFFFFFF)
  }
}

/// Segments side by side, the chosen one on a thumb that slides.
nonisolated struct SegmentedControl: View {
  let options: [PickerOption]

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.pixelLength) private var pixel

  @MainActor var body: some View {
    let current = options.firstIndex(where: \.isSelected)
    SegmentsLayout(current: current, count: options.count) {
      RoundedRectangle(cornerRadius: SegmentMetrics.thumbRadius)
        .fill(SegmentMetrics.thumb)
        .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
        .padding(SegmentMetrics.inset)
        .opacity(current == nil ? 0 : 1)
      ForEach(Array(options.enumerated()), id: \.element.id) { index, option in
        segment(option, divides: index > 0 && current != index && current != index - 1)
      }
    }
    .frame(height: SegmentMetrics.height)
    .background(
      Color(SystemColor.tertiarySystemFill),
      in: RoundedRectangle(cornerRadius: SegmentMetrics.radius)
    )
    .opacity(isEnabled ? 1 : DisabledAppearance.opacity)
    .dynamicTypeSize(.large)
    .animation(SegmentMetrics.animation, value: current)
  }

  @MainActor private func segment(_ option: PickerOption, divides: Bool) -> some View {
    option.view
      .environment(\.labelStyle, .of(TitleOnlyLabelStyle()))
      .font(
        .system(
          size: SegmentMetrics.fontSize, weight: option.isSelected ? .semibold : .medium)
      )
      .foregroundStyle(Color.primary)
      .lineLimit(1)
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: .leading) {
        Color(SystemColor.separator)
          .frame(width: pixel, height: SegmentMetrics.height / 2)
          .opacity(divides ? 1 : 0)
      }
      .contentShape(Rectangle())
      .modifier(TapTargetModifier(action: option.select))
      .accessibilityAddTraits(option.isSelected ? .isSelected : [])
  }
}

/// Places a thumb under one of several equal segments.
nonisolated struct SegmentsLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData
  let current: Int?
  let count: Int

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let widest =
      subviews.dropFirst().map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return CGSize(
      width: proposal.width ?? widest * CGFloat(count),
      height: proposal.height ?? SegmentMetrics.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let width = bounds.width / CGFloat(max(1, count))
    let offer = ProposedViewSize(width: width, height: bounds.height)
    for (index, view) in subviews.enumerated() {
      let column = index == 0 ? current ?? 0 : index - 1
      view.place(
        at: CGPoint(x: bounds.minX + CGFloat(column) * width, y: bounds.minY), proposal: offer)
    }
  }
}

/// The chosen value, ready to be changed in a menu, which is not drawn.
nonisolated struct MenuPicker<Label: View>: View {
  let label: Label
  let options: [PickerOption]
  let isLink: Bool
  let showsLabel: Bool

  @Environment(\.hidesLabels) private var hidesLabel
  private var diagnostics = DiagnosticsReader()

  init(label: Label, options: [PickerOption], isLink: Bool, showsLabel: Bool) {
    (self.label, self.options) = (label, options)
    (self.isLink, self.showsLabel) = (isLink, showsLabel)
  }

  @MainActor var body: some View {
    if showsLabel, !hidesLabel {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 0)
        value.foregroundStyle(.secondary)
      }
      .contentShape(Rectangle())
      .modifier(TapTargetModifier(action: open))
    } else {
      value.foregroundStyle(TintShapeStyle()).modifier(TapTargetModifier(action: open))
    }
  }

  @MainActor private var value: some View {
    HStack(spacing: 4) {
      if let option = options.first(where: \.isSelected) { option.view.lineLimit(1) }
      Image(systemName: isLink ? "chevron.forward" : "chevron.up.chevron.down")
        .font(.system(size: 13, weight: .medium))
    }
  }

  private var open: @MainActor () -> Void {
    { [diagnostics] in diagnostics.diagnostics?.report(.notDrawn("the open menu of a Picker")) }
  }
}

/// The values as rows, the chosen one with a mark.
nonisolated struct InlinePicker<Label: View>: View {
  let label: Label
  let options: [PickerOption]

  @MainActor var body: some View {
    ForEach(options) { option in
      HStack(spacing: 8) {
        option.view
        Spacer(minLength: 0)
        Image(systemName: "checkmark")
          .fontWeight(.semibold)
          .foregroundStyle(TintShapeStyle())
          .opacity(option.isSelected ? 1 : 0)
      }
      .contentShape(Rectangle())
      .modifier(TapTargetModifier(action: option.select))
      .accessibilityAddTraits(option.isSelected ? .isSelected : [])
    }
  }
}

/// The middle row of a wheel and its neighbours; the platform's bending is not drawn.
nonisolated struct WheelPicker: View {
  let options: [PickerOption]

  @MainActor var body: some View {
    let current = options.firstIndex(where: \.isSelected) ?? 0
    VStack(spacing: 0) {
      ForEach(-2...2, id: \.self) { step in
        Group {
          if options.indices.contains(current + step) { options[current + step].view }
        }
        .font(.system(size: 21))
        .lineLimit(1)
        .opacity(step == 0 ? 1 : step.magnitude == 1 ? 0.45 : 0.2)
        .frame(maxWidth: .infinity)
        .frame(height: 32)
      }
    }
    .frame(height: 216)
    .background {
      RoundedRectangle(cornerRadius: 8)
        .fill(Color(SystemColor.tertiarySystemFill))
        .frame(height: 32)
    }
    .notDrawn("the bending of a wheel Picker")
  }
}
