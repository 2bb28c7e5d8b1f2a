import SwiftUI

struct BarProgressStyle: ProgressViewStyle {
    var color: Color = .purple
    var height: Double = 8.0
    func makeBody(configuration: Configuration) -> some View {
        let progress = configuration.fractionCompleted ?? 0.0
        GeometryReader { geometry in
            VStack(alignment: .leading) {
                configuration.label.font(.caption)
                RoundedRectangle(cornerRadius: 10.0)
                    .fill(Color(uiColor: .systemGray5))
                    .frame(height: height)
                    .frame(width: geometry.size.width)
                    .overlay(alignment: .leading) {
                        RoundedRectangle(cornerRadius: 10.0).fill(color).frame(width: geometry.size.width * progress)
                    }
                if let currentValueLabel = configuration.currentValueLabel { currentValueLabel.font(.caption) }
            }
        }
    }
}
struct CapsuleField: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.padding(10).background(Capsule().strokeBorder(.gray))
    }
}
struct CheckToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button { configuration.isOn.toggle() } label: {
            HStack { Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle"); configuration.label }
        }
    }
}
struct StackLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) { configuration.icon.font(.title3); configuration.title.font(.caption2) }
    }
}
struct CardGroup: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) { configuration.label.bold(); configuration.content }.padding().background(.quaternary, in: .rect(cornerRadius: 12))
    }
}
struct RowContent: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View { HStack { configuration.label; Spacer(); configuration.content } }
}
struct ArcGauge: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle().trim(from: 0, to: 0.75 * configuration.value).stroke(.blue, lineWidth: 10).rotationEffect(.degrees(135))
            configuration.currentValueLabel
        }
    }
}
struct Disclosing: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack { Button { withAnimation { configuration.isExpanded.toggle() } } label: { configuration.label }; if configuration.isExpanded { configuration.content } }
    }
}
struct StepTabs: View {
    @State private var step = 1.0
    @State private var on = false
    @State private var text = ""
    var body: some View {
        VStack(spacing: 20) {
            ProgressView(value: step, total: 4) { Text("Step") } currentValueLabel: { Text("\(Int(step))") }
                .progressViewStyle(BarProgressStyle()).frame(height: 60)
            TextField("Search", text: $text).textFieldStyle(CapsuleField())
            Toggle("Check", isOn: $on).toggleStyle(CheckToggle())
            GroupBox("Group") { LabeledContent("Key", value: "Value").labeledContentStyle(RowContent()) }.groupBoxStyle(CardGroup())
            Gauge(value: step / 4) { Text("G") } currentValueLabel: { Text("\(Int(step))") }.gaugeStyle(ArcGauge()).frame(width: 80, height: 80)
            DisclosureGroup("More") { Text("Inside") }.disclosureGroupStyle(Disclosing())
            Spacer()
            HStack {
                ForEach(1..<5) { i in
                    Label("Step \(i)", systemImage: "\(i).circle").labelStyle(StackLabel())
                        .frame(maxWidth: .infinity)
                        .foregroundStyle(Int(step) == i ? .purple : .secondary)
                        .onTapGesture { withAnimation(.easeOut) { step = Double(i) } }
                }
            }
        }.padding()
    }
}
#Preview { StepTabs() }
