import SwiftUI

// The system's bar reached through controllers of UIKit, under an indicator of SwiftUI's.

class CustomTabBarController: UITabBarController, UITabBarControllerDelegate {
    var onSelect: ((Int) -> Void)?
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        tabBar.isHidden = true
        tabBar.tintColor = .systemPink
        let first = UIHostingController(rootView: Text("One"))
        first.tabBarItem = UITabBarItem(title: "One", image: UIImage(systemName: "1.circle"), tag: 0)
        let second = UIHostingController(rootView: Text("Two"))
        second.tabBarItem = UITabBarItem(title: "Two", image: UIImage(systemName: "2.circle"), selectedImage: UIImage(systemName: "2.circle.fill"))
        viewControllers = [first, second]
        selectedIndex = 0
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        onSelect?(tabBarController.selectedIndex)
    }
}

struct TabBarAccessor: UIViewControllerRepresentable {
    var callback: (UITabBar) -> Void
    private let proxyController = ViewController()

    func makeUIViewController(context: UIViewControllerRepresentableContext<TabBarAccessor>) -> UIViewController {
        proxyController.callback = callback
        return proxyController
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: UIViewControllerRepresentableContext<TabBarAccessor>) {
    }

    typealias UIViewControllerType = UIViewController

    private class ViewController: UIViewController {
        var callback: (UITabBar) -> Void = { _ in }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if let tabBar = self.tabBarController {
                self.callback(tabBar.tabBar)
            }
        }
    }
}

struct AccessorDemo: View {
    @State private var sel = 0
    @State private var barHeight: CGFloat = 49
    var body: some View {
        TabView(selection: $sel) {
            Color.yellow.background(TabBarAccessor { tabBar in barHeight = tabBar.bounds.height })
                .tabItem { Label("Home", systemImage: "house") }
                .tag(0)
            Color.green
                .tabItem { Label("More", systemImage: "ellipsis") }
                .tag(1)
        }
        .overlay(alignment: .bottom) {
            GeometryReader { p in
                Capsule().fill(.red).frame(width: 60, height: 4)
                    .offset(x: p.size.width / 2 * CGFloat(sel) + p.size.width / 4 - 30)
                    .animation(.spring(), value: sel)
            }
            .frame(height: barHeight)
            .allowsHitTesting(false)
        }
    }
}

struct AccessorDemo_Previews: PreviewProvider { static var previews: some View { AccessorDemo() } }
