import Testing

@testable import capstan_benchmark

/// What is said of counts that grew, shrank, are missing, or were taken elsewhere.
struct CountComparisonTests {
  private static let kept = InstructionCounts(
    text: """
      # Instructions of the reference clip, counted by callgrind.
      # cairo: 1.16.0
      # processor: ssse3 avx2
      full-frame-with-png 40000000
      bar-frame-with-png 8000000
      still-frame 20000
      display-list 4000000
      first-still 150000000
      clip 3000000000
      """)

  private func comparison(_ change: (inout InstructionCounts) -> Void) -> CountComparison {
    var counted = Self.kept
    change(&counted)
    return CountComparison(kept: Self.kept, counted: counted, file: "Counts.txt")
  }

  @Test func aFileGivesBackWhatItWasMadeOf() {
    #expect(Self.kept.values.count == InstructionCounts.Kind.allCases.count)
    #expect(Self.kept.environment == ["cairo": "1.16.0", "processor": "ssse3 avx2"])
    #expect(InstructionCounts(text: Self.kept.text) == Self.kept)
  }

  @Test func growthWithinTheToleranceHolds() {
    let result = comparison { $0.values[.barFrame] = 8_399_000 }
    #expect(result.holds)
    #expect(!result.isOutdated)
  }

  @Test func growthBeyondItNamesTheCountAndTheWayToAcceptIt() {
    let result = comparison { $0.values[.barFrame] = 8_800_000 }
    #expect(
      result.complaints == [
        "B frame with PNG takes 8.80 M instructions, +10.0 % against the 8.00 M in Counts.txt; "
          + "+5.0 % are allowed."
      ])
    #expect(result.advice.contains("scripts/benchmark --update"))
  }

  @Test func aCountThatIsMissingIsAComplaint() {
    #expect(
      comparison { $0.values[.clip] = nil }.complaints == [
        "90 frames to PNG files, whole process was not counted."
      ])
  }

  @Test func whatBecameCheaperIsTold() {
    let result = comparison { $0.values[.fullFrame] = 30_000_000 }
    #expect(result.holds)
    #expect(result.isOutdated)
  }

  @Test func anotherEnvironmentIsAnObstacleAndNamesWhatDiffers() {
    let result = comparison {
      $0.environment["processor"] = "ssse3"
      $0.environment["glibc"] = "2.36"
    }
    #expect(
      result.obstacles == [
        "glibc was not recorded, is 2.36", "processor was ssse3 avx2, is ssse3",
      ])
    #expect(comparison { _ in }.obstacles.isEmpty)
  }
}
