import SwiftUI

// Symbols of a catalogue that is not there: stand-ins are drawn.

struct NoCatalogueBar: View {
    @State var selected = 0
    var body: some View {
        VStack {
            Spacer()
            HStack {
                ForEach(0..<4, id: \.self) { i in
                    VStack {
                        if i == 0 { Image(.home).renderingMode(.template) } else { Image(.icSearch).resizable().frame(width: 24, height: 24) }
                        Text("Tab \(i)").foregroundStyle(Color(.textSecondary))
                    }
                    .foregroundStyle(selected == i ? Color(.brandPrimary) : Color(.systemGray))
                    .frame(maxWidth: .infinity)
                    .scaleEffect(selected == i ? 1.2 : 1)
                    .onTapGesture { withAnimation { selected = i } }
                }
            }
            .padding()
            .background(Color(.tabBackground))
        }
    }
}
#Preview { NoCatalogueBar() }
