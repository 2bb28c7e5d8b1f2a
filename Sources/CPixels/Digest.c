#include <string.h>

#include "CPixels.h"
#include "Level.h"

static inline uint64_t joined_product(uint64_t a, uint64_t b) {
  unsigned __int128 product = (unsigned __int128)a * b;
  return (uint64_t)(product >> 64) ^ (uint64_t)product;
}

// The four numbers of a fingerprint. In C because in Swift they do not stay in registers, and each
// step waits for the one before.
typedef struct {
  uint64_t a, b, c, d;
} state;

// Takes in sixteen words.
static inline __attribute__((always_inline)) void absorb(state *s, const uint32_t *words,
                                                         const uint64_t salts[4]) {
  uint64_t pairs[8];
  memcpy(pairs, words, sizeof pairs);
  s->a = joined_product(pairs[0] ^ salts[0], pairs[1] ^ s->a);
  s->b = joined_product(pairs[2] ^ salts[1], pairs[3] ^ s->b);
  s->c = joined_product(pairs[4] ^ salts[2], pairs[5] ^ s->c);
  s->d = joined_product(pairs[6] ^ salts[3], pairs[7] ^ s->d);
  // Keeps the compiler from putting the four into vectors, out of which each product must come.
  __asm__("" : "+r"(s->a), "+r"(s->b), "+r"(s->c), "+r"(s->d));
}

size_t cpixels_fingerprint(const uint32_t *words, size_t count, int opaque,
                           const uint64_t salts[4], uint64_t hash[4]) {
  state s = {hash[0], hash[1], hash[2], hash[3]};
  size_t group = 0;
  for (; group < count; group++, words += 16) {
    fetch_ahead(words);
    uint32_t all = UINT32_MAX;
    for (int index = 0; index < 16; index++) all &= words[index];
    if (opaque && all < 0xFF000000) break;
    absorb(&s, words, salts);
  }
  memcpy(hash, &s, sizeof s);
  return group;
}

static const uint32_t adler_base = 65521;

// The sums of so many pixels' sums stay below 2 to the power of 32, in every lane.
enum { adler_pixels = 8192 };

// Adds words to the two sums, which are below `adler_base` before and after.
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
                           const uint64_t salts[4], uint64_t hash[4], uint32_t sums[2],
                           uint32_t *all) {
  const uint32_t *row = words;
  for (size_t y = 0; y < rows; y++, row += width) {
    adler_filter(sums);
    adler_rgb_tail(sums, row, width, all);
  }
  return cpixels_fingerprint(words, width * rows / 16, 0, salts, hash);
}

#if defined(__x86_64__)
#include <immintrin.h>

__attribute__((target("avx2"))) static uint64_t lanes_sum(__m256i lanes) {
  uint32_t values[8];
  uint64_t sum = 0;
  _mm256_storeu_si256((__m256i *)values, lanes);
  for (int lane = 0; lane < 8; lane++) sum += values[lane];
  return sum;
}

// Of eight pixels, the byte with n - 1 bytes after it counts n times, and all before them 24 times.
//
// The first width % 16 pixels of a row are summed one by one. The fingerprint goes on beside the sums,
// in groups that know no rows: the processor does both at once, for the one waits for its products
// and the other does not.
__attribute__((target("avx2"))) static size_t digest_avx2(const uint32_t *words, size_t width,
                                                          size_t rows, const uint64_t salts[4],
                                                          uint64_t hash[4], uint32_t sums[2],
                                                          uint32_t *all) {
  const __m256i colors = _mm256_set1_epi32(0x00FFFFFF), zero = _mm256_setzero_si256();
  const __m256i ones = _mm256_set1_epi16(1);
  const __m256i weights =
      _mm256_setr_epi8(22, 23, 24, 0, 19, 20, 21, 0, 16, 17, 18, 0, 13, 14, 15, 0, 10, 11, 12, 0, 7,
                       8, 9, 0, 4, 5, 6, 0, 1, 2, 3, 0);
  state s = {hash[0], hash[1], hash[2], hash[3]};
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
        fetch_ahead(here);
        for (int half = 0; half < 2; half++) {
          __m256i pixels = _mm256_loadu_si256((const __m256i *)here + half);
          conjunction = _mm256_and_si256(conjunction, pixels);
          before = _mm256_add_epi32(before, low);
          low = _mm256_add_epi32(low, _mm256_sad_epu8(_mm256_and_si256(pixels, colors), zero));
          within = _mm256_add_epi32(
              within, _mm256_madd_epi16(_mm256_maddubs_epi16(pixels, weights), ones));
        }
        absorb(&s, taken, salts);
        taken += 16;
      }
      uint64_t high = sums[1] + (uint64_t)sums[0] * 3 * count;
      high += lanes_sum(before) * 24 + lanes_sum(within);
      sums[0] = (uint32_t)((sums[0] + lanes_sum(low)) % adler_base);
      sums[1] = (uint32_t)(high % adler_base);
      x += count;
    }
    for (; taken + 16 <= row + width; taken += 16) absorb(&s, taken, salts);
  }
  uint32_t values[8];
  _mm256_storeu_si256((__m256i *)values, conjunction);
  for (int lane = 0; lane < 8; lane++) *all &= values[lane];
  memcpy(hash, &s, sizeof s);
  return (size_t)(taken - words) / 16;
}

#endif

size_t cpixels_digest_rgb(const uint32_t *words, size_t width, size_t rows,
                          const uint64_t salts[4], uint64_t hash[4], uint32_t *adler,
                          uint32_t *all) {
  uint32_t sums[2] = {*adler & 0xFFFF, *adler >> 16};
  size_t groups;
  *all = UINT32_MAX;
#if defined(__x86_64__)
  if (level() >= avx2) {
    groups = digest_avx2(words, width, rows, salts, hash, sums, all);
  } else
#endif
    groups = digest_plain(words, width, rows, salts, hash, sums, all);
  *adler = sums[1] << 16 | sums[0];
  return groups;
}
