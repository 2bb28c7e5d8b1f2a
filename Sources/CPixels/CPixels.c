#include "CPixels.h"

#include <stdatomic.h>
#include <string.h>

// What a processor has, and the most of it that is used.
enum { plain, ssse3, avx2, avx512 };
static atomic_int most = avx512;

void cpixels_limit(int value) { atomic_store_explicit(&most, value, memory_order_relaxed); }

#if defined(__x86_64__)
static int level(void) {
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
}
#endif

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

static size_t common_tail(const uint32_t *a, const uint32_t *b, size_t most) {
  size_t index = 0;
  while (index < most && a[index] == b[index]) index++;
  return index;
}

static inline uint64_t joined_product(uint64_t a, uint64_t b) {
  unsigned __int128 product = (unsigned __int128)a * b;
  return (uint64_t)(product >> 64) ^ (uint64_t)product;
}

// The four numbers of a fingerprint. In C because in Swift they do not stay in registers, and each
// step waits for the one before.
typedef struct {
  uint64_t a, b, c, d;
} numbers;

// Takes in sixteen words.
static inline __attribute__((always_inline)) void take(numbers *n, const uint32_t *words,
                                                       const uint64_t salts[4]) {
  uint64_t pairs[8];
  memcpy(pairs, words, sizeof pairs);
  n->a = joined_product(pairs[0] ^ salts[0], pairs[1] ^ n->a);
  n->b = joined_product(pairs[2] ^ salts[1], pairs[3] ^ n->b);
  n->c = joined_product(pairs[4] ^ salts[2], pairs[5] ^ n->c);
  n->d = joined_product(pairs[6] ^ salts[3], pairs[7] ^ n->d);
  // Keeps the compiler from putting the four into vectors, out of which each product must come.
  __asm__("" : "+r"(n->a), "+r"(n->b), "+r"(n->c), "+r"(n->d));
}

// So many words ahead is a page: a frame lies far from the processor, and taking its fingerprint is
// the first that reads it.
enum { page_ahead = 1024 };

size_t cpixels_fingerprint(const uint32_t *words, size_t count, int opaque,
                           const uint64_t salts[4], uint64_t lanes[4]) {
  numbers n = {lanes[0], lanes[1], lanes[2], lanes[3]};
  size_t group = 0;
  for (; group < count; group++, words += 16) {
    __builtin_prefetch(words + page_ahead);
    uint32_t all = UINT32_MAX;
    for (int index = 0; index < 16; index++) all &= words[index];
    if (opaque && all < 0xFF000000) break;
    take(&n, words, salts);
  }
  memcpy(lanes, &n, sizeof n);
  return group;
}

static const uint32_t adler_base = 65521;
// So many pixels' sums of sums stay below 2 to the power of 32, in every lane.
enum { adler_pixels = 8192 };

// Adds at most `adler_pixels` words to the two sums, which are below `adler_base` before and after.
static void adler_rgb_tail(uint32_t sums[2], const uint32_t *words, size_t count, uint32_t *all) {
  uint32_t low = sums[0], high = sums[1];
  for (size_t index = 0; index < count; index++) {
    uint32_t word = words[index];
    *all &= word;
    low += word >> 16 & 255;
    high += low;
    low += word >> 8 & 255;
    high += low;
    low += word & 255;
    high += low;
    if ((index & 511) == 511) {
      low %= adler_base;
      high %= adler_base;
    }
  }
  sums[0] = low % adler_base;
  sums[1] = high % adler_base;
}

// The filter byte before a row is 0: it adds nothing but the sum so far.
static void adler_filter(uint32_t sums[2]) { sums[1] = (sums[1] + sums[0]) % adler_base; }

