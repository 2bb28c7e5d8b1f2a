import SwiftUI

// Entries that answer to a drag from the first touch on, not to taps.

struct DragOnlyBar: View {
    @State private var current = 0
    @State private var pressed: Int? = nil
    let icons = ["flame", "drop", "leaf", "bolt"]
    var body: some View {
        VStack {
            Text("Page \(current)").font(.largeTitle)
            Spacer()
            HStack(spacing: 0) {
                ForEach(0..<icons.count) { i in
                    Image(systemName: current == i ? "\(icons[i]).fill" : icons[i])
                        .font(.system(size: 24))
                        .frame(maxWidth: .infinity)
                        .frame(height: 56)
                        .background(RoundedRectangle(cornerRadius: 16).fill(Color.green.opacity(current == i ? 0.3 : 0)))
                        .scaleEffect(pressed == i ? 0.85 : 1)
                        .contentShape(Rectangle())
                        .gesture(
                            DragGesture(minimumDistance: 0)
                                .onChanged { _ in
                                    withAnimation(.easeOut(duration: 0.1)) { pressed = i }
                                }
                                .onEnded { _ in
                                    withAnimation(.interpolatingSpring(stiffness: 170, damping: 12)) {
                                        pressed = nil
                                        current = i
                                    }
                                }
                        )
                }
            }
            .padding(.horizontal)
        }
    }
}

struct DragOnlyBar_Previews: PreviewProvider { static var previews: some View { DragOnlyBar() } }
