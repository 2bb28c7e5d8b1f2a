import CapstanStage
import Testing

@Suite struct LocaleIdentifierTests {
  @Test(arguments: [
    "en", "en_US", "de-DE", "zh-Hans-CN", "zh_Hant", "es_419", "sr-Latn-RS", "ast", "EN_us",
    "de-DE-1996", "de-DE-u-nu-latn", "ar_EG@numbers=arab", "th_TH@calendar=buddhist;numbers=thai",
  ])
  func localesAreKnown(_ text: String) {
    #expect(LocaleIdentifier.isKnown(text))
  }

  @Test(arguments: [
    "", "xx", "nonsense", "en_", "_US", "en__US", "en_XX", "en-Xxxx", "e", "C", "en US", "../up",
    "en_US.UTF-8", "de_DE@", "de_DE@numbers", "de-DE-u", "12", "en_US_US", "englisch",
  ])
  func othersAreNot(_ text: String) {
    #expect(!LocaleIdentifier.isKnown(text))
  }

  @Test func aScriptTakesKnownLocales() throws {
    let script = try Script(json: #"[{"at": 1, "set": {"locale": "ar_EG"}}]"#, file: "a.json")
    #expect(script.events.count == 1)
    let error = #expect(throws: StageError.self) {
      try Script(json: #"[{"at": 1, "set": {"locale": "nowhere"}}]"#, file: "a.json")
    }
    #expect(error.map { "\($0)" } == "a.json:1:30: a locale such as de_DE is expected")
  }
}
