internal import CProcessGuard
internal import Glibc

/// The standard output as the place of results alone.
///
/// Code that is filmed may print; its words go to the standard error once results are kept apart.
package enum ResultOutput {
  /// Moves results to a descriptor that no child inherits; descriptor 1 then leads to the standard
  /// error.
  package static func keepApart() { cprocessguard_part_output() }

  /// Where results are written: 1 unless they are kept apart; -1 if there is no standard output.
  package static var descriptor: Int32 { cprocessguard_output() }

  /// Whether results appear on a terminal.
  package static var isTerminal: Bool { isatty(descriptor) == 1 }
}
