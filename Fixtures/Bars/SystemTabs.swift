import SwiftUI

// The platform's own tab container, in its newer and older forms.

struct SystemTabs: View {
    @State private var selection: Int = 0
    @State private var showsSheet = false

    var body: some View {
        TabView(selection: $selection) {
            Tab("Home", systemImage: "house", value: 0) {
                NavigationStack {
                    List(0..<6, id: \.self) { row in
                        Label("Row \(row)", systemImage: "\(row).circle")
                    }
                    .navigationTitle("Home")
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) {
                            Button("Add", systemImage: "plus") { showsSheet = true }
                        }
                    }
                }
            }
            .badge(4)
            Tab("Library", systemImage: "books.vertical", value: 1) {
                Text("Library")
            }
            Tab(value: 2, role: .search) {
                Text("Search")
            }
        }
        .sheet(isPresented: $showsSheet) { Text("Sheet") }
        .onChange(of: selection) { print("changed") }
    }
}

struct OldTabs: View {
    @State var selected = "one"

    var body: some View {
        TabView(selection: $selected) {
            Text("First page")
                .tabItem {
                    Image(systemName: "1.square.fill")
                    Text("First")
                }
                .tag("one")
            Text("Second page")
                .tabItem {
                    Label("Second", systemImage: "2.square.fill")
                }
                .tag("two")
        }
        .accentColor(.red)
    }
}

#Preview("New") { SystemTabs() }
#Preview("Old") { OldTabs() }
