import SwiftUI

struct Wave: Shape {
    var phase: Double
    var amplitude: Double = 6
    var offsetX: CGFloat

    var animatableData: AnimatablePair<Double, CGFloat> {
        get { AnimatablePair(phase, offsetX) }
        set { phase = newValue.first; offsetX = newValue.second }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        for x in stride(from: rect.minX, through: rect.maxX, by: 2) {
            let relative = (x - offsetX) / 50
            let envelope = exp(-relative * relative)
            let y = rect.midY + sin(x / 14 + phase) * amplitude - 24 * envelope
            path.addLine(to: CGPoint(x: x, y: y))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

struct WaveBar: View {
    @State private var index = 1
    private let names = ["sun.max", "cloud", "moon.stars", "snowflake"]

    var body: some View {
        GeometryReader { geo in
            let w = geo.size.width / CGFloat(names.count)
            VStack {
                Spacer()
                ZStack(alignment: .bottom) {
                    TimelineView(.animation) { timeline in
                        let t = timeline.date.timeIntervalSinceReferenceDate
                        Wave(phase: t * 2, offsetX: w * (CGFloat(index) + 0.5))
                            .fill(.linearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom))
                    }
                    HStack(spacing: 0) {
                        ForEach(Array(names.enumerated()), id: \.offset) { i, name in
                            Image(systemName: name)
                                .symbolRenderingMode(.hierarchical)
                                .font(.title2)
                                .foregroundStyle(.white)
                                .frame(width: w, height: 70)
                                .scaleEffect(i == index ? 1.3 : 1)
                                .onTapGesture {
                                    withAnimation(.spring(duration: 0.6, bounce: 0.35)) { index = i }
                                }
                        }
                    }
                    .padding(.bottom, geo.safeAreaInsets.bottom)
                }
                .frame(height: 140)
            }
            .ignoresSafeArea(edges: .bottom)
        }
    }
}

#Preview { WaveBar() }
