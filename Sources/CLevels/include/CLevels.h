#ifndef CLEVELS_H
#define CLEVELS_H

#include <stddef.h>
#include <stdint.h>

// Loops over levels that go twice as fast with registers of 32 bytes, for which Swift's baseline has
// no words. Most choose their instructions by the processor; the results are the same, bit by bit,
// with and without them: whole numbers, or floating-point sums in one order, never fused.

/// Lets the loops use no more than plain C (0), AVX2 (1) or AVX-512 (2); for tests.
void clevels_limit(int value);

/// Paints a premultiplied colour 0xAARRGGBB over rows of words, through as many levels of a mask.
///
/// The lengths tell how many elements a row is after the one before.
///
/// Products of levels are (a · b + half) / 255: with 128, as in pixman's `over_n_8_8888`, rounded to
/// the nearest; with 127, as where cairo itself fills with an opaque colour, half a level less.
void clevels_over_mask(uint32_t color, const uint8_t *mask, size_t mask_length, size_t width,
                       size_t height, uint32_t half, uint32_t *target, size_t target_length);

/// Paints `count` premultiplied words over as many, as pixman's `over_8888_8888` does.
void clevels_over(const uint32_t *source, size_t count, uint32_t *target);

/// Writes `count` premultiplied words as they look over a colour, as `clevels_over` does.
void clevels_over_color(const uint32_t *source, size_t count, uint32_t color, uint32_t *target);

/// Adds each of `count` bytes to its sum.
void clevels_add_bytes(const uint8_t *bytes, size_t count, uint16_t *sums);

/// Adds the upper byte of each of `count` words to its sum.
void clevels_add_alphas(const uint32_t *words, size_t count, uint16_t *sums);

/// Writes sums of weighted lines, of `count` numbers each: four times `groups` lines, the sums of four
/// as (w0 · l0 + w1 · l1) + (w2 · l2 + w3 · l3), added up in their order.
void clevels_weigh(const float *const *lines, const float *weights, size_t groups, size_t count,
                   float *target);

/// Writes `count` levels at a fraction of the way from one line to another, brought to 0...255 and
/// rounded to the nearest, ties to even.
void clevels_mix(const float *first, const float *second, float fraction, size_t count,
                 uint8_t *target);

/// Writes `weight` times the sum of `cell` neighbours for `count` cells, of one channel or of four;
/// the sums of a channel stay below 65536.
void clevels_cells(const uint16_t *sums, size_t channels, size_t cell, size_t count, float weight,
                   float *values);

/// Writes `count` cells of two lines in turn, of one channel or of four.
void clevels_interleave(const float *first, const float *second, size_t channels, size_t count,
                        float *target);

/// Writes `length` pixels between each of `count` cells and the next, of one channel or of four:
/// first + (next - first) · step · (1, 3, 5 …).
void clevels_spread(const float *cells, size_t channels, size_t length, size_t count, float step,
                    float *target);

#endif
