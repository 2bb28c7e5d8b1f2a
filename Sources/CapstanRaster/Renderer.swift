public import CapstanSceneGraph
public import Foundation

/// Draws display lists of one size into pixels that it owns and uses again.
///
/// One renderer belongs to one task at a time; several in parallel give the same pixels. Colours
/// are premultiplied, gamma-encoded sRGB throughout.
public final class Renderer {
  /// Cairo's coordinates end here.
  public static let maximumSide = 32_767
  /// The most that one picture may take: 512 MiB, 134 million pixels.
  public static let maximumBytes = 512 << 20

  /// The page in points.
  public let size: CGSize
  /// Pixels to the point.
  public let scale: CGFloat
  /// The picture in pixels: the page's size times the scale, rounded to the nearest.
  public let width: Int
  /// The picture's rows.
  public let height: Int

  let pool: BlockPool
  let checks: StatusChecks
  let images: ImageCache
  let gradients: GradientCache
  /// The last backdrops and shadows by what is blurred.
  let blurs = RecentMemory<WideBlur.Key, WideBlur>(mostBytes: 32 << 20, byteCount: \.byteCount)
  /// The last shadows: a bar's icons and labels each cast one, and most of them stand still.
  let shadows = RecentMemory<Shadow.Key, Shadow>(mostBytes: 24 << 20, byteCount: \.byteCount)
  /// The shadows of groups that change their colours alone.
  let masks = RecentMemory<Shadow.Key, Shadow>(mostBytes: 24 << 20, byteCount: \.byteCount)
  /// The coverage of shapes, whatever their colours.
  let coverages = RecentMemory<DeviceShape, Surface>(mostBytes: 8 << 20, byteCount: \.byteCount)
  let filters: FilterCache
  /// The distance fields of the last glasses, for those that keep their outlines.
  var fields: [(key: DistanceField.Key, field: DistanceField)] = []
  private let page: Surface
  /// The frame that the pixels show, as it is painted; nil before the first and after a failure.
  private var shown: DisplayList?
  /// The last frame as it was given.
  private var given: DisplayList?
  /// What the first items of the last frames left, while they stay the same.
  private var underlays: [Underlay] = []
  private var frame = 0
  /// The rows that may have changed with the last frame, from top to bottom and apart.
  public private(set) var changedRows: [Range<Int>] = []
  /// The rows that have been drawn for the last frame, from the first to the last.
  package private(set) var drawnRows = 0..<0

  /// Creates a renderer for pages of a size in points.
  ///
  /// - Throws: `RasterError.invalidSize`, `.tooLarge` or `.tooMuchMemory` before any memory is
  ///   taken, `.outOfMemory` where the system refuses it.
  public convenience init(size: CGSize, scale: CGFloat) throws(RasterError) {
    try self.init(size: size, scale: scale, checks: StatusChecks())
  }

  package init(size: CGSize, scale: CGFloat, checks: StatusChecks) throws(RasterError) {
    let (width, height) = try Self.pixels(size: size, scale: scale)
    (self.size, self.scale, self.width, self.height) = (size, scale, width, height)
    self.checks = checks
    pool = BlockPool(checks: checks)
    images = ImageCache(pool: pool)
    gradients = GradientCache()
    filters = FilterCache()
    page = try Surface(PixelRect(minX: 0, minY: 0, maxX: width, maxY: height), pool: pool)
  }

  /// Returns the pixel size of a page, or throws what is wrong with it.
  public static func pixels(size: CGSize, scale: CGFloat) throws(RasterError) -> (
    width: Int, height: Int
  ) {
    let (w, h) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    guard w.isFinite, h.isFinite, w >= 1, h >= 1, scale > 0 else {
      throw .invalidSize(width: w, height: h)
    }
    let most = CGFloat(maximumSide)
    guard w <= most, h <= most else {
      throw .tooLarge(width: Int(min(w, 1e15)), height: Int(min(h, 1e15)))
    }
    let bytes = Int(w) * Int(h) * 4
    guard bytes <= maximumBytes else { throw .tooMuchMemory(bytes: bytes) }
    return (Int(w), Int(h))
  }

