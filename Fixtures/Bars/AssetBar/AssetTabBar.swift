import SwiftUI

enum AssetTab: CaseIterable {
    case home, profile
    var image: ImageResource {
        switch self {
        case .home: return .home
        case .profile: return .icProfile2
        }
    }
}

struct AssetTabBar: View {
    @Binding var tab: AssetTab
    var body: some View {
        HStack {
            ForEach(AssetTab.allCases, id: \.self) { t in
                Image(t.image)
                    .resizable()
                    .scaledToFit()
                    .frame(width: 28, height: 28)
                    .padding(tab == t ? 18 : 10)
                    .background(tab == t ? Color.tabBackground : Color(.tabBackground).opacity(0.1))
                    .clipShape(.rect(cornerRadius: 12))
                    .onTapGesture { withAnimation(.bouncy) { tab = t } }
                    .frame(maxWidth: .infinity)
            }
        }
        .background(.tabBackground.opacity(0.2), in: .rect(cornerRadii: .init(topLeading: 20, topTrailing: 20)))
    }
}

#Preview {
    @Previewable @State var tab: AssetTab = .home
    AssetTabBar(tab: $tab)
}
