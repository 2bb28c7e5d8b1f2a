extension Manifest {
  /// The first contradiction within the manifest, as a sentence; nil if there is none.
  var flaw: String? {
    guard (0...FrameClock.largestCount).contains(count) else { return "its count is \(count)" }
    guard (1...19).contains(padding) else { return "its padding is \(padding)" }
    if (try? PixelLimit.check(width: width, height: height)) == nil {
      return "its size is \(width) × \(height)"
    }
    var previous = -1
    for frame in frames {
      if frame.index == previous { return "frame \(frame.index) is there twice" }
      if frame.index < previous { return "frame \(frame.index) is out of order" }
      if frame.index >= count {
        return "frame \(frame.index) is outside the clip of \(count) frames"
      }
      if frame.file != fileName.file(frame.index) {
        return "frame \(frame.index) is called \"\(frame.file)\""
      }
      let time = RationalTime(frame.index * rate.denominator, over: rate.numerator)
      if frame.time != time.decimal(places: Self.timePlaces) {
        return "frame \(frame.index) is at \(frame.time) s, which is not its time at \(rate)"
      }
      previous = frame.index
    }
    return nil
  }

  /// The frames of the clip that are not here, as ranges in order.
  public var missingFrames: [ClosedRange<Int>] {
    var (missing, next) = ([ClosedRange<Int>](), 0)
    for frame in frames {
      if frame.index > next { missing.append(next...frame.index - 1) }
      next = frame.index + 1
    }
    if next < count { missing.append(next...count - 1) }
    return missing
  }

  /// Frame ranges as a person writes them: "3, 7–9".
  public static func text(of ranges: [ClosedRange<Int>]) -> String {
    ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
      .joined(separator: ", ")
  }

  /// Checks that every listed file is in the folder.
  ///
  /// - Throws: `FrameError.invalidManifest` naming the frames whose files are missing.
  public func checkFiles(inFolder folder: OutputFolder) throws(FrameError) {
    let present = Set(try folder.files())
    let missing = frames.filter { !present.contains($0.file) }.map { $0.index...$0.index }
    guard missing.isEmpty else {
      throw .invalidManifest(
        path: folder.path(of: Self.fileName),
        reason: "the files of frames \(Self.text(of: Self.merged(missing))) are missing")
    }
  }

  private static func merged(_ ranges: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
    ranges.reduce(into: []) { result, range in
      if let last = result.last, last.upperBound + 1 == range.lowerBound {
        result[result.count - 1] = last.lowerBound...range.upperBound
      } else {
        result.append(range)
      }
    }
  }

  /// What keeps frames of another run from standing beside these, as a sentence; nil if nothing.
  ///
  /// Compared are the source, the options, the picture's size and scale, the rate, the count and
  /// the libraries; not the frames themselves.
  public func difference(from other: Manifest) -> String? {
    if source.fingerprint != other.source.fingerprint {
      return "the source is another: \(source.name) and \(other.source.name) differ in content"
    }
    for key in Set(options.keys).union(other.options.keys).sorted()
    where options[key] != other.options[key] {
      return "the option \(key) differs: \(options[key] ?? "unset") and "
        + "\(other.options[key] ?? "unset")"
    }
    if (width, height) != (other.width, other.height) {
      return "the sizes differ: \(width) × \(height) and \(other.width) × \(other.height)"
    }
    if scale != other.scale { return "the scales differ: \(scale) and \(other.scale)" }
    if rate != other.rate { return "the frame rates differ: \(rate) and \(other.rate)" }
    if count != other.count { return "the clips have \(count) and \(other.count) frames" }
    return environmentDifference(from: other)
  }

  /// What differs between the machines of two manifests, as one sentence; nil if nothing.
  ///
  /// Not a difference of pixels, but what explains one.
  public func environmentDifference(from other: Manifest) -> String? {
    let names = Set(libraries.keys).union(other.libraries.keys).sorted()
    var changes = names.filter { libraries[$0] != other.libraries[$0] }.map {
      "\($0) \(libraries[$0] ?? "unknown") and \(other.libraries[$0] ?? "unknown")"
    }
    if architecture != other.architecture {
      changes.append("\(architecture) and \(other.architecture)")
    }
    return changes.isEmpty ? nil : "the environments differ: \(changes.joined(separator: ", "))"
  }

  /// Joins the parts of one clip, such as its shards.
  ///
  /// - Throws: `FrameError.invalidManifest`, with the folder of the part at fault, if a part does
  ///   not belong to the first, if two parts hold the same frame, or if frames are missing.
  public static func joining(
    _ parts: [(folder: String, manifest: Manifest)]
  ) throws(FrameError) -> Manifest {
    guard let first = parts.first else {
      throw .invalidManifest(path: fileName, reason: "no parts were given")
    }
    var joined = first.manifest
    joined.frames = []
    var holders: [Int: String] = [:]
    for (folder, manifest) in parts {
      if let difference = first.manifest.difference(from: manifest) {
        throw .invalidManifest(
          path: folder, reason: "not a part of what is in \(first.folder): \(difference)")
      }
      for frame in manifest.frames {
        if let holder = holders.updateValue(folder, forKey: frame.index) {
          throw .invalidManifest(
            path: folder, reason: "frame \(frame.index) is also in \(holder)")
        }
      }
      joined.frames += manifest.frames
    }
    joined.frames.sort { $0.index < $1.index }
    let missing = joined.missingFrames
    guard missing.isEmpty else {
      throw .invalidManifest(
        path: first.folder, reason: "frames \(text(of: missing)) are in no part")
    }
    return joined
  }
}
