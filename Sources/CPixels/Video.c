#include <string.h>

#include "CPixels.h"
#include "Level.h"

static void luma_tail(const uint32_t *words, size_t count, int32_t red, int32_t green, int32_t blue,
                      int32_t offset, uint8_t *target) {
  for (size_t index = 0; index < count; index++) {
    int32_t word = (int32_t)words[index];
    int32_t value = (word >> 16 & 255) * red + (word >> 8 & 255) * green + (word & 255) * blue;
    target[index] = (uint8_t)((value + offset) >> 16);
  }
}

static uint8_t chroma_sample(const int32_t factors[3], int32_t offset, int32_t red, int32_t green,
                             int32_t blue) {
  return (uint8_t)((red * factors[0] + green * factors[1] + blue * factors[2] + 8 * offset) >> 19);
}

// The samples from `index` on, an even column; `count` is that of the whole rows.
static void chroma_tail(const uint32_t *first, const uint32_t *second, size_t index, size_t count,
                        const cpixels_chroma *chroma, uint8_t *blue, uint8_t *red) {
  for (; index < count; index += 2) {
    size_t columns[4] = {index > 0 ? index - 1 : 0, index, index,
                         index + 1 < count ? index + 1 : count - 1};
    int32_t sums[3] = {0, 0, 0};
    for (int place = 0; place < 4; place++) {
      uint32_t a = first[columns[place]], b = second[columns[place]];
      for (int channel = 0; channel < 3; channel++)
        sums[channel] += (int32_t)((a >> 8 * channel & 255) + (b >> 8 * channel & 255));
    }
    blue[index / 2] =
        chroma_sample(chroma->blue, chroma->offset, sums[2], sums[1], sums[0]);
    red[index / 2] = chroma_sample(chroma->red, chroma->offset, sums[2], sums[1], sums[0]);
  }
}

#if defined(__x86_64__)
#include <immintrin.h>

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

__attribute__((target("avx2"))) static void luma_avx2(const uint32_t *words, size_t count,
                                                      int32_t red, int32_t green, int32_t blue,
                                                      int32_t offset, uint8_t *target) {
  const __m256i low = _mm256_broadcastsi128_si256(
      _mm_setr_epi8(0, -1, 1, -1, 2, -1, 1, -1, 4, -1, 5, -1, 6, -1, 5, -1));
  const __m256i high = _mm256_broadcastsi128_si256(
      _mm_setr_epi8(8, -1, 9, -1, 10, -1, 9, -1, 12, -1, 13, -1, 14, -1, 13, -1));
  const short half = (short)(green / 2), r = (short)red, b = (short)blue;
  const __m256i factors =
      _mm256_broadcastsi128_si256(_mm_setr_epi16(b, half, r, half, b, half, r, half));
  const __m256i offsets = _mm256_set1_epi32(offset);
  // Packing works within halves, so four pixels of each part follow each other there.
  const __m256i order = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
  size_t index = 0;
  for (; index + 32 <= count; index += 32) {
    const __m256i *source = (const __m256i *)(words + index);
    fetch_ahead(source);
    fetch_ahead(source + 2);
    __m256i sums[4];
    for (int part = 0; part < 4; part++) {
      __m256i pixels = _mm256_loadu_si256(source + part);
      __m256i first = _mm256_madd_epi16(_mm256_shuffle_epi8(pixels, low), factors);
      __m256i second = _mm256_madd_epi16(_mm256_shuffle_epi8(pixels, high), factors);
      sums[part] = _mm256_srli_epi32(_mm256_add_epi32(_mm256_hadd_epi32(first, second), offsets), 16);
    }
    __m256i packed = _mm256_packus_epi16(_mm256_packs_epi32(sums[0], sums[1]),
                                         _mm256_packs_epi32(sums[2], sums[3]));
    _mm256_storeu_si256((__m256i *)(target + index), _mm256_permutevar8x32_epi32(packed, order));
  }
  luma_ssse3(words + index, count - index, red, green, blue, offset, target + index);
}

