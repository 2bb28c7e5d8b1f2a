import Foundation

/// What the views of a page say about the bars around it.
struct PageSettings {
  var title: Text?
  var titleMode: NavigationBarItem.TitleDisplayMode?
  /// The title of the page before, for the way back.
  var backTitle: Text?
  /// Whether there is a way back.
  var canGoBack = false
  var hidesBackButton = false
  var items: [ToolbarEntry] = []
  /// The placeholder of a search field; nil for none.
  var searchPrompt: Text?
  private var bars: [ToolbarPlacement.Kind: Bar] = [:]
  /// One object for each update of a view that has said something.
  var stamps: [Stamp] = []

  /// Tells one update from another.
  final class Stamp: Sendable {}

  /// What is said of one bar.
  struct Bar {
    var visibility = Visibility.automatic
    var backgroundVisibility = Visibility.automatic
    var background: AnyShapeStyle?
    var colorScheme: ColorScheme?
  }

  subscript(bar: ToolbarPlacement.Kind) -> Bar {
    get { bars[bar] ?? Bar() }
    set { bars[bar] = newValue }
  }

  /// Takes over what another view says; what it leaves open stays.
  mutating func merge(_ other: PageSettings) {
    title = other.title ?? title
    titleMode = other.titleMode ?? titleMode
    backTitle = other.backTitle ?? backTitle
    canGoBack = canGoBack || other.canGoBack
    hidesBackButton = hidesBackButton || other.hidesBackButton
    items += other.items
    searchPrompt = other.searchPrompt ?? searchPrompt
    stamps += other.stamps
    for kind in ToolbarPlacement.Kind.allCases {
      guard let theirs = other.bars[kind] else { continue }
      var own = self[kind]
      if theirs.visibility != .automatic { own.visibility = theirs.visibility }
      if theirs.backgroundVisibility != .automatic {
        own.backgroundVisibility = theirs.backgroundVisibility
      }
      own.background = theirs.background ?? own.background
      own.colorScheme = theirs.colorScheme ?? own.colorScheme
      bars[kind] = own
    }
  }

  /// What a navigation container keeps to itself is left out.
  var outsideNavigation: PageSettings {
    var result = PageSettings()
    result.bars[.tabBar] = bars[.tabBar]
    result.stamps = stamps
    return result
  }

  /// What a tab container keeps to itself is left out.
  var outsideTabs: PageSettings {
    var result = self
    result.bars[.tabBar] = nil
    return result
  }

  func isSame(as other: PageSettings) -> Bool {
    stamps.elementsEqual(other.stamps) { $0 === $1 }
  }
}

/// Joins what the views of a page say about bars; outer views have the last word.
enum PageSettingsKey: PreferenceKey {
  static var defaultValue: PageSettings { PageSettings() }

  static func reduce(value: inout PageSettings, nextValue: () -> PageSettings) {
    value.merge(nextValue())
  }
}

extension Node {
  /// What the views inside say about the bars around them.
  var pageSettings: PageSettings {
    var value = PreferenceValue<PageSettingsKey>()
    collectPreference(PageSettingsKey.self, into: &value)
    return value.value
  }
}

/// Says something about the bars around a page.
nonisolated struct PageSettingsModifier: ViewModifier {
  typealias Body = Never
  let change: @MainActor (inout PageSettings) -> Void

  @MainActor static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, PageSettingsModifier>> {
    PageSettingsNode<V>(inputs)
  }
}

/// The node of a view that says something about bars.
final class PageSettingsNode<Content: View>: PassThroughNode<
  ModifiedContent<Content, PageSettingsModifier>, Content
>
{
  private var own = PageSettings()

  override init(_ inputs: NodeInputs) {
    super.init(inputs, child: \.content)
  }

  override func update(
    _ view: ModifiedContent<Content, PageSettingsModifier>, _ context: UpdateContext
  ) {
    super.update(view, context)
    own = PageSettings()
    view.modifier.change(&own)
    own.stamps = [PageSettings.Stamp()]
  }

  override func collectPreference<K: PreferenceKey>(
    _ key: K.Type, into value: inout PreferenceValue<K>
  ) {
    super.collectPreference(key, into: &value)
    if K.self == PageSettingsKey.self, let own = own as? K.Value { value.add(own) }
  }
}

extension View {
  /// Says something about the bars around the page.
  nonisolated func pageSettings(
    _ change: @escaping @MainActor (inout PageSettings) -> Void
  ) -> some View {
    modifier(PageSettingsModifier(change: change))
  }
}
