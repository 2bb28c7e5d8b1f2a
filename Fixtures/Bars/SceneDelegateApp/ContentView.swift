import SwiftUI

struct ContentView: View {
    @State var index = 0
    var body: some View {
        VStack(spacing: 0) {
            ZStack {
                Home().opacity(self.index == 0 ? 1 : 0)
                Text("Profile").opacity(self.index == 1 ? 1 : 0)
            }
            HStack {
                TabItemView(title: "Home", image: "house.fill", index: 0, selected: $index)
                Spacer(minLength: 0)
                TabItemView(title: "Me", image: "person.fill", index: 1, selected: $index)
            }
            .padding(.horizontal, 60)
            .padding(.top, 10)
            .padding(.bottom, UIApplication.shared.windows.first?.safeAreaInsets.bottom)
            .background(Color.white)
        }
        .edgesIgnoringSafeArea(.bottom)
    }
}
struct Home: View { var body: some View { Text("Home").frame(maxWidth: .infinity, maxHeight: .infinity) } }
struct TabItemView: View {
    var title: String; var image: String; var index: Int
    @Binding var selected: Int
    var body: some View {
        Button(action: { withAnimation(.spring()) { self.selected = self.index } }) {
            HStack(spacing: 6) {
                Image(systemName: image).foregroundColor(selected == index ? .white : .primary)
                if selected == index { Text(title).foregroundColor(.white) }
            }
            .padding(.vertical, 10).padding(.horizontal)
            .background(selected == index ? Color("selected") : Color.clear)
            .clipShape(Capsule())
        }
    }
}
struct ContentView_Previews: PreviewProvider { static var previews: some View { ContentView() } }
