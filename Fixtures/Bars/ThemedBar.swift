import SwiftUI

// A theme in the environment, palette symbols, and conditional modifiers.

struct TabBarStyleKey: EnvironmentKey {
    static var defaultValue: TabBarTheme = .default
}

struct TabBarTheme {
    var tint: Color
    var background: Material
    var corner: CGFloat
    static let `default` = TabBarTheme(tint: .mint, background: .regularMaterial, corner: 18)
}

extension EnvironmentValues {
    var tabTheme: TabBarTheme {
        get { self[TabBarStyleKey.self] }
        set { self[TabBarStyleKey.self] = newValue }
    }
    @Entry var tabCount: Int = 4
}

extension View {
    func tabTheme(_ theme: TabBarTheme) -> some View { environment(\.tabTheme, theme) }
    func tabBarVisibility(_ visibility: Visibility) -> some View {
        toolbarVisibility(visibility, for: .tabBar)
    }
    @inlinable func hiddenIf(_ hide: Bool) -> some View { opacity(hide ? 0 : 1) }
    @ViewBuilder func `if`<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
        if condition { transform(self) } else { self }
    }
}

struct ThemeBar<S: ShapeStyle>: View {
    @Environment(\.tabTheme) private var theme
    @Environment(\.tabCount) private var count
    @Environment(\.dismiss) var dismiss
    @Environment(\.presentationMode) var mode
    var style: S
    var anchor: UnitPoint = .bottom
    var edges: Edge.Set = [.bottom, .horizontal]
    @State private var sel: Int? = 0
    var body: some View {
        HStack {
            ForEach(0..<count, id: \.self) { i in
                Image(systemName: "\(i + 1).circle")
                    .symbolVariant(sel == i ? .fill : .none)
                    .symbolRenderingMode(.palette)
                    .foregroundStyle(.white, sel == i ? theme.tint : .gray)
                    .font(.largeTitle)
                    .scaleEffect(sel == i ? 1.3 : 1, anchor: anchor)
                    .if(sel == i) { $0.shadow(color: theme.tint, radius: 6) }
                    .frame(maxWidth: .infinity)
                    .onTapGesture { withAnimation(.smooth) { sel = i } }
                    .onLongPressGesture(minimumDuration: 0.4) { sel = nil }
            }
        }
        .padding(edges, 12)
        .background(style)
        .background(theme.background, in: RoundedRectangle(cornerRadius: theme.corner))
    }
}

#Preview(traits: .fixedLayout(width: 390, height: 200)) {
    ThemeBar(style: .linearGradient(colors: [.mint.opacity(0.2), .clear], startPoint: .top, endPoint: .bottom))
        .tabTheme(.init(tint: .orange, background: .thin, corner: 24))
        .environment(\.tabCount, 5)
}
