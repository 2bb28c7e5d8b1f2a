/// What a `#Preview` becomes: a type with a record in a section of the program, which the page
/// finds at run time without any registration.
struct PreviewExpansion {
  /// The declarations that replace the macro.
  let source: String

  init(request: [String: Any]) {
    let syntax = request["syntax"] as? [String: Any] ?? [:]
    let location = syntax["location"] as? [String: Any] ?? [:]
    let text = syntax["source"] as? String ?? ""
    let discriminator = request["discriminator"] as? String ?? ""
    let parts = PreviewSource(text)
    let file = Self.literal(location["fileID"] as? String ?? "")
    let path = Self.literal(location["fileName"] as? String ?? "")
    let line = (location["line"] as? Int ?? 0) + parts.linesBefore
    let type = "\(discriminator)7PreviewfMu_"
    source = """
      enum \(type): CapstanViews.PreviewDeclaration {
        static let file = \(file)
        static let path = \(path)
        static let line = \(line)
        static let name: Swift.String? = \(parts.name ?? "nil")
        @Swift.MainActor static var traits: [CapstanViews.PreviewTrait<CapstanViews.Preview.ViewTraits>] {
          [\(parts.traits ?? "")]
        }
        @Swift.MainActor static func makeView() -> CapstanViews.AnyView {
          CapstanViews.PreviewContent.make \(Self.content(parts.body))
        }
        \(Self.container(parts.body))
        @section("capstan_previews") @used
        static let record: CapstanViews.PreviewRecord = (
          0, { unsafe CapstanViews.PreviewRegistry.found(\(type).self, $0) }
        )
      }
      """
  }

  /// The closure that makes the view: as written, or one that makes the container.
  private static func content(_ closure: String) -> String {
    PreviewBody(closure).properties.isEmpty ? closure : "{ Content() }"
  }

  /// A view that owns the properties marked `@Previewable`; nothing if there are none.
  private static func container(_ closure: String) -> String {
    let body = PreviewBody(closure)
    guard !body.properties.isEmpty else { return "" }
    return """
      struct Content: CapstanViews.View {
        \(body.properties.joined(separator: "\n"))
        var body: some CapstanViews.View {
          \(body.statements)
        }
      }
      """
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
