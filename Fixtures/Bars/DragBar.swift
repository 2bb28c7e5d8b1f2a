import SwiftUI

// An indicator that follows a drag and snaps to the nearest entry.

struct DragBar: View {
    @Binding var index: Int
    let symbols: [String]

    @GestureState private var isDragging = false
    @State private var dragOffset: CGFloat = 0
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        GeometryReader { geo in
            let slot = geo.size.width / CGFloat(symbols.count)
            ZStack(alignment: .leading) {
                RoundedRectangle(cornerRadius: 18, style: .continuous)
                    .fill(colorScheme == .dark ? Color.white.opacity(0.15) : Color.black.opacity(0.08))
                    .frame(width: slot - 12, height: 44)
                    .scaleEffect(isDragging ? 1.06 : 1)
                    .offset(x: CGFloat(index) * slot + 6 + dragOffset)
                HStack(spacing: 0) {
                    ForEach(Array(zip(symbols.indices, symbols)), id: \.0) { i, symbol in
                        Image(systemName: symbol)
                            .foregroundStyle(i == index ? .primary : .secondary)
                            .frame(width: slot, height: 56)
                            .contentShape(.rect)
                            .onTapGesture {
                                withAnimation(.spring(duration: 0.35, bounce: 0.25)) { index = i }
                            }
                            .accessibilityLabel(Text(symbol))
                            .accessibilityHint("Opens the page")
                    }
                }
            }
            .gesture(
                DragGesture()
                    .updating($isDragging) { _, state, _ in state = true }
                    .onChanged { value in
                        dragOffset = value.translation.width
                    }
                    .onEnded { value in
                        let place = (CGFloat(index) * slot + value.predictedEndTranslation.width + slot / 2) / slot
                        withAnimation(.spring()) {
                            index = min(max(Int(place), 0), symbols.count - 1)
                            dragOffset = 0
                        }
                    }
            )
        }
        .frame(height: 56)
        .background(.bar, in: RoundedRectangle(cornerRadius: 24, style: .continuous))
    }
}

private struct DragBarHost: View {
    @State private var index = 1
    var body: some View {
        VStack {
            Spacer()
            Text("Page \(index)")
                .font(.system(size: 40, weight: .black, design: .serif))
            Spacer()
            DragBar(index: $index, symbols: ["sun.max", "cloud", "moon", "sparkles", "bolt"])
                .padding(.horizontal, 24)
        }
    }
}

#Preview {
    DragBarHost()
}
