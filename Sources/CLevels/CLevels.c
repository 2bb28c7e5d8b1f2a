#include "CLevels.h"

#include <stdatomic.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// What a processor has, and the most of it that is used.
enum { plain, avx2, avx512 };
static atomic_int most = avx512;

void clevels_limit(int value) { atomic_store_explicit(&most, value, memory_order_relaxed); }

static uint32_t product(uint32_t a, uint32_t b, uint32_t half) {
  uint32_t t = a * b + half;
  return (t + (t >> 8)) >> 8;
}

static uint32_t over(uint32_t source, uint32_t target, uint32_t half) {
  uint32_t rest = 255 - (source >> 24), result = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    uint32_t level = (source >> shift & 255) + product(target >> shift & 255, rest, half);
    result |= (level < 255 ? level : 255) << shift;
  }
  return result;
}

static void over_mask_tail(uint32_t color, const uint8_t *mask, size_t count, uint32_t half,
                           uint32_t *target) {
  for (size_t index = 0; index < count; index++) {
    uint32_t level = mask[index], source = 0;
    if (!level) continue;
    for (int shift = 0; shift < 32; shift += 8) {
      source |= product(color >> shift & 255, level, half) << shift;
    }
    target[index] = over(source, target[index], half);
  }
}

static void over_mask_rows(uint32_t color, const uint8_t *mask, size_t mask_length, size_t width,
                           size_t height, uint32_t half, uint32_t *target, size_t target_length) {
  for (size_t y = 0; y < height; y++, mask += mask_length, target += target_length) {
    over_mask_tail(color, mask, width, half, target);
  }
}

static void over_tail(const uint32_t *source, size_t count, uint32_t *target) {
  for (size_t index = 0; index < count; index++) {
    if (source[index]) target[index] = over(source[index], target[index], 128);
  }
}

static void over_color_tail(const uint32_t *source, size_t count, uint32_t color,
                            uint32_t *target) {
  for (size_t index = 0; index < count; index++) target[index] = over(source[index], color, 128);
}

static void add_bytes_tail(const uint8_t *bytes, size_t count, uint16_t *sums) {
  for (size_t index = 0; index < count; index++) sums[index] += bytes[index];
}

static void add_alphas_tail(const uint32_t *words, size_t count, uint16_t *sums) {
  for (size_t index = 0; index < count; index++) sums[index] += (uint16_t)(words[index] >> 24);
}

static void weigh_tail(const float *const *lines, const float *weights, size_t groups, size_t start,
                       size_t count, float *target) {
  for (size_t index = start; index < count; index++) {
    float total = 0;
    for (size_t group = 0; group < groups; group++) {
      const float *const *l = lines + 4 * group;
      const float *w = weights + 4 * group;
      float sum = (w[0] * l[0][index] + w[1] * l[1][index])
                  + (w[2] * l[2][index] + w[3] * l[3][index]);
      total = group ? total + sum : sum;
    }
    target[index] = total;
  }
}

static void mix_tail(const float *first, const float *second, float fraction, size_t start,
                     size_t count, uint8_t *target) {
  for (size_t index = start; index < count; index++) {
    float level = first[index] + (second[index] - first[index]) * fraction;
    level = level > 0 ? level : 0;
    level = level < 255 ? level : 255;
    // Adding 2^23 leaves the nearest integer in the low bits of the sum.
    union {
      float value;
      uint32_t bits;
    } sum = {level + 8388608.0f};
    target[index] = (uint8_t)sum.bits;
  }
}

static void cells_tail(const uint16_t *sums, size_t channels, size_t cell, size_t count, float weight,
                       float *values) {
  for (size_t index = 0; index < count; index++, sums += cell * channels) {
    for (size_t channel = 0; channel < channels; channel++) {
      uint32_t sum = 0;
      for (size_t x = 0; x < cell; x++) sum += sums[x * channels + channel];
      *values++ = (float)sum * weight;
    }
  }
}

