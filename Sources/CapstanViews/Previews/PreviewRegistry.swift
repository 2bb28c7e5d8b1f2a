/// A preview's record in the program: a number that is 0, and what tells of the preview.
public typealias PreviewRecord = (UInt, @convention(c) (UnsafeMutableRawPointer) -> Void)

/// Finds the previews of the running program, without any registration.
///
/// This file is one of the few with unsafe code: it walks the records that the macro has put into
/// a section of the program. The linker joins the section out of whole records of one layout.
@MainActor public enum PreviewRegistry {
  /// Returns all previews, by file and line.
  public static func all() -> [PreviewItem] {
    let list = PreviewList()
    let stride = unsafe MemoryLayout<PreviewRecord>.stride
    guard let start = unsafe capstan_previews_start(), let end = unsafe capstan_previews_end()
    else { return [] }
    let count = unsafe (end - start) / stride
    for index in 0..<count {
      let record = unsafe (start + index * stride).load(as: PreviewRecord.self)
      unsafe record.1(Unmanaged.passUnretained(list).toOpaque())
    }
    return list.items.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  /// Called by a record: adds a preview to the list that is being made.
  public nonisolated static func found<D: PreviewDeclaration>(
    _ declaration: D.Type, _ list: UnsafeMutableRawPointer
  ) {
    let list = unsafe Unmanaged<PreviewList>.fromOpaque(list).takeUnretainedValue()
    MainActor.assumeIsolated { list.add(declaration) }
  }
}

// Declared by symbol, so that whoever compiles a listing against the built modules needs no module
// map of the C target. Both take nothing and return a pointer, which every calling convention of
// Swift and C does alike.

/// The first byte of the section of preview records; nil if the program has none.
@_silgen_name("capstan_previews_start")
private func capstan_previews_start() -> UnsafeRawPointer?

/// The byte after the section of preview records; nil if the program has none.
@_silgen_name("capstan_previews_end")
private func capstan_previews_end() -> UnsafeRawPointer?

/// The previews found so far.
@MainActor private final class PreviewList {
  private(set) var items: [PreviewItem] = []

  func add<D: PreviewDeclaration>(_ declaration: D.Type) {
    let traits = D.traits
    items.append(
      PreviewItem(
        file: D.file, path: D.path, line: D.line, name: D.name,
        layout: traits.map(\.layout).first { $0 != .device } ?? .device,
        orientation: traits.map(\.orientation).first { $0 != .portrait } ?? .portrait,
        make: { D.makeView() }))
  }
}
