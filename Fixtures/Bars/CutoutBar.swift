import SwiftUI

struct CutoutBar: Shape {
    var x: CGFloat
    let radius: CGFloat = 36
    var animatableData: CGFloat { get { x } set { x = newValue } }
    func path(in rect: CGRect) -> Path {
        let bar = Path(roundedRect: rect, cornerRadius: 28, style: .continuous)
        let hole = Path(ellipseIn: CGRect(x: x - radius, y: rect.minY - radius, width: radius * 2, height: radius * 2))
        return bar.subtracting(hole)
    }
}

struct BooleanBar: View {
    @State private var selected = 0
    private let symbols = ["house.fill", "bubble.left.fill", "camera.fill", "person.fill"]
    var body: some View {
        GeometryReader { geo in
            let step = geo.size.width / CGFloat(symbols.count)
            let x = step * (CGFloat(selected) + 0.5)
            VStack {
                Circle().subtracting(Rectangle().offset(x: 30)).fill(.orange).frame(width: 100, height: 100)
                Circle().union(Capsule().scale(x: 1.6, y: 0.4)).fill(.mint).frame(width: 100, height: 100)
                Circle().intersection(RoundedRectangle(cornerRadius: 10).rotation(.degrees(45)), eoFill: false).fill(.pink).frame(width: 100, height: 100)
                Spacer()
                ZStack {
                    CutoutBar(x: x).fill(.black)
                    Circle().fill(.orange).frame(width: 56, height: 56).position(x: x, y: 0)
                    HStack(spacing: 0) {
                        ForEach(symbols.indices, id: \.self) { i in
                            Image(systemName: symbols[i])
                                .foregroundColor(.white)
                                .offset(y: selected == i ? -40 : 0)
                                .frame(width: step, height: 80)
                                .contentShape(Rectangle())
                                .onTapGesture { withAnimation(.spring(response: 0.5, dampingFraction: 0.75)) { selected = i } }
                        }
                    }
                }
                .frame(height: 80)
            }
        }
        .padding(.horizontal)
    }
}
#Preview { BooleanBar() }