static void spread_tail(const float *cells, size_t channels, size_t length, size_t count, float step,
                        float *target) {
  for (size_t cell = 0; cell < count; cell++, cells += channels) {
    for (size_t pixel = 0; pixel < length; pixel++) {
      float place = (float)(2 * pixel + 1);
      for (size_t channel = 0; channel < channels; channel++) {
        float half = (cells[channels + channel] - cells[channel]) * step;
        *target++ = cells[channel] + half * place;
      }
    }
  }
}

void clevels_interleave(const float *first, const float *second, size_t channels, size_t count,
                        float *target) {
  if (channels == 1) {
    for (size_t index = 0; index < count; index++) {
      target[2 * index] = first[index];
      target[2 * index + 1] = second[index];
    }
    return;
  }
  for (size_t index = 0; index < count; index++, first += 4, second += 4, target += 8) {
    memcpy(target, first, 4 * sizeof(float));
    memcpy(target + 4, second, 4 * sizeof(float));
  }
}

#if defined(__x86_64__)
#include <immintrin.h>

static void cells4(const uint16_t *sums, size_t cell, size_t count, float weight, float *values) {
  const __m128i zero = _mm_setzero_si128();
  for (size_t index = 0; index < count; index++, values += 4) {
    __m128i pairs = zero;
    size_t x = 0;
    for (; x + 2 <= cell; x += 2, sums += 8) {
      pairs = _mm_add_epi16(pairs, _mm_loadu_si128((const __m128i *)sums));
    }
    __m128i sum = _mm_add_epi16(pairs, _mm_srli_si128(pairs, 8));
    if (x < cell) {
      sum = _mm_add_epi16(sum, _mm_loadl_epi64((const __m128i *)sums));
      sums += 4;
    }
    __m128 levels = _mm_cvtepi32_ps(_mm_unpacklo_epi16(sum, zero));
    _mm_storeu_ps(values, _mm_mul_ps(levels, _mm_set1_ps(weight)));
  }
}

static void spread1(const float *cells, size_t length, size_t count, float step, float *target) {
  for (size_t cell = 0; cell < count; cell++, cells++) {
    float difference = (cells[1] - cells[0]) * step;
    const __m128 first = _mm_set1_ps(cells[0]), half = _mm_set1_ps(difference);
    __m128 place = _mm_setr_ps(1, 3, 5, 7);
    size_t pixel = 0;
    for (; pixel + 4 <= length; pixel += 4, target += 4) {
      _mm_storeu_ps(target, _mm_add_ps(first, _mm_mul_ps(half, place)));
      place = _mm_add_ps(place, _mm_set1_ps(8));
    }
    for (; pixel < length; pixel++) {
      *target++ = cells[0] + difference * (float)(2 * pixel + 1);
    }
  }
}

static int has_avx2(void) {
  return atomic_load_explicit(&most, memory_order_relaxed) >= avx2 && __builtin_cpu_supports("avx2");
}

static int has_avx512(void) {
  return atomic_load_explicit(&most, memory_order_relaxed) >= avx512
         && __builtin_cpu_supports("avx512bw");
}

#define AVX2 __attribute__((target("avx2"))) static

AVX2 inline __m256i products(__m256i a, __m256i b, __m256i half) {
  __m256i sums = _mm256_add_epi16(_mm256_mullo_epi16(a, b), half);
  // (t + t / 256) / 256 is t · 257 / 65536 for all products of levels.
  return _mm256_mulhi_epu16(sums, _mm256_set1_epi16(257));
}

// The alpha of each of four pixels in 16-bit components, in all of its components.
AVX2 inline __m256i alphas(__m256i pixels) {
  return _mm256_shufflehi_epi16(_mm256_shufflelo_epi16(pixels, 0xFF), 0xFF);
}

