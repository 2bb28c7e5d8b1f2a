import SwiftUI

// An underline at anchors that preferences carry up.

struct TabAnchorKey: PreferenceKey {
    static var defaultValue: [String: Anchor<CGRect>] = [:]
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
        value.merge(nextValue(), uniquingKeysWith: { $1 })
    }
}

struct BoundsPreferenceData {
    let index: Int
    let bounds: Anchor<CGRect>
}

struct AnchorBar: View {
    @State private var selected = "Home"
    let all = ["Home", "Explore", "Reels", "Shop"]
    var body: some View {
        VStack {
            Spacer()
            HStack(spacing: 20) {
                ForEach(all, id: \.self) { t in
                    Text(t)
                        .font(selected == t ? .headline : .body)
                        .padding(.vertical, 8)
                        .anchorPreference(key: TabAnchorKey.self, value: .bounds) { [t: $0] }
                        .onTapGesture { withAnimation(.spring(response: 0.35, dampingFraction: 0.75, blendDuration: 0)) { selected = t } }
                }
            }
            .overlayPreferenceValue(TabAnchorKey.self) { anchors in
                GeometryReader { proxy in
                    if let anchor = anchors[selected] {
                        let rect = proxy[anchor]
                        RoundedRectangle(cornerRadius: 2)
                            .fill(Color.pink)
                            .frame(width: rect.width, height: 4)
                            .offset(x: rect.minX, y: rect.maxY)
                    }
                }
            }
            .backgroundPreferenceValue(TabAnchorKey.self) { prefs in
                GeometryReader { geo in
                    ForEach(Array(prefs.keys.sorted()), id: \.self) { key in
                        Capsule().stroke(Color.gray.opacity(0.3))
                            .frame(width: geo[prefs[key]!].width + 16, height: geo[prefs[key]!].height)
                            .position(x: geo[prefs[key]!].midX, y: geo[prefs[key]!].midY)
                    }
                }
            }
            .padding()
        }
    }
}

struct AnchorBar_Previews: PreviewProvider {
    static var previews: some View {
        AnchorBar()
    }
}
