import CapstanCommand
import CapstanStage
import Scenes

@main enum Capstan {
  @MainActor static func main() async {
    await CommandLineTool.main(scenes: BuiltInScene.listings(in: "Fixtures/Listings") + Scenes.all)
  }
}
