import SwiftUI

@available(iOS 26.0, *)
struct GlassTabs: View {
    @State private var selection: Item = .library
    @State private var search = ""
    @State private var isPlaying = false
    @Namespace private var glass

    enum Item: Hashable, CaseIterable {
        case library, browse, radio, search
    }

    var body: some View {
        TabView(selection: $selection) {
            Tab("Library", systemImage: "music.note.list", value: .library) {
                NavigationStack {
                    List(0..<20, id: \.self) { index in
                        Label("Song \(index)", systemImage: "music.note")
                    }
                    .navigationTitle("Library")
                }
            }
            .badge(3)
            TabSection("Discover") {
                Tab("Browse", systemImage: "square.grid.2x2", value: Item.browse) {
                    Text("Browse")
                }
                Tab("Radio", systemImage: "dot.radiowaves.left.and.right", value: Item.radio) {
                    Text("Radio")
                }
            }
            Tab(value: Item.search, role: .search) {
                NavigationStack {
                    Text("Search").searchable(text: $search)
                }
            }
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabBarMinimizeBehavior(.onScrollDown)
        .tabViewBottomAccessory {
            NowPlaying(isPlaying: $isPlaying)
        }
        .tint(.pink)
        .sensoryFeedback(.selection, trigger: selection)
    }
}

@available(iOS 26.0, *)
struct NowPlaying: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement
    @Binding var isPlaying: Bool
    var body: some View {
        HStack {
            Image(systemName: "music.note").frame(width: 30, height: 30).background(.pink.gradient, in: .rect(cornerRadius: 6))
            if placement == .expanded { Text("Song title").lineLimit(1) }
            Spacer()
            Button("Play", systemImage: isPlaying ? "pause.fill" : "play.fill") { isPlaying.toggle() }
                .labelStyle(.iconOnly)
                .contentTransition(.symbolEffect(.replace))
        }
        .padding(.horizontal)
    }
}

#Preview {
    if #available(iOS 26.0, *) {
        GlassTabs()
    } else {
        Text("Needs iOS 26")
    }
}
