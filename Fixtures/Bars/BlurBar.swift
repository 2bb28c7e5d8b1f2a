import SwiftUI

// A blurred bar through UIKit's effect view, rounded at two corners, with badges.

struct BlurView: UIViewRepresentable {
    var style: UIBlurEffect.Style = .systemThinMaterial

    func makeUIView(context: Context) -> UIVisualEffectView {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
        return view
    }

    func updateUIView(_ uiView: UIVisualEffectView, context: Context) {
        uiView.effect = UIBlurEffect(style: style)
    }
}

struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners

    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: corners,
            cornerRadii: CGSize(width: radius, height: radius))
        return Path(path.cgPath)
    }
}

extension View {
    func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
        clipShape(RoundedCorner(radius: radius, corners: corners))
    }
}

extension Color {
    init(hex: String) {
        let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
        var int: UInt64 = 0
        Scanner(string: hex).scanHexInt64(&int)
        let a, r, g, b: UInt64
        switch hex.count {
        case 6: (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
        case 8: (a, r, g, b) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
        default: (a, r, g, b) = (255, 0, 0, 0)
        }
        self.init(
            .sRGB, red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255,
            opacity: Double(a) / 255)
    }
}

struct BlurTab: Hashable {
    let image: String
    let title: String
    var badge = 0
}

struct BlurBar: View {
    let tabs: [BlurTab]
    @Binding var index: Int
    private let haptics = UIImpactFeedbackGenerator(style: .light)

    var body: some View {
        HStack {
            ForEach(0..<tabs.count, id: \.self) { i in
                Button {
                    haptics.impactOccurred()
                    withAnimation(.easeInOut(duration: 0.25)) { index = i }
                } label: {
                    VStack(spacing: 4) {
                        Image(systemName: tabs[i].image)
                            .symbolVariant(index == i ? .fill : .none)
                            .imageScale(.large)
                            .overlay(alignment: .topTrailing) {
                                if tabs[i].badge > 0 {
                                    Text("\(tabs[i].badge)")
                                        .font(.system(size: 10, weight: .bold))
                                        .foregroundColor(.white)
                                        .padding(4)
                                        .background(Circle().fill(Color.red))
                                        .offset(x: 10, y: -8)
                                }
                            }
                        Text(tabs[i].title)
                            .font(.caption2)
                        Capsule()
                            .fill(Color(hex: "#FF6B35"))
                            .frame(width: index == i ? 20 : 0, height: 3)
                    }
                    .frame(maxWidth: .infinity)
                }
                .foregroundColor(index == i ? Color(hex: "FF6B35") : Color(UIColor.systemGray2))
            }
        }
        .padding(.top, 12)
        .padding(.bottom, 28)
        .background(BlurView(style: .systemUltraThinMaterial))
        .cornerRadius(24, corners: [.topLeft, .topRight])
    }
}

struct BlurBarScreen: View {
    @State private var index = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            LinearGradient(colors: [Color(hex: "#1A2980"), Color(hex: "#26D0CE")], startPoint: .top, endPoint: .bottom)
            BlurBar(
                tabs: [
                    BlurTab(image: "house", title: "Home"),
                    BlurTab(image: "bell", title: "News", badge: 3),
                    BlurTab(image: "cart", title: "Cart", badge: 12),
                    BlurTab(image: "person", title: "Me"),
                ], index: $index)
        }
        .edgesIgnoringSafeArea(.all)
    }
}

struct BlurBarScreen_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            BlurBarScreen()
            BlurBarScreen()
                .preferredColorScheme(.dark)
                .previewDevice("iPhone 12")
                .previewDisplayName("Dark")
        }
    }
}
