#include "CImageCodecs.h"
#include "library.h"

#include <pthread.h>
#include <webp/decode.h>

DECLARE(WebPGetInfo);
DECLARE(WebPDecodeBGRAInto);

static bool available;

static void load(void) {
    void *library = open_library(LIBRARY("webp", "7"));
    available = library && RESOLVE(library, WebPGetInfo) && RESOLVE(library, WebPDecodeBGRAInto);
}

image_codec_status image_codec_webp(const uint8_t *data, size_t size, image_codec_target target) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    if (!available) return image_codec_missing;
    int width = 0, height = 0;
    if (!p_WebPGetInfo(data, size, &width, &height) || width != (int)target.width || height != (int)target.height)
        return image_codec_unreadable;
    uint8_t *end = p_WebPDecodeBGRAInto(
        data, size, target.pixels, target.stride * target.height, (int)target.stride);
    return end ? image_codec_ok : image_codec_unreadable;
}
