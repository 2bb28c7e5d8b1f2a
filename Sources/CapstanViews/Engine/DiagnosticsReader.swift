/// Gives a view the page's diagnostics.
nonisolated struct DiagnosticsReader: DynamicProperty {
  private(set) var diagnostics: Diagnostics?

  @MainActor static func _install(
    _ property: inout DiagnosticsReader, in context: DynamicPropertyContext
  ) {
    property.diagnostics = context.node.graph.diagnostics
  }
}