// The channels of a pixel and the one after it, in both rows together.
static inline __m128i two_columns(const uint32_t *first, const uint32_t *second) {
  const __m128i zero = _mm_setzero_si128();
  return _mm_add_epi16(_mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)first), zero),
                       _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)second), zero));
}

// Four samples of one kind from the weighted sums of two by two columns.
__attribute__((target("ssse3"))) static inline uint32_t four_samples(const __m128i sums[2],
                                                                     __m128i factors,
                                                                     __m128i offset) {
  __m128i products = _mm_hadd_epi32(_mm_madd_epi16(sums[0], factors), _mm_madd_epi16(sums[1], factors));
  __m128i levels = _mm_srai_epi32(_mm_add_epi32(products, offset), 19);
  levels = _mm_packs_epi32(levels, levels);
  return (uint32_t)_mm_cvtsi128_si32(_mm_packus_epi16(levels, levels));
}

// Four samples at a time; the pixel before the first and the one after the last are there.
__attribute__((target("ssse3"))) static void chroma_ssse3(const uint32_t *first,
                                                          const uint32_t *second, size_t count,
                                                          const cpixels_chroma *chroma,
                                                          uint8_t *blue, uint8_t *red) {
  const int32_t *b = chroma->blue, *r = chroma->red;
  const __m128i blues = _mm_setr_epi16((short)b[2], (short)b[1], (short)b[0], 0, (short)b[2],
                                       (short)b[1], (short)b[0], 0);
  const __m128i reds = _mm_setr_epi16((short)r[2], (short)r[1], (short)r[0], 0, (short)r[2],
                                      (short)r[1], (short)r[0], 0);
  const __m128i offset = _mm_set1_epi32(8 * chroma->offset);
  chroma_tail(first, second, 0, count < 2 ? count : 2, chroma, blue, red);
  size_t index = 2;
  if (count >= 4) {
    // The tail above saw no third pixel, which the first sample does not need.
    __m128i before = two_columns(first, second);
    for (; index + 8 <= count; index += 8) {
      __m128i sums[4];
      for (int part = 0; part < 4; part++) {
        __m128i here = two_columns(first + index + 2 * part, second + index + 2 * part);
        __m128i pairs = _mm_add_epi16(_mm_alignr_epi8(here, before, 8), here);
        sums[part] = _mm_add_epi16(pairs, _mm_srli_si128(pairs, 8));
        before = here;
      }
      __m128i both[2] = {_mm_unpacklo_epi64(sums[0], sums[1]), _mm_unpacklo_epi64(sums[2], sums[3])};
      uint32_t samples = four_samples(both, blues, offset);
      memcpy(blue + index / 2, &samples, 4);
      samples = four_samples(both, reds, offset);
      memcpy(red + index / 2, &samples, 4);
    }
  }
  chroma_tail(first, second, index, count, chroma, blue, red);
}

// Every other one of sixteen pixels, in the order 0, 2, 8, 10, 4, 6, 12, 14.
__attribute__((target("avx2"))) static inline __m256i even_columns(const uint32_t *pixels) {
  __m256 a = _mm256_loadu_ps((const float *)pixels), b = _mm256_loadu_ps((const float *)pixels + 8);
  return _mm256_castps_si256(_mm256_shuffle_ps(a, b, 0x88));
}

// The weighted sums of four of eight columns each, in 16 bits: the columns to the left and right and
// twice the one between, in both rows.
__attribute__((target("avx2"))) static inline void column_sums(const uint32_t *first,
                                                               const uint32_t *second,
                                                               __m256i sums[2]) {
  const __m256i once = _mm256_set1_epi8(1), twice = _mm256_set1_epi8(2);
  __m256i left = even_columns(first - 1), right = even_columns(first + 1);
  __m256i low = _mm256_maddubs_epi16(_mm256_unpacklo_epi8(left, right), once);
  __m256i high = _mm256_maddubs_epi16(_mm256_unpackhi_epi8(left, right), once);
  left = even_columns(second - 1), right = even_columns(second + 1);
  low = _mm256_add_epi16(low, _mm256_maddubs_epi16(_mm256_unpacklo_epi8(left, right), once));
  high = _mm256_add_epi16(high, _mm256_maddubs_epi16(_mm256_unpackhi_epi8(left, right), once));
  left = even_columns(first), right = even_columns(second);
  sums[0] = _mm256_add_epi16(low, _mm256_maddubs_epi16(_mm256_unpacklo_epi8(left, right), twice));
  sums[1] = _mm256_add_epi16(high, _mm256_maddubs_epi16(_mm256_unpackhi_epi8(left, right), twice));
}

