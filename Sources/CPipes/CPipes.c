#define _GNU_SOURCE
#include "CPipes.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/uio.h>

void cpipes_grow(int descriptor, int bytes) {
  int present = fcntl(descriptor, F_GETPIPE_SZ);
  if (present >= 0 && present < bytes) fcntl(descriptor, F_SETPIPE_SZ, bytes);
}

ssize_t cpipes_lend(int descriptor, const void *bytes, size_t count, bool waits) {
  // From a pipe that is open for reading alone, the call would read into the memory.
  int flags = fcntl(descriptor, F_GETFL);
  if (flags == -1 || (flags & O_ACCMODE) == O_RDONLY) {
    errno = EBADF;
    return -1;
  }
  struct iovec piece = {(void *)bytes, count};
  return vmsplice(descriptor, &piece, 1, waits ? 0 : SPLICE_F_NONBLOCK);
}
