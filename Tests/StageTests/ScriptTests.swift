import CapstanFrames
import CapstanStage
import Foundation
import Testing

@Suite struct ScriptTests {
  private func half(_ count: Int) -> RationalTime { RationalTime(count, over: 2) }

  @Test func everyKindOfEventIsRead() throws {
    let script = try Script(
      json: """
        [
          {"at": 0.5, "tap": "Search"},
          {"at": "1500ms", "tap": [195, 800.5]},
          {"at": 1, "longPress": "Home", "duration": 0.8},
          {"at": 2, "drag": [[0, 1], [2, 3], [4, 5]]},
          {"at": 2.5, "set": {"colorScheme": "dark", "reduceMotion": true}}
        ]
        """, file: "tour.json")
    var change = Script.Change()
    change.colorScheme = .dark
    change.reducesMotion = true
    #expect(
      script.events == [
        Script.Event(at: half(1), .tap(.label("Search"))),
        Script.Event(at: half(2), .longPress(.label("Home"), duration: 0.8)),
        Script.Event(at: half(3), .tap(.point(CGPoint(x: 195, y: 800.5)))),
        Script.Event(
          at: half(4),
          .drag(
            [CGPoint(x: 0, y: 1), CGPoint(x: 2, y: 3), CGPoint(x: 4, y: 5)], duration: 0.25)),
        Script.Event(at: half(5), .set(change)),
      ])
  }

  @Test func eventsOfOneTimeKeepTheirOrder() throws {
    let script = try Script(
      json: #"[{"at": 1, "tap": "b"}, {"at": 0, "tap": "a"}, {"at": 1.0, "tap": "c"}]"#,
      file: "x")
    #expect(
      script.events.map(\.action) == [.tap(.label("a")), .tap(.label("b")), .tap(.label("c"))])
  }

  @Test(
    "Errors tell line, column and what was expected",
    arguments: [
      ("{}", "s.json:1:1: a script is a list of events, not an object"),
      ("[{\"tap\": \"A\"}]", "s.json:1:2: the event has no time: \"at\" in seconds"),
      (
        "[{\"at\": 1}]",
        "s.json:1:2: the event does nothing: \"tap\", \"longPress\", \"drag\" or \"set\" is expected"
      ),
      (
        "[\n  {\"at\": true, \"tap\": \"A\"}\n]",
        "s.json:2:10: a time is expected, not true or false"
      ),
      ("[{\"at\": -1, \"tap\": \"A\"}]", "s.json:1:9: \"-1\" is negative; times start at 0"),
      (
        "[{\"at\": 1, \"pat\": \"A\"}]",
        "s.json:1:12: there is no event \"pat\"; "
          + "\"tap\", \"longPress\", \"drag\" or \"set\" is expected"
      ),
      (
        "[{\"at\": 1, \"tap\": 7}]",
        "s.json:1:19: a label or a point [x, y] is expected, not a number"
      ),
      (
        "[{\"at\": 1, \"tap\": [7]}]", "s.json:1:19: a point is a list of two numbers, [x, y]"
      ),
      (
        "[{\"at\": 1, \"set\": {\"colorScheme\": \"pink\"}}]",
        "s.json:1:35: one of \"light\", \"dark\" is expected"
      ),
      ("[{\"at\": 1, \"tap\": \"A\",}]", "s.json:1:23: a key in quotation marks is expected"),
      ("[{\"at\": 1 \"tap\": \"A\"}]", "s.json:1:11: a comma or } is expected"),
      ("[\n\n", "s.json:3:1: a value is expected, but the document ends"),
      ("[1] x", "s.json:1:5: nothing may follow the document's value"),
      ("[01]", "s.json:1:2: '01' is no JSON value"),
      ("[{\"at\": 1, \"at\": 2}]", "s.json:1:12: the key \"at\" stands here twice"),
      ("[\"a", "s.json:1:2: the text has no closing quotation mark"),
      ("[\"\\ud800\"]", "s.json:1:4: half of a surrogate pair"),
    ])
  func errorsPointAtTheirPlace(json: String, message: String) {
    let error = #expect(throws: StageError.self) { try Script(json: json, file: "s.json") }
    #expect(error?.description == message)
  }

  @Test func escapesAreRead() throws {
    let script = try Script(
      json: #"[{"at": 0, "tap": "a\"\\\/\n\u00e9\ud83d\ude00"}]"#, file: "s")
    #expect(script.events.first?.action == .tap(.label("a\"\\/\né😀")))
  }

  @Test func tapsOfTheCommandLine() throws {
    #expect(
      try Script.Event(parsingTap: "Search@0.5")
        == Script.Event(at: half(1), .tap(.label("Search"))))
    #expect(
      try Script.Event(parsingTap: "me@home@1s")
        == Script.Event(at: half(2), .tap(.label("me@home"))))
    #expect(
      try Script.Event(parsingTap: "195,800.5@1500ms")
        == Script.Event(at: half(3), .tap(.point(CGPoint(x: 195, y: 800.5)))))
    #expect(throws: FrameError.self) { try Script.Event(parsingTap: "Search") }
    #expect(throws: FrameError.self) { try Script.Event(parsingTap: "@1") }
    #expect(throws: FrameError.self) { try Script.Event(parsingTap: "Search@soon") }
  }
}
