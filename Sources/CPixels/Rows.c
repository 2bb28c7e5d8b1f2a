#include "CPixels.h"
#include "Level.h"

static uint32_t rgb_tail(const uint32_t *words, size_t count, uint8_t *target) {
  uint32_t all = UINT32_MAX;
  for (size_t index = 0; index < count; index++) {
    uint32_t word = words[index];
    all &= word;
    target[3 * index] = (uint8_t)(word >> 16);
    target[3 * index + 1] = (uint8_t)(word >> 8);
    target[3 * index + 2] = (uint8_t)word;
  }
  return all;
}

static size_t common_tail(const uint32_t *a, const uint32_t *b, size_t most) {
  size_t index = 0;
  while (index < most && a[index] == b[index]) index++;
  return index;
}

#if defined(__x86_64__)
#include <immintrin.h>

// Sixteen pixels are four times twelve bytes, which fill three registers.
__attribute__((target("ssse3"))) static uint32_t rgb_ssse3(const uint32_t *words, size_t count,
                                                           uint8_t *target) {
  const __m128i order = _mm_setr_epi8(2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1);
  __m128i all = _mm_set1_epi32(-1);
  size_t index = 0;
  for (; index + 16 <= count; index += 16) {
    const __m128i *source = (const __m128i *)(words + index);
    __m128i a = _mm_loadu_si128(source), b = _mm_loadu_si128(source + 1);
    __m128i c = _mm_loadu_si128(source + 2), d = _mm_loadu_si128(source + 3);
    all = _mm_and_si128(all, _mm_and_si128(_mm_and_si128(a, b), _mm_and_si128(c, d)));
    a = _mm_shuffle_epi8(a, order);
    b = _mm_shuffle_epi8(b, order);
    c = _mm_shuffle_epi8(c, order);
    d = _mm_shuffle_epi8(d, order);
    __m128i *out = (__m128i *)(target + 3 * index);
    _mm_storeu_si128(out, _mm_or_si128(a, _mm_slli_si128(b, 12)));
    _mm_storeu_si128(out + 1, _mm_or_si128(_mm_srli_si128(b, 4), _mm_slli_si128(c, 8)));
    _mm_storeu_si128(out + 2, _mm_or_si128(_mm_srli_si128(c, 8), _mm_slli_si128(d, 4)));
  }
  uint32_t lanes[4];
  _mm_storeu_si128((__m128i *)lanes, all);
  return lanes[0] & lanes[1] & lanes[2] & lanes[3]
         & rgb_tail(words + index, count - index, target + 3 * index);
}

static size_t common_sse2(const uint32_t *a, const uint32_t *b, size_t most) {
  size_t index = 0;
  for (; index + 4 <= most; index += 4) {
    __m128i equal = _mm_cmpeq_epi32(_mm_loadu_si128((const __m128i *)(a + index)),
                                    _mm_loadu_si128((const __m128i *)(b + index)));
    unsigned differing = (unsigned)_mm_movemask_epi8(equal) ^ 0xFFFF;
    if (differing) return index + (unsigned)__builtin_ctz(differing) / 4;
  }
  return index + common_tail(a + index, b + index, most - index);
}

__attribute__((target("avx2"))) static size_t common_avx2(const uint32_t *a, const uint32_t *b,
                                                          size_t most) {
  size_t index = 0;
  for (; index + 8 <= most; index += 8) {
    __m256i equal = _mm256_cmpeq_epi32(_mm256_loadu_si256((const __m256i *)(a + index)),
                                       _mm256_loadu_si256((const __m256i *)(b + index)));
    unsigned differing = ~(unsigned)_mm256_movemask_epi8(equal);
    if (differing) return index + (unsigned)__builtin_ctz(differing) / 4;
  }
  return index + common_tail(a + index, b + index, most - index);
}

__attribute__((target("avx512f"))) static size_t common_avx512(const uint32_t *a,
                                                               const uint32_t *b, size_t most) {
  size_t index = 0;
  for (; index + 16 <= most; index += 16) {
    unsigned differing =
        _mm512_cmpneq_epi32_mask(_mm512_loadu_si512(a + index), _mm512_loadu_si512(b + index));
    if (differing) return index + (unsigned)__builtin_ctz(differing);
  }
  if (index == most) return most;
  __mmask16 rest = (__mmask16)((1u << (most - index)) - 1);
  unsigned differing = _mm512_mask_cmpneq_epi32_mask(
      rest, _mm512_maskz_loadu_epi32(rest, a + index), _mm512_maskz_loadu_epi32(rest, b + index));
  return differing ? index + (unsigned)__builtin_ctz(differing) : most;
}

#endif

uint32_t cpixels_rgb(const uint32_t *words, size_t count, uint8_t *target) {
#if defined(__x86_64__)
  if (level() >= ssse3) return rgb_ssse3(words, count, target);
#endif
  return rgb_tail(words, count, target);
}

size_t cpixels_common(const uint32_t *a, const uint32_t *b, size_t most) {
#if defined(__x86_64__)
  int has = level();
  if (has >= avx512) return common_avx512(a, b, most);
  if (has >= avx2) return common_avx2(a, b, most);
  if (has > plain) return common_sse2(a, b, most);
#endif
  return common_tail(a, b, most);
}
