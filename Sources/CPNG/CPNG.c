#include "CPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

// Everything that changes between setjmp and longjmp lives in this structure, which belongs to the
// function that does not call setjmp; locals of the function that does would be lost.
struct job {
  jmp_buf jump;
  int status;
  char *message;
  // Reading.
  const uint8_t *input;
  size_t input_count;
  size_t input_offset;
  uint8_t *rows;
  png_bytep *row_pointers;
  // Writing.
  uint8_t *output;
  size_t output_count;
  size_t output_capacity;
};

static void keep_message(struct job *job, const char *message) {
  strncpy(job->message, message, CPNG_MESSAGE_SIZE - 1);
  job->message[CPNG_MESSAGE_SIZE - 1] = 0;
}

static void leave(struct job *job, int status, const char *message) {
  if (job->status == CPNG_OK) {
    job->status = status;
    keep_message(job, message);
  }
  longjmp(job->jump, 1);
}

static void on_read_error(png_structp png, png_const_charp message) {
  leave(png_get_error_ptr(png), CPNG_CORRUPT, message);
}

// What libpng only warns of when it concerns the pixels themselves is damage all the same.
static void on_read_warning(png_structp png, png_const_charp message) {
  if (strstr(message, "IDAT") || strstr(message, "CRC"))
    leave(png_get_error_ptr(png), CPNG_CORRUPT, message);
}

static void on_write_error(png_structp png, png_const_charp message) {
  leave(png_get_error_ptr(png), CPNG_FAILED, message);
}

static void ignore_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void read_bytes(png_structp png, png_bytep target, size_t count) {
  struct job *job = png_get_io_ptr(png);
  if (count > job->input_count - job->input_offset)
    leave(job, CPNG_TRUNCATED, "the file ends too early");
  memcpy(target, job->input + job->input_offset, count);
  job->input_offset += count;
}

static void write_bytes(png_structp png, png_bytep source, size_t count) {
  struct job *job = png_get_io_ptr(png);
  if (count > job->output_capacity - job->output_count) {
    size_t capacity = (job->output_capacity + count) * 2;
    uint8_t *grown = realloc(job->output, capacity);
    if (!grown) leave(job, CPNG_OUT_OF_MEMORY, "out of memory");
    job->output = grown;
    job->output_capacity = capacity;
  }
  memcpy(job->output + job->output_count, source, count);
  job->output_count += count;
}

static void flush_bytes(png_structp png) { (void)png; }

static void encode(struct job *job, png_structp png, png_infop info, const uint8_t *rows,
                   uint32_t width, uint32_t height, int channels, int level, int filters) {
  if (setjmp(job->jump)) return;
  png_set_write_fn(png, job, write_bytes, flush_bytes);
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_IHDR(png, info, width, height, 8,
               channels == 4 ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_set_compression_level(png, level);
  if (level == 9) png_set_compression_mem_level(png, 9);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, filters);
  png_write_info(png, info);
  for (uint32_t row = 0; row < height; row++)
    png_write_row(png, rows + (size_t)row * width * (size_t)channels);
  png_write_end(png, NULL);
}

int cpng_encode(const uint8_t *rows, uint32_t width, uint32_t height, int channels, int level,
                int filters, uint8_t **bytes, size_t *count, char message[CPNG_MESSAGE_SIZE]) {
  struct job job = {.status = CPNG_OK, .message = message};
  *bytes = NULL;
  *count = 0;
  png_structp png =
      png_create_write_struct(PNG_LIBPNG_VER_STRING, &job, on_write_error, ignore_warning);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info) {
    png_destroy_write_struct(&png, NULL);
    keep_message(&job, "out of memory");
    return CPNG_OUT_OF_MEMORY;
  }
  encode(&job, png, info, rows, width, height, channels, level, filters);
  png_destroy_write_struct(&png, &info);
  if (job.status != CPNG_OK) {
    free(job.output);
    return job.status;
  }
  *bytes = job.output;
  *count = job.output_count;
  return CPNG_OK;
}

