import SwiftUI

/// Three items and a capsule that slides under the selected one.
public struct SampleBar: View {
  @State private var selection = "Home"
  @Namespace private var namespace
  private let items = ["Home", "Search", "Profile"]
  private let response: Double

  /// Creates a bar; the response is the spring's, in seconds.
  public init(response: Double = 0.4) {
    self.response = response
  }

  /// The bar.
  public var body: some View {
    HStack(spacing: 4) {
      ForEach(items, id: \.self) { item in
        Button {
          withAnimation(.spring(response: response, dampingFraction: 0.72)) { selection = item }
        } label: {
          Text(item)
            .font(.subheadline.weight(.semibold))
            .foregroundStyle(selection == item ? Color.white : Color.primary)
            .padding(.horizontal, 14)
            .padding(.vertical, 8)
            .background {
              if selection == item {
                Capsule().fill(Color.indigo).matchedGeometryEffect(id: "pill", in: namespace)
              }
            }
        }
        .buttonStyle(.plain)
      }
    }
    .padding(6)
    .background(Color.gray.opacity(0.2), in: Capsule())
  }
}

#Preview {
  SampleBar()
}
