import SwiftUI
#if os(macOS)
import AppKit
#elseif canImport(UIKit)
import UIKit
#endif


// A bar of a package: generic, with a button style of its own and frames read from geometry.

enum Motion {
    static var reduced: Bool {
        #if os(macOS)
        return NSWorkspace.shared.accessibilityDisplayShouldReduceMotion
        #else
        return UIAccessibility.isReduceMotionEnabled
        #endif
    }
    static func animation(_ a: Animation) -> Animation? { reduced ? nil : a }
}

public struct PillTabBar<Value: Hashable>: View {
    public struct Item: Identifiable {
        public let id: Value
        let title: LocalizedStringKey
        let systemImage: String
        public init(_ title: LocalizedStringKey, systemImage: String, value: Value) {
            self.id = value
            self.title = title
            self.systemImage = systemImage
        }
    }

    @Binding private var selection: Value
    private let items: [Item]
    private let edge: VerticalEdge
    @State private var frames: [Value: CGRect] = [:]

    public init(selection: Binding<Value>, edge: VerticalEdge = .bottom, items: [Item]) {
        _selection = selection
        self.edge = edge
        self.items = items
    }

    public var body: some View {
        HStack(spacing: 4) {
            ForEach(items) { item in
                Button {
                    withAnimation(Motion.animation(.spring(response: 0.4, dampingFraction: 0.8))) {
                        selection = item.id
                    }
                } label: {
                    Label(item.title, systemImage: item.systemImage)
                        .labelStyle(.titleAndIcon)
                        .font(.callout)
                        .padding(.horizontal, 14)
                        .padding(.vertical, 10)
                        .contentShape(Capsule())
                }
                .buttonStyle(TabButtonStyle(isSelected: item.id == selection))
                .onGeometryChange(for: CGRect.self) { proxy in
                    proxy.frame(in: .named("pill"))
                } action: { newValue in
                    frames[item.id] = newValue
                }
            }
        }
        .background(alignment: .topLeading) {
            if let frame = frames[selection] {
                Capsule()
                    .fill(.tint)
                    .frame(width: frame.width, height: frame.height)
                    .offset(x: frame.minX, y: frame.minY)
            }
        }
        .coordinateSpace(.named("pill"))
        .padding(4)
        .background(Material.regular, in: .capsule)
        .compositingGroup()
    }
}

struct TabButtonStyle: ButtonStyle {
    var isSelected: Bool
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(isSelected ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
            .scaleEffect(configuration.isPressed ? 0.92 : 1)
            .animation(.easeOut(duration: 0.12), value: configuration.isPressed)
    }
}

#Preview {
    @Previewable @State var selection = 1
    VStack {
        Spacer()
        PillTabBar(selection: $selection, items: [
            .init("Day", systemImage: "sun.max", value: 1),
            .init("Night", systemImage: "moon", value: 2),
            .init("All", systemImage: "clock", value: 3),
        ])
    }
}