// Eight pixels over eight; the source in 16-bit components, low and high halves of each lane.
AVX2 inline __m256i over_avx2(__m256i low, __m256i high, __m256i half, __m256i target) {
  const __m256i zero = _mm256_setzero_si256(), full = _mm256_set1_epi16(255);
  __m256i below = products(_mm256_unpacklo_epi8(target, zero), _mm256_sub_epi16(full, alphas(low)), half);
  __m256i above = products(_mm256_unpackhi_epi8(target, zero), _mm256_sub_epi16(full, alphas(high)), half);
  return _mm256_adds_epu8(_mm256_packus_epi16(below, above), _mm256_packus_epi16(low, high));
}

// Whether no level is above a limit, up to which they leave nothing of a colour.
AVX2 inline int are_fainter(__m128i levels, __m128i below) {
  __m128i seen = _mm_subs_epu8(levels, below);
  return _mm_testz_si128(seen, seen);
}

// Black has no components: only alphas are left to be computed, eight at once.
AVX2 void black_mask_avx2(uint32_t alpha, const uint8_t *mask, size_t count, uint32_t half,
                          __m128i below, uint32_t *target) {
  const __m256i zero = _mm256_setzero_si256(), halves = _mm256_set1_epi16((short)half);
  const __m128i alphas = _mm_set1_epi16((short)alpha), full = _mm_set1_epi16(255);
  // Which pixel's factor each of the 16-bit components takes that are unpacked of four bytes each.
  const __m256i first = _mm256_setr_epi8(0, 1, 0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 2, 3, 2, 3, 8, 9, 8, 9,
                                         8, 9, 8, 9, 10, 11, 10, 11, 10, 11, 10, 11);
  const __m256i second = _mm256_add_epi8(first, _mm256_set1_epi8(4));
  for (size_t index = 0; index + 8 <= count; index += 8) {
    __m128i eight = _mm_loadl_epi64((const __m128i *)(mask + index));
    if (are_fainter(eight, below)) continue;
    __m128i sums = _mm_add_epi16(_mm_mullo_epi16(_mm_cvtepu8_epi16(eight), alphas),
                                 _mm256_castsi256_si128(halves));
    __m128i levels = _mm_mulhi_epu16(sums, _mm_set1_epi16(257));
    __m256i rest = _mm256_broadcastsi128_si256(_mm_sub_epi16(full, levels));
    __m256i *out = (__m256i *)(target + index);
    __m256i pixels = _mm256_loadu_si256(out);
    __m256i low = products(_mm256_unpacklo_epi8(pixels, zero), _mm256_shuffle_epi8(rest, first),
                           halves);
    __m256i high = products(_mm256_unpackhi_epi8(pixels, zero), _mm256_shuffle_epi8(rest, second),
                            halves);
    __m256i added = _mm256_slli_epi32(_mm256_cvtepu16_epi32(levels), 24);
    _mm256_storeu_si256(out, _mm256_adds_epu8(_mm256_packus_epi16(low, high), added));
  }
}

#define AVX512 __attribute__((target("avx512bw"))) static

AVX512 inline __m512i products_avx512(__m512i a, __m512i b, __m512i half) {
  __m512i sums = _mm512_add_epi16(_mm512_mullo_epi16(a, b), half);
  return _mm512_mulhi_epu16(sums, _mm512_set1_epi16(257));
}

