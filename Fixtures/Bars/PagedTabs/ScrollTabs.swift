import SwiftUI

struct ScrollTabs: View {
    @EnvironmentObject private var model: TabViewModel
    @State private var scrollID: String?

    var body: some View {
        VStack(spacing: 0) {
            bar
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(model.tabs) { tab in
                        tab.color.opacity(0.3)
                            .overlay(Text(tab.name).font(.largeTitle))
                            .containerRelativeFrame(.horizontal)
                            .id(tab.id)
                            .scrollTransition { content, phase in
                                content.scaleEffect(phase.isIdentity ? 1 : 0.9).opacity(phase.isIdentity ? 1 : 0.5)
                            }
                    }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $scrollID)
            .scrollIndicators(.hidden)
            .scrollTargetBehavior(.paging)
        }
    }

    private var bar: some View {
        HStack(spacing: 20) {
            ForEach($model.tabs) { $tab in
                Button {
                    withAnimation(.snappy) {
                        model.select(tab)
                        scrollID = tab.id
                    }
                } label: {
                    Label(tab.name, systemImage: tab.icon)
                        .labelStyle(.iconOnly)
                        .font(.title3)
                        .padding(.vertical, 12)
                        .foregroundStyle(model.active == tab ? tab.color : .gray)
                        .visualEffect { content, proxy in
                            content.offset(y: proxy.frame(in: .global).minX > 200 ? -2 : 0)
                        }
                }
                .buttonStyle(.plain)
                .background {
                    GeometryReader { geo in
                        Color.clear
                            .onAppear { tab.size = geo.size; tab.minX = geo.frame(in: .named("BAR")).minX }
                    }
                }
            }
        }
        .overlay(alignment: .bottomLeading) {
            if let active = model.active, let i = model.tabs.firstIndex(of: active) {
                Rectangle().frame(width: model.tabs[i].size.width, height: 2).offset(x: model.tabs[i].minX)
            }
        }
        .coordinateSpace(name: "BAR")
        .containerShape(RoundedRectangle(cornerRadius: 20))
    }
}

struct ScrollTabs_Previews: PreviewProvider {
    static var previews: some View {
        ScrollTabs()
            .environmentObject(TabViewModel())
    }
}
