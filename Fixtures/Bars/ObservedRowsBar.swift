import SwiftUI
import Observation

@MainActor
@Observable
final class TabModel {
    var selected: TabKind = .home
    var badges: [TabKind: Int] = [.inbox: 4, .profile: 120]
    private(set) var history: [TabKind] = []
    @ObservationIgnored private var task: Task<Void, Never>?

    func select(_ kind: TabKind) {
        history.append(selected)
        selected = kind
        task?.cancel()
        task = Task { [weak self] in
            try? await Task.sleep(for: .milliseconds(600))
            guard !Task.isCancelled else { return }
            await MainActor.run {
                withAnimation(.snappy) { self?.badges[kind] = nil }
            }
        }
    }
}

enum TabKind: Int, CaseIterable, Identifiable, CustomStringConvertible {
    case home, inbox, calendar, profile
    var id: Self { self }
    var description: String {
        switch self {
        case .home: "Home"
        case .inbox: "Inbox"
        case .calendar: "Calendar"
        case .profile: "Profile"
        }
    }
    var icon: String {
        switch self {
        case .home: "house"
        case .inbox: "tray"
        case .calendar: "calendar"
        case .profile: "person.crop.circle"
        }
    }
}

struct BadgeView: View {
    let count: Int
    var body: some View {
        Text(count > 99 ? "99+" : "\(count)")
            .font(.caption2.weight(.bold))
            .monospacedDigit()
            .foregroundStyle(.white)
            .padding(.horizontal, 5)
            .padding(.vertical, 2)
            .background(.red, in: Capsule())
            .overlay { Capsule().strokeBorder(.background, lineWidth: 1.5) }
            .fixedSize()
    }
}

struct ModelBar: View {
    @Environment(TabModel.self) private var model
    @Namespace private var animation
    var body: some View {
        HStack {
            ForEach(TabKind.allCases) { kind in
                Button {
                    withAnimation(.snappy(duration: 0.4)) { model.select(kind) }
                } label: {
                    VStack(spacing: 6) {
                        Image(systemName: kind.icon)
                            .symbolVariant(model.selected == kind ? .fill : .none)
                            .symbolEffect(.bounce, value: model.selected == kind)
                            .font(.title2)
                            .overlay(alignment: .topTrailing) {
                                if let badge = model.badges[kind] {
                                    BadgeView(count: badge)
                                        .alignmentGuide(.top) { $0[VerticalAlignment.center] }
                                        .alignmentGuide(.trailing) { $0.width / 2 }
                                        .transition(.scale.combined(with: .opacity))
                                }
                            }
                        Text(kind.description).font(.caption)
                        ZStack {
                            Capsule().fill(.clear).frame(height: 3)
                            if model.selected == kind {
                                Capsule().fill(.indigo)
                                    .frame(width: 24, height: 3)
                                    .matchedGeometryEffect(id: "dot", in: animation)
                            }
                        }
                    }
                    .frame(maxWidth: .infinity)
                    .foregroundStyle(model.selected == kind ? AnyShapeStyle(.indigo) : AnyShapeStyle(.secondary))
                }
                .accessibilityAddTraits(model.selected == kind ? [.isSelected, .isButton] : .isButton)
            }
        }
        .padding([.horizontal, .top])
        .background(.bar)
    }
}

struct ObservedScreen: View {
    @State private var model = TabModel()
    var body: some View {
        @Bindable var model = model
        VStack(spacing: 0) {
            TabView(selection: $model.selected) {
                ForEach(TabKind.allCases) { kind in
                    Text(kind.description).tag(kind).toolbar(.hidden, for: .tabBar)
                }
            }
            ModelBar()
        }
        .environment(model)
    }
}

#Preview("Observed", traits: .portrait) {
    ObservedScreen()
}
