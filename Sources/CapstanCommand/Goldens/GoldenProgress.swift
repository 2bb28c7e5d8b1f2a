import CapstanGoldens
import Synchronization

/// Tells how far a check of goldens has come, one shot after the other.
final class GoldenProgress: CheckProgress {
  private let style: RunOptions.ProgressStyle
  private let context: CommandContext
  private let report = Mutex<ProgressReport?>(nil)

  init(_ style: RunOptions.ProgressStyle, in context: CommandContext) {
    (self.style, self.context) = (style, context)
  }

  func begin(pictures: Int) {
    report.withLock { $0 = ProgressReport(style, total: pictures, in: context) }
  }

  func advance() { report.withLock(\.self)?.advance() }

  func end() { report.withLock { $0.take() }?.finish() }
}
