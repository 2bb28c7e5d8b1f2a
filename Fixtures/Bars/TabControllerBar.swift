import SwiftUI
import UIKit

struct UIKitTabView: View {
    var viewControllers: [UIHostingController<AnyView>]
    @State private var selectedIndex: Int = 0
    init(_ tabs: [TabBarElement]) {
        self.viewControllers = tabs.map {
            let host = UIHostingController(rootView: $0.view)
            host.tabBarItem = $0.barItem
            return host
        }
    }
    var body: some View {
        ControllerRepresentable(controllers: viewControllers, selectedIndex: $selectedIndex)
            .edgesIgnoringSafeArea(.all)
    }
    struct TabBarElement {
        var barItem: UITabBarItem
        var view: AnyView
        init<V: View>(tabBarElementItem: UITabBarItem, @ViewBuilder _ content: () -> V) {
            barItem = tabBarElementItem
            view = AnyView(content())
        }
    }
}

struct ControllerRepresentable: UIViewControllerRepresentable {
    var controllers: [UIViewController]
    @Binding var selectedIndex: Int
    func makeUIViewController(context: Context) -> UITabBarController {
        let tabBarController = UITabBarController()
        tabBarController.viewControllers = controllers
        tabBarController.delegate = context.coordinator
        tabBarController.selectedIndex = 0
        tabBarController.tabBar.tintColor = .systemPurple
        return tabBarController
    }
    func updateUIViewController(_ tabBarController: UITabBarController, context: Context) {
        tabBarController.selectedIndex = selectedIndex
    }
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    class Coordinator: NSObject, UITabBarControllerDelegate {
        var parent: ControllerRepresentable
        init(_ tabBarController: ControllerRepresentable) { self.parent = tabBarController }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            parent.selectedIndex = tabBarController.selectedIndex
        }
    }
}

struct ControllerDemo: View {
    var body: some View {
        UIKitTabView([
            .init(tabBarElementItem: .init(title: "First", image: UIImage(systemName: "house"), selectedImage: UIImage(systemName: "house.fill"))) { Text("First") },
            .init(tabBarElementItem: .init(title: "Second", image: UIImage(systemName: "star"), tag: 1)) { Color.yellow },
        ])
    }
}
struct ControllerDemo_Previews: PreviewProvider { static var previews: some View { ControllerDemo() } }
