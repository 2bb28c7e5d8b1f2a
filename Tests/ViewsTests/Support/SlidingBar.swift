import SwiftUI

/// An item of the bar.
struct SlidingBarItem<Value: Hashable>: Identifiable {
  let value: Value
  let title: LocalizedStringResource
  let symbol: String
  var id: Value { value }
}

/// A bar with an indicator that slides to the selected tab, as an iOS author would write it.
struct SlidingBar<Value: Hashable>: View {
  let items: [SlidingBarItem<Value>]
  @Binding var selection: Value
  var tint: Color = .indigo

  @State private var bounces: [Value: Int] = [:]
  @Namespace private var shared
  @ScaledMetric(relativeTo: .title3) private var symbolHeight = 26.0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  private var motion: Animation? { reduceMotion ? nil : .spring(duration: 0.4, bounce: 0.3) }

  var body: some View {
    HStack(spacing: 4) {
      ForEach(items) { cell($0) }
    }
    .padding(6)
    .background(.regularMaterial, in: .capsule)
    .shadow(color: .black.opacity(0.15), radius: 16, y: 8)
    .symbolEffectsRemoved(reduceMotion)
    .animation(motion, value: selection)
    .onChange(of: selection) { _, new in bounces[new, default: 0] += 1 }
  }

  private func cell(_ item: SlidingBarItem<Value>) -> some View {
    let isSelected = item.value == selection
    return Button {
      withAnimation(motion) { selection = item.value }
    } label: {
      VStack(spacing: 2) {
        Image(systemName: item.symbol)
          .font(.title3.weight(.semibold))
          .symbolEffect(.bounce, value: bounces[item.value, default: 0])
          .frame(height: symbolHeight)
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
            .matchedGeometryEffect(id: "indicator", in: shared)
        }
      }
      .contentShape(.capsule)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(item.title)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

/// A page with the bar over a gradient and a headline that follow the selection.
struct SlidingBarPage: View {
  enum Place: Hashable { case home, search, saved, profile }

  private let items: [SlidingBarItem<Place>] = [
    .init(value: .home, title: "Home", symbol: "house.fill"),
    .init(value: .search, title: "Search", symbol: "magnifyingglass"),
    .init(value: .saved, title: "Saved", symbol: "bookmark.fill"),
    .init(value: .profile, title: "Profile", symbol: "person.fill"),
  ]

  @State private var selection = Place.home

  private var page: (headline: String, colors: [Color]) {
    switch selection {
    case .home: ("Your day at a glance", [.indigo, .purple])
    case .search: ("Find anything", [.teal, .blue])
    case .saved: ("Kept for later", [.orange, .pink])
    case .profile: ("All about you", [.green, .teal])
    }
  }

  var body: some View {
    ZStack(alignment: .bottom) {
      LinearGradient(colors: page.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
        .ignoresSafeArea()
        .animation(.easeInOut(duration: 0.4), value: selection)
      Text(page.headline)
        .font(.largeTitle.bold())
        .foregroundStyle(.white)
        .multilineTextAlignment(.center)
        .padding(32)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      SlidingBar(items: items, selection: $selection)
        .padding(.horizontal, 20)
        .padding(.bottom, 8)
    }
  }
}
