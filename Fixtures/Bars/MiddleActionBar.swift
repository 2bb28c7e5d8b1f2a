import SwiftUI

// Four entries and a round action button in the middle that fans two more out.

class BarRouter: ObservableObject {
    enum Page {
        case feed, liked, records, user
    }

    @Published var current: Page = .feed
}

struct MiddleActionBar: View {
    @StateObject var router = BarRouter()
    @State var showsMenu = false

    var body: some View {
        GeometryReader { geometry in
            VStack {
                Spacer()
                switch router.current {
                case .feed:
                    Text("Feed").font(.title)
                case .liked:
                    Text("Liked").font(.title)
                case .records:
                    Text("Records").font(.title)
                case .user:
                    Text("User").font(.title)
                }
                Spacer()
                ZStack {
                    if showsMenu {
                        FanMenu(widthAndHeight: geometry.size.width / 7)
                            .offset(y: -geometry.size.height / 6)
                    }
                    HStack {
                        BarIcon(router: router, page: .feed, width: geometry.size.width / 5, height: geometry.size.height / 28, systemIconName: "homekit", tabName: "Home")
                        BarIcon(router: router, page: .liked, width: geometry.size.width / 5, height: geometry.size.height / 28, systemIconName: "heart", tabName: "Liked")
                        ZStack {
                            Circle()
                                .foregroundColor(.white)
                                .frame(width: geometry.size.width / 7, height: geometry.size.width / 7)
                                .shadow(radius: 4)
                            Image(systemName: "plus.circle.fill")
                                .resizable()
                                .aspectRatio(contentMode: .fit)
                                .frame(width: geometry.size.width / 7 - 6, height: geometry.size.width / 7 - 6)
                                .foregroundColor(Color("DarkPurple"))
                                .rotationEffect(Angle(degrees: showsMenu ? 90 : 0))
                        }
                        .offset(y: -geometry.size.height / 8 / 2)
                        .onTapGesture {
                            withAnimation {
                                showsMenu.toggle()
                            }
                        }
                        BarIcon(router: router, page: .records, width: geometry.size.width / 5, height: geometry.size.height / 28, systemIconName: "waveform", tabName: "Records")
                        BarIcon(router: router, page: .user, width: geometry.size.width / 5, height: geometry.size.height / 28, systemIconName: "person.crop.circle", tabName: "Account")
                    }
                    .frame(width: geometry.size.width, height: geometry.size.height / 8)
                    .background(Color(UIColor.secondarySystemBackground).shadow(radius: 2))
                }
            }
            .edgesIgnoringSafeArea(.bottom)
        }
    }
}

struct FanMenu: View {
    let widthAndHeight: CGFloat

    var body: some View {
        HStack(spacing: 50) {
            ForEach(["record.circle", "folder"], id: \.self) { name in
                ZStack {
                    Circle()
                        .foregroundColor(.purple)
                        .frame(width: widthAndHeight, height: widthAndHeight)
                    Image(systemName: name)
                        .resizable()
                        .aspectRatio(contentMode: .fit)
                        .padding(15)
                        .frame(width: widthAndHeight, height: widthAndHeight)
                        .foregroundColor(.white)
                }
            }
        }
        .transition(.scale)
    }
}

struct BarIcon: View {
    @ObservedObject var router: BarRouter
    let page: BarRouter.Page

    let width, height: CGFloat
    let systemIconName, tabName: String

    var body: some View {
        VStack {
            Image(systemName: systemIconName)
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(width: width, height: height)
                .padding(.top, 10)
            Text(tabName)
                .font(.footnote)
            Spacer()
        }
        .padding(.horizontal, -4)
        .onTapGesture {
            router.current = page
        }
        .foregroundColor(router.current == page ? Color.purple : .gray)
    }
}

struct MiddleActionBar_Previews: PreviewProvider {
    static var previews: some View {
        MiddleActionBar(router: BarRouter())
            .preferredColorScheme(.light)
    }
}
