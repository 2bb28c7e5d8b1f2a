import Foundation
import Observation

/// The tree of one page, its clock and what waits to happen.
@MainActor final class ViewGraph {
  let settings: HostSettings
  let queue = UpdateQueue()
  let matched = MatchedGeometryRegistry()
  let diagnostics = Diagnostics()
  /// What listings queue work on.
  private(set) lazy var clock = ClipClock(self)
  /// What listings keep by name.
  let storage = MemoryStorage()
  private(set) var root: Node?
  private(set) var rootElement: ViewElement?

  /// Seconds of the clip: the event that runs, or the moment that is drawn.
  private(set) var time = 0.0
  /// When the last event happened.
  private(set) var eventTime = 0.0
  /// The transaction of the update that runs.
  private(set) var transaction = Transaction()
  /// Changes whenever scopes have to ask for their transactions again.
  private(set) var transactionEpoch = 0
  /// Counts updates, to tell which one changed a value.
  private(set) var updateID = 0
  /// Counts layouts; sizes are remembered within one.
  var layoutPass: Int { passes.number }
  /// Counts the passes; elements hold on to it and need not ask the graph.
  let passes = LayoutPasses()
  /// Layouts so far, each of one pass or more.
  private(set) var layoutCount = 0
  /// Changes with every event and whenever a view is placed: what is drawn is a function of this
  /// state and the time.
  private(set) var stateNumber = 0
  /// Changes as the state does, but not when matched views alone are placed: what is drawn outside
  /// of those is a function of this and the time.
  private(set) var arrangementNumber = 0

  var dirtyNodes: [Node] = []
  /// The elements of the last layout that are drawn by their frames, in order.
  var placed: [ViewElement] = []
  /// How many of them stood there before matched views followed their geometries.
  private var placedBeforeMatches = 0
  /// Nodes whose content is a function of time.
  private var samplers: [any TimeSampling] = []
  private var actions: [@MainActor () -> Void] = []
  private var agenda = Agenda()
  /// What a reader wished to scroll to last.
  var scrollRequest: ScrollRequest?
  private var namespaceOwners: [NamespaceOwner] = []
  private let rootName = NodeName()
  var environment: EnvironmentValues
  /// Whether something was drawn that may look different a moment later.
  ///
  /// Told by whatever is asked for the moment: attributes in motion, effects, closures that draw.
  var seesMotion = false

  init(settings: HostSettings, environment: EnvironmentValues) {
    (self.settings, self.environment) = (settings, environment)
  }

  /// Whether a moment is being drawn, when nothing may change.
  var isSampling: Bool { queue.isSampling }

  /// Makes a namespace of a node; they count from 1.
  func makeNamespace(of node: Node) -> Namespace.ID {
    namespaceOwners.append(NamespaceOwner(node: node))
    return Namespace.ID(number: namespaceOwners.count)
  }

  /// The node whose namespace it is, if that is still there.
  private func owner(of namespace: Namespace.ID) -> Node? {
    let index = namespace.number - 1
    return namespaceOwners.indices.contains(index) ? namespaceOwners[index].node : nil
  }

  // MARK: Time

  /// Takes the root and lets it appear, at time 0.
  func mount(_ node: Node, _ update: () -> Void) {
    root = node
    UpdateQueue.$current.withValue(queue) {
      runUpdate(Transaction()) {
        update()
        rootElement = RootElement(node)
      }
      settle()
    }
  }

  /// Lets an event happen, after everything that was due before it.
  func perform(at time: Double, _ event: () -> Void) {
    advance(to: time)
    run(at: time, event)
    advance(to: time)
  }

  /// Lets everything happen that is due.
  func advance(to time: Double) {
    while let next = agenda.next(until: time) { run(at: next.time, next.action) }
  }

  private func run(at time: Double, _ event: () -> Void) {
    eventTime = max(time, eventTime)
    sample(at: eventTime)
    queue.isSampling = false
    queue.isUpdating = false
    queue.turn += 1
    UpdateQueue.$current.withValue(queue) {
      event()
      settle()
    }
    beginState()
  }

  private func beginState() {
    stateNumber += 1
    arrangementNumber += 1
  }

  /// Lets an action happen at a time; what is due at the same time keeps its order.
  func schedule(at time: Double, _ action: @escaping @MainActor () -> Void) {
    guard time < .infinity else { return }
    agenda.add(at: time, action)
  }

  /// When the next thing is due.
  var nextEventTime: Double? { agenda.nextTime }

  /// Brings the tree to a moment after the last event.
  func sample(at time: Double) {
    queue.isSampling = true
    queue.isUpdating = true
    self.time = time
    transaction = Transaction()
    transactionEpoch += 1
    samplers.removeAll { !$0.isSampled }
    var isNew = false
    for sampler in samplers.sorted(by: { $0.depth < $1.depth }) {
      if sampler.sample() { isNew = true }
    }
    let followsMatches = matched.isMoving || matched.moves(at: time)
    if isNew || followsMatches && !settings.reusesWork {
      layout()
    } else if followsMatches {
      placeMatches()
    }
    if queue.refusedWrites > 0 { diagnostics.report(.writeWhileDrawing) }
  }

  func register(_ sampler: any TimeSampling) {
    samplers.append(sampler)
  }

  // MARK: Updates

  /// Whether views have gone without any value changing, so that the page must be laid out again.
  var needsUpdate = false

  /// Lets an action follow the update that runs.
  func afterUpdate(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
  }

  /// Makes scopes ask for their transactions again.
  func invalidateTransactions() {
    transactionEpoch += 1
  }

