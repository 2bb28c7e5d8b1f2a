#ifndef CPIPES_H
#define CPIPES_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

// What Linux can do with pipes beyond POSIX; the C library declares it under a feature macro alone.

/// Makes room for `bytes` in a pipe, where the system allows it.
void cpipes_grow(int descriptor, int bytes);

/// Lets a pipe have the memory itself instead of a copy: until its last reader has let go of them,
/// the pages must keep what they hold.
///
/// Returns how many bytes the pipe took, or -1 with the error in `errno`: EAGAIN where there is no
/// room and `waits` is false, and EBADF for what is no pipe.
ssize_t cpipes_lend(int descriptor, const void *bytes, size_t count, bool waits);

#endif
