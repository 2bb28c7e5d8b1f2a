extension Script {
  /// Reads a script file: a list of events such as `{"at": 0.5, "tap": "Search"}`.
  ///
  /// Beside `tap` there are `longPress` (with `duration`), `drag` (a list of points, with
  /// `duration`) and `set` (values of the environment).
  /// - Throws: `StageError.invalidDocument` with the place of what is wrong.
  public init(json text: String, file: String) throws {
    try self.init(node: try JSONParser.parse(text, file: file), file: file)
  }

  /// Reads a script that is part of a document.
  package init(node: JSONNode, file: String) throws {
    self = try ScriptReader(file: file).script(node)
  }
}
