import SwiftUI

// A wave that carries a circle to the selected entry; positions come from a preference.

enum LiquidTab: Int, CaseIterable, Identifiable {
    case home = 0, search, favourites, settings

    var id: Int { rawValue }

    var symbol: String {
        switch self {
        case .home: return "house"
        case .search: return "magnifyingglass"
        case .favourites: return "star"
        case .settings: return "gearshape"
        }
    }

    var title: String { "\(self)".capitalized }
}

struct PositionKey: PreferenceKey {
    typealias Value = [Int: CGFloat]
    static var defaultValue: [Int: CGFloat] = [:]
    static func reduce(value: inout [Int: CGFloat], nextValue: () -> [Int: CGFloat]) {
        value.merge(nextValue()) { $1 }
    }
}

struct WaveShape: Shape {
    var x: CGFloat
    var depth: CGFloat

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, depth) }
        set {
            x = newValue.first
            depth = newValue.second
        }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: x - 60, y: rect.minY))
        path.addCurve(
            to: CGPoint(x: x, y: rect.minY + depth),
            control1: CGPoint(x: x - 30, y: rect.minY),
            control2: CGPoint(x: x - 32, y: rect.minY + depth))
        path.addCurve(
            to: CGPoint(x: x + 60, y: rect.minY),
            control1: CGPoint(x: x + 32, y: rect.minY + depth),
            control2: CGPoint(x: x + 30, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

struct LiquidBar: View {
    @Binding var selection: LiquidTab
    @State private var positions: [Int: CGFloat] = [:]

    private var x: CGFloat { positions[selection.rawValue] ?? 0 }

    var body: some View {
        ZStack(alignment: .topLeading) {
            WaveShape(x: x, depth: 38)
                .fill(LinearGradient(gradient: Gradient(colors: [.blue, .purple]), startPoint: .leading, endPoint: .trailing))
                .shadow(color: Color.black.opacity(0.2), radius: 8, x: 0, y: -2)
                .edgesIgnoringSafeArea(.bottom)
            Circle()
                .fill(Color.white)
                .overlay(Circle().stroke(Color.purple, lineWidth: 2))
                .frame(width: 48, height: 48)
                .offset(x: x - 24, y: -22)
            HStack(alignment: .top) {
                ForEach(LiquidTab.allCases) { tab in
                    item(tab)
                }
            }
        }
        .frame(height: 64)
        .coordinateSpace(name: "liquid")
        .onPreferenceChange(PositionKey.self) { positions = $0 }
        .animation(.interactiveSpring(response: 0.6, dampingFraction: 0.7, blendDuration: 0.25), value: selection)
    }

    @ViewBuilder
    func item(_ tab: LiquidTab) -> some View {
        VStack(spacing: 6) {
            Image(systemName: tab == selection ? tab.symbol + ".fill" : tab.symbol)
                .font(.system(size: 20, weight: .medium, design: .rounded))
                .foregroundColor(tab == selection ? .purple : .white)
                .offset(y: tab == selection ? -24 : 0)
            Text(tab.title)
                .font(.caption)
                .fontWeight(tab == selection ? .bold : .regular)
                .foregroundColor(.white)
        }
        .frame(maxWidth: .infinity)
        .padding(.top, 12)
        .background(
            GeometryReader { proxy in
                Color.clear.preference(key: PositionKey.self, value: [tab.rawValue: proxy.frame(in: .named("liquid")).midX])
            }
        )
        .contentShape(Rectangle())
        .onTapGesture { selection = tab }
    }
}

struct LiquidBarScreen: View {
    @State private var tab: LiquidTab = .home

    var body: some View {
        VStack(spacing: 0) {
            Spacer()
            Text(tab.title)
                .font(.system(.largeTitle, design: .rounded))
                .bold()
                .id(tab)
                .transition(.opacity)
            Spacer()
            LiquidBar(selection: $tab)
        }
        .background(Color(red: 0.95, green: 0.95, blue: 0.97).ignoresSafeArea())
    }
}

#Preview {
    LiquidBarScreen()
}
