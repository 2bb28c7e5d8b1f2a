extension UIApplicationDelegate {
  /// The window, as large as the page.
  public var window: UIWindow?? { .some(UIWindow.page) }
}
