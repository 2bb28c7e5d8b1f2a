import CapstanSceneGraph
import SwiftUI
import Testing

private struct Blur: UIViewRepresentable {
  var style: UIBlurEffect.Style

  func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: style))
  }

  func updateUIView(_ uiView: UIVisualEffectView, context: Context) {
    uiView.effect = UIBlurEffect(style: style)
  }
}

private struct Constrained: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView(frame: .zero)
    view.backgroundColor = .red
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    blur.translatesAutoresizingMaskIntoConstraints = false
    view.insertSubview(blur, at: 0)
    NSLayoutConstraint.activate([
      blur.heightAnchor.constraint(equalTo: view.heightAnchor),
      blur.widthAnchor.constraint(equalTo: view.widthAnchor),
    ])
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

private final class Meter: UIView, @unchecked Sendable {}

private struct Unknown: UIViewRepresentable {
  final class Coordinator {
    var updates = 0
  }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> Meter { Meter() }
  func updateUIView(_ uiView: Meter, context: Context) { context.coordinator.updates += 1 }
}

private struct Controlled: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIHostingController<Text> {
    UIHostingController(rootView: Text("hosted"))
  }

  func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {}
}

private struct TabController: UIViewControllerRepresentable {
  final class Coordinator: UITabBarControllerDelegate {
    var chosen: [Int] = []
    func tabBarController(_ controller: UITabBarController, didSelect page: UIViewController) {
      chosen.append(controller.selectedIndex)
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> UITabBarController {
    let pages = ["First", "Second"].map { name in
      let page = UIHostingController(rootView: Text(verbatim: "\(name.lowercased()) page"))
      page.tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
      return page
    }
    let controller = UITabBarController()
    controller.viewControllers = pages
    controller.delegate = context.coordinator
    return controller
  }

  func updateUIViewController(_ controller: UITabBarController, context: Context) {}
}

private struct Pages: PreviewProvider {
  static var previews: some View {
    Group {
      Text("first")
      Text("second").previewDisplayName("Second")
    }
  }
}

/// Views of UIKit in trees of SwiftUI's, and providers of several previews.
@MainActor struct UIKitViewTests {
  private func backdrops(_ page: TestPage) -> [BackdropItem] {
    page.items(at: 0).compactMap { item in
      if case .backdrop(let backdrop) = item { return backdrop }
      return nil
    }
  }

  @Test func effectViewsAreMaterials() {
    let page = TestPage(Blur(style: .systemThinMaterial).frame(width: 100, height: 50))
    let expected = TestPage(
      Rectangle().fill(.thinMaterial).frame(width: 100, height: 50))
    #expect(backdrops(page).map(\.style) == backdrops(expected).map(\.style))
    #expect(backdrops(page).first?.rect.size == CGSize(width: 100, height: 50))
  }

  @Test func viewsInsideFillTheOnesAround() {
    let page = TestPage(Constrained().frame(width: 100, height: 50))
    let red = Color(UIColor.red).resolvedColor(in: StyleContext())
    #expect(page.fills(red, at: 0).count == 1)
    #expect(backdrops(page).map(\.rect.size) == [CGSize(width: 100, height: 50)])
  }

  @Test func unknownViewsAreNamed() {
    let page = TestPage(Unknown().frame(width: 100, height: 50))
    #expect(page.host.diagnostics.notices == [.notDrawn("Meter")])
    #expect(page.words(at: 0) == "Meter")
  }

  @Test func hostingControllersShowTheirViews() {
    #expect(TestPage(Controlled()).words(at: 0) == "hosted")
  }

  @Test func aTabBarsControllerIsDrawnAndTellsOfChoices() {
    let page = TestPage(TabController())
    #expect(page.words(at: 0) == "first pageFirstSecond")
    page.tap("Second", at: 0.1)
    #expect(page.words(at: 0.2) == "second pageFirstSecond")
    page.tap("First", at: 0.3)
    #expect(page.words(at: 0.4) == "first pageFirstSecond")
  }

  @Test func theFirstPageOfAProviderIsShownAndTheOthersNamed() {
    let page = TestPage(ProviderPreview<Pages>())
    #expect(page.words(at: 0) == "first")
    #expect(page.host.diagnostics.notices == [.notDrawn("every preview of Pages but the first")])
  }

  @Test func theSchemeAPagePrefersIsThePages() {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text("\(scheme == .dark ? "dark" : "light")") }
    }
    let page = TestPage(Scheme().preferredColorScheme(.dark))
    #expect(page.words(at: 0) == "dark")
    #expect(page.host.environment.colorScheme == .dark)
  }
}