// As `black_mask_avx2`, sixteen at once; the last of the words, fewer than that, are left.
AVX512 void black_mask_avx512(uint32_t alpha, const uint8_t *mask, size_t count, uint32_t half,
                              __m128i below, uint32_t *target) {
  const __m512i zero = _mm512_setzero_si512(), halves = _mm512_set1_epi16((short)half);
  const __m256i alphas = _mm256_set1_epi16((short)alpha), full = _mm256_set1_epi16(255);
  // Which pixel's factor each of the 16-bit components takes: of four pixels a lane, the first two.
  const __m512i first = _mm512_set_epi16(13, 13, 13, 13, 12, 12, 12, 12, 9, 9, 9, 9, 8, 8, 8, 8, 5, 5,
                                         5, 5, 4, 4, 4, 4, 1, 1, 1, 1, 0, 0, 0, 0);
  const __m512i second = _mm512_add_epi16(first, _mm512_set1_epi16(2));
  for (size_t index = 0; index + 16 <= count; index += 16) {
    __m128i sixteen = _mm_loadu_si128((const __m128i *)(mask + index));
    if (are_fainter(sixteen, below)) continue;
    __m256i sums = _mm256_add_epi16(_mm256_mullo_epi16(_mm256_cvtepu8_epi16(sixteen), alphas),
                                    _mm512_castsi512_si256(halves));
    __m256i levels = _mm256_mulhi_epu16(sums, _mm256_set1_epi16(257));
    __m512i rest = _mm512_castsi256_si512(_mm256_sub_epi16(full, levels));
    __m512i pixels = _mm512_loadu_si512(target + index);
    __m512i low = products_avx512(_mm512_unpacklo_epi8(pixels, zero),
                                  _mm512_permutexvar_epi16(first, rest), halves);
    __m512i high = products_avx512(_mm512_unpackhi_epi8(pixels, zero),
                                   _mm512_permutexvar_epi16(second, rest), halves);
    __m512i added = _mm512_slli_epi32(_mm512_cvtepu16_epi32(levels), 24);
    _mm512_storeu_si512(target + index,
                        _mm512_adds_epu8(_mm512_packus_epi16(low, high), added));
  }
}

AVX2 void color_mask_avx2(uint32_t color, const uint8_t *mask, size_t count, uint32_t half,
                          __m128i below, uint32_t *target) {
  const __m256i zero = _mm256_setzero_si256(), halves = _mm256_set1_epi16((short)half);
  const __m256i components = _mm256_unpacklo_epi8(_mm256_set1_epi32((int)color), zero);
  // Each level four times: a pixel's components.
  const __m256i spread = _mm256_setr_epi8(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4,
                                          5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7);
  for (size_t index = 0; index + 8 <= count; index += 8) {
    __m128i eight = _mm_loadl_epi64((const __m128i *)(mask + index));
    if (are_fainter(eight, below)) continue;
    __m256i levels = _mm256_shuffle_epi8(_mm256_broadcastq_epi64(eight), spread);
    __m256i low = products(_mm256_unpacklo_epi8(levels, zero), components, halves);
    __m256i high = products(_mm256_unpackhi_epi8(levels, zero), components, halves);
    __m256i *out = (__m256i *)(target + index);
    _mm256_storeu_si256(out, over_avx2(low, high, halves, _mm256_loadu_si256(out)));
  }
}

AVX2 void over_mask_avx2(uint32_t color, const uint8_t *mask, size_t mask_length, size_t width,
                         size_t height, uint32_t half, uint32_t *target, size_t target_length) {
  // Fainter levels leave nothing of the colour.
  uint32_t faintest = 1;
  while (faintest < 255 && !product(color >> 24, faintest, half)) faintest++;
  const __m128i below = _mm_set1_epi8((char)(faintest - 1));
  const int is_black = !(color & 0xFFFFFF), is_wide = is_black && has_avx512();
  for (size_t y = 0; y < height; y++, mask += mask_length, target += target_length) {
    size_t done = is_wide ? width & ~(size_t)15 : 0;
    if (is_wide) black_mask_avx512(color >> 24, mask, width, half, below, target);
    if (is_black) {
      black_mask_avx2(color >> 24, mask + done, width - done, half, below, target + done);
    } else {
      color_mask_avx2(color, mask, width, half, below, target);
    }
    done = width & ~(size_t)7;
    over_mask_tail(color, mask + done, width - done, half, target + done);
  }
}

