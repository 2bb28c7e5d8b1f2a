import SwiftUI

// A side menu turned into a bar: vertical titles, custom alignment, geometry changes, anchors.

struct AnchorKey: PreferenceKey {
    static let defaultValue: [String: Anchor<CGRect>] = [:]
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
        value.merge(nextValue(), uniquingKeysWith: { $1 })
    }
}

extension VerticalAlignment {
    private enum Marker: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat {
            context[VerticalAlignment.center]
        }
    }
    static let marker = VerticalAlignment(Marker.self)
}

struct SideBar: View {
    @Binding var selected: String
    let titles: [String]
    @State private var barHeight: CGFloat = 0

    var body: some View {
        VStack(spacing: 28) {
            ForEach(titles, id: \.self) { title in
                Text(title)
                    .font(.headline)
                    .foregroundColor(selected == title ? .white : .white.opacity(0.5))
                    .fixedSize()
                    .frame(width: 40, height: 90)
                    .rotationEffect(.init(degrees: -90))
                    .anchorPreference(key: AnchorKey.self, value: .bounds) { [title: $0] }
                    .onTapGesture {
                        withAnimation(.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.5)) { selected = title }
                    }
            }
        }
        .padding(.vertical, 30)
        .frame(width: 64)
        .backgroundPreferenceValue(AnchorKey.self) { anchors in
            GeometryReader { proxy in
                if let anchor = anchors[selected] {
                    let rect = proxy[anchor]
                    Rectangle()
                        .fill(.white)
                        .frame(width: 4, height: rect.height * 0.5)
                        .offset(x: 2, y: rect.midY - rect.height * 0.25)
                }
            }
        }
        .background(Color.black.opacity(0.85))
        .mask(UnevenRoundedRectangle(bottomTrailingRadius: 24, topTrailingRadius: 24))
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { barHeight = $0 }
    }
}

struct SideBarScreen: View {
    @State private var selected = "Inbox"

    var body: some View {
        HStack(alignment: .marker, spacing: 0) {
            SideBar(selected: $selected, titles: ["Inbox", "Sent", "Drafts"])
            ZStack {
                RadialGradient(gradient: Gradient(colors: [.mint, .blue]), center: .center, startRadius: 20, endRadius: 300)
                Text(selected)
                    .font(.largeTitle.weight(.light))
                    .foregroundStyle(.white)
                    .shadow(radius: 3)
                    .alignmentGuide(.marker) { $0[.bottom] }
            }
        }
        .ignoresSafeArea()
    }
}

#Preview { SideBarScreen() }
