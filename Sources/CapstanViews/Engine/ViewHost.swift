public import CapstanSceneGraph
import Foundation

/// Shows one view on a page that exists on a clock of its own.
///
/// Events happen in order; between two events any moment can be asked for, in any order, and the
/// answer depends on the events alone.
@MainActor public final class ViewHost {
  private let graph: ViewGraph
  private let root: ViewNode<AnyView>
  private let view: AnyView
  /// The scheme of the page where the view does not prefer one.
  private var ownScheme: ColorScheme
  private var preferredScheme: ColorScheme?
  /// The last tap and how many there have been in a row.
  private var lastTap: (point: CGPoint, time: Double, count: Int)?

  /// What was drawn last: the page's state, the moment, and the items.
  private var drawn: (state: Int, time: Double, items: [DisplayItem])?
  /// How often the page has been drawn.
  package private(set) var drawCount = 0
  /// The update after which the page last took its scheme from the view.
  private var followedUpdate = -1

  /// Builds the tree of a view and lets it appear at time 0.
  ///
  /// The environment's scale is the page's; everything else is as given. The view is made on the
  /// page's clock, too.
  public init<Root: View>(
    _ root: @autoclosure () -> Root, environment: EnvironmentValues = EnvironmentValues(),
    settings: HostSettings
  ) {
    var environment = environment
    environment.displayScale = settings.scale
    let graph = ViewGraph(settings: settings, environment: environment)
    self.graph = graph
    ownScheme = environment.colorScheme
    view = graph.clock.run(in: graph) { AnyView(root()) }
    let made = AnyView._makeNode(NodeInputs(graph: graph, parent: nil, scope: nil))
    self.root = made
    graph.clock.run(in: graph) {
      graph.mount(made) { [view, graph] in
        made.update(view, UpdateContext(environment: graph.environment))
      }
      graph.advance(to: 0)
    }
    followPreferences()
  }

  /// What the engine has noticed so far.
  public var diagnostics: Diagnostics { graph.diagnostics }

  /// The environment of the root.
  public var environment: EnvironmentValues { graph.environment }

  /// How often the page has been laid out.
  package var layoutCount: Int { graph.layoutCount }

  /// The size in points that the view takes of the page, when the safe area is offered to it.
  public var contentSize: CGSize { graph.contentSize }

  // MARK: Events

  /// Lets everything happen that is due until a time, in seconds.
  public func advance(to time: Double) {
    if let due = graph.nextEventTime, due <= time {
      graph.clock.run(in: graph) { graph.advance(to: time) }
    }
    followPreferences()
  }

  /// Lets something happen at a time, after everything that was due before.
  public func perform(at time: Double, _ event: () -> Void) {
    graph.clock.run(in: graph) { graph.perform(at: time, event) }
    followPreferences()
  }

  /// Changes the environment of the root at a time.
  public func changeEnvironment(
    at time: Double, _ change: (inout EnvironmentValues) -> Void
  ) {
    advance(to: time)
    graph.environment.colorScheme = ownScheme
    change(&graph.environment)
    ownScheme = graph.environment.colorScheme
    updateEnvironment(at: time)
    followPreferences()
  }

  /// Hands the environment down, in the scheme that the view prefers.
  private func updateEnvironment(at time: Double) {
    graph.environment.colorScheme = preferredScheme ?? ownScheme
    graph.clock.run(in: graph) {
      graph.perform(at: time) {
        graph.runUpdate(Transaction()) {
          root.update(view, UpdateContext(environment: graph.environment))
        }
      }
    }
  }

  /// Takes the page's scheme from the view if it prefers one.
  ///
  /// Preferences change with updates alone.
  private func followPreferences() {
    guard followedUpdate != graph.updateID else { return }
    followedUpdate = graph.updateID
    var preference = PreferenceValue<PreferredColorSchemeKey>()
    root.collectPreference(PreferredColorSchemeKey.self, into: &preference)
    guard preference.value != preferredScheme else { return }
    preferredScheme = preference.value
    updateEnvironment(at: graph.time)
  }

  /// Lets an action happen at a time; it becomes one of the events that are due.
  public func schedule(at time: Double, _ action: @escaping @MainActor () -> Void) {
    graph.schedule(at: time, action)
  }

  /// When the next thing is due, in seconds; nil if nothing is.
  public var nextEventTime: Double? { graph.nextEventTime }

  /// Taps in the same place follow in a row if they are at most so many seconds apart (an
  /// approximation of the platform's interval).
  static let tapInterval = 0.35

  /// How many taps in a row the last one ended.
  var countOfLastTap: Int { lastTap?.count ?? 0 }

  /// Counts a tap.
  func countTap(at point: CGPoint, time: Double) -> Int {
    var count = 1
    if let last = lastTap, time - last.time <= Self.tapInterval,
      hypot(point.x - last.point.x, point.y - last.point.y) <= 10
    {
      count = last.count + 1
    }
    lastTap = (point, time, count)
    return count
  }

  // MARK: Moments

  /// Returns what is seen at a moment that is not before the last event.
  public func displayList(
    at time: Double, background: ResolvedColor = .clear
  ) -> DisplayList {
    let items = graph.clock.run(in: graph) { drawnItems(at: time) }
    return DisplayList(size: graph.settings.size, background: background, items: items)
  }

  /// The items of a moment: those drawn last, if nothing moved in them and nothing has happened.
  private func drawnItems(at time: Double) -> [DisplayItem] {
    graph.sample(at: time)
    if let drawn, drawn.state == graph.stateNumber, drawn.time <= time { return drawn.items }
    graph.seesMotion = false
    var items: [DisplayItem] = []
    let reusesWork = graph.settings.reusesWork
    graph.rootElement?.draw(DrawingContext(time: time, mayReuse: reusesWork), into: &items)
    drawCount += 1
    if !items.isFinite {
      graph.diagnostics.report(.withoutPlace)
      items = items.droppingNonFinite
    }
    drawn = graph.seesMotion || !reusesWork ? nil : (graph.stateNumber, time, items)
    return items
  }

  /// Returns what can be read or tapped at a moment, in drawing order.
  func semantics(at time: Double) -> [SemanticItem] {
    var items: [SemanticItem] = []
    graph.clock.run(in: graph) {
      graph.sample(at: time)
      graph.rootElement?.collectSemantics(DrawingContext(time: time), into: &items)
    }
    return items
  }

  /// When everything that moves now has come to rest, in seconds.
  ///
  /// Infinity if it never does, minus infinity if nothing moves. What is due later is not counted.
  public var restTime: Double { max(root.restTime, graph.restTime) }

  /// Tells whether nothing moves at a moment and nothing is due.
  public func isAtRest(at time: Double) -> Bool {
    restTime <= time && nextEventTime == nil
  }

  /// Returns every number that has followed or follows a target, by the path of its view.
  public func animatedAttributes(at time: Double) -> [AnimatedValue] {
    graph.clock.run(in: graph) {
      graph.sample(at: time)
      return graph.animatedValues(at: time)
    }
  }
}

/// A number that follows its target in time.
public struct AnimatedValue: Equatable, Sendable {
  /// Where it belongs, such as `HStack/ForEach[search]/Button/indicator.frame.x`.
  public let path: String
  /// In the attribute's own unit.
  public let value: Double
}