static size_t digest_plain(const uint32_t *words, size_t width, size_t rows,
                           const uint64_t salts[4], uint64_t lanes[4], uint32_t sums[2],
                           uint32_t *all) {
  const uint32_t *row = words;
  for (size_t y = 0; y < rows; y++, row += width) {
    adler_filter(sums);
    adler_rgb_tail(sums, row, width, all);
  }
  return cpixels_fingerprint(words, width * rows / 16, 0, salts, lanes);
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

size_t cpixels_common(const uint32_t *a, const uint32_t *b, size_t most) {
  int has = level();
  return (has >= avx512 ? common_avx512
          : has >= avx2 ? common_avx2
          : has > plain ? common_sse2
                        : common_tail)(a, b, most);
}

__attribute__((target("avx2"))) static uint64_t lanes_sum(__m256i lanes) {
  uint32_t values[8];
  uint64_t sum = 0;
  _mm256_storeu_si256((__m256i *)values, lanes);
  for (int lane = 0; lane < 8; lane++) sum += values[lane];
  return sum;
}

// Of eight pixels, the byte with n - 1 bytes after it counts n times, and all before them 24 times.
//
// Sums take in a row from its end's multiple of sixteen pixels on, the fingerprint wherever it is;
// the processor does both at once, for one waits for its products and the other does not.
__attribute__((target("avx2"))) static size_t digest_avx2(const uint32_t *words, size_t width,
                                                          size_t rows, const uint64_t salts[4],
                                                          uint64_t lanes[4], uint32_t sums[2],
                                                          uint32_t *all) {
  const __m256i colors = _mm256_set1_epi32(0x00FFFFFF), zero = _mm256_setzero_si256();
  const __m256i ones = _mm256_set1_epi16(1);
  const __m256i weights =
      _mm256_setr_epi8(22, 23, 24, 0, 19, 20, 21, 0, 16, 17, 18, 0, 13, 14, 15, 0, 10, 11, 12, 0, 7,
                       8, 9, 0, 4, 5, 6, 0, 1, 2, 3, 0);
  numbers n = {lanes[0], lanes[1], lanes[2], lanes[3]};
  __m256i conjunction = _mm256_set1_epi32(-1);
  const uint32_t *taken = words, *row = words;
  for (size_t y = 0; y < rows; y++, row += width) {
    adler_filter(sums);
    adler_rgb_tail(sums, row, width % 16, all);
    for (size_t x = width % 16; x < width;) {
      size_t count = width - x < adler_pixels ? width - x : adler_pixels;
      const uint32_t *here = row + x, *end = here + count;
      __m256i low = zero, before = zero, within = zero;
      for (; here < end; here += 16) {
        __builtin_prefetch(here + page_ahead);
        for (int half = 0; half < 2; half++) {
          __m256i pixels = _mm256_loadu_si256((const __m256i *)here + half);
          conjunction = _mm256_and_si256(conjunction, pixels);
          before = _mm256_add_epi32(before, low);
          low = _mm256_add_epi32(low, _mm256_sad_epu8(_mm256_and_si256(pixels, colors), zero));
          within = _mm256_add_epi32(
              within, _mm256_madd_epi16(_mm256_maddubs_epi16(pixels, weights), ones));
        }
        take(&n, taken, salts);
        taken += 16;
      }
      uint64_t high = sums[1] + (uint64_t)sums[0] * 3 * count;
      high += lanes_sum(before) * 24 + lanes_sum(within);
      sums[0] = (uint32_t)((sums[0] + lanes_sum(low)) % adler_base);
      sums[1] = (uint32_t)(high % adler_base);
      x += count;
    }
    for (; taken + 16 <= row + width; taken += 16) take(&n, taken, salts);
  }
  uint32_t values[8];
  _mm256_storeu_si256((__m256i *)values, conjunction);
  for (int lane = 0; lane < 8; lane++) *all &= values[lane];
  memcpy(lanes, &n, sizeof n);
  return (size_t)(taken - words) / 16;
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
    __builtin_prefetch(source + page_ahead / 8);
    __builtin_prefetch(source + page_ahead / 8 + 2);
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
  size_t index = 2;
  for (; index + 16 < count; index += 16) {
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
  }
  chroma_tail(first, second, index, count, chroma, blue, red);
}

uint32_t cpixels_rgb(const uint32_t *words, size_t count, uint8_t *target) {
  return (level() >= ssse3 ? rgb_ssse3 : rgb_tail)(words, count, target);
}

void cpixels_luma(const uint32_t *words, size_t count, int32_t red, int32_t green, int32_t blue,
                  int32_t offset, uint8_t *target) {
  int has = level();
  (has >= avx2 ? luma_avx2 : has >= ssse3 ? luma_ssse3 : luma_tail)(words, count, red, green, blue,
                                                                    offset, target);
}

void cpixels_halved_chroma(const uint32_t *first, const uint32_t *second, size_t count,
                           const cpixels_chroma *chroma, uint8_t *blue, uint8_t *red) {
  int has = level();
  if (has >= avx2) {
    chroma_avx2(first, second, count, chroma, blue, red);
  } else if (has >= ssse3) {
    chroma_ssse3(first, second, count, chroma, blue, red);
  } else {
    chroma_tail(first, second, 0, count, chroma, blue, red);
  }
}

static size_t digest(const uint32_t *words, size_t width, size_t rows, const uint64_t salts[4],
                     uint64_t lanes[4], uint32_t sums[2], uint32_t *all) {
  return (level() >= avx2 ? digest_avx2 : digest_plain)(words, width, rows, salts, lanes, sums, all);
}

#else

size_t cpixels_common(const uint32_t *a, const uint32_t *b, size_t most) {
  return common_tail(a, b, most);
}

static size_t digest(const uint32_t *words, size_t width, size_t rows, const uint64_t salts[4],
                     uint64_t lanes[4], uint32_t sums[2], uint32_t *all) {
  return digest_plain(words, width, rows, salts, lanes, sums, all);
}

uint32_t cpixels_rgb(const uint32_t *words, size_t count, uint8_t *target) {
  return rgb_tail(words, count, target);
}

void cpixels_luma(const uint32_t *words, size_t count, int32_t red, int32_t green, int32_t blue,
                  int32_t offset, uint8_t *target) {
  luma_tail(words, count, red, green, blue, offset, target);
}

void cpixels_halved_chroma(const uint32_t *first, const uint32_t *second, size_t count,
                           const cpixels_chroma *chroma, uint8_t *blue, uint8_t *red) {
  chroma_tail(first, second, 0, count, chroma, blue, red);
}

#endif

size_t cpixels_digest_rgb(const uint32_t *words, size_t width, size_t rows,
                          const uint64_t salts[4], uint64_t lanes[4], uint32_t *adler,
                          uint32_t *all) {
  uint32_t sums[2] = {*adler & 0xFFFF, *adler >> 16};
  *all = UINT32_MAX;
  size_t groups = digest(words, width, rows, salts, lanes, sums, all);
  *adler = sums[1] << 16 | sums[0];
  return groups;
}
