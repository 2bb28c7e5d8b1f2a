import CapstanFrames
import Foundation

/// What stands under a golden's name, looked at before it is replaced or removed.
///
/// Only what recording writes is ever removed: the manifest, the two texts and the pictures.
enum GoldenFolder {
  /// Why something must not be replaced or removed as a golden, as a sentence's end; nil where
  /// nothing stands, for an empty folder, and for a golden's folder without foreign files.
  static func objection(to path: String) -> String? {
    let files = FileManager.default
    guard let attributes = try? files.attributesOfItem(atPath: path) else { return nil }
    guard attributes[.type] as? FileAttributeType == .typeDirectory else {
      return "what stands there is no golden's folder"
    }
    guard let names = try? files.contentsOfDirectory(atPath: path).sorted() else {
      return "the folder that stands there cannot be listed"
    }
    let kept = names.filter { $0 != litter }
    guard !kept.isEmpty else { return nil }
    let foreign = kept.filter { !isOurs($0) }
    if let first = foreign.first {
      let more = foreign.count == 1 ? "" : " and \(foreign.count - 1) more"
      return "the folder that stands there holds \(first)\(more), which no golden has"
    }
    return isGolden(path) ? nil : "the folder that stands there is no golden"
  }

  /// Checks that something may be replaced or removed as a golden.
  ///
  /// - Throws: `GoldenError.cannotWrite`.
  static func checkCanReplace(_ path: String) throws(GoldenError) {
    if let objection = objection(to: path) { throw .cannotWrite(path: path, reason: objection) }
  }

  /// Removes a golden's files and then its folder, which stays if anything else is in it.
  ///
  /// - Throws: `GoldenError.cannotWrite`.
  static func remove(_ path: String) throws(GoldenError) {
    try checkCanReplace(path)
    let files = FileManager.default
    do {
      for name in try files.contentsOfDirectory(atPath: path) {
        try files.removeItem(atPath: "\(path)/\(name)")
      }
      try files.removeItem(atPath: path)
    } catch {
      throw .cannotWrite(path: path, reason: error.localizedDescription)
    }
  }

  /// What a desktop leaves in folders that it shows.
  private static let litter = ".DS_Store"

  private static func isOurs(_ name: String) -> Bool {
    [GoldenManifest.fileName, Golden.curvesFile, Golden.listsFile].contains(name)
      || name.wholeMatch(of: #/f[0-9]+\.png/#) != nil
  }

  /// Whether the manifest is a golden's, or a damaged one beside the curves of a golden.
  private static func isGolden(_ path: String) -> Bool {
    if let bytes = try? FileContents.read("\(path)/\(GoldenManifest.fileName)"),
      GoldenManifest.isOne(bytes)
    {
      return true
    }
    guard let curves = try? FileContents.read("\(path)/\(Golden.curvesFile)") else { return false }
    return curves.starts(with: Array(CurveTable.title.utf8))
  }
}
