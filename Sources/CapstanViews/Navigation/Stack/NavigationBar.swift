import Foundation

/// The figures of the bar with the title, as iOS 18 draws it.
enum NavigationBarMetrics {
  /// Points, without the page's unsafe edge.
  static let height: CGFloat = 44
  /// Points that a large title adds.
  static let largeTitleHeight: CGFloat = 52
  /// Points that a search field adds.
  static let searchHeight: CGFloat = 52
  /// Points on both sides.
  static let margin: CGFloat = 16
  /// Points.
  static let titleSize: CGFloat = 17
  /// Points.
  static let largeTitleSize: CGFloat = 34
  /// Points below a large title; an approximation of ours.
  static let largeTitleBottom: CGFloat = 8
  /// Points of the bar of tools at the bottom, without the page's unsafe edge.
  static let toolbarHeight: CGFloat = 44
}

/// The bar with the title.
nonisolated struct NavigationBar: View {
  let settings: PageSettings
  let goBack: @MainActor () -> Void

  @Environment(\.pixelLength) private var pixel

  private func items(_ kind: ToolbarItemPlacement.Kind) -> [ToolbarEntry] {
    settings.items.filter { $0.placement.kind == kind }
  }

  private var isLarge: Bool {
    guard settings.title != nil else { return false }
    return switch settings.titleMode?.kind ?? .automatic {
    case .automatic, .large: true
    case .inline: false
    }
  }

  private var isOpaque: Bool { settings[.navigationBar].backgroundVisibility == .visible }

  @MainActor var body: some View {
    VStack(spacing: 0) {
      row
      if isLarge, let title = settings.title {
        title
          .font(.system(size: NavigationBarMetrics.largeTitleSize, weight: .bold))
          .lineLimit(1)
          .padding(.horizontal, NavigationBarMetrics.margin)
          .padding(.bottom, NavigationBarMetrics.largeTitleBottom)
          .frame(
            maxWidth: .infinity, minHeight: NavigationBarMetrics.largeTitleHeight,
            maxHeight: NavigationBarMetrics.largeTitleHeight, alignment: .bottomLeading)
      }
      if let prompt = settings.searchPrompt { SearchField(prompt: prompt) }
    }
    .dynamicTypeSize(.large)
    .overlay(alignment: .bottom) {
      if isOpaque { TabBarMetrics.hairline.frame(height: pixel).offset(y: pixel) }
    }
    .background {
      if isOpaque {
        StyleView(
          style: settings[.navigationBar].background ?? AnyShapeStyle(TabBarMetrics.background)
        ).ignoresSafeArea()
      }
    }
  }

  @MainActor private var row: some View {
    HStack(spacing: 0) {
      if settings.canGoBack, !settings.hidesBackButton {
        BackButton(title: settings.backTitle, action: goBack)
      }
      BarItems(entries: items(.leading))
      Spacer(minLength: 8)
      BarItems(entries: items(.trailing))
    }
    .padding(.horizontal, NavigationBarMetrics.margin)
    .frame(height: NavigationBarMetrics.height)
    .overlay {
      if let principal = items(.principal).first {
        principal.view
      } else if !isLarge, let title = settings.title {
        title
          .font(.system(size: NavigationBarMetrics.titleSize, weight: .semibold))
          .lineLimit(1)
      }
    }
  }
}

/// Views at one place of a bar.
nonisolated struct BarItems: View {
  let entries: [ToolbarEntry]

  @MainActor var body: some View {
    HStack(spacing: 16) {
      ForEach(entries.indices, id: \.self) { entries[$0].view }
    }
    .environment(\.labelStyle, .of(IconOnlyLabelStyle()))
    .environment(\.imageScale, .large)
  }
}

/// The way back to the page before.
nonisolated struct BackButton: View {
  let title: Text?
  let action: @MainActor () -> Void

  @MainActor var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "chevron.backward").fontWeight(.semibold)
        .environment(\.imageScale, .large)
      title ?? Text(verbatim: "Back")
    }
    .foregroundStyle(TintShapeStyle())
    .lineLimit(1)
    .contentShape(Rectangle())
    .modifier(TapTargetModifier(action: action))
    .accessibilityLabel(Text(verbatim: "Back"))
    .padding(.trailing, 8)
  }
}

/// A search field that waits; its figures are an approximation of ours.
nonisolated struct SearchField: View {
  let prompt: Text

  @MainActor var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass")
      prompt
      Spacer(minLength: 0)
    }
    .foregroundStyle(.secondary)
    .lineLimit(1)
    .padding(.horizontal, 8)
    .frame(height: 36)
    .background(Color(SystemColor.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
    .padding(.horizontal, NavigationBarMetrics.margin)
    .frame(height: NavigationBarMetrics.searchHeight, alignment: .top)
  }
}

/// The bar of tools at the bottom.
nonisolated struct BottomToolbar: View {
  let settings: PageSettings

  @Environment(\.pixelLength) private var pixel

  @MainActor var body: some View {
    let entries = settings.items.filter { $0.placement.kind == .bottom }
    if !entries.isEmpty, settings[.bottomBar].visibility != .hidden {
      HStack(spacing: 16) {
        ForEach(entries.indices, id: \.self) { entries[$0].view }
      }
      .environment(\.labelStyle, .of(IconOnlyLabelStyle()))
      .environment(\.imageScale, .large)
      .padding(.horizontal, NavigationBarMetrics.margin)
      .frame(maxWidth: .infinity)
      .frame(height: NavigationBarMetrics.toolbarHeight)
      .overlay(alignment: .top) {
        TabBarMetrics.hairline.frame(height: pixel).offset(y: -pixel)
      }
      .background {
        StyleView(
          style: settings[.bottomBar].background ?? AnyShapeStyle(TabBarMetrics.background)
        ).ignoresSafeArea()
      }
    }
  }
}
