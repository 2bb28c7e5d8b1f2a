import SwiftUI
import Observation

// An observed router in the environment decides on pages, bar and badge.

@Observable
@MainActor
final class AppRouter {
    var selected: Page = .dashboard
    var isBarHidden = false
    var path = NavigationPath()
    enum Page: Int, CaseIterable, Identifiable, Codable, Sendable {
        case dashboard, stats, wallet
        nonisolated var id: Int { rawValue }
        var icon: String { ["square.grid.2x2", "chart.bar", "creditcard"][rawValue] }
        @ViewBuilder var view: some View {
            switch self {
            case .dashboard: DashboardView()
            case .stats: Text("Stats")
            case .wallet: Text("Wallet")
            }
        }
    }
}

struct DashboardView: View {
    @Environment(AppRouter.self) private var router
    var body: some View {
        @Bindable var router = router
        List {
            Toggle("Hide bar", isOn: $router.isBarHidden.animation(.snappy))
            ForEach(0..<5) { i in Text("Row \(i)") }
        }
        .listStyle(.insetGrouped)
        .scrollContentBackground(.hidden)
    }
}

struct RouterBar: View {
    @Bindable var router: AppRouter
    @Namespace private var ns
    var body: some View {
        HStack {
            ForEach(AppRouter.Page.allCases) { page in
                let isOn = router.selected == page
                Button {
                    withAnimation(.spring(.bouncy(duration: 0.45, extraBounce: 0.1))) { router.selected = page }
                } label: {
                    Image(systemName: page.icon)
                        .symbolVariant(isOn ? .fill : .none)
                        .contentTransition(.symbolEffect(.replace))
                        .font(.system(size: 22, weight: isOn ? .bold : .regular))
                        .frame(width: 60, height: 44)
                        .background { if isOn { RoundedRectangle(cornerRadius: 14).fill(.blue.gradient.opacity(0.2)).matchedGeometryEffect(id: "bg", in: ns) } }
                }
                .frame(maxWidth: .infinity)
            }
        }
        .padding(.vertical, 6)
        .background(.thickMaterial)
    }
}

struct RouterRoot: View {
    @State private var router = AppRouter()
    var body: some View {
        router.selected.view
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .safeAreaInset(edge: .bottom, spacing: 0) {
                if !router.isBarHidden { RouterBar(router: router).transition(.move(edge: .bottom)) }
            }
            .environment(router)
    }
}

#Preview { RouterRoot() }
