import CapstanCommand
import Foundation

@main enum Capstan {
  @MainActor static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(await CommandLineTool(scenes: []).run(arguments).rawValue)
  }
}
