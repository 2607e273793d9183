#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Image codecs for Swift: what it can't import (setjmp, callbacks by macro, structures that change with the library's
// version) stays on this side. Each library is opened when its format first occurs, so that no picture pays for the others.

#if defined(__clang__)
#pragma clang assume_nonnull begin
#else
#define _Nullable
#endif

/// How a call ended.
typedef enum {
    image_codec_ok = 0,
    /// The shared library isn't on this machine.
    image_codec_missing,
    /// The data is broken, cut short, or of a kind that the library doesn't decode.
    image_codec_unreadable,
    image_codec_no_memory,
    /// What was to be written is larger than the caller allows.
    image_codec_too_large,
} image_codec_status;

/// Where a decoder writes: 4 bytes a pixel in the order B, G, R, A, alpha not multiplied into the colours.
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

/// Reads a GIF's frames in their order. The data is borrowed until it is closed.
typedef struct image_codec_gif image_codec_gif;

/// Opens a GIF before its first frame; NULL with a status when that fails.
image_codec_gif *_Nullable image_codec_gif_open(const uint8_t *data, size_t size, image_codec_status *status);

/// Draws the next frame over what a target of the screen's size shows; where the frame is clear, that stays.
image_codec_status image_codec_gif_draw_next(image_codec_gif *gif, image_codec_target target);

void image_codec_gif_close(image_codec_gif *gif);

/// Decodes a still WebP.
image_codec_status image_codec_webp(const uint8_t *data, size_t size, image_codec_target target);

/// The size of a HEIF file's primary image, its rotation applied.
image_codec_status image_codec_heif_size(const uint8_t *data, size_t size, uint32_t *width, uint32_t *height);

/// Decodes a HEIF file's primary image, its rotation applied.
image_codec_status image_codec_heif(const uint8_t *data, size_t size, image_codec_target target);

/// What is to be written: 4 bytes a pixel in the order B, G, R, A, alpha not multiplied into the colours.
typedef struct {
    const uint8_t *pixels;
    uint32_t width;
    uint32_t height;
    /// Bytes from one row to the next, a multiple of 4.
    size_t stride;
} image_codec_picture;

/// Takes the next bytes of a file.
typedef void (*image_codec_sink)(void *_Nullable context, const uint8_t *bytes, size_t size);

/// Writes a baseline JPEG of the colours, alpha left out, of a quality from 1 to 100.
image_codec_status image_codec_jpeg_write(
    const image_codec_picture *picture, int quality, image_codec_sink sink, void *_Nullable context);

/// Writes a lossless WebP of sides up to 16383 pixels, at a level from 0 (quick) to 9 (small).
image_codec_status image_codec_webp_write(
    const image_codec_picture *picture, int level, image_codec_sink sink, void *_Nullable context);

/// Writes an animated GIF into memory.
typedef struct image_codec_gif_writer image_codec_gif_writer;

/// A rectangle of pixels that is laid over what the frames before left.
typedef struct {
    uint16_t left;
    uint16_t top;
    uint16_t width;
    uint16_t height;
    /// Row by row, each below `color_count`.
    const uint8_t *indices;
    /// Red, green, blue for each colour; 1 to 256 of them.
    const uint8_t *colors;
    int color_count;
    /// The index that leaves a pixel as it is; -1 for none.
    int clear_index;
    /// How long it is shown, in hundredths of a second.
    uint16_t delay;
} image_codec_gif_writer_frame;

/// Begins a GIF of a size in pixels that plays again and again, of at most so many bytes.
image_codec_status image_codec_gif_writer_open(
    uint16_t width, uint16_t height, size_t limit, image_codec_gif_writer *_Nullable *_Nonnull writer);

/// Adds a frame.
image_codec_status image_codec_gif_writer_add(image_codec_gif_writer *writer, const image_codec_gif_writer_frame *frame);

/// Ends the file; its bytes live until the writer is released.
image_codec_status image_codec_gif_writer_finish(
    image_codec_gif_writer *writer, const uint8_t *_Nullable *_Nonnull bytes, size_t *size);

/// Gives the writer's memory back, whether or not the file was ended.
void image_codec_gif_writer_release(image_codec_gif_writer *writer);

/// Writes the 32 bytes of SHA-256 as OpenSSL's libcrypto computes them, with the processor's own instructions; false where there
/// is no libcrypto.
bool image_codec_sha256(const uint8_t *data, size_t size, uint8_t *digest);

/// The processors that the system runs this process on, which may be fewer than there are; 0 where it doesn't say.
int image_codec_cores(void);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif
