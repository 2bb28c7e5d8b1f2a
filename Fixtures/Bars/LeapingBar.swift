import SwiftUI
import CoreGraphics

// Symbols leap by an animatable modifier; the older ways of previews and of results' builders.

struct BallModifier: AnimatableModifier {
    var progress: CGFloat = 0
    var height: CGFloat

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(progress, height) }
        set {
            progress = newValue.first
            height = newValue.second
        }
    }

    func body(content: Content) -> some View {
        content
            .offset(x: 0, y: -sin(progress * .pi) * height)
            .rotationEffect(.radians(Double(progress) * 2 * .pi), anchor: .center)
    }
}

struct BallBar: View {
    @Binding var index: Int
    var tintColor: Color = .accentColor
    @State private var jumps: [CGFloat] = [0, 0, 0, 0]
    let names = ["house", "star", "bell", "gearshape"]

    var body: some View {
        HStack(alignment: .center, spacing: 0, content: {
            ForEach(names.indices, id: \.self, content: { i in
                VStack(spacing: 4, content: {
                    Image(systemName: names[i])
                        .imageScale(.large)
                        .symbolRenderingMode(.hierarchical)
                        .modifier(BallModifier(progress: jumps[i], height: 14))
                    Circle()
                        .frame(width: 5, height: 5)
                        .opacity(index == i ? 1 : 0)
                        .animation(.linear(duration: 0.2).delay(0.15), value: index)
                })
                .frame(maxWidth: .infinity)
                .foregroundColor(index == i ? tintColor : Color(.systemGray3))
                .contentShape(Rectangle())
                .onTapGesture(count: 1, perform: {
                    withAnimation(.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.5)) {
                        jumps[i] = jumps[i] == 0 ? 1 : 0
                        index = i
                    }
                })
            })
        })
        .frame(height: 60)
        .background(ZStack(alignment: .top, content: {
            Color(.secondarySystemBackground)
            Divider()
        }).edgesIgnoringSafeArea(.bottom))
    }
}

struct BallBarDemo: View {
    @State private var index = 0
    var body: some View {
        VStack(spacing: 0) {
            GeometryReader(content: { geometry in
                Text("Page \(index), \(Int(geometry.size.width))")
                    .position(x: geometry.size.width / 2, y: geometry.size.height / 2)
            })
            BallBar(index: $index)
        }
    }
}

struct BallBarDemo_Previews: PreviewProvider {
    static var platform: PreviewPlatform? = .iOS
    static var previews: some View {
        BallBarDemo()
            .previewDevice(PreviewDevice(rawValue: "iPhone 11"))
            .previewDisplayName("iPhone 11")
        BallBarDemo()
            .previewDevice("iPhone SE (2nd generation)")
            .environment(\.sizeCategory, .extraExtraLarge)
    }
}
