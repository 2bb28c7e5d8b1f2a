import SwiftUI

// Half-circle notch of fixed place, floating circle above, geometry read by AnyView closures.

struct FloatingCircleBar: View {
    @State private var current = "Home"
    private let bounds = UIScreen.main.bounds

    private let items: [(String, String)] = [
        ("Home", "house.fill"), ("Shop", "bag.fill"), ("Chat", "message.fill"), ("Me", "person.fill"),
    ]

    private func centre(_ name: String) -> CGFloat {
        let index = items.firstIndex { $0.0 == name } ?? 0
        let slot = bounds.width / CGFloat(items.count)
        return slot * (CGFloat(index) + 0.5)
    }

    var body: some View {
        VStack {
            Spacer()
            Text(current).font(.custom("Avenir", size: 34)).fontWeight(.heavy)
            Spacer()
            ZStack(alignment: .top) {
                CircleCut(centre: centre(current))
                    .fill(Color.white)
                    .frame(height: 88)
                    .shadow(color: Color.black.opacity(0.08), radius: 6, x: 0, y: -4)
                Circle()
                    .fill(LinearGradient(gradient: .init(colors: [Color.orange, Color.red]), startPoint: .top, endPoint: .bottom))
                    .frame(width: 54, height: 54)
                    .overlay(
                        Image(systemName: items.first { $0.0 == current }!.1)
                            .foregroundColor(.white)
                    )
                    .position(x: centre(current), y: 4)
                HStack(spacing: 0) {
                    ForEach(items, id: \.0) { item in
                        Button(action: {
                            withAnimation(Animation.spring(response: 0.45, dampingFraction: 0.65)) {
                                self.current = item.0
                            }
                        }) {
                            VStack(spacing: 6) {
                                Image(systemName: item.1)
                                    .opacity(self.current == item.0 ? 0 : 1)
                                Text(item.0)
                                    .font(.system(size: 12, weight: .semibold))
                            }
                            .foregroundColor(self.current == item.0 ? .orange : Color.black.opacity(0.35))
                        }
                        .frame(width: self.bounds.width / CGFloat(self.items.count))
                    }
                }
                .padding(.top, 22)
            }
            .frame(height: 88)
        }
        .background(Color.orange.opacity(0.15))
        .edgesIgnoringSafeArea(.all)
    }
}

struct CircleCut: Shape {
    var centre: CGFloat

    var animatableData: CGFloat {
        get { centre }
        set { centre = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: 0, y: 0))
            path.addLine(to: CGPoint(x: centre - 44, y: 0))
            path.addQuadCurve(to: CGPoint(x: centre - 32, y: 10), control: CGPoint(x: centre - 34, y: 0))
            path.addArc(center: CGPoint(x: centre, y: 4), radius: 33, startAngle: .degrees(169), endAngle: .degrees(11), clockwise: true)
            path.addQuadCurve(to: CGPoint(x: centre + 44, y: 0), control: CGPoint(x: centre + 34, y: 0))
            path.addLine(to: CGPoint(x: rect.width, y: 0))
            path.addLine(to: CGPoint(x: rect.width, y: rect.height))
            path.addLine(to: CGPoint(x: 0, y: rect.height))
            path.closeSubpath()
        }
    }
}

struct FloatingCircleBar_Previews: PreviewProvider {
    static var previews: some View {
        FloatingCircleBar()
    }
}