  /// Draws a frame; afterwards `withPixels` and `bitmap()` give it.
  ///
  /// Where the frame equals the one drawn before, pixels are kept; the result is the same as if all
  /// were drawn. Traps if the frame's size is not the renderer's.
  ///
  /// - Returns: The rows from the first to the last that may have changed since the frame before;
  ///   empty if none. `changedRows` leaves out those between that have not.
  /// - Throws: `RasterError`; the pixels are then not to be had until another frame succeeds.
  @discardableResult public func render(_ list: DisplayList) throws(RasterError) -> Range<Int> {
    precondition(list.size == size, "A renderer draws lists of its own size.")
    (changedRows, drawnRows) = ([], 0..<0)
    if shown != nil, given == list { return 0..<0 }
    given = list
    let list = list.asPainted
    let pageToDevice = CGAffineTransform(scaleX: scale, y: scale)
    let before = shown
    shown = nil
    frame += 1
    blurs.beginFrame()
    shadows.beginFrame()
    masks.beginFrame()
    coverages.beginFrame()
    if let before {
      let bare = Layer(canvas: try Canvas(page, checks: checks), pageToDevice: pageToDevice)
      let damage = try Damage(
        from: before, to: list, pageToDevice: pageToDevice, page: page.rect
      ) { group throws(RasterError) in try self.knownPixels(of: group, on: bare) }
      changedRows = Self.rows(of: try draw(list, damage, pageToDevice: pageToDevice))
    } else {
      underlays = []
      try draw(list, after: nil, keeping: 0, in: page.rect, pageToDevice: pageToDevice)
      (changedRows, drawnRows) = ([0..<height], 0..<height)
    }
    shown = list
    return (changedRows.first?.lowerBound ?? 0)..<(changedRows.last?.upperBound ?? 0)
  }

