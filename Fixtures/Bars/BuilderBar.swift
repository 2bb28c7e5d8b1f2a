import SwiftUI

// Tabs listed by a result builder of the author's own, types erased.

@resultBuilder
enum TabBuilder {
    static func buildBlock(_ c: TabDescriptor...) -> [TabDescriptor] { c }
    static func buildArray(_ c: [[TabDescriptor]]) -> [TabDescriptor] { c.flatMap { $0 } }
    static func buildOptional(_ c: [TabDescriptor]?) -> [TabDescriptor] { c ?? [] }
}
struct TabDescriptor: Identifiable {
    let id: AnyHashable
    let label: AnyView
    let page: () -> AnyView
    init<ID: Hashable, L: View, P: View>(_ id: ID, @ViewBuilder page: @escaping () -> P, @ViewBuilder label: () -> L) {
        self.id = id
        self.label = AnyView(label())
        self.page = { AnyView(page()) }
    }
}
struct BuilderTabView: View {
    @State private var current: AnyHashable
    let tabs: [TabDescriptor]
    init(@TabBuilder _ tabs: () -> [TabDescriptor]) {
        let t = tabs()
        self.tabs = t
        self._current = State(wrappedValue: t[0].id)
    }
    var body: some View {
        VStack {
            ZStack {
                ForEach(tabs) { tab in
                    tab.page()
                        .opacity(tab.id == current ? 1 : 0)
                }
            }
            .frame(maxHeight: .infinity)
            HStack(alignment: .bottom) {
                ForEach(tabs) { tab in
                    tab.label
                        .frame(maxWidth: .infinity, minHeight: 44)
                        .background(Color.secondary.opacity(tab.id == current ? 0.3 : 0.05))
                        .contentShape(RoundedRectangle(cornerRadius: 8))
                        .onTapGesture { withAnimation(.spring(response: 0.55, dampingFraction: 0.825, blendDuration: 0)) { current = tab.id } }
                }
            }
        }
    }
}
struct PairView<A, B>: View where A: View, B: View {
    let content: TupleView<(A, B)>
    init(@ViewBuilder content: () -> TupleView<(A, B)>) { self.content = content() }
    var body: some View { HStack { content.value.0; Divider().frame(height: 20); content.value.1 } }
}
struct BuilderDemo: View {
    var body: some View {
        BuilderTabView {
            TabDescriptor(1) { Color.mint } label: { PairView { Image(systemName: "leaf"); Text("Leaf") } }
            TabDescriptor("two") { Color.brown } label: { Label("Two", systemImage: "cup.and.saucer") }
            TabDescriptor(3.0) { Color.indigo } label: { Text("3") }
        }
    }
}
#Preview { BuilderDemo() }
