import SwiftUI

// Only the selected entry shows its title; written as an app with a window group.

@main
struct ExpandingPillApp: App {
    var body: some Scene {
        WindowGroup {
            ExpandingPillScreen()
        }
    }
}

enum PillTab: String, CaseIterable {
    case home = "Home"
    case likes = "Likes"
    case search = "Search"
    case profile = "Profile"

    var icon: String {
        switch self {
        case .home: "house"
        case .likes: "heart"
        case .search: "magnifyingglass"
        case .profile: "person"
        }
    }

    var tint: Color {
        switch self {
        case .home: .indigo
        case .likes: .pink
        case .search: .orange
        case .profile: .teal
        }
    }
}

@Observable
final class PillModel {
    var tab: PillTab = .home
    var visits: [PillTab: Int] = [:]

    func open(_ tab: PillTab) {
        self.tab = tab
        visits[tab, default: 0] += 1
    }
}

struct ExpandingPillScreen: View {
    @State private var model = PillModel()

    var body: some View {
        VStack {
            Spacer()
            Image(systemName: model.tab.icon)
                .font(.system(size: 60, weight: .thin))
                .symbolVariant(.fill)
                .contentTransition(.symbolEffect(.replace))
                .foregroundStyle(model.tab.tint.gradient)
            Text("Visited \(model.visits[model.tab, default: 0]) times")
                .contentTransition(.numericText())
                .foregroundStyle(.secondary)
            Spacer()
            ExpandingPillBar(model: model)
        }
        .padding()
    }
}

struct ExpandingPillBar: View {
    @Bindable var model: PillModel
    @Namespace private var namespace

    var body: some View {
        HStack {
            ForEach(PillTab.allCases, id: \.self) { tab in
                Button {
                    withAnimation(.bouncy(duration: 0.45, extraBounce: 0.05)) { model.open(tab) }
                } label: {
                    HStack(spacing: 6) {
                        Image(systemName: tab.icon)
                            .symbolVariant(model.tab == tab ? .fill : .none)
                        if model.tab == tab {
                            Text(tab.rawValue)
                                .font(.subheadline.weight(.semibold))
                                .fixedSize()
                        }
                    }
                    .foregroundStyle(model.tab == tab ? tab.tint : Color.gray)
                    .padding(.horizontal, 14)
                    .frame(height: 44)
                    .background {
                        if model.tab == tab {
                            Capsule()
                                .fill(tab.tint.opacity(0.2))
                                .matchedGeometryEffect(id: "background", in: namespace)
                        }
                    }
                }
                .buttonStyle(ShrinkingButtonStyle())
                if tab != PillTab.allCases.last { Spacer(minLength: 0) }
            }
        }
        .padding(8)
        .background(.background.shadow(.drop(color: .black.opacity(0.08), radius: 5, x: 5, y: 5)), in: .capsule)
        .overlay { Capsule().strokeBorder(.quaternary, lineWidth: 0.5) }
    }
}

struct ShrinkingButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .scaleEffect(configuration.isPressed ? 0.92 : 1)
            .animation(.smooth, value: configuration.isPressed)
    }
}
