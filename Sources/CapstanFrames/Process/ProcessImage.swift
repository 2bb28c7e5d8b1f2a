internal import CProcessGuard
internal import Glibc

/// The program that the process runs.
package enum ProcessImage {
  /// Puts another program in this one's place; the process and its open files stay.
  ///
  /// `arguments` begins with the name under which the program should know itself.
  /// - Returns: only if it failed, the system's message.
  package static func replace(
    with executable: String, arguments: [String], environment: [String: String]
  ) -> String {
    let settings = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let argumentPointers = unsafe arguments.map { unsafe strdup($0) } + [nil]
    let settingPointers = unsafe settings.map { unsafe strdup($0) } + [nil]
    defer { unsafe (argumentPointers + settingPointers).forEach { unsafe free($0) } }
    // Results of the other program go where those of this one would have gone.
    cprocessguard_join_output()
    _ = unsafe execve(executable, argumentPointers, settingPointers)
    let code = errno
    if ResultOutput.descriptor != STDOUT_FILENO { ResultOutput.keepApart() }
    return SystemMessage.text(code)
  }
}
