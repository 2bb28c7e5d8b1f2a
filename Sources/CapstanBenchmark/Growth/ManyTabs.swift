import SwiftUI

/// A bar of any number of tabs over a gradient page, as the reference clip's, for measuring how
/// cost grows.
struct ManyTabs: View {
  let count: Int
  @State private var selection = 0
  @Namespace private var pill

  private static let symbols = ["house.fill", "magnifyingglass", "bookmark.fill", "person.fill"]
  private static let pages: [[Color]] = [[.indigo, .purple], [.teal, .blue], [.orange, .pink]]

  var body: some View {
    ZStack(alignment: .bottom) {
      LinearGradient(
        colors: Self.pages[selection % 3], startPoint: .topLeading, endPoint: .bottomTrailing
      )
      .animation(.easeInOut(duration: 0.4), value: selection)

      HStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { index in
          Button {
            withAnimation(.spring(duration: 0.4, bounce: 0.3)) { selection = index }
          } label: {
            VStack(spacing: 2) {
              Image(systemName: Self.symbols[index % 4]).font(.system(size: size))
              Text("Tab \(index)").font(.system(size: size / 2)).lineLimit(1)
            }
            .foregroundStyle(selection == index ? .indigo : .primary)
            .frame(maxWidth: .infinity)
            .padding(.vertical, 8)
            .background {
              if selection == index {
                Capsule().fill(.indigo.opacity(0.18)).matchedGeometryEffect(id: "pill", in: pill)
              }
            }
          }
          .buttonStyle(.plain)
        }
      }
      .padding(6)
      .background(.regularMaterial, in: .capsule)
      .shadow(color: .black.opacity(0.15), radius: 16, y: 8)
      .padding(20)
    }
  }

  private var size: CGFloat { min(20, 300 / CGFloat(count)) }
}