AVX2 void over_words_avx2(const uint32_t *source, size_t count, uint32_t *target) {
  const __m256i zero = _mm256_setzero_si256(), halves = _mm256_set1_epi16(128);
  const __m256i opaque = _mm256_set1_epi32((int)0xFF000000);
  size_t index = 0;
  for (; index + 8 <= count; index += 8) {
    __m256i eight = _mm256_loadu_si256((const __m256i *)(source + index));
    if (_mm256_testz_si256(eight, eight)) continue;
    __m256i *out = (__m256i *)(target + index);
    if (_mm256_testc_si256(eight, opaque)) {
      _mm256_storeu_si256(out, eight);
      continue;
    }
    __m256i low = _mm256_unpacklo_epi8(eight, zero), high = _mm256_unpackhi_epi8(eight, zero);
    _mm256_storeu_si256(out, over_avx2(low, high, halves, _mm256_loadu_si256(out)));
  }
  over_tail(source + index, count - index, target + index);
}

AVX2 void over_color_avx2(const uint32_t *source, size_t count, uint32_t color, uint32_t *target) {
  const __m256i zero = _mm256_setzero_si256(), halves = _mm256_set1_epi16(128);
  const __m256i opaque = _mm256_set1_epi32((int)0xFF000000);
  const __m256i below = _mm256_set1_epi32((int)color);
  size_t index = 0;
  for (; index + 8 <= count; index += 8) {
    __m256i eight = _mm256_loadu_si256((const __m256i *)(source + index));
    if (!_mm256_testc_si256(eight, opaque)) {
      __m256i low = _mm256_unpacklo_epi8(eight, zero), high = _mm256_unpackhi_epi8(eight, zero);
      eight = over_avx2(low, high, halves, below);
    }
    _mm256_storeu_si256((__m256i *)(target + index), eight);
  }
  over_color_tail(source + index, count - index, color, target + index);
}

AVX2 void add_bytes_avx2(const uint8_t *bytes, size_t count, uint16_t *sums) {
  size_t index = 0;
  for (; index + 16 <= count; index += 16) {
    __m256i wide = _mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)(bytes + index)));
    __m256i *out = (__m256i *)(sums + index);
    _mm256_storeu_si256(out, _mm256_add_epi16(_mm256_loadu_si256(out), wide));
  }
  add_bytes_tail(bytes + index, count - index, sums + index);
}

AVX2 void add_alphas_avx2(const uint32_t *words, size_t count, uint16_t *sums) {
  size_t index = 0;
  for (; index + 16 <= count; index += 16) {
    const __m256i *source = (const __m256i *)(words + index);
    __m256i a = _mm256_srli_epi32(_mm256_loadu_si256(source), 24);
    __m256i b = _mm256_srli_epi32(_mm256_loadu_si256(source + 1), 24);
    __m256i wide = _mm256_permute4x64_epi64(_mm256_packus_epi32(a, b), 0xD8);
    __m256i *out = (__m256i *)(sums + index);
    _mm256_storeu_si256(out, _mm256_add_epi16(_mm256_loadu_si256(out), wide));
  }
  add_alphas_tail(words + index, count - index, sums + index);
}

// The sum of four weighted lines at eight places.
AVX2 inline __m256 weighed(const float *const *lines, const float *weights, size_t index) {
  __m256 first = _mm256_add_ps(
      _mm256_mul_ps(_mm256_set1_ps(weights[0]), _mm256_loadu_ps(lines[0] + index)),
      _mm256_mul_ps(_mm256_set1_ps(weights[1]), _mm256_loadu_ps(lines[1] + index)));
  __m256 second = _mm256_add_ps(
      _mm256_mul_ps(_mm256_set1_ps(weights[2]), _mm256_loadu_ps(lines[2] + index)),
      _mm256_mul_ps(_mm256_set1_ps(weights[3]), _mm256_loadu_ps(lines[3] + index)));
  return _mm256_add_ps(first, second);
}

