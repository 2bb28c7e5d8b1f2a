internal import Glibc

/// Words for the system's error numbers; English whatever the locale, and the same on each thread.
enum SystemMessage {
  /// The message of an error number, without capital or full stop.
  static func text(_ code: Int32) -> String {
    messages[code] ?? "system error \(code)"
  }

  private static let messages: [Int32: String] = [
    E2BIG: "argument list too long", EACCES: "permission denied", EBADF: "bad file descriptor",
    EBUSY: "busy", EDQUOT: "the disk quota is used up", EEXIST: "already exists",
    EFBIG: "the file is too large", EIO: "input/output error", EISDIR: "is a directory",
    ELOOP: "too many symbolic links", EMFILE: "too many open files",
    ENAMETOOLONG: "the name is too long", ENFILE: "too many open files in the system",
    ENODEV: "no such device", ENOENT: "no such file or directory", ENOEXEC: "not a program",
    ENOMEM: "out of memory", ENOSPC: "the disk is full", ENOTDIR: "not a directory",
    ENOTEMPTY: "the folder is not empty", ENXIO: "no such device or address",
    EPERM: "operation not permitted", EPIPE: "the reader went away",
    EROFS: "the file system is read-only", ETXTBSY: "the program is being written",
    EXDEV: "on another file system",
  ]
}
