import SwiftUI

/// The four places that every bar of the pill family leads to.
enum PillPlace: String, CaseIterable, Identifiable {
  case home, explore, library, profile

  var id: String { rawValue }

  var title: String { rawValue.capitalized }

  var symbol: String {
    switch self {
    case .home: "house.fill"
    case .explore: "safari.fill"
    case .library: "books.vertical.fill"
    case .profile: "person.crop.circle.fill"
    }
  }
}

extension View {
  /// The container of the family: ultra-thin material, rounded by 20 around pills rounded by 14.
  fileprivate func pillContainer() -> some View {
    padding(6)
      .background(
        .ultraThinMaterial, in: RoundedRectangle(cornerRadius: 20, style: .continuous)
      )
      .shadow(color: .black.opacity(0.12), radius: 12, y: 4)
  }
}

/// The main bar: equal cells, icon above title, an accent pill behind the selected one.
struct PillBar: View {
  @Binding var selection: PillPlace
  /// Makes every icon bounce on a change and the selected one larger.
  var isBouncy = false
  @Namespace private var namespace

  var body: some View {
    HStack(spacing: 0) {
      ForEach(PillPlace.allCases) { place in
        Button {
          selection = place
        } label: {
          VStack(spacing: 3) {
            icon(of: place)
            Text(place.title)
              .font(.caption2.weight(.medium))
          }
          .padding(.vertical, 10)
          .frame(maxWidth: .infinity)
          .foregroundStyle(selection == place ? .white : .secondary)
          .background {
            if selection == place {
              RoundedRectangle(cornerRadius: 14, style: .continuous)
                .fill(Color.accentColor)
                .matchedGeometryEffect(id: "pill", in: namespace)
            }
          }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(place.title)
        .accessibilityAddTraits(selection == place ? [.isSelected] : [])
        .animation(
          .spring(response: 0.38, dampingFraction: 0.72, blendDuration: 0), value: selection)
      }
    }
    .pillContainer()
    .padding(.horizontal, 20)
    .padding(.bottom, 8)
  }

  @ViewBuilder private func icon(of place: PillPlace) -> some View {
    let image = Image(systemName: place.symbol)
      .font(.system(size: 18, weight: .semibold))
    if isBouncy {
      image
        .scaleEffect(selection == place ? 1.15 : 1.0)
        .symbolEffect(.bounce, value: selection)
    } else {
      image
    }
  }
}

/// The shortest form: labels in capsules, cells as wide as their labels.
struct PillShortBar: View {
  @State private var selection = PillPlace.home
  @Namespace private var namespace

  var body: some View {
    HStack {
      ForEach(PillPlace.allCases.prefix(3)) { place in
        Button {
          selection = place
        } label: {
          Label(place.title, systemImage: place.symbol)
            .padding(.vertical, 10)
            .padding(.horizontal, 12)
            .background {
              if selection == place {
                Capsule()
                  .fill(Color.accentColor)
                  .matchedGeometryEffect(id: "pill", in: namespace)
              }
            }
            .foregroundStyle(selection == place ? .white : .secondary)
        }
        .animation(.spring(response: 0.35, dampingFraction: 0.75), value: selection)
      }
    }
    .padding(6)
    .background(.ultraThinMaterial, in: Capsule())
  }
}

/// Icons alone, in circles of 44; the bar hugs them.
struct PillIconBar: View {
  @State private var selection = PillPlace.home
  @Namespace private var namespace

  var body: some View {
    HStack(spacing: 0) {
      ForEach(PillPlace.allCases) { place in
        Button {
          selection = place
        } label: {
          Image(systemName: place.symbol)
            .font(.system(size: 20, weight: .semibold))
            .frame(width: 44, height: 44)
            .foregroundStyle(selection == place ? .white : .secondary)
            .background {
              if selection == place {
                Circle()
                  .fill(Color.accentColor)
                  .matchedGeometryEffect(id: "circle", in: namespace)
              }
            }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(place.title)
        .animation(.spring(response: 0.35, dampingFraction: 0.7), value: selection)
      }
    }
    .pillContainer()
  }
}

/// Four screens under the bar; the system's own bar is hidden on each.
struct PillDemo: View {
  var isBouncy = false
  @State private var selection = PillPlace.home

  var body: some View {
    ZStack(alignment: .bottom) {
      TabView(selection: $selection) {
        ForEach(PillPlace.allCases) { place in
          NavigationStack {
            Text(place.title)
              .navigationTitle(place.title)
          }
          .tag(place)
          .toolbar(.hidden, for: .tabBar)
        }
      }

      PillBar(selection: $selection, isBouncy: isBouncy)
    }
    .ignoresSafeArea(edges: .bottom)
  }
}

/// A page of rows that keeps clear of the bar by an inset.
struct PillInsetDemo: View {
  @State private var selection = PillPlace.library

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(0..<14, id: \.self) { row in
          RoundedRectangle(cornerRadius: 12)
            .fill(Color.accentColor.opacity(0.12 + 0.05 * Double(row % 5)))
            .frame(height: 64)
            .overlay(alignment: .leading) {
              Text("Row \(row + 1)")
                .padding(.horizontal)
            }
        }
      }
      .padding(.horizontal)
    }
    .safeAreaInset(edge: .bottom) {
      PillBar(selection: $selection)
    }
  }
}

#Preview("Pill") { PillDemo().tint(.indigo) }
#Preview("Bouncy") { PillDemo(isBouncy: true).tint(.indigo) }
#Preview("Short") { PillShortBar() }
#Preview("Icons") { PillIconBar() }
#Preview("Inset") { PillInsetDemo() }
