import Synchronization

/// Which line of the tests each golden belongs to, so that no two share one.
enum GoldenClaims {
  private static let owners = Mutex<[String: String]>([:])

  /// Claims a golden for a place in the source; the same place may claim it any number of times.
  ///
  /// Returns the place that has claimed it before, if that is another.
  static func claim(_ path: String, by place: String) -> String? {
    owners.withLock { owners in
      let owner = owners[path, default: place]
      owners[path] = owner
      return owner == place ? nil : owner
    }
  }
}
