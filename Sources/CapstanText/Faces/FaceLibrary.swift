/// The fonts loaded so far.
///
/// A file is opened when a character first needs it.
final class FaceLibrary {
  /// A font for shaping and for drawing.
  struct Face {
    let shaping: ShapingFace
    let outline: OutlineFace
  }

  private let catalog: FontCatalog
  private var faces: [Typeface.Choice: Face?] = [:]

  init(catalog: FontCatalog) {
    self.catalog = catalog
  }

  /// Returns a font, or nil if its file is not declared, not there or not usable.
  func face(_ choice: Typeface.Choice) -> Face? {
    if let known = faces[choice] { return known }
    let loaded = try? load(choice)
    faces[choice] = .some(loaded)
    return loaded
  }

  /// Opens a font.
  ///
  /// - Throws: `TextError` if the file is missing or broken.
  func load(_ choice: Typeface.Choice) throws(TextError) -> Face {
    guard let file = catalog.files.first(where: { $0.name == choice.fileName }) else {
      throw .unusableFont(path: choice.fileName, reason: "it is not declared")
    }
    let path = catalog.location(of: file)
    return Face(
      shaping: try ShapingFace(path: path, family: choice.family),
      outline: try OutlineFace(path: path, indexInFile: choice.indexInFile))
  }
}
