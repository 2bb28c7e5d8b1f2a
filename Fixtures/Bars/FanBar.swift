import SwiftUI

// A raised button over a cut in the bar fans out three more.

struct FabMenuButton: View {
    @State private var isOpen = false
    @State private var chosen = 0
    let actions: [(String, Color)] = [("pencil", .red), ("camera.fill", .green), ("mic.fill", .orange)]
    var body: some View {
        ZStack {
            ForEach(Array(zip(actions.indices, actions)), id: \.0) { index, action in
                Button(action: { withAnimation { chosen = index; isOpen = false } }, label: {
                    Image(systemName: action.0)
                        .foregroundColor(.white)
                        .frame(width: 48, height: 48)
                        .background(action.1, in: Circle())
                })
                .offset(x: isOpen ? cos(angle(index)) * 90 : 0, y: isOpen ? -sin(angle(index)) * 90 : 0)
                .opacity(isOpen ? 1 : 0)
                .animation(.spring(response: 0.4, dampingFraction: 0.6).delay(Double(index) * 0.05), value: isOpen)
            }
            Button {
                isOpen.toggle()
            } label: {
                Image(systemName: "plus")
                    .font(.title.weight(.bold))
                    .foregroundColor(.white)
                    .rotationEffect(.degrees(isOpen ? 135 : 0))
                    .frame(width: 64, height: 64)
                    .background(Circle().fill(.blue).shadow(color: .blue.opacity(0.4), radius: 8, x: 0, y: 4))
            }
            .animation(.easeInOut, value: isOpen)
        }
    }
    func angle(_ i: Int) -> CGFloat { .pi / 4 + CGFloat(i) * .pi / 4 }
}

struct CenterCut: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        let w = rect.width, h = rect.height, r: CGFloat = 40
        path.addLines([.zero, CGPoint(x: w / 2 - r - 10, y: 0)])
        path.addArc(tangent1End: CGPoint(x: w / 2 - r, y: 0), tangent2End: CGPoint(x: w / 2 - r, y: 10), radius: 10)
        path.addRelativeArc(center: CGPoint(x: w / 2, y: 0), radius: r, startAngle: .degrees(165), delta: .degrees(-150))
        path.addLine(to: CGPoint(x: w, y: 0))
        path.addLine(to: CGPoint(x: w, y: h))
        path.addLine(to: CGPoint(x: 0, y: h))
        path.closeSubpath()
        path.addRoundedRect(in: CGRect(x: 10, y: h - 8, width: 40, height: 4), cornerSize: CGSize(width: 2, height: 2))
        return path
    }
}

struct FabTabs: View {
    @State private var tab = 0
    var body: some View {
        VStack {
            Spacer()
            ZStack(alignment: .top) {
                CenterCut().fill(Color(uiColor: .systemGray6)).frame(height: 90)
                    .shadow(color: Color(uiColor: .black).opacity(0.2), radius: 3)
                HStack {
                    item(0, "house"); item(1, "chart.bar")
                    Spacer().frame(width: 90)
                    item(2, "bell"); item(3, "person")
                }
                .padding(.top, 20)
                FabMenuButton().offset(y: -32)
            }
        }
        .edgesIgnoringSafeArea(.bottom)
    }
    @ViewBuilder
    private func item(_ i: Int, _ name: String) -> some View {
        Image(systemName: tab == i ? "\(name).fill" : name)
            .font(.system(size: 22))
            .foregroundColor(tab == i ? .blue : Color(UIColor.tertiaryLabel))
            .frame(maxWidth: .infinity)
            .onTapGesture { withAnimation(.easeInOut(duration: 0.2)) { tab = i } }
    }
}
struct FabTabs_Previews: PreviewProvider { static var previews: some View { FabTabs() } }
