#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Image codecs for Swift, for libraries that it can't import: they use setjmp, macros as callbacks, or structures that
// depend on the library's version. Each library is opened when its format first occurs.

#if defined(__clang__)
#pragma clang assume_nonnull begin
#else
#define _Nullable
#endif

/// The result of a call.
typedef enum {
    image_codec_ok = 0,
    /// The shared library isn't on this machine.
    image_codec_missing,
    /// The data is broken, cut short, or of a kind that the library doesn't decode.
    image_codec_unreadable,
    image_codec_no_memory,
    /// The output exceeds the caller's limit.
    image_codec_too_large,
} image_codec_status;

/// A decoder's output: 4 bytes a pixel in the order B, G, R, A, alpha not multiplied into the colours.
typedef struct {
    uint8_t *pixels;
    uint32_t width;
    uint32_t height;
    /// Bytes from one row to the next.
    size_t stride;
} image_codec_target;

/// Decodes a PNG of exactly the target's size, to 8-bit sRGB.
image_codec_status image_codec_png(const uint8_t *data, size_t size, image_codec_target target);

/// Decodes a JPEG at 1/denominator (1, 2, 4 or 8; sides are rounded up); its EXIF orientation is left alone.
image_codec_status image_codec_jpeg(
    const uint8_t *data, size_t size, uint32_t denominator, image_codec_target target);

/// Reads a GIF's frames in order. Borrows the data until it is closed.
typedef struct image_codec_gif image_codec_gif;

/// Opens a GIF before its first frame; on failure returns NULL and sets the status.
image_codec_gif *_Nullable image_codec_gif_open(const uint8_t *data, size_t size, image_codec_status *status);

/// Draws the next frame over the pixels of a target of the screen's size; transparent pixels stay unchanged.
image_codec_status image_codec_gif_draw_next(image_codec_gif *gif, image_codec_target target);

void image_codec_gif_close(image_codec_gif *gif);

/// Decodes a still WebP.
image_codec_status image_codec_webp(const uint8_t *data, size_t size, image_codec_target target);

/// An encoder's input: 4 bytes a pixel in the order B, G, R, A, alpha not multiplied into the colours.
typedef struct {
    const uint8_t *pixels;
    uint32_t width;
    uint32_t height;
    /// Bytes from one row to the next, a multiple of 4.
    size_t stride;
} image_codec_picture;

/// Receives the next bytes of a file.
typedef void (*image_codec_sink)(void *_Nullable context, const uint8_t *bytes, size_t size);

/// Writes a baseline JPEG without alpha, of a quality from 1 to 100.
image_codec_status image_codec_jpeg_write(
    const image_codec_picture *picture, int quality, image_codec_sink sink, void *_Nullable context);

/// Writes a lossless WebP with sides of up to 16,383 pixels, at a level from 0 (fast) to 9 (small).
image_codec_status image_codec_webp_write(
    const image_codec_picture *picture, int level, image_codec_sink sink, void *_Nullable context);

/// Writes an animated GIF into memory.
typedef struct image_codec_gif_writer image_codec_gif_writer;

/// A rectangle of pixels drawn over the frames before.
typedef struct {
    uint16_t left;
    uint16_t top;
    uint16_t width;
    uint16_t height;
    /// Row by row, each index below `color_count`.
    const uint8_t *indices;
    /// Red, green, blue for each of 1 to 256 colours.
    const uint8_t *colors;
    int color_count;
    /// The transparent index; -1 for none.
    int clear_index;
    /// The display time in hundredths of a second.
    uint16_t delay;
} image_codec_gif_writer_frame;

/// Begins an endlessly repeating GIF of a size in pixels and at most `limit` bytes.
image_codec_status image_codec_gif_writer_open(
    uint16_t width, uint16_t height, size_t limit, image_codec_gif_writer *_Nullable *_Nonnull writer);

image_codec_status image_codec_gif_writer_add(image_codec_gif_writer *writer, const image_codec_gif_writer_frame *frame);

/// Ends the file; its bytes are valid until the writer is released.
image_codec_status image_codec_gif_writer_finish(
    image_codec_gif_writer *writer, const uint8_t *_Nullable *_Nonnull bytes, size_t *size);

/// Frees the writer, finished or not.
void image_codec_gif_writer_release(image_codec_gif_writer *writer);

/// Computes a SHA-256 (32 bytes) by OpenSSL's libcrypto, with the processor's own instructions; `false` without it.
bool image_codec_sha256(const uint8_t *data, size_t size, uint8_t *digest);

/// The number of processors that this process may use, possibly fewer than the machine has; 0 when unknown.
int image_codec_cores(void);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif
