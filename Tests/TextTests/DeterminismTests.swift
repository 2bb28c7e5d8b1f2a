import CapstanSceneGraph
import CapstanText
import Foundation
import Testing

@Suite struct DeterminismTests {
  /// Texts of many scripts, at many widths.
  static let requests: [(text: StyledText, width: CGFloat?)] = {
    let texts = [
      "Search", "Always show original title", "مرحبا بالعالم", "שלום world עולם", "日本語テキスト。",
      "नमस्ते दुनिया", "สวัสดีชาวโลก", "👨‍👩‍👧 🇩🇪 ok", "한국어 문장", "a\u{10FFFD}\tb\nc",
    ]
    return (0..<200).map { index in
      let font = FontRequest(
        family: [.system, .serif, .monospaced, .rounded][index / 10 % 4],
        size: CGFloat(10 + index % 17), weight: 100 * (1 + index % 9), italic: index % 7 == 0)
      return (
        StyledText(
          spans: [StyledText.Span(text: texts[index % 10], font: font)],
          lineLimit: index % 3 == 0 ? 1 : nil,
          truncation: [.head, .middle, .tail][index / 3 % 3]),
        index % 2 == 0 ? nil : CGFloat(30 + index)
      )
    }
  }()

  static func transcripts(of engine: PangoTextEngine) -> [String] {
    requests.map { engine.layout($0.text, width: $0.width).transcript }
  }

  @Test func manyThreadsGetWhatOneGets() async throws {
    let expected = Self.transcripts(of: try PangoTextEngine())
    let shared = try PangoTextEngine()
    let results = await withTaskGroup(of: [String].self) { group in
      for offset in 0..<16 {
        group.addTask {
          // Each starts elsewhere, so that different texts meet.
          let count = Self.requests.count
          var transcripts = Array(repeating: "", count: count)
          for step in 0..<count {
            let index = (step + offset * 13) % count
            let request = Self.requests[index]
            let layout = shared.layout(request.text, width: request.width)
            for run in layout.runs { run.glyphs.forEach { _ = run.face.drawing(of: $0.id) } }
            transcripts[index] = layout.transcript
          }
          return transcripts
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count == 16)
    #expect(results.allSatisfy { $0 == expected })
  }

  @Test func enginesOnManyThreadsDoNotMeet() async throws {
    let expected = Self.transcripts(of: try PangoTextEngine())
    let results = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<4 { group.addTask { Self.transcripts(of: try PangoTextEngine()) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.allSatisfy { $0 == expected })
  }

  /// Writes what layouts come out as, if a parent test asks for it.
  @Test(.enabled(if: ProcessInfo.processInfo.environment[probe] != nil))
  func probeForTheHostileEnvironment() throws {
    let path = try #require(ProcessInfo.processInfo.environment[Self.probe])
    let text = Self.transcripts(of: try PangoTextEngine()).joined(separator: "\n")
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  static let probe = "CAPSTAN_TEXT_PROBE"

  /// Settings of fonts that would each change a picture, or complain, if anything read them.
  enum Hostility: CaseIterable { case rules, root, nothing }

  @Test(
    .enabled(if: ProcessInfo.processInfo.environment[probe] == nil),
    arguments: Hostility.allCases)
  func aHostileEnvironmentChangesNothing(_ hostility: Hostility) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(Self.hostileRules.utf8).write(to: folder.appendingPathComponent("fonts.conf"))
    let output = folder.appendingPathComponent("out")
    var environment = [
      Self.probe: output.path, "HOME": "/nowhere", "XDG_CONFIG_HOME": folder.path,
      "XDG_DATA_HOME": folder.path, "XDG_CACHE_HOME": "/nowhere", "LC_ALL": "ar_EG.UTF-8",
      "LANG": "tr_TR.UTF-8", "LANGUAGE": "ja:ko", "FC_LANG": "ja", "PANGO_LANGUAGE": "ja",
      "TZ": "Asia/Kathmandu",
    ]
    switch hostility {
    case .rules: environment["FONTCONFIG_FILE"] = folder.path + "/fonts.conf"
    case .root: environment["FONTCONFIG_SYSROOT"] = "/usr/share"
    case .nothing: environment["FONTCONFIG_FILE"] = "/nowhere/fonts.conf"
    }
    let complaints = try Self.runProbe(environment: environment)
    #expect(!complaints.contains("Fontconfig"), "\(complaints)")

    let found = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    let expected = Self.transcripts(of: try PangoTextEngine()).joined(separator: "\n")
    #expect(found == expected)
  }

  /// Runs the probe in a process of its own and returns what that says on standard error.
  private static func runProbe(environment: [String: String]) throws -> String {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    child.arguments = [
      "--testing-library", "swift-testing", "--filter", "probeForTheHostileEnvironment",
    ]
    child.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    child.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    child.standardError = errors
    try child.run()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    child.waitUntilExit()
    #expect(child.terminationStatus == 0)
    return String(decoding: complaints, as: UTF8.self)
  }

  /// Every family becomes another, every glyph bold, hinted and slanted.
  static let hostileRules = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
    <fontconfig>
      <dir>/usr/share/fonts/truetype/dejavu</dir>
      <match target="pattern">
        <edit name="family" mode="assign" binding="strong"><string>DejaVu Sans</string></edit>
      </match>
      <match target="font">
        <edit name="embolden" mode="assign"><bool>true</bool></edit>
        <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
        <edit name="matrix" mode="assign">
          <times><name>matrix</name>
            <matrix><double>1</double><double>0.5</double><double>0</double><double>1</double></matrix>
          </times>
        </edit>
      </match>
    </fontconfig>
    """
}
