import SwiftUI

struct CartesianTabs: View {
    @State private var active = Tab.one
    @State private var lineWidth: CGFloat = 0
    @State private var positions: [Tab: CGPoint] = [:]
    @State private var trim: (from: CGFloat, to: CGFloat) = (0, 0.2)
    enum Tab: String, CaseIterable { case one = "1.circle", two = "2.circle", three = "3.circle", four = "4.circle" }

    var body: some View {
        VStack {
            Spacer()
            HStack {
                ForEach(Tab.allCases, id: \.self) { tab in
                    Image(systemName: active == tab ? "\(tab.rawValue).fill" : tab.rawValue)
                        .font(.largeTitle)
                        .frame(maxWidth: .infinity)
                        .padding(.vertical, 20)
                        .foregroundColor(active == tab ? .blue : .gray)
                        .overlay(GeometryReader { g in
                            Color.clear
                                .onAppear { positions[tab] = CGPoint(x: g.frame(in: .named("bar")).midX, y: g.size.height) }
                        })
                        .onTapGesture { move(to: tab) }
                }
            }
            .coordinateSpace(name: "bar")
            .overlay(
                UnderlinePath()
                    .trim(from: trim.from, to: trim.to)
                    .stroke(Color.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
                    .frame(height: 4)
                    .padding(.bottom, 8),
                alignment: .bottom
            )
        }
    }
    func move(to tab: Tab) {
        let i = CGFloat(Tab.allCases.firstIndex(of: tab)!)
        let n = CGFloat(Tab.allCases.count)
        let new = (from: i / n + 0.05, to: (i + 1) / n - 0.05)
        let forward = new.from > trim.from
        withAnimation(.easeIn(duration: 0.2)) {
            if forward { trim.to = new.to } else { trim.from = new.from }
        }
        withAnimation(.easeOut(duration: 0.3).delay(0.15)) {
            trim = new
            active = tab
        }
    }
}
struct UnderlinePath: Shape {
    func path(in rect: CGRect) -> Path { Path { p in p.move(to: CGPoint(x: 0, y: rect.midY)); p.addLine(to: CGPoint(x: rect.maxX, y: rect.midY)) } }
}
struct CartesianTabs_Previews: PreviewProvider { static var previews: some View { CartesianTabs() } }
