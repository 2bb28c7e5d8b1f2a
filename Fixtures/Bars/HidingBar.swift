import SwiftUI

// A bar that hides and comes back, with an environment object and asynchronous steps.

final class BarVisibility: ObservableObject {
    @Published private(set) var isHidden = false

    func toggle() {
        objectWillChange.send()
        isHidden.toggle()
    }
}

struct HidingBarScreen: View {
    @StateObject private var visibility = BarVisibility()
    @State private var selected = 0
    @State private var pulse = false

    var body: some View {
        ZStack(alignment: .bottom) {
            Color(.systemGroupedBackground).ignoresSafeArea()
            VStack(spacing: 20) {
                Circle()
                    .trim(from: 0, to: pulse ? 1 : 0.2)
                    .stroke(style: StrokeStyle(lineWidth: 6, lineCap: .round))
                    .foregroundColor(.accentColor)
                    .frame(width: 80, height: 80)
                    .rotationEffect(.degrees(-90))
                Button(visibility.isHidden ? "Show" : "Hide") {
                    withAnimation(.easeOut(duration: 0.3)) { visibility.toggle() }
                }
                .buttonStyle(.borderedProminent)
            }
            .frame(maxHeight: .infinity)
            if !visibility.isHidden {
                HidingBar(selected: $selected)
                    .transition(.move(edge: .bottom).combined(with: .opacity))
            }
        }
        .environmentObject(visibility)
        .onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
                withAnimation(.linear(duration: 1.2)) { pulse = true }
            }
        }
    }
}

struct HidingBar: View {
    @EnvironmentObject var visibility: BarVisibility
    @Binding var selected: Int
    private let symbols = ["tray", "calendar", "paperplane", "folder"]

    var body: some View {
        HStack {
            ForEach(symbols.indices, id: \.self) { index in
                Spacer()
                Image(systemName: symbols[index])
                    .font(.system(size: 22))
                    .scaleEffect(selected == index ? 1.3 : 1)
                    .foregroundStyle(selected == index ? AnyShapeStyle(.blue.gradient) : AnyShapeStyle(.secondary))
                    .onTapGesture {
                        withAnimation(.interpolatingSpring(stiffness: 170, damping: 9)) {
                            selected = index
                        }
                    }
                    .onLongPressGesture { visibility.toggle() }
                Spacer()
            }
        }
        .frame(height: 60)
        .background(.thinMaterial)
        .clipShape(RoundedRectangle(cornerRadius: 20))
        .padding()
        .disabled(visibility.isHidden)
        .allowsHitTesting(!visibility.isHidden)
    }
}

#Preview {
    HidingBarScreen()
}
