internal import Glibc

/// A folder that one writer has for itself, as far as others ask for it too.
///
/// The system gives the lock back when its holder is released or dies, however it dies.
package final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Takes a folder; where the file system knows no locks, nothing is held.
  ///
  /// - Throws: `FrameError.cannotWrite` if another writer, of this process or another, has it.
  package init(_ path: String) throws(FrameError) {
    let descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      close(descriptor)
      throw .cannotWrite(
        path: path, frame: nil, bytes: 0, reason: "another run writes into this folder")
    }
    self.descriptor = descriptor
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
