#include "Level.h"

#include <stdatomic.h>

#include "CPixels.h"

static atomic_int most = avx512;

void cpixels_limit(int value) { atomic_store_explicit(&most, value, memory_order_relaxed); }

int level(void) {
#if defined(__x86_64__)
  static atomic_int known = -1;
  int found = atomic_load_explicit(&known, memory_order_relaxed);
  if (found < 0) {
    found = __builtin_cpu_supports("avx512f") ? avx512
            : __builtin_cpu_supports("avx2")  ? avx2
            : __builtin_cpu_supports("ssse3") ? ssse3
                                              : plain;
    atomic_store_explicit(&known, found, memory_order_relaxed);
  }
  int limit = atomic_load_explicit(&most, memory_order_relaxed);
  return found < limit ? found : limit;
#else
  return plain;
#endif
}
