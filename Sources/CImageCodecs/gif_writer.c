#include "CImageCodecs.h"
#include "library.h"

#include <gif_lib.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

DECLARE(EGifOpen);
DECLARE(EGifCloseFile);
DECLARE(EGifSetGifVersion);
DECLARE(EGifPutScreenDesc);
DECLARE(EGifPutImageDesc);
DECLARE(EGifPutLine);
DECLARE(EGifPutExtension);
DECLARE(EGifPutExtensionLeader);
DECLARE(EGifPutExtensionBlock);
DECLARE(EGifPutExtensionTrailer);
DECLARE(GifMakeMapObject);
DECLARE(GifFreeMapObject);

static bool available;

static void load(void) {
    void *library = open_library(LIBRARY("gif", "7"));
    available = library && RESOLVE(library, EGifOpen) && RESOLVE(library, EGifCloseFile)
        && RESOLVE(library, EGifSetGifVersion) && RESOLVE(library, EGifPutScreenDesc)
        && RESOLVE(library, EGifPutImageDesc) && RESOLVE(library, EGifPutLine) && RESOLVE(library, EGifPutExtension)
        && RESOLVE(library, EGifPutExtensionLeader) && RESOLVE(library, EGifPutExtensionBlock)
        && RESOLVE(library, EGifPutExtensionTrailer) && RESOLVE(library, GifMakeMapObject)
        && RESOLVE(library, GifFreeMapObject);
}

struct image_codec_gif_writer {
    // NULL after the file is ended, successfully or not.
    GifFileType *gif;
    uint8_t *bytes;
    size_t size;
    size_t capacity;
    size_t limit;
    // The cause of a failed write, which giflib doesn't report.
    image_codec_status failure;
};

static int write_bytes(GifFileType *gif, const GifByteType *bytes, int count) {
    image_codec_gif_writer *to = gif->UserData;
    if (count < 0 || (size_t)count > to->limit - to->size) {
        to->failure = image_codec_too_large;
        return 0;
    }
    size_t needed = to->size + (size_t)count;
    if (needed > to->capacity) {
        size_t capacity = needed * 2;
        uint8_t *larger = realloc(to->bytes, capacity);
        if (!larger) {
            to->failure = image_codec_no_memory;
            return 0;
        }
        to->bytes = larger;
        to->capacity = capacity;
    }
    memcpy(to->bytes + to->size, bytes, (size_t)count);
    to->size = needed;
    return count;
}

static image_codec_status failure(const image_codec_gif_writer *writer) {
    return writer->failure != image_codec_ok ? writer->failure : image_codec_unreadable;
}

// Netscape's loop extension, known to all viewers; 0 repeats forever.
static bool put_loop(GifFileType *gif) {
    static const GifByteType loop[] = {1, 0, 0};
    return p_EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE) != GIF_ERROR
        && p_EGifPutExtensionBlock(gif, 11, "NETSCAPE2.0") != GIF_ERROR
        && p_EGifPutExtensionBlock(gif, sizeof loop, loop) != GIF_ERROR
        && p_EGifPutExtensionTrailer(gif) != GIF_ERROR;
}

image_codec_status image_codec_gif_writer_open(
    uint16_t width, uint16_t height, size_t limit, image_codec_gif_writer **result) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    *result = NULL;
    if (!available) return image_codec_missing;
    image_codec_gif_writer *writer = calloc(1, sizeof *writer);
    if (!writer) return image_codec_no_memory;
    writer->limit = limit;
    int error = 0;
    writer->gif = p_EGifOpen(writer, write_bytes, &error);
    if (!writer->gif) {
        image_codec_gif_writer_release(writer);
        return image_codec_no_memory;
    }
    p_EGifSetGifVersion(writer->gif, true);
    if (p_EGifPutScreenDesc(writer->gif, width, height, 8, 0, NULL) == GIF_ERROR || !put_loop(writer->gif)) {
        image_codec_status status = failure(writer);
        image_codec_gif_writer_release(writer);
        return status;
    }
    *result = writer;
    return image_codec_ok;
}

static bool put_rows(GifFileType *gif, const image_codec_gif_writer_frame *frame) {
    // Copy the row: giflib masks the indices in place.
    GifPixelType *row = malloc((size_t)frame->width + 1);
    if (!row) return false;
    bool good = true;
    for (size_t y = 0; y < frame->height && good; y++) {
        memcpy(row, frame->indices + y * frame->width, frame->width);
        good = p_EGifPutLine(gif, row, frame->width) != GIF_ERROR;
    }
    free(row);
    return good;
}

static bool put_frame(GifFileType *gif, const image_codec_gif_writer_frame *frame, const ColorMapObject *map) {
    // Disposal 1: the frame stays. The lowest bit announces a transparent index.
    const GifByteType control[] = {
        (GifByteType)(1 << 2 | (frame->clear_index >= 0)), (GifByteType)(frame->delay & 0xFF),
        (GifByteType)(frame->delay >> 8), (GifByteType)(frame->clear_index >= 0 ? frame->clear_index : 0),
    };
    return p_EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, sizeof control, control) != GIF_ERROR
        && p_EGifPutImageDesc(gif, frame->left, frame->top, frame->width, frame->height, false, map) != GIF_ERROR
        && put_rows(gif, frame);
}

image_codec_status image_codec_gif_writer_add(image_codec_gif_writer *writer, const image_codec_gif_writer_frame *frame) {
    if (!writer->gif || frame->color_count < 1 || frame->color_count > 256) return image_codec_unreadable;
    // Once too large, the file stays too large.
    if (writer->failure != image_codec_ok) return writer->failure;
    // A table's length is a power of two.
    int count = 2;
    while (count < frame->color_count) count *= 2;
    ColorMapObject *map = p_GifMakeMapObject(count, NULL);
    if (!map) return image_codec_no_memory;
    for (int i = 0; i < count; i++) {
        const uint8_t *color = frame->colors + 3 * (i < frame->color_count ? i : 0);
        map->Colors[i] = (GifColorType){color[0], color[1], color[2]};
    }
    bool good = put_frame(writer->gif, frame, map);
    p_GifFreeMapObject(map);
    return good ? image_codec_ok : failure(writer);
}

image_codec_status image_codec_gif_writer_finish(image_codec_gif_writer *writer, const uint8_t **bytes, size_t *size) {
    if (!writer->gif) return image_codec_unreadable;
    int error = 0;
    int closed = p_EGifCloseFile(writer->gif, &error);
    writer->gif = NULL;
    *bytes = writer->bytes;
    *size = writer->size;
    return closed == GIF_ERROR || writer->failure != image_codec_ok ? failure(writer) : image_codec_ok;
}

void image_codec_gif_writer_release(image_codec_gif_writer *writer) {
    int error = 0;
    // Closing frees the library's own memory, also when it can't write any more.
    if (writer->gif) p_EGifCloseFile(writer->gif, &error);
    free(writer->bytes);
    free(writer);
}
