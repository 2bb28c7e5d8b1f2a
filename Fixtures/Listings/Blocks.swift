import SwiftUI

/// One entry of a `BlocksBar`.
struct BlocksItem<Value: Hashable>: Identifiable {
  let value: Value
  let title: LocalizedStringResource
  let symbol: String

  var id: Value { value }
}

/// A capsule of material in which a tinted pill slides to the selected entry, whose icon bounces.
///
/// With Reduce Motion on, the pill jumps and no icon moves.
struct BlocksBar<Value: Hashable>: View {
  let items: [BlocksItem<Value>]
  @Binding var selection: Value
  var tint: Color = .indigo

  @State private var bounceCounts: [Value: Int] = [:]
  @Namespace private var pill
  @ScaledMetric(relativeTo: .title3) private var iconHeight = 26.0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  private var slide: Animation? {
    reduceMotion ? nil : .spring(duration: 0.4, bounce: 0.3)
  }

  var body: some View {
    HStack(spacing: 4) {
      ForEach(items) { item in
        cell(for: item)
      }
    }
    .padding(6)
    .background(.regularMaterial, in: .capsule)
    .shadow(color: .black.opacity(0.15), radius: 16, y: 8)
    .symbolEffectsRemoved(reduceMotion)
    .animation(slide, value: selection)
    .onChange(of: selection) { _, selected in
      bounceCounts[selected, default: 0] += 1
    }
  }

  private func cell(for item: BlocksItem<Value>) -> some View {
    let isSelected = selection == item.value

    return Button {
      withAnimation(slide) {
        selection = item.value
      }
    } label: {
      VStack(spacing: 2) {
        Image(systemName: item.symbol)
          .font(.title3.weight(.semibold))
          .symbolEffect(.bounce, value: bounceCounts[item.value, default: 0])
          .frame(height: iconHeight)
        Text(item.title)
          .font(.caption2.weight(.semibold))
          .lineLimit(1)
      }
      .foregroundStyle(isSelected ? tint : Color.primary.opacity(0.65))
      .frame(maxWidth: .infinity)
      .padding(.vertical, 8)
      .background {
        if isSelected {
          Capsule()
            .fill(tint.opacity(0.18))
            .matchedGeometryEffect(id: "pill", in: pill)
        }
      }
      .contentShape(.capsule)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(item.title)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

/// A page for each entry: a gradient and a headline, with the bar at the bottom.
struct BlocksDemo: View {
  private enum Page: Hashable {
    case home, search, saved, profile

    var headline: String {
      switch self {
      case .home: "Your day at a glance"
      case .search: "Find anything"
      case .saved: "Kept for later"
      case .profile: "All about you"
      }
    }

    var colors: [Color] {
      switch self {
      case .home: [.indigo, .purple]
      case .search: [.teal, .blue]
      case .saved: [.orange, .pink]
      case .profile: [.green, .teal]
      }
    }
  }

  private let items: [BlocksItem<Page>] = [
    BlocksItem(value: .home, title: "Home", symbol: "house.fill"),
    BlocksItem(value: .search, title: "Search", symbol: "magnifyingglass"),
    BlocksItem(value: .saved, title: "Saved", symbol: "bookmark.fill"),
    BlocksItem(value: .profile, title: "Profile", symbol: "person.fill"),
  ]

  @State private var page = Page.home

  var body: some View {
    ZStack(alignment: .bottom) {
      LinearGradient(colors: page.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
        .ignoresSafeArea()
        .animation(.easeInOut(duration: 0.4), value: page)

      Text(page.headline)
        .font(.largeTitle.bold())
        .foregroundStyle(.white)
        .multilineTextAlignment(.center)
        .padding(32)
        .frame(maxWidth: .infinity, maxHeight: .infinity)

      BlocksBar(items: items, selection: $page)
        .padding(.horizontal, 20)
        .padding(.bottom, 8)
    }
  }
}

#Preview("Blocks") {
  BlocksDemo()
}
