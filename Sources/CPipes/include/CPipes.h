#ifndef CPIPES_H
#define CPIPES_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

// What Linux can do with pipes beyond POSIX; the C library declares it under a feature macro alone.

/// Makes room for `bytes` in a pipe that has less, where the system allows it.
void cpipes_grow(int descriptor, int bytes);

/// Lets a pipe have the memory itself instead of a copy: until its last reader has let go of them,
/// the pages must keep what they hold.
///
/// Returns how many bytes the pipe took, or -1 with the error in `errno`: EBADF for what is no pipe or
/// is not open for writing, and EAGAIN where a full pipe is not waited for. `waits` alone decides
/// that, whether the descriptor blocks or not.
ssize_t cpipes_lend(int descriptor, const void *bytes, size_t count, bool waits);

#endif
