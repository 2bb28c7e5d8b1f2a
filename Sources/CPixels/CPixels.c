#include "CPixels.h"

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

static void luma_tail(const uint32_t *words, size_t count, int32_t red, int32_t green, int32_t blue,
                      int32_t offset, uint8_t *target) {
  for (size_t index = 0; index < count; index++) {
    int32_t word = (int32_t)words[index];
    int32_t value = (word >> 16 & 255) * red + (word >> 8 & 255) * green + (word & 255) * blue;
    target[index] = (uint8_t)((value + offset) >> 16);
  }
}

#if defined(__x86_64__)
#include <tmmintrin.h>

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

// Products of signed 16-bit numbers are added in pairs; green comes twice, with half its factor.
__attribute__((target("ssse3"))) static void luma_ssse3(const uint32_t *words, size_t count,
                                                        int32_t red, int32_t green, int32_t blue,
                                                        int32_t offset, uint8_t *target) {
  const __m128i low = _mm_setr_epi8(0, -1, 1, -1, 2, -1, 1, -1, 4, -1, 5, -1, 6, -1, 5, -1);
  const __m128i high =
      _mm_setr_epi8(8, -1, 9, -1, 10, -1, 9, -1, 12, -1, 13, -1, 14, -1, 13, -1);
  const short half = (short)(green / 2), r = (short)red, b = (short)blue;
  const __m128i factors = _mm_setr_epi16(b, half, r, half, b, half, r, half);
  const __m128i offsets = _mm_set1_epi32(offset);
  size_t index = 0;
  for (; index + 16 <= count; index += 16) {
    const __m128i *source = (const __m128i *)(words + index);
    __m128i sums[4];
    for (int part = 0; part < 4; part++) {
      __m128i pixels = _mm_loadu_si128(source + part);
      __m128i first = _mm_madd_epi16(_mm_shuffle_epi8(pixels, low), factors);
      __m128i second = _mm_madd_epi16(_mm_shuffle_epi8(pixels, high), factors);
      sums[part] = _mm_srli_epi32(_mm_add_epi32(_mm_hadd_epi32(first, second), offsets), 16);
    }
    __m128i words16 = _mm_packs_epi32(sums[0], sums[1]);
    __m128i rest16 = _mm_packs_epi32(sums[2], sums[3]);
    _mm_storeu_si128((__m128i *)(target + index), _mm_packus_epi16(words16, rest16));
  }
  luma_tail(words + index, count - index, red, green, blue, offset, target + index);
}

uint32_t cpixels_rgb(const uint32_t *words, size_t count, uint8_t *target) {
  return __builtin_cpu_supports("ssse3") ? rgb_ssse3(words, count, target)
                                         : rgb_tail(words, count, target);
}

void cpixels_luma(const uint32_t *words, size_t count, int32_t red, int32_t green, int32_t blue,
                  int32_t offset, uint8_t *target) {
  (__builtin_cpu_supports("ssse3") ? luma_ssse3 : luma_tail)(words, count, red, green, blue, offset,
                                                             target);
}

#else

uint32_t cpixels_rgb(const uint32_t *words, size_t count, uint8_t *target) {
  return rgb_tail(words, count, target);
}

void cpixels_luma(const uint32_t *words, size_t count, int32_t red, int32_t green, int32_t blue,
                  int32_t offset, uint8_t *target) {
  luma_tail(words, count, red, green, blue, offset, target);
}

#endif