  /// The rows of rectangles in order, those joined that overlap.
  private static func rows(of rects: [PixelRect]) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    for rect in rects.filter({ !$0.isEmpty }).sorted(by: { $0.minY < $1.minY }) {
      if let last = rows.last, rect.minY <= last.upperBound {
        rows[rows.count - 1] = last.lowerBound..<max(last.upperBound, rect.maxY)
      } else {
        rows.append(rect.minY..<rect.maxY)
      }
    }
    return rows
  }

  /// Draws what has changed over the last frame; returns where.
  private func draw(
    _ list: DisplayList, _ damage: Damage, pageToDevice: CGAffineTransform
  ) throws(RasterError) -> [PixelRect] {
    // The numbers of the items beneath may mean others now, whether they can be seen or not.
    if damage.renumbersItems { underlays.removeAll { $0.count > damage.unchangedCount } }
    for piece in damage.pieces where underlays.contains(where: { $0.count > piece.unchangedCount })
    {
      let touched = damage.rect(of: piece, after: 0)
      underlays.removeAll { $0.count > piece.unchangedCount && $0.surface.rect.overlaps(touched) }
    }
    return try damage.pieces.map { piece throws(RasterError) in
      try draw(list, piece, of: damage, pageToDevice: pageToDevice)
    }
  }

  /// Draws a piece of what has changed over what is kept beneath it, or keeps that; returns where.
  private func draw(
    _ list: DisplayList, _ piece: Damage.Piece, of damage: Damage,
    pageToDevice: CGAffineTransform
  ) throws(RasterError) -> PixelRect {
    let count = piece.unchangedCount
    let usable = underlays.indices.sorted { underlays[$0].count > underlays[$1].count }
    for index in usable where underlays[index].count <= count {
      let rect = damage.rect(of: piece, after: underlays[index].count)
      guard underlays[index].surface.rect.contains(rect) else { continue }
      underlays[index].use(in: frame, unchangedCount: count)
      return try draw(list, piece, of: damage, upon: underlays[index], rect, pageToDevice)
    }
    // Kept pixels reach further than this frame needs, for what moves on in the next ones.
    let wanted =
      count > 0 && keepsUnderlays ? Self.surroundings(of: damage.rect(of: piece, after: 0)) : .empty
    let rect = damage.rect(of: piece, after: 0, atLeast: wanted.intersection(page.rect))
    // What reads its backdrop is the dearest, and stays when what stands upon it comes and goes.
    let backdrop = list.items[..<count].lastIndex(where: \.readsBackdrop)
    let kept = backdrop.map { $0 + 1 } ?? count
    try draw(list, after: nil, keeping: kept, in: rect, pageToDevice: pageToDevice)
    return rect
  }

  /// Draws a piece over kept pixels; those with more items beneath it, if these have stayed the same
  /// for a while, are kept too.
  private func draw(
    _ list: DisplayList, _ piece: Damage.Piece, of damage: Damage, upon beneath: Underlay,
    _ rect: PixelRect, _ pageToDevice: CGAffineTransform
  ) throws(RasterError) -> PixelRect {
    if beneath.steadyFrames >= Self.steadyFrames {
      let near = rect.expanded(x: Self.margin, y: Self.margin)
      let wide = damage.rect(
        of: piece, after: beneath.count, atLeast: near.intersection(beneath.surface.rect))
      if beneath.surface.rect.contains(wide) {
        try draw(
          list, after: beneath, keeping: beneath.steadyCount, in: wide, pageToDevice: pageToDevice)
        return wide
      }
    }
    // What moves by less than a pixel shows leaves most rows as they were; encoders take longer to
    // find that out.
    let before = try Surface(rect, cleared: false, pool: pool)
    before.copy(rect, from: page)
    try draw(list, after: beneath, keeping: 0, in: rect, pageToDevice: pageToDevice)
    return page.rows(of: rect, unlike: before)
  }

  /// After as many frames in which an item stays the same it is likely to do so for long.
  private static let steadyFrames = 3
  /// By how many pixels kept items reach beyond what moves over them.
  private static let margin = 24

  /// Of larger pages nothing is copied to be kept or compared: 64 MiB, 16 million pixels.
  ///
  /// A frame that can be drawn without copies must not fail for want of memory.
  private static let mostBytesCopied = 64 << 20
  private var keepsUnderlays: Bool { page.byteCount <= Self.mostBytesCopied }

  /// Keeps a part of the page as it is after the first `count` items, and as much of what is kept
  /// already as takes, with it, no more than two pages; what has not been used for the longest goes
  /// first, before the new memory is taken.
  private func keep(_ part: PixelRect, count: Int) throws(RasterError) {
    underlays.removeAll { $0.count == count && part.contains($0.surface.rect) }
    let most = 2 * page.byteCount - 4 * part.width * part.height
    func bytes() -> Int { underlays.reduce(0) { $0 + $1.surface.byteCount } }
    while underlays.count > 3 || bytes() > most,
      let oldest = underlays.indices.min(by: { underlays[$0].lastUse < underlays[$1].lastUse })
    {
      underlays.remove(at: oldest)
    }
    var underlay = try Underlay(of: page, part: part, count: count, pool: pool)
    underlay.use(in: frame, unchangedCount: count)
    underlays.append(underlay)
  }

  /// The rows of a rectangle in full width.
  private static func surroundings(of rect: PixelRect) -> PixelRect {
    rect.expanded(x: maximumSide, y: 0)
  }

  /// Draws the items in a part of the page: all of them, or those after the ones whose pixels are
  /// there already; keeps what the first `count` items leave, if that is not kept yet.
  private func draw(
    _ list: DisplayList, after beneath: Underlay?, keeping count: Int, in rect: PixelRect,
    pageToDevice: CGAffineTransform
  ) throws(RasterError) {
    let canvas = try Canvas(page, checks: checks)
    canvas.append(rect)
    canvas.clip()
    let layer = Layer(
      canvas: canvas, pageToDevice: pageToDevice, damage: rect == page.rect ? nil : rect)
    var first = 0
    if let beneath {
      page.copy(rect, from: beneath.surface)
      first = beneath.count
    } else if list.items.first?.covers(rect, pageToDevice) != true {
      page.fill(with: list.background.word, in: rect)
    }
    if count > first, keepsUnderlays {
      for item in list.items[first..<count] { try draw(item, on: layer) }
      try keep(rect, count: count)
      first = count
    }
    for item in list.items[first...] { try draw(item, on: layer) }
    try canvas.check()
    drawnRows =
      drawnRows.isEmpty
      ? rect.minY..<rect.maxY
      : min(drawnRows.lowerBound, rect.minY)..<max(drawnRows.upperBound, rect.maxY)
  }

  /// The memory that the renderer's surfaces and buffers take, used or ready for use.
  package var bytesHeld: Int { pool.bytesHeld }

  /// Forgets the last frame, so that the next one is drawn whole.
  package func forget() {
    (shown, given, underlays) = (nil, nil, [])
  }

  /// Calls a closure with the last frame's words 0xAARRGGBB, row by row without padding.
  ///
  /// Traps if no frame has been drawn since the renderer was created or last failed.
  public func withPixels<Result, Failure: Error>(
    _ body: (Span<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(shown != nil, "There are no pixels before a frame has been drawn.")
    return try unsafe page.withWords { words throws(Failure) in
      try unsafe body(Span(_unsafeStart: words, count: width * height))
    }
  }

  /// Returns a copy of the last frame.
  public func bitmap() -> Bitmap {
    precondition(shown != nil, "There are no pixels before a frame has been drawn.")
    return unsafe page.withWords { words in
      unsafe Bitmap(
        width: width, height: height,
        pixels: Array(UnsafeBufferPointer(start: words, count: width * height)))
    }
  }

  /// Draws a frame and returns a copy of it.
  public func bitmap(of list: DisplayList) throws(RasterError) -> Bitmap {
    try render(list)
    return bitmap()
  }
}
