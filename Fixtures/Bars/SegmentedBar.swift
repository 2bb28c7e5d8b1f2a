import SwiftUI

// A segmented strip on top of pages, generic over its entries, with an underline that slides.

protocol SegmentTab: Hashable, CaseIterable {
    var title: String { get }
}

enum Season: String, SegmentTab {
    case spring, summer, autumn, winter
    var title: String { rawValue.uppercased() }
}

struct SegmentedStrip<Tab: SegmentTab>: View where Tab.AllCases: RandomAccessCollection {
    @Binding var selected: Tab
    @Namespace private var underline

    var body: some View {
        HStack(spacing: 0) {
            ForEach(Tab.allCases, id: \.self) { tab in
                VStack(spacing: 8) {
                    Text(tab.title)
                        .font(.footnote)
                        .fontWeight(selected == tab ? .semibold : .regular)
                        .kerning(1)
                        .foregroundStyle(selected == tab ? Color.primary : Color.secondary)
                        .lineLimit(1)
                        .minimumScaleFactor(0.7)
                    ZStack {
                        Rectangle().fill(.clear).frame(height: 2)
                        if selected == tab {
                            Rectangle()
                                .fill(Color.accentColor)
                                .frame(height: 2)
                                .matchedGeometryEffect(id: "underline", in: underline)
                        }
                    }
                }
                .frame(maxWidth: .infinity)
                .contentShape(Rectangle())
                .onTapGesture {
                    withAnimation(.snappy) { selected = tab }
                }
            }
        }
        .overlay(alignment: .bottom) { Divider() }
    }
}

struct SegmentedScreen: View {
    @State private var season: Season = .spring

    private var color: Color {
        switch season {
        case .spring: .green
        case .summer: .yellow
        case .autumn: .orange
        case .winter: .cyan
        }
    }

    var body: some View {
        NavigationView {
            VStack(spacing: 16) {
                SegmentedStrip(selected: $season)
                List {
                    Section(header: Text(season.title)) {
                        ForEach(1...4, id: \.self) { week in
                            NavigationLink(destination: Text("Week \(week)")) {
                                HStack {
                                    Circle().fill(color.gradient).frame(width: 12, height: 12)
                                    Text("Week \(week)")
                                    Spacer()
                                    Text("\(week * 7) days").foregroundColor(.secondary)
                                }
                            }
                        }
                    }
                }
                .listStyle(.plain)
            }
            .navigationTitle("Seasons")
            .navigationBarTitleDisplayMode(.inline)
        }
    }
}

#Preview("Seasons", traits: .sizeThatFitsLayout) {
    SegmentedScreen()
}
