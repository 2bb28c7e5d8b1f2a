import SwiftUI

extension EnvironmentValues {
    @Entry var tabTheme: TabTheme = .ocean
    @Entry var onTabReselect: ((Int) -> Void)? = nil
}
extension Transaction {
    @Entry var isTabChange = false
}
extension ContainerValues {
    @Entry var tabTitle: String = ""
    @Entry var tabIcon: String = "circle"
}

struct TabTheme: Sendable {
    var active: Color
    var inactive: Color
    var bar: Material
    static let ocean = TabTheme(active: .teal, inactive: .gray, bar: .thinMaterial)
    static let sunset = TabTheme(active: .orange, inactive: .brown, bar: .regularMaterial)
}

@Animatable
struct TeardropShape: Shape {
    var position: CGFloat
    var depth: CGFloat
    @AnimatableIgnored var corner: CGFloat = 20
    func path(in rect: CGRect) -> Path {
        Path { p in
            p.move(to: CGPoint(x: rect.minX, y: rect.minY + corner))
            p.addArc(tangent1End: rect.origin, tangent2End: CGPoint(x: rect.minX + corner, y: rect.minY), radius: corner)
            p.addLine(to: CGPoint(x: position - 44, y: rect.minY))
            p.addQuadCurve(to: CGPoint(x: position, y: rect.minY + depth), control: CGPoint(x: position - 18, y: rect.minY))
            p.addQuadCurve(to: CGPoint(x: position + 44, y: rect.minY), control: CGPoint(x: position + 18, y: rect.minY))
            p.addLine(to: CGPoint(x: rect.maxX - corner, y: rect.minY))
            p.addRelativeArc(center: CGPoint(x: rect.maxX - corner, y: rect.minY + corner), radius: corner, startAngle: .degrees(-90), delta: .degrees(90))
            p.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            p.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        }
    }
}

struct ContainerBar<Content: View>: View {
    @Binding var selection: Int
    @ViewBuilder var content: Content
    @Environment(\.tabTheme) private var theme
    var body: some View {
        Group(subviews: content) { subviews in
            VStack {
                if subviews.indices.contains(selection) { subviews[selection] }
                Spacer()
                GeometryReader { proxy in
                    let width = proxy.size.width / CGFloat(max(subviews.count, 1))
                    ZStack(alignment: .topLeading) {
                        TeardropShape(position: width * (CGFloat(selection) + 0.5), depth: 26)
                            .fill(theme.active.opacity(0.25))
                        HStack(spacing: 0) {
                            ForEach(Array(zip(subviews.indices, subviews)), id: \.0) { index, subview in
                                VStack {
                                    Image(systemName: subview.containerValues.tabIcon)
                                    Text(subview.containerValues.tabTitle).font(.caption2)
                                }
                                .foregroundStyle(index == selection ? theme.active : theme.inactive)
                                .frame(width: width, height: 70)
                                .offset(y: index == selection ? -8 : 0)
                                .onTapGesture {
                                    var t = Transaction(animation: .spring(duration: 0.5, bounce: 0.3))
                                    t.isTabChange = true
                                    withTransaction(t) { selection = index }
                                }
                            }
                        }
                    }
                }
                .frame(height: 80)
            }
        }
    }
}

#Preview {
    @Previewable @State var selection = 1
    @Previewable @Namespace var ns
    ContainerBar(selection: $selection) {
        Text("Home").containerValue(\.tabTitle, "Home").containerValue(\.tabIcon, "house")
        Text("Map").containerValue(\.tabTitle, "Map").containerValue(\.tabIcon, "map")
        ForEach(0..<2) { i in
            Text("More \(i)").containerValue(\.tabTitle, "More \(i)").containerValue(\.tabIcon, "ellipsis.circle")
        }
    }
    .environment(\.tabTheme, .sunset)
}
