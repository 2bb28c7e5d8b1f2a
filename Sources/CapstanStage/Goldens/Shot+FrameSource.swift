public import CapstanFrames
public import CapstanGoldens
import CapstanSceneGraph

extension Shot {
  /// Describes a source's clip as what goldens are made from and held against.
  ///
  /// The settings are those that the source was made with; `group` is the name of the source.
  @MainActor public init(
    _ name: String, group: String, filming source: any FrameSource, settings: StageSettings,
    clock: FrameClock, interruption: Interruption = Interruption()
  ) {
    let film = ShotFilm(source, settings, clock, interruption)
    self.init(
      name: name, group: group, rate: clock.rate, frameCount: clock.count,
      events: source.events.map { Event($0.action.title, at: $0.time) },
      settledTime: source.restTime.map { RationalTime(millisecondsNotBefore: $0) },
      environment: .current, curves: { try await film.curves($0) },
      list: { try await film.list($0).dump }, picture: { try await film.picture($0) })
  }
}

extension ShotEnvironment {
  /// What this process makes frames with.
  public static let current = ShotEnvironment(
    tool: "capstan \(CapstanVersion.current)", architecture: Manifest.currentArchitecture,
    libraries: StageLibraries.versions, fonts: StageLibraries.unknownFonts)
}

extension Script.Action {
  /// What a timeline calls the event.
  public var title: String {
    switch self {
    case .tap(.label(let label)): "tap \(label)"
    case .tap(.point(let point)): "tap \(point.text)"
    case .longPress(.label(let label), _): "hold \(label)"
    case .longPress(.point(let point), _): "hold \(point.text)"
    case .drag: "drag"
    case .set(let change): "set \(change.names.joined(separator: ", "))"
    }
  }
}

extension Script.Change {
  /// The new values, in a few words.
  fileprivate var names: [String] {
    [
      colorScheme?.rawValue, contrast.map { "\($0.rawValue) contrast" }, textSize?.rawValue,
      layoutDirection?.rawValue, reducesMotion.map { $0 ? "reduced motion" : "full motion" },
      locale,
    ].compactMap(\.self)
  }
}
