/// A command over one source, which may be described by a shot file.
protocol SceneCommand: Command {
  /// What is shown.
  var scene: SceneOptions { get set }
}

extension SceneCommand {
  /// Returns the command that arguments describe; those of a shot file come before them.
  static func parse(_ arguments: [String]) throws -> Self {
    var command = Self()
    try table.parse(arguments, into: &command)
    guard command.scene.source.hasSuffix(".json") else { return command }
    let shot = try ShotFile(path: command.scene.source)
    command = Self()
    try shot.apply(to: &command)
    let source = command.scene.source
    try table.parse(arguments, into: &command)
    command.scene.source = source
    return command
  }
}
