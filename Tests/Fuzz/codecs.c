// The image codecs under libFuzzer and the address sanitizer: decodes each input at the size that its header says, up to
// 256 pixels a side, and encodes what was read.
#include "CImageCodecs.h"

#include <stdlib.h>
#include <string.h>

enum { most = 256 };

static uint32_t big(const uint8_t *bytes, int count) {
    uint32_t value = 0;
    for (int i = 0; i < count; i++) value = value << 8 | bytes[i];
    return value;
}

static uint32_t little(const uint8_t *bytes, int count) {
    uint32_t value = 0;
    for (int i = count - 1; i >= 0; i--) value = value << 8 | bytes[i];
    return value;
}

static void drop(void *context, const uint8_t *bytes, size_t size) {
    (void)bytes;
    *(size_t *)context += size;
}

static image_codec_target target(uint32_t width, uint32_t height) {
    image_codec_target target = {NULL, width, height, (size_t)width * 4};
    if (width == 0 || height == 0 || width > most || height > most) return target;
    target.pixels = calloc(height, target.stride);
    return target;
}

// The size in the first frame header of a JPEG.
static image_codec_target jpeg_target(const uint8_t *data, size_t size) {
    for (size_t at = 2; at + 9 < size && data[at] == 0xFF;) {
        uint8_t kind = data[at + 1];
        if (kind >= 0xC0 && kind <= 0xC3) return target(big(data + at + 7, 2), big(data + at + 5, 2));
        at += 2 + big(data + at + 2, 2);
    }
    return target(0, 0);
}

static image_codec_target webp_target(const uint8_t *data, size_t size) {
    if (size < 30) return target(0, 0);
    if (memcmp(data + 12, "VP8X", 4) == 0) return target(little(data + 24, 3) + 1, little(data + 27, 3) + 1);
    if (memcmp(data + 12, "VP8L", 4) == 0) {
        uint32_t bits = little(data + 21, 4);
        return target((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1);
    }
    return target(little(data + 26, 2) & 0x3FFF, little(data + 28, 2) & 0x3FFF);
}

static void encode(image_codec_target target) {
    image_codec_picture picture = {target.pixels, target.width, target.height, target.stride};
    size_t written = 0;
    image_codec_jpeg_write(&picture, 80, drop, &written);
    image_codec_webp_write(&picture, 0, drop, &written);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 24) return 0;
    image_codec_target found = {NULL, 0, 0, 0};
    if (memcmp(data, "\x89PNG", 4) == 0) {
        found = target(big(data + 16, 4), big(data + 20, 4));
        if (found.pixels && image_codec_png(data, size, found) == image_codec_ok) encode(found);
    } else if (data[0] == 0xFF && data[1] == 0xD8) {
        found = jpeg_target(data, size);
        if (found.pixels && image_codec_jpeg(data, size, 1, found) == image_codec_ok) encode(found);
    } else if (memcmp(data, "GIF8", 4) == 0) {
        found = target(little(data + 6, 2), little(data + 8, 2));
        image_codec_status status;
        image_codec_gif *gif = found.pixels ? image_codec_gif_open(data, size, &status) : NULL;
        for (int frame = 0; gif && frame < 20 && image_codec_gif_draw_next(gif, found) == image_codec_ok; frame++) {}
        if (gif) image_codec_gif_close(gif);
    } else if (memcmp(data, "RIFF", 4) == 0) {
        found = webp_target(data, size);
        if (found.pixels) image_codec_webp(data, size, found);
    }
    free(found.pixels);
    return 0;
}
