import SwiftUI

// A drop that melts into the bar: a canvas with a threshold over a blur.

struct MetaballTabBar: View {
    @State private var selected: Int = 0
    @State private var x: CGFloat = 40
    private let items = ["house", "magnifyingglass", "heart", "person"]

    var body: some View {
        VStack {
            Spacer()
            GeometryReader { proxy in
                let w = proxy.size.width / CGFloat(items.count)
                ZStack {
                    MetaballLayer(x: w * (CGFloat(selected) + 0.5), count: items.count)
                    HStack(spacing: 0) {
                        ForEach(items.indices, id: \.self) { i in
                            Image(systemName: items[i])
                                .symbolVariant(selected == i ? .fill : .none)
                                .foregroundStyle(selected == i ? AnyShapeStyle(.white) : AnyShapeStyle(.secondary))
                                .frame(maxWidth: .infinity, maxHeight: .infinity)
                                .offset(y: selected == i ? -18 : 0)
                                .contentShape(Rectangle())
                                .onTapGesture {
                                    withAnimation(.spring(response: 0.5, dampingFraction: 0.65)) { selected = i }
                                }
                        }
                    }
                }
            }
            .frame(height: 90)
        }
        .background(Color.gray.opacity(0.15))
    }
}

struct MetaballLayer: View, Animatable {
    var x: CGFloat
    var count: Int

    var animatableData: CGFloat {
        get { x }
        set { x = newValue }
    }

    var body: some View {
        Canvas { context, size in
            context.addFilter(.alphaThreshold(min: 0.5, color: .indigo))
            context.addFilter(.blur(radius: 10))
            context.drawLayer { ctx in
                for index in [1, 2] {
                    if let symbol = context.resolveSymbol(id: index) {
                        if index == 1 {
                            ctx.draw(symbol, at: CGPoint(x: size.width / 2, y: size.height / 2 + 20))
                        } else {
                            ctx.draw(symbol, at: CGPoint(x: x, y: size.height / 2 - 18))
                        }
                    }
                }
            }
        } symbols: {
            Rectangle().frame(width: 500, height: 50).tag(1)
            Circle().frame(width: 52, height: 52).tag(2)
        }
    }
}

#Preview("Metaball", traits: .sizeThatFitsLayout) {
    MetaballTabBar()
        .frame(height: 300)
}