AVX2 void weigh_avx2(const float *const *lines, const float *weights, size_t groups, size_t count,
                     float *target) {
  size_t index = 0;
  for (; index + 32 <= count; index += 32) {
    __m256 totals[4];
    for (int part = 0; part < 4; part++) {
      totals[part] = weighed(lines, weights, index + 8 * (size_t)part);
    }
    for (size_t group = 1; group < groups; group++) {
      for (int part = 0; part < 4; part++) {
        __m256 sum = weighed(lines + 4 * group, weights + 4 * group, index + 8 * (size_t)part);
        totals[part] = _mm256_add_ps(totals[part], sum);
      }
    }
    for (int part = 0; part < 4; part++) {
      _mm256_storeu_ps(target + index + 8 * (size_t)part, totals[part]);
    }
  }
  for (; index + 8 <= count; index += 8) {
    __m256 total = weighed(lines, weights, index);
    for (size_t group = 1; group < groups; group++) {
      total = _mm256_add_ps(total, weighed(lines + 4 * group, weights + 4 * group, index));
    }
    _mm256_storeu_ps(target + index, total);
  }
  weigh_tail(lines, weights, groups, index, count, target);
}

AVX2 inline __m256i mixed_avx2(const float *first, const float *second, __m256 fraction) {
  __m256 a = _mm256_loadu_ps(first), b = _mm256_loadu_ps(second);
  __m256 level = _mm256_add_ps(a, _mm256_mul_ps(_mm256_sub_ps(b, a), fraction));
  level = _mm256_min_ps(_mm256_max_ps(level, _mm256_setzero_ps()), _mm256_set1_ps(255));
  __m256i bits = _mm256_castps_si256(_mm256_add_ps(level, _mm256_set1_ps(8388608)));
  return _mm256_and_si256(bits, _mm256_set1_epi32(255));
}

AVX2 void mix_avx2(const float *first, const float *second, float fraction, size_t count,
                   uint8_t *target) {
  const __m256 part = _mm256_set1_ps(fraction);
  const __m256i order = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
  size_t index = 0;
  for (; index + 32 <= count; index += 32) {
    const float *a = first + index, *b = second + index;
    __m256i low = _mm256_packus_epi32(mixed_avx2(a, b, part), mixed_avx2(a + 8, b + 8, part));
    __m256i high =
        _mm256_packus_epi32(mixed_avx2(a + 16, b + 16, part), mixed_avx2(a + 24, b + 24, part));
    __m256i bytes = _mm256_permutevar8x32_epi32(_mm256_packus_epi16(low, high), order);
    _mm256_storeu_si256((__m256i *)(target + index), bytes);
  }
  for (; index + 8 <= count; index += 8) {
    __m256i eight = mixed_avx2(first + index, second + index, part);
    __m256i halves = _mm256_permute4x64_epi64(_mm256_packus_epi32(eight, eight), 0x08);
    __m128i words = _mm256_castsi256_si128(halves);
    _mm_storel_epi64((__m128i *)(target + index), _mm_packus_epi16(words, words));
  }
  mix_tail(first, second, fraction, index, count, target);
}

AVX2 void spread4_avx2(const float *cells, size_t length, size_t count, float step, float *target) {
  for (size_t cell = 0; cell < count; cell++, cells += 4) {
    __m128 first = _mm_loadu_ps(cells);
    __m128 half = _mm_mul_ps(_mm_sub_ps(_mm_loadu_ps(cells + 4), first), _mm_set1_ps(step));
    const __m256 start = _mm256_set_m128(first, first), slope = _mm256_set_m128(half, half);
    __m256 place = _mm256_setr_ps(1, 1, 1, 1, 3, 3, 3, 3);
    size_t pixel = 0;
    for (; pixel + 2 <= length; pixel += 2, target += 8) {
      _mm256_storeu_ps(target, _mm256_add_ps(start, _mm256_mul_ps(slope, place)));
      place = _mm256_add_ps(place, _mm256_set1_ps(4));
    }
    if (pixel < length) {
      __m128 last = _mm_mul_ps(half, _mm256_castps256_ps128(place));
      _mm_storeu_ps(target, _mm_add_ps(first, last));
      target += 4;
    }
  }
}

