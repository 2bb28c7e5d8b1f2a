import Foundation

/// The figures of the bar of tabs, as iOS 18 draws it.
///
/// Height, colours and type of the labels are public measurements; the places of icon and label in
/// the item are those published for later systems' items.
enum TabBarMetrics {
  /// Points, without the page's unsafe edge.
  static let height: CGFloat = 49
  /// Points from the bar's top to the icon's box.
  static let iconTop: CGFloat = 6
  /// Points.
  static let iconBox: CGFloat = 28
  /// Points from the bar's top to the label's box.
  static let labelTop: CGFloat = 35
  /// Points.
  static let labelSize: CGFloat = 10
  /// Points; an approximation of ours for the symbols' type size.
  static let symbolSize: CGFloat = 18

  /// Measured on a navigation bar, whose material the bar of tabs has too.
  static let background = Material.bar
  static let unselected = Color(adapting: "unselected tab") { context in
    ResolvedColor(hex: context.colorScheme == .dark ? 0x757575 : 0x999999)
  }
  /// The line at the bar's edge: black at 0.3 in light; in dark an approximation of ours.
  static let hairline = Color(adapting: "tab bar hairline") { context in
    ResolvedColor(hex: context.colorScheme == .dark ? 0xFFFFFF : 0x000000)
      .multiplyingOpacity(by: context.colorScheme == .dark ? 0.15 : 0.3)
  }
}

/// The bar of a tab container.
nonisolated struct TabBar: View {
  let pages: [TabPage]
  let current: Int
  let select: @MainActor (Int) -> Void
  let settings: PageSettings.Bar

  @Environment(\.pixelLength) private var pixel

  @MainActor var body: some View {
    HStack(alignment: .top, spacing: 0) {
      ForEach(Array(pages.enumerated()), id: \.element.id) { index, page in
        TabBarItem(page: page, isSelected: index == current, select: { select(index) })
      }
    }
    .frame(height: TabBarMetrics.height, alignment: .top)
    .frame(maxWidth: .infinity)
    .overlay(alignment: .top) {
      if settings.backgroundVisibility != .hidden {
        TabBarMetrics.hairline.frame(height: pixel).offset(y: -pixel)
      }
    }
    .background {
      if settings.backgroundVisibility != .hidden {
        StyleView(style: background).ignoresSafeArea()
      }
    }
  }

  private var background: AnyShapeStyle {
    settings.background ?? AnyShapeStyle(TabBarMetrics.background)
  }
}

/// A tab in the bar.
nonisolated struct TabBarItem: View {
  let page: TabPage
  let isSelected: Bool
  let select: @MainActor () -> Void

  @MainActor var body: some View {
    let parts = ListedView.views(of: page.label)
    return VStack(spacing: TabBarMetrics.labelTop - TabBarMetrics.iconTop - TabBarMetrics.iconBox) {
      // Older listings give picture and words in any order; the picture stands above.
      ForEach(parts.filter(\.isImage) + parts.filter { !$0.isImage }) { part in
        if part.isImage { part.view.modifier(TabIconModifier()) } else { part.view }
      }
    }
    .padding(.top, TabBarMetrics.iconTop)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .overlay(alignment: .top) {
      if let badge = page.badge { TabBadge(text: badge).accessibilityHidden(true) }
    }
    .environment(\.labelStyle, .of(TabItemLabelStyle()))
    .environment(\.symbolVariants, .fill)
    .font(.system(size: TabBarMetrics.labelSize, weight: .medium))
    .lineLimit(1)
    .foregroundStyle(
      isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(TabBarMetrics.unselected)
    )
    .dynamicTypeSize(.large)
    .contentShape(Rectangle())
    .opacity(page.isEnabled ? 1 : DisabledAppearance.opacity)
    .modifier(TapTargetModifier(action: select))
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .disabled(!page.isEnabled)
  }
}

/// A picture over words, as in the bar of tabs.
nonisolated struct TabItemLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: TabBarMetrics.labelTop - TabBarMetrics.iconTop - TabBarMetrics.iconBox) {
      configuration.icon.modifier(TabIconModifier())
      configuration.title
    }
  }
}

/// Gives a tab's picture its box.
nonisolated struct TabIconModifier: ViewModifier {
  @MainActor func body(content: Content) -> some View {
    content
      .font(.system(size: TabBarMetrics.symbolSize))
      .environment(\.imageScale, .large)
      // The platform's bars take only the shape of a picture.
      .environment(\.pictureRenderingMode, .template)
      .frame(height: TabBarMetrics.iconBox)
  }
}

/// A count at the upper corner of a tab's icon; its figures are an approximation of ours.
nonisolated struct TabBadge: View {
  let text: Text

  @MainActor var body: some View {
    text
      .font(.system(size: 13))
      .foregroundStyle(.white)
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background(Color.red, in: Capsule())
      .fixedSize()
      .offset(x: 14, y: 2)
  }
}
