public import CapstanViews
import Foundation

/// The previews of one listing, as they were found in the running program.
@MainActor public struct PreviewCollection {
  /// By file and line.
  public let items: [PreviewItem]

  /// Collects the previews for which a condition holds.
  ///
  /// `place` returns where one is written, by module and file name and by line, if the compiler was
  /// given a copy.
  public init(
    where isIncluded: (PreviewItem) -> Bool,
    place: (PreviewItem) -> (file: String, line: Int)? = { _ in nil }
  ) {
    let found = PreviewRegistry.all().filter(isIncluded).map { item in
      guard let place = place(item) else { return item }
      var item = item
      (item.file, item.line) = place
      return item
    }
    items = found.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  /// What a list of previews calls one: its name, else its file and line.
  public static func title(of item: PreviewItem) -> String {
    item.name ?? "\(item.file.split(separator: "/").last ?? ""):\(item.line)"
  }

  /// Returns the preview that is asked for; without a wish, the first.
  ///
  /// - Throws: `StageError.notFound` with the previews that there are.
  public func item(_ choice: StageSettings.PreviewChoice?) throws -> PreviewItem {
    items[try Self.index(of: choice, names: items.map(\.name), titles: items.map(Self.title))]
  }

  /// Returns which of several previews is asked for, counted from 0.
  static func index(
    of choice: StageSettings.PreviewChoice?, names: [String?], titles: [String]
  ) throws -> Int {
    let list = titles.enumerated().map { "\($0.offset + 1) \($0.element)" }
      .joined(separator: ", ")
    let hint = titles.isEmpty ? nil : "there are: \(list)"
    switch choice {
    case nil:
      guard !names.isEmpty else { throw StageError.notFound("there is no preview", hint: nil) }
      return 0
    case .number(let number):
      guard names.indices.contains(number - 1) else {
        throw StageError.notFound("there is no preview number \(number)", hint: hint)
      }
      return number - 1
    case .named(let name):
      let found = names.indices.filter { names[$0] == name }
      guard let first = found.first else {
        throw StageError.notFound("there is no preview named '\(name)'", hint: hint)
      }
      guard found.count == 1 else {
        let numbers = found.map { String($0 + 1) }.joined(separator: " and ")
        throw StageError.notFound(
          "\(found.count) previews are named '\(name)': choose one by its number, \(numbers)",
          hint: hint)
      }
      return first
    }
  }

  /// Mounts a preview on the context's page; a size that it asks for itself replaces the page's.
  ///
  /// - Throws: `StageError` for a preview or a script's target that is not there,
  ///   or for a page beyond the limits.
  public func source(_ context: StageContext) throws -> ViewSource {
    let item = try item(context.settings.preview)
    var context = context
    if !context.settings.isSizeGiven { context.settings.takePage(of: item, in: context) }
    do { try context.settings.checkPixelSize() } catch {
      throw StageError.invalidDocument(
        file: item.path, line: item.line, column: 1, message: "the preview's page: \(error)")
    }
    let source = try ViewSource(context) { item.make() }
    source.previewTitles = items.map(Self.title)
    return source
  }
}

extension StageSettings {
  /// Takes the page that a preview asks for.
  @MainActor fileprivate mutating func takePage(of item: PreviewItem, in context: StageContext) {
    switch item.layout {
    case .fixed(let width, let height):
      (size, safeArea) = (CGSize(width: width, height: height), SafeArea())
    case .sizeThatFits:
      EvaluationProgress.begin(at: 0)
      defer { EvaluationProgress.end() }
      let host = ViewHost(
        item.make(), environment: context.settings.environment, settings: context.hostSettings)
      let fitting = host.contentSize
      // A page has whole pixels and at least one of them.
      func pixels(_ length: CGFloat) -> CGFloat { max(1, (length * scale).rounded(.up)) / scale }
      (size, safeArea) = (
        CGSize(width: pixels(fitting.width), height: pixels(fitting.height)), SafeArea()
      )
    case .device:
      guard item.orientation.isLandscape, size.height > size.width else { return }
      let device = Device.turned(size: size, safeArea: safeArea)
      size = device?.size ?? CGSize(width: size.height, height: size.width)
      safeArea = device?.safeArea ?? SafeArea()
    }
  }
}
