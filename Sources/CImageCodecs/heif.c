#include "CImageCodecs.h"
#include "library.h"

#include <libheif/heif.h>
#include <pthread.h>

DECLARE(heif_context_alloc);
DECLARE(heif_context_free);
DECLARE(heif_context_read_from_memory_without_copy);
DECLARE(heif_context_get_primary_image_handle);
DECLARE(heif_image_handle_release);
DECLARE(heif_image_handle_get_width);
DECLARE(heif_image_handle_get_height);
DECLARE(heif_decode_image);
DECLARE(heif_image_release);
DECLARE(heif_image_get_width);
DECLARE(heif_image_get_height);
DECLARE(heif_image_get_plane_readonly);

static bool available;

static void load(void) {
    void *library = open_library(LIBRARY("heif", "1"));
    available = library && RESOLVE(library, heif_context_alloc) && RESOLVE(library, heif_context_free)
        && RESOLVE(library, heif_context_read_from_memory_without_copy)
        && RESOLVE(library, heif_context_get_primary_image_handle) && RESOLVE(library, heif_image_handle_release)
        && RESOLVE(library, heif_image_handle_get_width) && RESOLVE(library, heif_image_handle_get_height)
        && RESOLVE(library, heif_decode_image) && RESOLVE(library, heif_image_release)
        && RESOLVE(library, heif_image_get_width) && RESOLVE(library, heif_image_get_height)
        && RESOLVE(library, heif_image_get_plane_readonly);
}

// Uses the primary image while the file is open.
typedef image_codec_status (*visitor)(struct heif_image_handle *handle, void *argument);

static image_codec_status with_primary_image(const uint8_t *data, size_t size, visitor visit, void *argument) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    if (!available) return image_codec_missing;
    struct heif_context *context = p_heif_context_alloc();
    if (!context) return image_codec_no_memory;
    image_codec_status status = image_codec_unreadable;
    struct heif_image_handle *handle = NULL;
    if (p_heif_context_read_from_memory_without_copy(context, data, size, NULL).code == heif_error_Ok
        && p_heif_context_get_primary_image_handle(context, &handle).code == heif_error_Ok) {
        status = visit(handle, argument);
        p_heif_image_handle_release(handle);
    }
    p_heif_context_free(context);
    return status;
}

typedef struct {
    uint32_t width, height;
} size;

static image_codec_status read_size(struct heif_image_handle *handle, void *argument) {
    int width = p_heif_image_handle_get_width(handle), height = p_heif_image_handle_get_height(handle);
    if (width <= 0 || height <= 0) return image_codec_unreadable;
    *(size *)argument = (size){(uint32_t)width, (uint32_t)height};
    return image_codec_ok;
}

static image_codec_status copy_pixels(const struct heif_image *image, image_codec_target target) {
    int stride = 0;
    const uint8_t *plane = p_heif_image_get_plane_readonly(image, heif_channel_interleaved, &stride);
    if (!plane || p_heif_image_get_width(image, heif_channel_interleaved) != (int)target.width
        || p_heif_image_get_height(image, heif_channel_interleaved) != (int)target.height)
        return image_codec_unreadable;
    for (uint32_t y = 0; y < target.height; y++) {
        const uint8_t *from = plane + (size_t)y * (size_t)stride;
        uint8_t *to = target.pixels + y * target.stride;
        for (uint32_t x = 0; x < target.width; x++, from += 4, to += 4) {
            to[0] = from[2];
            to[1] = from[1];
            to[2] = from[0];
            to[3] = from[3];
        }
    }
    return image_codec_ok;
}

static image_codec_status decode(struct heif_image_handle *handle, void *argument) {
    struct heif_image *image = NULL;
    struct heif_error error =
        p_heif_decode_image(handle, &image, heif_colorspace_RGB, heif_chroma_interleaved_RGBA, NULL);
    if (error.code == heif_error_Memory_allocation_error) return image_codec_no_memory;
    if (error.code != heif_error_Ok) return image_codec_unreadable;
    image_codec_status status = copy_pixels(image, *(image_codec_target *)argument);
    p_heif_image_release(image);
    return status;
}

image_codec_status image_codec_heif_size(const uint8_t *data, size_t length, uint32_t *width, uint32_t *height) {
    size found = {0, 0};
    image_codec_status status = with_primary_image(data, length, read_size, &found);
    *width = found.width;
    *height = found.height;
    return status;
}

image_codec_status image_codec_heif(const uint8_t *data, size_t length, image_codec_target target) {
    return with_primary_image(data, length, decode, &target);
}
