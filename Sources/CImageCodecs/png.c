#include "CImageCodecs.h"
#include "library.h"

#include <png.h>
#include <pthread.h>
#include <string.h>

DECLARE(png_image_begin_read_from_memory);
DECLARE(png_image_finish_read);
DECLARE(png_image_free);

static bool available;

static void load(void) {
    void *library = open_library(LIBRARY("png16", "16"));
    available = library && RESOLVE(library, png_image_begin_read_from_memory)
        && RESOLVE(library, png_image_finish_read) && RESOLVE(library, png_image_free);
}

image_codec_status image_codec_png(const uint8_t *data, size_t size, image_codec_target target) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    if (!available) return image_codec_missing;

    png_image image;
    memset(&image, 0, sizeof image);
    image.version = PNG_IMAGE_VERSION;
    if (!p_png_image_begin_read_from_memory(&image, data, size)) return image_codec_unreadable;
    image.format = PNG_FORMAT_BGRA;
    // Without this flag, a 16-bit image without gamma counts as linear light and comes out too bright.
    image.flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
    bool fits = image.width == target.width && image.height == target.height;
    bool done = fits && p_png_image_finish_read(&image, NULL, target.pixels, (png_int_32)target.stride, NULL);
    p_png_image_free(&image);
    return done ? image_codec_ok : image_codec_unreadable;
}
