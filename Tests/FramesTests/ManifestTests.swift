import CapstanFrames
import CapstanSceneGraph
import Testing

struct ManifestTests {
  private func manifest(frames: [Int] = [0, 1, 2], count: Int = 3) -> Manifest {
    var manifest = Manifest(
      source: Manifest.Source(name: "Bar", fingerprint: "abc"), options: ["fps": "30/1"],
      width: 4, height: 2, scale: 3, rate: .ntsc, count: count, libraries: ["cairo": "1.16.0"])
    for frame in frames { manifest.add(frame, hash: hash(frame)) }
    return manifest
  }

  private func hash(_ frame: Int) -> PixelHash {
    PixelHash(of: Bitmap(width: 4, height: 2, filledWith: UInt32(frame) | 0xFF00_0000))
  }

  private func refusal(_ text: String) -> String? {
    do throws(FrameError) {
      _ = try Manifest.read(Array(text.utf8), path: "m.json")
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func text(_ manifest: Manifest) throws -> String {
    String(decoding: try manifest.json(), as: UTF8.self)
  }

  @Test func readsWhatItWrote() throws {
    let original = manifest()
    #expect(try Manifest.read(original.json(), path: "m.json") == original)
    #expect(original.libraries.keys.sorted() == ["cairo", "libpng", "zlib"])
  }

  @Test func writesStableText() throws {
    let text = try text(manifest())
    #expect(text.hasSuffix("}\n"))
    #expect(text.contains("\"rate\" : \"30000/1001\""))
    #expect(text.contains("\"scale\" : 3,"))
    #expect(text.contains("\"time\" : \"0.066733333\""))
    #expect(text.contains("\"file\" : \"f0002.png\""))
    let keys = [
      "architecture", "count", "frames", "height", "libraries", "options", "padding", "rate",
      "scale", "source", "version", "width",
    ]
    let found = text.split(separator: "\n").filter { $0.hasPrefix("  \"") }
      .compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) }
    #expect(found == keys)
  }

  @Test func orderOfAddingDoesNotShow() throws {
    let (forward, backward) = (manifest(), manifest(frames: [2, 0, 1, 1]))
    #expect(forward == backward)
    #expect(forward[frame: 1]?.file == "f0001.png")
    #expect(forward[frame: 3] == nil)
  }

  @Test func refusesWhatMakesNoSense() throws {
    let good = try text(manifest())
    #expect(refusal(good) == nil)
    #expect(refusal("hello") == "m.json: no manifest: not valid JSON")
    #expect(refusal("[]") == "m.json: no manifest: its top level has another type than expected")
    #expect(refusal("{}") == "m.json: no manifest: \"version\" is missing")
    #expect(refusal("{\"version\": 1}") == "m.json: no manifest: \"source\" is missing")
    func altered(_ old: String, _ new: String) -> String? {
      #expect(good.contains(old))
      return refusal(good.replacing(old, with: new, maxReplacements: 1))
    }
    #expect(
      altered("\"version\" : 1", "\"version\" : 7")
        == "m.json: its version is 7; this program reads version 1")
    #expect(altered("\"index\" : 1", "\"index\" : 0") == "m.json: frame 0 is there twice")
    #expect(
      altered("\"count\" : 3", "\"count\" : 2")
        == "m.json: frame 2 is outside the clip of 2 frames")
    #expect(altered("\"f0001.png\"", "\"../x\"") == "m.json: frame 1 is called \"../x\"")
    #expect(
      altered("0.033366667", "0.04")
        == "m.json: frame 1 is at 0.04 s, which is not its time at 30000/1001")
    #expect(
      altered("30000/1001", "0")
        == "m.json: no manifest: \"rate\": a frame rate above 0 is expected")
    #expect(
      altered("\"\(hash(1))\"", "\"12\"")
        == "m.json: no manifest: \"frames.1.hash\": a hash has 32 hexadecimal digits")
    #expect(altered("\"height\" : 2", "\"height\" : 0") == "m.json: its size is 4 × 0")
  }

  @Test func findsMissingFilesByNumber() throws {
    let temporary = try TemporaryFolder()
    let folder = try OutputFolder(creating: temporary.path)
    let manifest = manifest(frames: [0, 1, 2, 4, 5], count: 6)
    try manifest.write(into: folder)
    for name in ["f0001.png", "f0005.png"] { try folder.write([1], to: name) }
    #expect(
      throws: FrameError.invalidManifest(
        path: temporary.path + "/manifest.json",
        reason: "the files of frames 0, 2, 4 are missing")
    ) { try manifest.checkFiles(inFolder: folder) }
    #expect(try Manifest.read(inFolder: temporary.path) == manifest)
    #expect(Manifest.text(of: manifest.missingFrames) == "3")
  }

  @Test func joinsShards() throws {
    let (first, second) = (manifest(frames: [0, 1], count: 4), manifest(frames: [2, 3], count: 4))
    let joined = try Manifest.joining([("b", second), ("a", first)])
    #expect(joined == manifest(frames: [0, 1, 2, 3], count: 4))
  }

  @Test func refusesPartsThatDoNotBelongTogether() {
    func refusal(_ change: (inout Manifest) -> Void) -> String? {
      var second = manifest(frames: [2, 3], count: 4)
      change(&second)
      do throws(FrameError) {
        _ = try Manifest.joining([("a", manifest(frames: [0, 1], count: 4)), ("b", second)])
        return nil
      } catch {
        return "\(error)"
      }
    }
    #expect(refusal { _ in } == nil)
    #expect(
      refusal { $0.source.fingerprint = "x" }
        == "b: not a part of what is in a: the source is another: Bar and Bar differ in content")
    #expect(
      refusal { $0.options["fps"] = "60/1" }
        == "b: not a part of what is in a: the option fps differs: 30/1 and 60/1")
    #expect(
      refusal { $0.libraries["cairo"] = "1.18.0" }
        == "b: not a part of what is in a: the environments differ: cairo 1.16.0 and 1.18.0")
    #expect(refusal { $0.frames.removeLast() } == "a: frames 3 are in no part")
    #expect(refusal { $0.add(1, hash: hash(1)) } == "b: frame 1 is also in a")
    #expect(
      refusal { $0.width = 5 } == "b: not a part of what is in a: the sizes differ: 4 × 2 and 5 × 2"
    )
  }
}
