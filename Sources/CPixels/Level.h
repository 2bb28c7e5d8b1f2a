#ifndef LEVEL_H
#define LEVEL_H

#include <stdint.h>

// Fetches what lies a page after a place, which need not be there: a frame lies far from the
// processor, and what it fetches by itself ends with a page.
static inline void fetch_ahead(const void *place) {
  __builtin_prefetch((const void *)((uintptr_t)place + 4096));
}

// The instructions that the loops may use, each of which includes those before.
enum { plain, ssse3, avx2, avx512 };

// What the processor has of them, and a test allows.
int level(void);

#endif
