#pragma once

#include <stddef.h>
#include <stdint.h>

// Image decoders for Swift: what it can't import (setjmp, callbacks by macro, structures that change with the library's
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

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif
