public import Foundation

/// A view of UIKit in a tree of SwiftUI's.
///
/// The view is made and updated as on the platform; what Capstan knows of it is drawn: backdrops of
/// effect views, labels, pictures, backgrounds and what stands inside. Other views are a named
/// placeholder, and the run says so.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  /// The type of UIKit's view.
  associatedtype UIViewType: UIView
  /// The type of what tells the view's events.
  associatedtype Coordinator = Void
  /// What the functions are told.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view; called once.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view to the values of this one.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Called when the view is gone.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes what tells the view's events; called once.
  func makeCoordinator() -> Coordinator
  /// Returns the size for a proposal; nil for the view's own.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

/// What the functions of a representable view are told.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What tells the view's events.
  public let coordinator: Representable.Coordinator
  /// The environment where the view stands.
  public let environment: EnvironmentValues
  /// How the change is made.
  public let transaction: Transaction
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Leaves the size to the view.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  /// Makes a node that owns the view.
  @MainActor public static func _makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    RepresentableNode<Self>(inputs)
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

/// The node of a view of UIKit.
private final class RepresentableNode<V: UIViewRepresentable>: ViewNode<V> {
  private var made: (view: V.UIViewType, coordinator: V.Coordinator)?
  private var child: ViewNode<UIKitView>?

  override var children: [Node] { [Node](of: child) }

  override func update(_ view: V, _ context: UpdateContext) {
    super.update(view, context)
    let coordinator = made?.coordinator ?? view.makeCoordinator()
    let environment = UIViewRepresentableContext<V>(
      coordinator: coordinator, environment: environment, transaction: transaction)
    let uiView = made?.view ?? view.makeUIView(context: environment)
    made = (uiView, coordinator)
    view.updateUIView(uiView, context: environment)
    reconcile(&child, UIKitView(view: uiView, isRoot: true), context)
  }

  override func willUnmount() {
    if let made { V.dismantleUIView(made.view, coordinator: made.coordinator) }
  }
}

/// A controller of UIKit in a tree of SwiftUI's; its view is drawn as `UIViewRepresentable` says.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View
where Body == Never {
  /// The type of UIKit's controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of what tells the controller's events.
  associatedtype Coordinator = Void
  /// What the functions are told.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller; called once.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller to the values of this one.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Called when the controller is gone.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes what tells the controller's events; called once.
  func makeCoordinator() -> Coordinator
}

/// What the functions of a representable controller are told.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// What tells the controller's events.
  public let coordinator: Representable.Coordinator
  /// The environment where the controller stands.
  public let environment: EnvironmentValues
  /// How the change is made.
  public let transaction: Transaction
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// Makes a node that owns the controller.
  @MainActor public static func _makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    ControllerNode<Self>(inputs)
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

/// The node of a controller of UIKit.
private final class ControllerNode<V: UIViewControllerRepresentable>: ViewNode<V> {
  private var made: (controller: V.UIViewControllerType, coordinator: V.Coordinator)?
  private var child: ViewNode<UIKitView>?

  override var children: [Node] { [Node](of: child) }

  override func update(_ view: V, _ context: UpdateContext) {
    super.update(view, context)
    let isNew = made == nil
    let coordinator = made?.coordinator ?? view.makeCoordinator()
    let environment = UIViewControllerRepresentableContext<V>(
      coordinator: coordinator, environment: environment, transaction: transaction)
    let controller = made?.controller ?? view.makeUIViewController(context: environment)
    made = (controller, coordinator)
    controller.loadViewIfNeeded()
    view.updateUIViewController(controller, context: environment)
    if isNew {
      controller.viewWillAppear(false)
      controller.viewDidAppear(false)
    }
    reconcile(&child, UIKitView(view: controller.view ?? UIView(), isRoot: true), context)
  }

  override func willUnmount() {
    if let made {
      V.dismantleUIViewController(made.controller, coordinator: made.coordinator)
    }
  }
}
