import SwiftUI

enum DummyTab: String, CaseIterable {
    case chats = "Chats", calls = "Calls", settings = "Settings"
    var color: Color {
        switch self {
        case .chats: .red
        case .calls: .green
        case .settings: .blue
        }
    }
}

struct PagerHome: View {
    @State private var activeTab: DummyTab = .chats
    @State private var scrollPosition: DummyTab?
    @State private var properties: [DummyTab: CGRect] = [:]
    @State private var indicatorX: CGFloat = 0
    @State private var indicatorW: CGFloat = 0
    @State private var scrollProgress: CGFloat = .zero

    var body: some View {
        VStack(spacing: 0) {
            header
            GeometryReader {
                let size = $0.size
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        ForEach(DummyTab.allCases, id: \.rawValue) { tab in
                            RoundedRectangle(cornerRadius: 15)
                                .fill(tab.color.gradient)
                                .padding()
                                .frame(width: size.width, height: size.height)
                                .id(tab)
                        }
                    }
                    .scrollTargetLayout()
                    .offsetX { value in
                        scrollProgress = min(max(-value / (size.width * CGFloat(DummyTab.allCases.count - 1)), 0), 1)
                    }
                }
                .scrollPosition(id: $scrollPosition)
                .scrollIndicators(.hidden)
                .scrollTargetBehavior(.paging)
                .scrollClipDisabled()
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.gray.opacity(0.1))
    }

    var header: some View {
        HStack(spacing: 0) {
            ForEach(DummyTab.allCases, id: \.rawValue) { tab in
                HStack(spacing: 10) { Text(tab.rawValue).font(.callout) }
                    .frame(maxWidth: .infinity)
                    .padding(.vertical, 10)
                    .contentShape(.capsule)
                    .onTapGesture {
                        withAnimation(.snappy) { scrollPosition = tab; activeTab = tab }
                        guard let r = properties[tab] else { return }
                        withAnimation(.snappy) { indicatorX = r.minX; indicatorW = r.width }
                    }
                    .onGeometryChange(for: CGRect.self) { proxy in
                        proxy.frame(in: .named("HEADER"))
                    } action: { newValue in
                        properties[tab] = newValue
                        if tab == activeTab { indicatorX = newValue.minX; indicatorW = newValue.width }
                    }
            }
        }
        .coordinateSpace(.named("HEADER"))
        .background(alignment: .leading) {
            Capsule().fill(.background).frame(width: indicatorW).offset(x: indicatorX)
        }
        .tabMask(scrollProgress)
        .background(.gray.opacity(0.15), in: .capsule)
        .padding(.horizontal, 15)
    }
}
struct OffsetXKey: PreferenceKey {
    static var defaultValue: CGFloat = .zero
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}
extension View {
    @ViewBuilder func offsetX(completion: @escaping (CGFloat) -> ()) -> some View {
        self.overlay {
            GeometryReader {
                let minX = $0.frame(in: .scrollView(axis: .horizontal)).minX
                Color.clear.preference(key: OffsetXKey.self, value: minX)
                    .onPreferenceChange(OffsetXKey.self, perform: completion)
            }
        }
    }
    func tabMask(_ tabProgress: CGFloat) -> some View {
        ZStack {
            self.foregroundStyle(.gray)
            self.symbolVariant(.fill)
                .mask {
                    GeometryReader {
                        let size = $0.size
                        let capusleWidth = size.width / CGFloat(DummyTab.allCases.count)
                        Capsule().frame(width: capusleWidth).offset(x: tabProgress * (size.width - capusleWidth))
                    }
                }
        }
    }
}
#Preview { PagerHome() }