  private func settle() {
    var rounds = 0
    while rounds < Self.roundLimit {
      if !queue.writes.isEmpty {
        let batch = queue.takeBatch()
        runUpdate(batch.first?.transaction ?? Transaction()) {
          for write in batch {
            write.apply()
            write.node?.invalidate()
          }
        }
      } else if !dirtyNodes.isEmpty || needsUpdate {
        runUpdate(Transaction()) {}
      } else if !actions.isEmpty {
        let due = actions
        actions = []
        for action in due { action() }
      } else {
        let completions = queue.takeCompletions()
        if completions.isEmpty { return }
        for completion in completions { schedule(completion) }
      }
      rounds += 1
    }
    diagnostics.report(.endlessUpdate)
  }

  /// After so many rounds an event that keeps causing updates is cut off.
  private static let roundLimit = 1000

  /// Runs an update under a transaction: values, layout, preferences, motion.
  func runUpdate(_ transaction: Transaction, _ change: () -> Void) {
    queue.isUpdating = true
    defer { queue.isUpdating = false }
    needsUpdate = false
    updateID += 1
    beginState()
    self.transaction = transaction
    transactionEpoch += 1
    for element in placed { element.beginUpdate(updateID) }
    change()
    evaluateDirtyNodes()
    layout()
    resolvePreferences()
    root?.giveNames(in: rootName)
    matched.forgetUnused()
    for element in placed { element.commitFrame(updateID) }
  }

  private func evaluateDirtyNodes() {
    while !dirtyNodes.isEmpty {
      let nodes = dirtyNodes.sorted { $0.depth < $1.depth }
      dirtyNodes = []
      for node in nodes where node.isDirty && node.isMounted { node.reevaluate() }
    }
  }

  private func resolvePreferences() {
    var rounds = 0
    while let root, root.resolvePreferences(), rounds < 8 {
      evaluateDirtyNodes()
      layout()
      rounds += 1
    }
  }

  // MARK: Layout

  private func layout() {
    passes.number += 1
    layoutCount += 1
    beginState()
    placed.removeAll(keepingCapacity: true)
    placedBeforeMatches = 0
    matched.beginLayout()
    guard let rootElement else { return }
    let page = CGRect(origin: .zero, size: settings.size)
    let safe = page.inset(by: settings.safeArea)
    let context = PlacementContext(safeArea: safe, container: page)
    let proposal = ProposedViewSize(safe.size)
    let size = rootElement.sizeThatFits(proposal)
    rootElement.place(
      at: CGPoint(x: safe.midX - size.width / 2, y: safe.midY - size.height / 2),
      proposal: proposal, in: context)
    placedBeforeMatches = placed.count
    matched.rememberArrivals()
    matched.resolve(in: self)
  }

  /// Places the views that share a geometry for another moment, and what is inside them.
  ///
  /// All others stand where the last layout has put them: no layout asks where a geometry is on its
  /// way. So the page is as a whole layout would leave it.
  private func placeMatches() {
    passes.number += 1
    stateNumber += 1
    for element in placed[placedBeforeMatches...] { element.forgetPlace() }
    placed.removeSubrange(placedBeforeMatches...)
    matched.takeBack()
    matched.resolve(in: self)
  }

  /// The length of a pixel in points.
  var pixelLength: Double { 1 / Double(settings.scale) }

  /// Begins another pass within a layout: what was measured before no longer holds.
  func forgetPass() {
    passes.number += 1
  }

  /// The size that the root takes of the page's safe area.
  var contentSize: CGSize {
    let page = CGRect(origin: .zero, size: settings.size).inset(by: settings.safeArea)
    return rootElement?.sizeThatFits(ProposedViewSize(page.size)) ?? .zero
  }

  /// Moves the edges of a rectangle to whole pixels.
  func aligningToPixels(_ rect: CGRect) -> CGRect {
    guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite
    else { return rect }
    let scale = settings.scale
    func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (x, y) = (snap(rect.minX), snap(rect.minY))
    return CGRect(x: x, y: y, width: snap(rect.maxX) - x, height: snap(rect.maxY) - y)
  }

  // MARK: Motion

  /// When the frames that move now have come to rest.
  var restTime: Double {
    let frames = placed.compactMap { $0.frameAttribute?.restTime }
    return (frames + matched.attributes.map(\.restTime)).max() ?? -.infinity
  }

  /// The numbers that follow targets, in the order of the tree.
  func animatedValues(at time: Double) -> [AnimatedValue] {
    var values = AnimatedValues(at: time)
    if let root { values.add(root) }
    for element in placed { values.addFrame(of: element) }
    for (key, motion) in matched.motions {
      values.addFrame(motion, named: "\(key.id)", in: owner(of: key.namespace)?.path ?? "")
    }
    return values.list
  }

  // MARK: Completions

  private func schedule(_ completion: AnimationCompletion) {
    let end = completion.end
    if end <= time || completion.attributes.isEmpty {
      actions.append { completion.action() }
    } else {
      schedule(at: end) { [weak self] in
        guard let self else { return }
        if completion.end > time { schedule(completion) } else { completion.action() }
      }
    }
  }

  // MARK: Observation

  /// Evaluates a body and marks the node when something observed in it changes.
  func tracking<Result>(_ node: Node, _ body: () -> Result) -> Result {
    let queue = queue
    return withObservationTracking(body) { [weak node] in
      guard let node else { return }
      queue.write(node) {}
    }
  }
}

/// The node whose namespace it is; a namespace can outlive it.
private struct NamespaceOwner {
  weak var node: Node?
}

/// A node whose content is a function of time between events.
@MainActor protocol TimeSampling: AnyObject {
  var depth: Int { get }
  /// Whether the node still wants to be asked.
  var isSampled: Bool { get }
  /// Brings the content to the graph's time; returns whether it may differ from what it was.
  func sample() -> Bool
}
