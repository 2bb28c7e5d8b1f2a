#ifndef CPNG_H
#define CPNG_H

#include <stddef.h>
#include <stdint.h>

// libpng, one whole job a call. libpng reports errors by longjmp, which must not cross Swift; so
// every jump starts and ends within one of these functions, and they return a status.

/// How a call ended.
enum cpng_status {
  CPNG_OK = 0,
  CPNG_NOT_PNG = 1,
  CPNG_TRUNCATED = 2,
  CPNG_CORRUPT = 3,
  CPNG_TOO_LARGE = 4,
  CPNG_OUT_OF_MEMORY = 5,
  CPNG_FAILED = 6,
};

/// What a PNG file says of its colours.
enum cpng_color_tag {
  CPNG_UNTAGGED = 0,
  CPNG_SRGB = 1,
  CPNG_GAMMA = 2,
  CPNG_PROFILE = 3,
};

/// What a PNG file says of itself.
struct cpng_info {
  uint32_t width;
  uint32_t height;
  /// Bits a channel in the file: 1, 2, 4, 8 or 16.
  int bit_depth;
  /// Whether pixels in the file can be transparent.
  int has_alpha;
  int is_interlaced;
  /// One of cpng_color_tag.
  int color_tag;
  /// The file's gamma times 100000, for CPNG_GAMMA.
  int gamma;
};

/// What a row may be written as the difference to; the values are libpng's.
enum cpng_filter {
  CPNG_FILTER_NONE = 0x08,
  CPNG_FILTER_UP = 0x20,
  CPNG_FILTER_PAETH = 0x80,
  CPNG_FILTER_ALL = 0xf8,
};

enum { CPNG_MESSAGE_SIZE = 192 };

/// Writes 8-bit RGB (3 channels) or straight RGBA (4 channels) rows without padding as a PNG file
/// in memory, with an sRGB chunk. With several filters libpng chooses one a row. `*bytes` is to be freed with cpng_free.
int cpng_encode(const uint8_t *rows, uint32_t width, uint32_t height, int channels, int level,
                int filters, uint8_t **bytes, size_t *count, char message[CPNG_MESSAGE_SIZE]);

/// Reads any PNG file in memory into straight 8-bit RGBA rows without padding, in `*rows`, to be
/// freed with cpng_free. Larger pictures than the two limits are refused before memory is taken;
/// `info` then still holds their size.
int cpng_decode(const uint8_t *bytes, size_t count, uint32_t side_limit, uint64_t pixel_limit,
                struct cpng_info *info, uint8_t **rows, char message[CPNG_MESSAGE_SIZE]);

/// Frees what the functions above gave.
void cpng_free(void *memory);

/// The version of the libpng that runs, such as "1.6.39".
const char *cpng_version(void);

/// The version of the zlib that runs.
const char *cpng_zlib_version(void);

#endif
