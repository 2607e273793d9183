#include "CImageCodecs.h"
#include "library.h"

#include <gif_lib.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

DECLARE(DGifOpen);
DECLARE(DGifCloseFile);
DECLARE(DGifGetRecordType);
DECLARE(DGifGetImageDesc);
DECLARE(DGifGetLine);
DECLARE(DGifGetExtension);
DECLARE(DGifGetExtensionNext);

static bool available;

static void load(void) {
    void *library = open_library(LIBRARY("gif", "7"));
    available = library && RESOLVE(library, DGifOpen) && RESOLVE(library, DGifCloseFile)
        && RESOLVE(library, DGifGetRecordType) && RESOLVE(library, DGifGetImageDesc)
        && RESOLVE(library, DGifGetLine) && RESOLVE(library, DGifGetExtension)
        && RESOLVE(library, DGifGetExtensionNext);
}

struct image_codec_gif {
    GifFileType *file;
    const uint8_t *data;
    size_t left;
};

static int read_source(GifFileType *gif, GifByteType *bytes, int count) {
    image_codec_gif *from = gif->UserData;
    size_t n = (size_t)count < from->left ? (size_t)count : from->left;
    memcpy(bytes, from->data, n);
    from->data += n;
    from->left -= n;
    return (int)n;
}

// Skips an extension; reads the transparent index from a graphic control extension.
static bool read_extension(GifFileType *gif, int *clear) {
    int code;
    GifByteType *block;
    if (p_DGifGetExtension(gif, &code, &block) == GIF_ERROR) return false;
    while (block) {
        if (code == GRAPHICS_EXT_FUNC_CODE && block[0] >= 4) *clear = block[1] & 1 ? block[4] : -1;
        if (p_DGifGetExtensionNext(gif, &block) == GIF_ERROR) return false;
    }
    return true;
}

typedef uint8_t pixel[4];

// The pixels of a frame's indices; transparent ones leave the screen unchanged.
static void read_palette(GifFileType *gif, int clear, pixel palette[256]) {
    const ColorMapObject *map = gif->Image.ColorMap ? gif->Image.ColorMap : gif->SColorMap;
    memset(palette, 0, 256 * sizeof(pixel));
    for (int i = 0; map && i < map->ColorCount && i < 256; i++) {
        if (i == clear) continue;
        GifColorType color = map->Colors[i];
        memcpy(palette[i], (pixel){color.Blue, color.Green, color.Red, 255}, sizeof(pixel));
    }
}

// Draws the part of a row of indices that lies on the screen.
static void draw_row(GifFileType *gif, const GifByteType *indices, int y, pixel palette[256], image_codec_target target) {
    int left = gif->Image.Left, count = (int)target.width - left;
    if (y >= (int)target.height || count <= 0) return;
    uint8_t *to = target.pixels + (size_t)y * target.stride + (size_t)left * sizeof(pixel);
    for (int i = 0; i < count && i < gif->Image.Width; i++, to += sizeof(pixel)) {
        const uint8_t *color = palette[indices[i]];
        if (color[3]) memcpy(to, color, sizeof(pixel));
    }
}

static bool draw_frame(GifFileType *gif, int clear, image_codec_target target) {
    static const int first[] = {0, 4, 2, 1}, step[] = {8, 8, 4, 2};
    // A row is at most 65,535 pixels wide, and only one is held in memory.
    GifByteType *indices = malloc((size_t)gif->Image.Width + 1);
    if (!indices) return false;
    pixel palette[256];
    read_palette(gif, clear, palette);
    int passes = gif->Image.Interlace ? 4 : 1;
    bool good = true;
    for (int pass = 0; pass < passes && good; pass++) {
        int start = passes == 4 ? first[pass] : 0, stride = passes == 4 ? step[pass] : 1;
        for (int y = start; y < gif->Image.Height && good; y += stride) {
            good = p_DGifGetLine(gif, indices, gif->Image.Width) != GIF_ERROR;
            if (good) draw_row(gif, indices, gif->Image.Top + y, palette, target);
        }
    }
    free(indices);
    return good;
}

image_codec_status image_codec_gif_draw_next(image_codec_gif *reader, image_codec_target target) {
    GifFileType *gif = reader->file;
    if (gif->SWidth != (int)target.width || gif->SHeight != (int)target.height) return image_codec_unreadable;
    int clear = -1;
    for (;;) {
        GifRecordType type;
        if (p_DGifGetRecordType(gif, &type) == GIF_ERROR) return image_codec_unreadable;
        switch (type) {
        case EXTENSION_RECORD_TYPE:
            if (!read_extension(gif, &clear)) return image_codec_unreadable;
            break;
        case IMAGE_DESC_RECORD_TYPE:
            if (p_DGifGetImageDesc(gif) == GIF_ERROR) return image_codec_unreadable;
            return draw_frame(gif, clear, target) ? image_codec_ok : image_codec_unreadable;
        default:
            return image_codec_unreadable;
        }
    }
}

image_codec_gif *image_codec_gif_open(const uint8_t *data, size_t size, image_codec_status *status) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    *status = image_codec_missing;
    if (!available) return NULL;
    *status = image_codec_no_memory;
    image_codec_gif *reader = calloc(1, sizeof *reader);
    if (!reader) return NULL;
    reader->data = data;
    reader->left = size;
    int error = 0;
    reader->file = p_DGifOpen(reader, read_source, &error);
    if (!reader->file) {
        if (error != D_GIF_ERR_NOT_ENOUGH_MEM) *status = image_codec_unreadable;
        free(reader);
        return NULL;
    }
    *status = image_codec_ok;
    return reader;
}

void image_codec_gif_close(image_codec_gif *reader) {
    int error = 0;
    p_DGifCloseFile(reader->file, &error);
    free(reader);
}
