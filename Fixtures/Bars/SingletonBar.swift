import SwiftUI

class TabStateManager: ObservableObject {
    static let shared = TabStateManager()
    @Published var activeTab: TabIdentifier = .first {
        willSet { if newValue == activeTab { popToRoot.toggle() } }
    }
    @Published var popToRoot = false
    @Published var isHidden = false
    enum TabIdentifier: String, CaseIterable { case first, second, third, fourth }
}
struct TabRoot: View {
    @ObservedObject private var manager = TabStateManager.shared
    var body: some View {
        GeometryReader { geometry in
            VStack(spacing: 0) {
                ZStack {
                    switch manager.activeTab {
                    case .first: ScreenA().transition(.opacity)
                    case .second: Text("second").font(.largeTitle).transition(.slide)
                    case .third: Text("third").font(.largeTitle).transition(AnyTransition.scale.combined(with: .opacity))
                    case .fourth: Text("fourth").transition(.move(edge: .trailing))
                    }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                if !manager.isHidden {
                    EnvBar(width: geometry.size.width)
                        .transition(.move(edge: .bottom))
                }
            }
        }
        .environmentObject(manager)
        .ignoresSafeArea(.keyboard)
    }
}
struct ScreenA: View {
    @EnvironmentObject var manager: TabStateManager
    var body: some View {
        Text(manager.activeTab.rawValue.capitalized).bold()
    }
}
struct EnvBar: View {
    @EnvironmentObject var manager: TabStateManager
    let width: CGFloat
    var body: some View {
        HStack(spacing: 0) {
            ForEach(TabStateManager.TabIdentifier.allCases, id: \.rawValue) { id in
                Button(action: {
                    withAnimation(Animation.spring(response: 0.4, dampingFraction: 0.6)) { manager.activeTab = id }
                }) {
                    VStack {
                        Image(systemName: symbol(for: id))
                            .resizable().scaledToFit().frame(width: 22, height: 22)
                            .rotationEffect(manager.activeTab == id ? .degrees(360) : .zero)
                        if manager.activeTab == id {
                            Text(id.rawValue.uppercased()).font(.system(size: 9, weight: .heavy)).transition(.scale)
                        }
                    }
                    .frame(width: width / 4, height: 54)
                }
            }
        }
        .foregroundColor(.purple)
        .overlay(
            Capsule().fill(Color.purple).frame(width: 40, height: 4)
                .offset(x: indicatorOffset), alignment: .top
        )
        .background(Color.white.shadow(color: .black.opacity(0.1), radius: 3, x: 0, y: -2).edgesIgnoringSafeArea(.bottom))
    }
    var indicatorOffset: CGFloat {
        let i = CGFloat(TabStateManager.TabIdentifier.allCases.firstIndex(of: manager.activeTab)!)
        return -width / 2 + width / 8 + i * width / 4
    }
    func symbol(for id: TabStateManager.TabIdentifier) -> String {
        switch id { case .first: return "sun.max.fill"; case .second: return "moon.fill"; case .third: return "star.fill"; case .fourth: return "bolt.fill" }
    }
}
struct TabRoot_Previews: PreviewProvider { static var previews: some View { TabRoot() } }
