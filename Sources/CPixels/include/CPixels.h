#ifndef CPIXELS_H
#define CPIXELS_H

#include <stddef.h>
#include <stdint.h>

// Loops over pixels that are several times faster with byte shuffles or wider registers, for which
// Swift has no words. Most choose their instructions by the processor; the bytes are the same with
// and without them.

/// Lets the loops use no more than plain C (0), SSSE3 (1), AVX2 (2) or AVX-512 (3); for tests.
void cpixels_limit(int value);

/// Writes R, G, B of `count` words 0xAARRGGBB, and nothing beyond; returns the conjunction of all words.
uint32_t cpixels_rgb(const uint32_t *words, size_t count, uint8_t *target);

/// Writes (red · R + green · G + blue · B + offset) / 65536, rounded down, for `count` words
/// 0xAARRGGBB, and nothing beyond. Results lie in 0...255; factors are at most 32767, the green one
/// is even and at most 65534.
void cpixels_luma(const uint32_t *words, size_t count, int32_t red, int32_t green, int32_t blue,
                  int32_t offset, uint8_t *target);

/// How colours become chroma: factors of R, G, B for each of the two, at most 32767 each way, and
/// what is added to both, with 16 bits below the level.
typedef struct {
  int32_t blue[3], red[3], offset;
} cpixels_chroma;

/// Writes the chroma of two rows of `count` pixels, one sample of each kind for two by two of them, and
/// nothing beyond.
///
/// Columns weigh 1, 2, 1 around a sample's left one and the rows alike, so eight times a level with
/// 16 bits is rounded down; at the borders the outermost pixel repeats. Results lie in 0...255.
void cpixels_halved_chroma(const uint32_t *first, const uint32_t *second, size_t count,
                           const cpixels_chroma *chroma, uint8_t *blue, uint8_t *red);

/// How many words are equal from two places on, at most `most`; the places may overlap.
size_t cpixels_common(const uint32_t *a, const uint32_t *b, size_t most);

/// Takes words into four numbers, in groups of sixteen as eight numbers of 64 bits: each of the four
/// becomes the joined halves of the product of (an even one ^ its salt) and (the odd one ^ itself).
/// Where `opaque` is not 0, ends before the first group of words 0xAARRGGBB that are not all opaque.
/// Returns how many of the `count` groups were taken.
size_t cpixels_fingerprint(const uint32_t *words, size_t count, int opaque,
                           const uint64_t salts[4], uint64_t hash[4]);

/// Takes rows of words 0xAARRGGBB into four numbers, as `cpixels_fingerprint` does with all of them,
/// and their bytes R, G, B, a byte 0 before each row's, into the Adler-32 checksum `adler`. Into
/// `all` goes the conjunction of all words. Returns how many groups of sixteen words the numbers
/// took; the last of the words, fewer than that, are left.
size_t cpixels_digest_rgb(const uint32_t *words, size_t width, size_t rows,
                          const uint64_t salts[4], uint64_t hash[4], uint32_t *adler,
                          uint32_t *all);

#endif
