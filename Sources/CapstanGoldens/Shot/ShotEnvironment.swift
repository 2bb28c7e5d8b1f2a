/// What frames were made with: a change of it is told once, before any difference.
public struct ShotEnvironment: Hashable, Sendable {
  /// The tool and its version; told, but never the reason of a difference by itself.
  public var tool: String
  /// The processor's architecture, such as "x86_64".
  public var architecture: String
  /// Versions of libraries by name, such as "cairo": "1.16.0".
  public var libraries: [String: String]
  /// Digests of font files by file name; of those only that are not the known ones.
  public var fonts: [String: String]

  /// Creates an environment.
  public init(
    tool: String, architecture: String, libraries: [String: String] = [:],
    fonts: [String: String] = [:]
  ) {
    (self.tool, self.architecture) = (tool, architecture)
    (self.libraries, self.fonts) = (libraries, fonts)
  }

  /// Returns what differs in an environment that came after this one, sorted by name.
  ///
  /// The tool itself is left out: its own changes are what goldens are there to find.
  public func changes(to current: ShotEnvironment) -> [EnvironmentChange] {
    var changes: [EnvironmentChange] = []
    if architecture != current.architecture {
      changes.append(
        EnvironmentChange(
          name: "architecture", recorded: architecture, current: current.architecture,
          kind: .architecture))
    }
    changes += Self.changes(libraries, current.libraries) { name, recorded, now in
      EnvironmentChange(name: name, recorded: recorded, current: now, kind: .library)
    }
    changes += Self.changes(fonts, current.fonts) { name, recorded, now in
      EnvironmentChange(name: name, recorded: recorded, current: now, kind: .font)
    }
    return changes
  }

  private static func changes(
    _ recorded: [String: String], _ current: [String: String],
    make: (String, String?, String?) -> EnvironmentChange
  ) -> [EnvironmentChange] {
    Set(recorded.keys).union(current.keys).sorted().compactMap { name in
      let (old, new) = (recorded[name], current[name])
      return old == new ? nil : make(name, old, new)
    }
  }
}

/// One fact of the environment that is not what it was when goldens were recorded.
public struct EnvironmentChange: Hashable, Sendable {
  /// What kind of fact changed.
  public enum Kind: String, Hashable, Sendable { case architecture, library, font }

  /// The library, the font file, or "architecture".
  public let name: String
  /// What it was; nil if there was none.
  public let recorded: String?
  /// What it is; nil if there is none.
  public let current: String?
  /// What kind of fact changed.
  public let kind: Kind

  /// Libraries that touch files only, never a pixel.
  private static let fileLibraries: Set<String> = ["libpng", "zlib", "isal"]
  /// Libraries that draw; all others, unknown ones too, may move letters.
  private static let drawingLibraries: Set<String> = ["cairo", "pixman"]

  /// Returns whether the change can be the reason why a layer differs.
  ///
  /// What draws changes pixels only. What sets text moves letters, and with their widths layouts
  /// and curves. What writes files changes nothing.
  func explains(_ layer: GoldenLayer) -> Bool {
    switch kind {
    case .architecture: layer == .pixels
    case .font: true
    case .library:
      !Self.fileLibraries.contains(name)
        && (layer == .pixels || !Self.drawingLibraries.contains(name))
    }
  }
}

extension EnvironmentChange: CustomStringConvertible {
  /// Old and new, such as "cairo 1.16.0 → 1.18.4".
  public var description: String {
    switch (kind, recorded, current) {
    case (.font, .some, .some): "font \(name) has other contents"
    case (.font, _, _): "font \(name) is another version"
    case (_, let old?, let new?): "\(name) \(old) → \(new)"
    case (_, let old?, nil): "\(name) \(old) is gone"
    case (_, nil, let new?): "\(name) \(new) is new"
    case (_, nil, nil): name
    }
  }
}
