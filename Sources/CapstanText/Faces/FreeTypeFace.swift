import CapstanSceneGraph
private import CPango
import Foundation

/// One open font: a FreeType library, a face in it, and their common end of life.
@safe struct FreeTypeFace: ~Copyable {
  private let library: FT_Library
  private let face: FT_Face
  let isScalable: Bool

  /// Opens a font of a file (`FT_New_Face`).
  init(path: String, indexInFile: Int) throws(TextError) {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else {
      throw .libraryFailed(function: "FT_Init_FreeType")
    }
    var face: FT_Face?
    let status = unsafe FT_New_Face(library, path, FT_Long(indexInFile), &face)
    guard status == 0, let face = unsafe face else {
      unsafe FT_Done_FreeType(library)
      throw .unusableFont(path: path, reason: "FreeType error \(status)")
    }
    unsafe (self.library, self.face) = (library, face)
    isScalable = unsafe face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
    if !isScalable { unsafe FT_Select_Size(face, 0) }
  }

  deinit {
    unsafe FT_Done_Face(face)
    unsafe FT_Done_FreeType(library)
  }

  /// The font's PostScript name, if it has one (`FT_Get_Postscript_Name`).
  var postScriptName: String? {
    guard let name = unsafe FT_Get_Postscript_Name(face) else { return nil }
    return unsafe String(cString: name)
  }

  /// Returns a glyph's outline in ems, y down (`FT_Outline_Decompose`); empty for a blank glyph.
  func outline(of glyph: UInt32) -> Path {
    let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING)
    guard unsafe FT_Load_Glyph(face, glyph, flags) == 0 else { return Path() }
    var collector = OutlineCollector(unitsPerEm: CGFloat(unsafe face.pointee.units_per_EM))
    var steps = OutlineCollector.steps
    let status = unsafe withUnsafeMutablePointer(to: &collector) {
      unsafe FT_Outline_Decompose(&face.pointee.glyph.pointee.outline, &steps, $0)
    }
    return status == 0 ? collector.finished() : Path()
  }

  /// Returns a glyph's colour bitmap and its place in the em square; an empty outline for none.
  func picture(of glyph: UInt32, faceName: String) -> GlyphDrawing {
    guard
      unsafe FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0,
      let slot = unsafe face.pointee.glyph,
      unsafe slot.pointee.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue),
      let rows = unsafe slot.pointee.bitmap.buffer,
      let size = unsafe face.pointee.size
    else { return .outline(Path()) }
    let bitmap = unsafe slot.pointee.bitmap
    let (width, height) = (Int(unsafe bitmap.width), Int(unsafe bitmap.rows))
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      let start = unsafe rows + row * Int(unsafe bitmap.pitch)
      for column in 0..<width {
        let pixel = unsafe start + column * 4
        let (blue, green, red) = unsafe (UInt32(pixel[0]), UInt32(pixel[1]), UInt32(pixel[2]))
        pixels.append(unsafe UInt32(pixel[3]) << 24 | red << 16 | green << 8 | blue)
      }
    }
    let em = CGFloat(unsafe size.pointee.metrics.y_ppem)
    let rect = unsafe CGRect(
      x: CGFloat(slot.pointee.bitmap_left) / em, y: -CGFloat(slot.pointee.bitmap_top) / em,
      width: CGFloat(width) / em, height: CGFloat(height) / em)
    let image = ImageSource(
      name: "\(faceName)/\(glyph)", bitmap: Bitmap(width: width, height: height, pixels: pixels))
    return .image(image, rect: rect)
  }
}

/// Takes FreeType's steps and makes a path of them.
private struct OutlineCollector {
  let unitsPerEm: CGFloat
  var path = Path()

  init(unitsPerEm: CGFloat) {
    self.unitsPerEm = unitsPerEm
  }

  func point(_ vector: FT_Vector) -> CGPoint {
    CGPoint(x: CGFloat(vector.x) / unitsPerEm, y: -CGFloat(vector.y) / unitsPerEm)
  }

  /// The path with its last contour closed.
  mutating func finished() -> Path {
    if !path.isEmpty { path.closeSubpath() }
    return path
  }

  private static func collecting(
    _ user: UnsafeMutableRawPointer?, _ body: (inout OutlineCollector) -> Void
  ) -> Int32 {
    guard let user = unsafe user else { return 1 }
    unsafe body(&user.assumingMemoryBound(to: OutlineCollector.self).pointee)
    return 0
  }

  static let steps = unsafe FT_Outline_Funcs(
    move_to: { to, user in
      guard let to = unsafe to?.pointee else { return 1 }
      return unsafe collecting(user) {
        if !$0.path.isEmpty { $0.path.closeSubpath() }
        $0.path.move(to: $0.point(to))
      }
    },
    line_to: { to, user in
      guard let to = unsafe to?.pointee else { return 1 }
      return unsafe collecting(user) { $0.path.addLine(to: $0.point(to)) }
    },
    conic_to: { control, to, user in
      guard let control = unsafe control?.pointee, let to = unsafe to?.pointee else { return 1 }
      return unsafe collecting(user) {
        $0.path.addQuadCurve(to: $0.point(to), control: $0.point(control))
      }
    },
    cubic_to: { first, second, to, user in
      guard
        let first = unsafe first?.pointee, let second = unsafe second?.pointee,
        let to = unsafe to?.pointee
      else { return 1 }
      return unsafe collecting(user) {
        $0.path.addCurve(
          to: $0.point(to), control1: $0.point(first), control2: $0.point(second))
      }
    },
    shift: 0, delta: 0)
}
