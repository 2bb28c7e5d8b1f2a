import Combine
import SwiftUI
import UIKit

// A grid of actions over a bar; timers, phases, preferences of style, previews with state.

struct ClockTick: View {
    @State private var ticks = 0
    let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()

    var body: some View {
        Text("\(ticks)")
            .monospacedDigit()
            .onReceive(timer) { _ in
                withAnimation(.default) { ticks += 1 }
            }
    }
}

struct PhaseDot: View {
    var body: some View {
        Circle()
            .fill(.red)
            .frame(width: 10, height: 10)
            .phaseAnimator([false, true]) { dot, grown in
                dot.scaleEffect(grown ? 1.6 : 1).opacity(grown ? 0.4 : 1)
            } animation: { grown in
                grown ? .easeIn(duration: 0.4) : .easeOut(duration: 0.6)
            }
    }
}

private struct AccentKey: EnvironmentKey {
    static let defaultValue = Color.blue
}

extension EnvironmentValues {
    var barAccent: Color {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
}

struct GridBar: View {
    @Binding var selection: Int
    @Environment(\.barAccent) private var accent

    private let columns = Array(repeating: GridItem(.flexible(), spacing: 8), count: 4)

    var body: some View {
        LazyVGrid(columns: columns, spacing: 8) {
            ForEach(0..<8) { index in
                RoundedRectangle(cornerRadius: 10)
                    .strokeBorder(accent, lineWidth: selection == index ? 3 : 1)
                    .background(accent.opacity(selection == index ? 0.3 : 0.05).cornerRadius(10))
                    .frame(height: 44)
                    .overlay(Text(verbatim: "\(index + 1)"))
                    .onTapGesture {
                        withAnimation(.easeInOut) { selection = index }
                    }
            }
        }
        .padding()
    }
}

struct LayoutVarieties: View {
    @State private var selection = 2
    @AppStorage("isOn") private var isOn = true

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                ClockTick()
                PhaseDot()
                Spacer()
                Toggle("On", isOn: $isOn).labelsHidden()
            }
            ScrollView(.horizontal, showsIndicators: false) {
                HStack {
                    ForEach(0..<12) { index in
                        Text("Chip \(index)")
                            .padding(.horizontal, 12)
                            .padding(.vertical, 6)
                            .background(Capsule().fill(Color(.secondarySystemFill)))
                    }
                }
            }
            ViewThatFits {
                Text("A text that is far too long to fit on a single line of this page").fixedSize()
                Text("A short text")
            }
            Canvas { context, size in
                let rect = CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 4)
                context.fill(Path(roundedRect: rect, cornerRadius: 8), with: .color(.green.opacity(0.3)))
                context.stroke(Path(ellipseIn: rect), with: .color(.green), lineWidth: 2)
            }
            .frame(height: 60)
            Spacer()
            GridBar(selection: $selection)
                .environment(\.barAccent, .purple)
        }
        .padding()
        .safeAreaInset(edge: .bottom, spacing: 0) {
            Text("\(selection)").frame(maxWidth: .infinity).background(.ultraThinMaterial)
        }
    }
}

#Preview {
    @Previewable @State var shown = true
    LayoutVarieties()
        .opacity(shown ? 1 : 0)
}
