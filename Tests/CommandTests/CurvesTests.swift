import CapstanFrames
import CapstanStage
import Foundation
import Testing

@testable import CapstanCommand

@MainActor @Suite struct CurvesTests {
  private let folder = TemporaryFolder()

  @Test func aSpringNeedsNoSource() async {
    let answer = await Answer(
      ["curves", "--spring", "duration=0.4,bounce=0.3", "--fps", "10", "--duration", "0.2s"])
    #expect(answer.code == .done)
    // Computed apart: 1 − e^(−ζωt) (cos ω't + ζω/ω' sin ω't), ω = 2π/0.4, ζ = 0.7.
    let lines = answer.result.split(separator: "\n")
    #expect(lines.first == "frame,time,value,velocity")
    #expect(lines.count == 4)
    for (row, time) in zip(lines.dropFirst(), [0, 0.1, 0.2]) {
      let fields = row.split(separator: ",").compactMap { Double($0) }
      let (omega, zeta) = (2 * Double.pi / 0.4, 0.7)
      let damped = omega * (1 - zeta * zeta).squareRoot()
      let value =
        1 - exp(-zeta * omega * time)
        * (cos(damped * time) + zeta * omega / damped * sin(damped * time))
      #expect(abs(fields[2] - value) < 1e-5)
    }
    #expect(answer.messages.contains("is within a thousandth of its target after"))
  }

  @Test(
    "Springs that are none",
    arguments: [
      "", "duration=0", "bounce=2,duration=1", "speed=1", "duration", "stiffness=10",
      "duration=1,duration=2", "duration=nan", "response=0.3",
    ])
  func refusals(text: String) async {
    let answer = await Answer(["curves", "--spring", text])
    #expect(answer.code == .usage)
    #expect(answer.messages.contains("duration=0.4,bounce=0.3"))
  }

  @Test func withoutAnythingItSaysWhatItNeeds() async {
    #expect(
      await Answer(["curves"]).messages
        == "capstan: curves needs a SOURCE, --spring or --keyframes\n")
    let both = await Answer(["curves", "pill", "--spring", "duration=1"])
    #expect(both.code == .usage)
    #expect(both.messages == "capstan: curves takes one of a SOURCE, --spring and --keyframes\n")
  }

  @Test func aSpringThatNeverRestsIsSaidToBeOne() async {
    let answer = await Answer(["curves", "--spring", "bounce=1", "--fps", "1"])
    #expect(answer.code == .done)
    #expect(answer.messages.contains("the spring never comes to rest; 10 s of it are shown"))
    #expect(answer.result.split(separator: "\n").count == 12)
    let slow = await Answer(["curves", "--spring", "duration=9,bounce=-0.8", "--fps", "1"])
    #expect(slow.messages.contains("comes to rest only after "))
  }

  /// Computed apart: a smoothstep, then a straight line, then a jump seen only after its time.
  @Test func keyframesNeedNoSource() async {
    let answer = await Answer([
      "curves", "--keyframes", "offset: 0, cubic 8 0.2, linear 4 0.2, move 1", "--keyframes",
      "1, spring 2 0.1 bounce=0.3", "--fps", "10",
    ])
    #expect(answer.code == .done)
    #expect(answer.messages.contains("the keyframes last 0.40000 s"))
    let lines = answer.result.split(separator: "\n")
    #expect(lines.first == "frame,time,offset,value2")
    let values = lines.dropFirst().map { $0.split(separator: ",").compactMap { Double($0) } }
    // The cubic leaves with the speed of the line after it, -20 a second.
    for (row, expected) in zip(values, [0.0, 4.5, 8, 6, 4]) {
      #expect(abs(row[2] - expected) < 1e-5)
    }
    let (w, z) = (4 * Double.pi, 0.7)
    let d = w * (1 - z * z).squareRoot()
    let cut = 2 - exp(-z * w * 0.1) * (cos(d * 0.1) + z * w / d * sin(d * 0.1))
    #expect(values.count == 5 && abs(values[4][3] - cut) < 1e-5)
  }

  @Test(
    "Keyframes that are none",
    arguments: [
      "", "0", "cubic 6 0.1", "0, cubic 6", "0, linear 3 0.1 fast", "0, cubic 6 -1", "x, move 3",
      ": 0, move 3", "0, spring 1 0.2 bounce=3", "0, move 3 0.1", "0, cubic 6 0.1 start=a",
    ])
  func refusedKeyframes(text: String) async {
    let answer = await Answer(["curves", "--keyframes", text])
    #expect(answer.code == .usage)
    #expect(answer.messages.contains("a keyframe track"))
  }

  @Test func unitsGoByTheName() {
    #expect(CurveChart.unit(of: "A/HStack/pill.frame.x") == "pt")
    #expect(CurveChart.unit(of: "A/frame.width#2") == "pt")
    #expect(CurveChart.unit(of: "velocity") == "1/s")
    #expect(CurveChart.unit(of: "A/frame/opacity") == nil)
  }

  @Test func gapsStayEmptyAndNamesAreQuoted() {
    let set = CurveSet(
      rate: FrameRate(2), firstFrame: 3,
      curves: [
        Curve(name: "a,b", values: [1, nil]), Curve(name: "c", values: [-0.000001, 2.5]),
      ], events: [])
    #expect(set.csv == "frame,time,\"a,b\",c\n3,1.50000,1.00000,0.00000\n4,2.00000,,2.50000\n")
    #expect(set.json.contains("\"a,b\": [1.00000, null]"))
  }

  @Test func aPlotIsDrawnBothWays() async throws {
    for name in ["plot.svg", "plot.png"] {
      let answer = await Answer(
        ["curves", "--spring", "duration=0.5,bounce=0.2", "--plot", folder.path(name)])
      #expect(answer.code == .done, "\(answer.messages)")
    }
    let svg = try String(contentsOfFile: folder.path("plot.svg"), encoding: .utf8)
    #expect(
      svg.hasPrefix("<svg ") && svg.contains("<polyline ") && svg.contains(">velocity</text>"))
    let picture = try PNGDecoder.picture(atPath: folder.path("plot.png"))
    #expect(picture.info.width == 1456)
    let wrong = await Answer(["curves", "--spring", "duration=1", "--plot", "plot.txt"])
    #expect(wrong.code == .usage)
  }

  @Test(
    "Round numbers",
    arguments: [(0.0, 1.0, [0, 0.5, 1]), (-0.2, 1.05, [0, 1]), (3, 3.9, [3, 3.5])])
  func ticks(low: Double, high: Double, expected: [Double]) {
    #expect(CurveChart.ticks(low, high, count: 2) == expected)
  }
}
