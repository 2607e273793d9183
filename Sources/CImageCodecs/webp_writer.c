#include "CImageCodecs.h"
#include "library.h"

#include <pthread.h>
#include <webp/encode.h>

DECLARE(WebPConfigInitInternal);
DECLARE(WebPConfigLosslessPreset);
DECLARE(WebPPictureInitInternal);
DECLARE(WebPPictureFree);
DECLARE(WebPEncode);

static bool available;

static void load(void) {
    void *library = open_library(LIBRARY("webp", "7"));
    available = library && RESOLVE(library, WebPConfigInitInternal) && RESOLVE(library, WebPConfigLosslessPreset)
        && RESOLVE(library, WebPPictureInitInternal) && RESOLVE(library, WebPPictureFree)
        && RESOLVE(library, WebPEncode);
}

typedef struct {
    image_codec_sink sink;
    void *context;
} receiver;

static int write_bytes(const uint8_t *bytes, size_t size, const WebPPicture *picture) {
    const receiver *to = picture->custom_ptr;
    to->sink(to->context, bytes, size);
    return 1;
}

static image_codec_status status_of(WebPEncodingError error) {
    switch (error) {
    case VP8_ENC_ERROR_OUT_OF_MEMORY:
    case VP8_ENC_ERROR_BITSTREAM_OUT_OF_MEMORY: return image_codec_no_memory;
    case VP8_ENC_ERROR_BAD_DIMENSION:
    case VP8_ENC_ERROR_FILE_TOO_BIG: return image_codec_too_large;
    default: return image_codec_unreadable;
    }
}

image_codec_status image_codec_webp_write(
    const image_codec_picture *picture, int level, image_codec_sink sink, void *context) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    if (!available) return image_codec_missing;
    WebPConfig config;
    WebPPicture source;
    // The header's inline WebPConfigInit would need the library to be linked.
    if (!p_WebPConfigInitInternal(&config, WEBP_PRESET_DEFAULT, 75, WEBP_ENCODER_ABI_VERSION)
        || !p_WebPConfigLosslessPreset(&config, level)
        || !p_WebPPictureInitInternal(&source, WEBP_ENCODER_ABI_VERSION))
        return image_codec_unreadable;
    // Keep the colours of transparent pixels; use one thread.
    config.exact = 1;
    config.thread_level = 0;
    receiver to = {sink, context};
    source.use_argb = 1;
    source.width = (int)picture->width;
    source.height = (int)picture->height;
    // With `exact` the library only reads the pixels.
    source.argb = (uint32_t *)(uintptr_t)picture->pixels;
    source.argb_stride = (int)(picture->stride / 4);
    source.writer = write_bytes;
    source.custom_ptr = &to;
    int good = p_WebPEncode(&config, &source);
    // Frees only memory that the library allocated.
    p_WebPPictureFree(&source);
    return good ? image_codec_ok : status_of(source.error_code);
}
