import Foundation
import Combine

/// What a tab bar's controller tells.
public protocol UITabBarControllerDelegate: AnyObject {
  /// Another page has been chosen.
  func tabBarController(_ controller: UITabBarController, didSelect page: UIViewController)
  /// Another page is about to be chosen.
  func tabBarController(
    _ controller: UITabBarController, shouldSelect page: UIViewController
  ) -> Bool
}

extension UITabBarControllerDelegate {
  /// Does nothing.
  public func tabBarController(
    _ controller: UITabBarController, didSelect page: UIViewController
  ) {}
  /// Lets it be chosen.
  public func tabBarController(
    _ controller: UITabBarController, shouldSelect page: UIViewController
  ) -> Bool { true }
}

/// What a tab bar tells.
public protocol UITabBarDelegate: AnyObject {
  /// Another entry has been chosen.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A controller of pages with a bar of tabs to choose from, drawn as SwiftUI's `TabView`.
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Its bar.
  public let tabBar = UITabBar()
  /// What is told of choices.
  public weak var delegate: (any UITabBarControllerDelegate)?
  /// The pages.
  open var viewControllers: [UIViewController]? {
    get { choice.pages }
    set {
      choice.pages = newValue ?? []
      tabBar.items = newValue?.map(\.tabBarItem)
    }
  }
  /// The chosen page's place.
  open var selectedIndex: Int {
    get { choice.index }
    set { if newValue != choice.index { choice.index = newValue } }
  }
  /// The chosen page.
  open var selectedViewController: UIViewController? {
    get { choice.pages.indices.contains(choice.index) ? choice.pages[choice.index] : nil }
    set { selectedIndex = choice.pages.firstIndex { $0 === newValue } ?? selectedIndex }
  }

  private let choice = TabChoice()

  /// Makes the view of the pages and their bar.
  override open func loadView() {
    let content = Shown(content: TabControllerContent(controller: self, choice: choice))
    view = MainActor.assumeIsolated { HostingView(AnyView(content.content)) }
  }

  /// Unchecked: made and read within one expression.
  private struct Shown: @unchecked Sendable {
    let content: TabControllerContent
  }

  /// Sets the pages.
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    viewControllers = controllers
  }

  /// Another entry has been chosen.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Does what a tap on an entry does.
  fileprivate func choose(_ index: Int) {
    guard choice.pages.indices.contains(index) else { return }
    let page = choice.pages[index]
    guard delegate?.tabBarController(self, shouldSelect: page) ?? true else { return }
    selectedIndex = index
    tabBar.selectedItem = page.tabBarItem
    tabBar(tabBar, didSelect: page.tabBarItem)
    delegate?.tabBarController(self, didSelect: page)
  }
}

/// The pages of a tab bar's controller and the chosen one.
private final class TabChoice: ObservableObject {
  @Published var pages: [UIViewController] = []
  @Published var index = 0
}

/// The pages of a tab bar's controller and their bar.
private nonisolated struct TabControllerContent: View {
  // The view stands in the controller, which is therefore there as long as the view.
  unowned let controller: UITabBarController
  @ObservedObject var choice: TabChoice

  init(controller: UITabBarController, choice: TabChoice) {
    self.controller = controller
    _choice = ObservedObject(wrappedValue: choice)
  }

  private var isBarHidden: Bool { controller.tabBar.isHidden }

  @MainActor var body: some View {
    let controller = controller
    TabView(
      selection: Binding(read: { choice.index }, write: { controller.choose($0) })
    ) {
      ForEach(Array(choice.pages.enumerated()), id: \.offset) { index, page in
        UIKitView(view: page.view ?? UIView(), isRoot: false)
          .tabItem { TabControllerLabel(item: page.tabBarItem, isSelected: index == choice.index) }
          .badge(page.tabBarItem?.badgeValue.map { Text(verbatim: $0) })
          .toolbar(isBarHidden ? .hidden : .automatic, for: .tabBar)
          .tag(index)
      }
    }
    .tint(controller.tabBar.tintColor.map { Color($0) })
  }
}

/// What stands for a page in the bar.
private nonisolated struct TabControllerLabel: View {
  let item: UITabBarItem?
  let isSelected: Bool

  @MainActor var body: some View {
    Label {
      Text(verbatim: item?.title ?? "")
    } icon: {
      if let image = (isSelected ? item?.selectedImage : nil) ?? item?.image {
        Image(uiImage: image).environment(\.symbolVariants, .none)
      }
    }
  }
}
