import SwiftUI

/// Two items and a pill under the selected one.
struct SlidingBar: View {
  var response = 0.4
  @State private var selection = 0
  @Namespace private var namespace

  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<2) { index in
        Button {
          withAnimation(.spring(response: response, dampingFraction: 0.7)) { selection = index }
        } label: {
          Text(index == 0 ? "Home" : "Search")
            .padding(8)
            .background {
              if selection == index {
                Capsule().fill(.blue).matchedGeometryEffect(id: "pill", in: namespace)
              }
            }
        }
        .buttonStyle(.plain)
      }
    }
  }
}
