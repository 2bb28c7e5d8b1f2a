import SwiftUI

struct TabBar: View {
    let items: [TabItem]
    @Binding var selected: TabItem
    @Namespace private var tabs

    var body: some View {
        HStack(alignment: .center, spacing: 4) {
            ForEach(items) { item in
                let isSelected = item == selected
                Button(action: { selected = item }) {
                    HStack {
                        Image(systemName: item.image)
                        if isSelected {
                            Text(item.title).fixedSize().font(.footnote.bold())
                        }
                    }
                    .padding(.horizontal, 14)
                    .padding(.vertical, 10)
                    .foregroundColor(isSelected ? .white : .primary)
                    .if(isSelected) { view in
                        view.background(Capsule().fill(Color.black).matchedGeometryEffect(id: "pill", in: tabs))
                    }
                }
                .buttonStyle(ScaleButtonStyle())
            }
        }
        .padding(6)
        .background(Color.white)
        .clipShape(Capsule())
        .shadow(color: .init(.sRGBLinear, white: 0, opacity: 0.2), radius: 8)
        .animation(.spring(response: 0.4, dampingFraction: 0.7), value: selected)
    }
}

struct ScaleButtonStyle: ButtonStyle {
    func makeBody(configuration: Self.Configuration) -> some View {
        configuration.label
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
            .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
    }
}
