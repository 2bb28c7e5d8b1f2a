#define _GNU_SOURCE
#include "CPipes.h"

#include <fcntl.h>
#include <sys/uio.h>

void cpipes_grow(int descriptor, int bytes) {
  fcntl(descriptor, F_SETPIPE_SZ, bytes);
}

ssize_t cpipes_lend(int descriptor, const void *bytes, size_t count, bool waits) {
  struct iovec piece = {(void *)bytes, count};
  return vmsplice(descriptor, &piece, 1, waits ? 0 : SPLICE_F_NONBLOCK);
}
