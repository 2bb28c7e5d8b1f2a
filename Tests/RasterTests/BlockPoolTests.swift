import Testing

@testable import CapstanRaster

@Suite struct BlockPoolTests {
  @Test(arguments: [
    (4, 4096), (4096, 4096), (4097, 8192), (65_535, 65_536), (65_537, 131_072),
  ])
  func sizesAreRoundedUp(asked: Int, given: Int) throws {
    let pool = BlockPool(checks: StatusChecks())
    #expect(try pool.block(byteCount: asked).byteCount == given)
  }

  @Test func blocksAreUsedAgain() throws {
    let pool = BlockPool(checks: StatusChecks())
    for _ in 0..<5 { _ = try pool.block(byteCount: 100_000) }
    #expect(pool.bytesHeld == 131_072)
  }

  /// What is kept for long must not hold many times what it needs.
  @Test func smallRequestsDoNotTakeLargeBlocks() throws {
    let pool = BlockPool(checks: StatusChecks())
    _ = try pool.block(byteCount: 65_536)
    #expect(try pool.block(byteCount: 900).byteCount == 4096)
    #expect(try pool.block(byteCount: 60_000).byteCount == 65_536)
  }
}
