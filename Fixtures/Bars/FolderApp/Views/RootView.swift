import SwiftUI

struct RootView: View {
    @EnvironmentObject var settings: AppSettings
    @Environment(\.safeAreaInsets) private var safeAreaInsets
    @State private var barSize: CGSize = .zero

    var body: some View {
        NavigationView {
            ZStack(alignment: .bottom) {
                List {
                    Section(header: Text("Taps: \(settings.taps)"), footer: Text("footer")) {
                        ForEach(0..<12) { NavigationLink("Row \($0)", destination: Text("Detail")) }
                    }
                }
                .listStyle(InsetGroupedListStyle())
                .padding(.bottom, barSize.height)
                TabBar(items: TabItem.samples, selected: $settings.selected)
                    .padding(.bottom, safeAreaInsets.bottom)
                    .readSize { barSize = $0 }
            }
            .navigationBarTitle(Text(settings.selected.title), displayMode: .inline)
            .navigationBarItems(trailing: Button(action: {}) { Image(systemName: "gear") })
            .ignoresSafeArea(edges: .bottom)
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}

struct RootView_Previews: PreviewProvider {
    static var previews: some View {
        RootView().environmentObject(AppSettings())
            .environment(\.managedObjectContext, PersistenceController.preview.container.viewContext)
    }
}