void clevels_over_mask(uint32_t color, const uint8_t *mask, size_t mask_length, size_t width,
                       size_t height, uint32_t half, uint32_t *target, size_t target_length) {
  (has_avx2() ? over_mask_avx2 : over_mask_rows)(color, mask, mask_length, width, height, half,
                                                 target, target_length);
}

void clevels_over(const uint32_t *source, size_t count, uint32_t *target) {
  (has_avx2() ? over_words_avx2 : over_tail)(source, count, target);
}

void clevels_over_color(const uint32_t *source, size_t count, uint32_t color, uint32_t *target) {
  (has_avx2() ? over_color_avx2 : over_color_tail)(source, count, color, target);
}

void clevels_add_bytes(const uint8_t *bytes, size_t count, uint16_t *sums) {
  (has_avx2() ? add_bytes_avx2 : add_bytes_tail)(bytes, count, sums);
}

void clevels_add_alphas(const uint32_t *words, size_t count, uint16_t *sums) {
  (has_avx2() ? add_alphas_avx2 : add_alphas_tail)(words, count, sums);
}

void clevels_weigh(const float *const *lines, const float *weights, size_t groups, size_t count,
                   float *target) {
  if (has_avx2()) {
    weigh_avx2(lines, weights, groups, count, target);
  } else {
    weigh_tail(lines, weights, groups, 0, count, target);
  }
}

void clevels_mix(const float *first, const float *second, float fraction, size_t count,
                 uint8_t *target) {
  if (has_avx2()) {
    mix_avx2(first, second, fraction, count, target);
  } else {
    mix_tail(first, second, fraction, 0, count, target);
  }
}

void clevels_cells(const uint16_t *sums, size_t channels, size_t cell, size_t count, float weight,
                   float *values) {
  if (channels == 4) {
    cells4(sums, cell, count, weight, values);
  } else {
    cells_tail(sums, channels, cell, count, weight, values);
  }
}

void clevels_spread(const float *cells, size_t channels, size_t length, size_t count, float step,
                    float *target) {
  if (channels == 1) {
    spread1(cells, length, count, step, target);
  } else if (channels == 4 && has_avx2()) {
    spread4_avx2(cells, length, count, step, target);
  } else {
    spread_tail(cells, channels, length, count, step, target);
  }
}

#else

void clevels_over_mask(uint32_t color, const uint8_t *mask, size_t mask_length, size_t width,
                       size_t height, uint32_t half, uint32_t *target, size_t target_length) {
  over_mask_rows(color, mask, mask_length, width, height, half, target, target_length);
}

void clevels_over(const uint32_t *source, size_t count, uint32_t *target) {
  over_tail(source, count, target);
}

void clevels_over_color(const uint32_t *source, size_t count, uint32_t color, uint32_t *target) {
  over_color_tail(source, count, color, target);
}

void clevels_add_bytes(const uint8_t *bytes, size_t count, uint16_t *sums) {
  add_bytes_tail(bytes, count, sums);
}

void clevels_add_alphas(const uint32_t *words, size_t count, uint16_t *sums) {
  add_alphas_tail(words, count, sums);
}

void clevels_weigh(const float *const *lines, const float *weights, size_t groups, size_t count,
                   float *target) {
  weigh_tail(lines, weights, groups, 0, count, target);
}

void clevels_mix(const float *first, const float *second, float fraction, size_t count,
                 uint8_t *target) {
  mix_tail(first, second, fraction, 0, count, target);
}

void clevels_cells(const uint16_t *sums, size_t channels, size_t cell, size_t count, float weight,
                   float *values) {
  cells_tail(sums, channels, cell, count, weight, values);
}

void clevels_spread(const float *cells, size_t channels, size_t length, size_t count, float step,
                    float *target) {
  spread_tail(cells, channels, length, count, step, target);
}

#endif