static void describe(png_structp png, png_infop info, struct cpng_info *result) {
  int color_type = png_get_color_type(png, info);
  double gamma = 0;
  result->bit_depth = png_get_bit_depth(png, info);
  result->has_alpha =
      (color_type & PNG_COLOR_MASK_ALPHA) != 0 || png_get_valid(png, info, PNG_INFO_tRNS) != 0;
  result->is_interlaced = png_get_interlace_type(png, info) != PNG_INTERLACE_NONE;
  result->color_tag = CPNG_UNTAGGED;
  if (png_get_valid(png, info, PNG_INFO_sRGB)) {
    result->color_tag = CPNG_SRGB;
  } else if (png_get_valid(png, info, PNG_INFO_iCCP)) {
    result->color_tag = CPNG_PROFILE;
  } else if (png_get_valid(png, info, PNG_INFO_gAMA) && png_get_gAMA(png, info, &gamma)) {
    result->color_tag = CPNG_GAMMA;
    result->gamma = (int)(gamma * 100000 + 0.5);
  }
}

static void decode(struct job *job, png_structp png, png_infop info, uint32_t side_limit,
                   uint64_t pixel_limit, struct cpng_info *result) {
  if (setjmp(job->jump)) return;
  png_set_read_fn(png, job, read_bytes);
  // Size limits of our own below, so that the message can name the size.
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_chunk_malloc_max(png, 64 << 20);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  png_set_option(png, PNG_SKIP_sRGB_CHECK_PROFILE, PNG_OPTION_ON);
  png_read_info(png, info);
  result->width = png_get_image_width(png, info);
  result->height = png_get_image_height(png, info);
  describe(png, info, result);
  uint64_t pixels = (uint64_t)result->width * result->height;
  if (result->width > side_limit || result->height > side_limit || pixels > pixel_limit)
    leave(job, CPNG_TOO_LARGE, "the picture is too large");

  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != (size_t)result->width * 4)
    leave(job, CPNG_FAILED, "libpng gave rows of another size");

  job->rows = calloc(pixels, 4);
  job->row_pointers = calloc(result->height, sizeof(png_bytep));
  if (!job->rows || !job->row_pointers) leave(job, CPNG_OUT_OF_MEMORY, "out of memory");
  for (uint32_t row = 0; row < result->height; row++)
    job->row_pointers[row] = job->rows + (size_t)row * result->width * 4;
  png_read_image(png, job->row_pointers);
  png_read_end(png, NULL);
}

int cpng_decode(const uint8_t *bytes, size_t count, uint32_t side_limit, uint64_t pixel_limit,
                struct cpng_info *info, uint8_t **rows, char message[CPNG_MESSAGE_SIZE]) {
  struct job job = {
      .status = CPNG_OK, .message = message, .input = bytes, .input_count = count};
  *rows = NULL;
  memset(info, 0, sizeof *info);
  if (count < 8 || png_sig_cmp(bytes, 0, 8) != 0) {
    keep_message(&job, "no PNG signature");
    return CPNG_NOT_PNG;
  }
  png_structp png =
      png_create_read_struct(PNG_LIBPNG_VER_STRING, &job, on_read_error, on_read_warning);
  png_infop details = png ? png_create_info_struct(png) : NULL;
  if (!details) {
    png_destroy_read_struct(&png, NULL, NULL);
    keep_message(&job, "out of memory");
    return CPNG_OUT_OF_MEMORY;
  }
  decode(&job, png, details, side_limit, pixel_limit, info);
  png_destroy_read_struct(&png, &details, NULL);
  free(job.row_pointers);
  if (job.status != CPNG_OK) {
    free(job.rows);
    return job.status;
  }
  *rows = job.rows;
  return CPNG_OK;
}

void cpng_free(void *memory) { free(memory); }

const char *cpng_version(void) { return png_get_libpng_ver(NULL); }

const char *cpng_zlib_version(void) { return zlibVersion(); }