__attribute__((target("avx2"))) static inline __m256i eight_samples(const __m256i sums[2],
                                                                    __m256i factors,
                                                                    __m256i offset) {
  __m256i products =
      _mm256_hadd_epi32(_mm256_madd_epi16(sums[0], factors), _mm256_madd_epi16(sums[1], factors));
  return _mm256_srai_epi32(_mm256_add_epi32(products, offset), 19);
}

// Eight samples at a time; the pixel before the first and the one after the last are there.
__attribute__((target("avx2"))) static void chroma_avx2(const uint32_t *first,
                                                        const uint32_t *second, size_t count,
                                                        const cpixels_chroma *chroma,
                                                        uint8_t *blue, uint8_t *red) {
  const int32_t *b = chroma->blue, *r = chroma->red;
  const __m256i blues = _mm256_broadcastsi128_si256(_mm_setr_epi16(
      (short)b[2], (short)b[1], (short)b[0], 0, (short)b[2], (short)b[1], (short)b[0], 0));
  const __m256i reds = _mm256_broadcastsi128_si256(_mm_setr_epi16(
      (short)r[2], (short)r[1], (short)r[0], 0, (short)r[2], (short)r[1], (short)r[0], 0));
  const __m256i offset = _mm256_set1_epi32(8 * chroma->offset);
  chroma_tail(first, second, 0, count < 2 ? count : 2, chroma, blue, red);
  if (count <= 18) return chroma_tail(first, second, 2, count, chroma, blue, red);
  // The last sixteen before the last column are done again, rather than those left one by one.
  const size_t last = (count - 17) & ~(size_t)1;
  for (size_t index = 2;; index = index + 16 < last ? index + 16 : last) {
    __m256i sums[2];
    column_sums(first + index, second + index, sums);
    // Blue 0, 1, 4, 5, red 0, 1, 4, 5 in the one half, blue 2, 3, 6, 7 and so on in the other.
    __m256i both = _mm256_packs_epi32(eight_samples(sums, blues, offset),
                                      eight_samples(sums, reds, offset));
    both = _mm256_packus_epi16(both, both);
    __m128i ordered =
        _mm_unpacklo_epi16(_mm256_castsi256_si128(both), _mm256_extracti128_si256(both, 1));
    _mm_storel_epi64((__m128i *)(blue + index / 2), ordered);
    _mm_storel_epi64((__m128i *)(red + index / 2), _mm_srli_si128(ordered, 8));
    if (index == last) break;
  }
  chroma_tail(first, second, last + 16, count, chroma, blue, red);
}

#endif

void cpixels_luma(const uint32_t *words, size_t count, int32_t red, int32_t green, int32_t blue,
                  int32_t offset, uint8_t *target) {
#if defined(__x86_64__)
  int has = level();
  if (has >= avx2) return luma_avx2(words, count, red, green, blue, offset, target);
  if (has >= ssse3) return luma_ssse3(words, count, red, green, blue, offset, target);
#endif
  luma_tail(words, count, red, green, blue, offset, target);
}

void cpixels_halved_chroma(const uint32_t *first, const uint32_t *second, size_t count,
                           const cpixels_chroma *chroma, uint8_t *blue, uint8_t *red) {
#if defined(__x86_64__)
  int has = level();
  if (has >= avx2) return chroma_avx2(first, second, count, chroma, blue, red);
  if (has >= ssse3) return chroma_ssse3(first, second, count, chroma, blue, red);
#endif
  chroma_tail(first, second, 0, count, chroma, blue, red);
}
