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
DECLARE(DGifGetCode);
DECLARE(DGifGetCodeNext);
DECLARE(DGifGetExtension);
DECLARE(DGifGetExtensionNext);

static bool available;

static void load(void) {
    void *library = open_library(LIBRARY("gif", "7"));
    available = library && RESOLVE(library, DGifOpen) && RESOLVE(library, DGifCloseFile)
        && RESOLVE(library, DGifGetRecordType) && RESOLVE(library, DGifGetImageDesc)
        && RESOLVE(library, DGifGetCode) && RESOLVE(library, DGifGetCodeNext)
        && RESOLVE(library, DGifGetExtension) && RESOLVE(library, DGifGetExtensionNext);
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

enum { most_codes = 4096, no_code = -1 };

// A frame's LZW codes (GIF89a, appendix F). giflib's own reader writes 4,096 entries at each clear code, and a file can
// have one for each pixel.
typedef struct {
    GifFileType *gif;
    // The current block, with its length in the first byte; NULL after the last one.
    GifByteType *block;
    int at;
    uint32_t bits;
    int bit_count;
    // The bits of an index.
    int size;
    // The clear code; the next one ends the frame, and those of strings follow.
    int clear;
    // The bits of a code.
    int width;
    int next;
    int last;
    // A string is its prefix's, and one index more.
    uint16_t prefix[most_codes];
    GifByteType suffix[most_codes];
    // The rest of the latest string, backwards.
    GifByteType left[most_codes];
    int left_count;
} code_reader;

static void clear_strings(code_reader *codes) {
    codes->clear = 1 << codes->size;
    codes->next = codes->clear + 2;
    codes->last = no_code;
    codes->width = codes->size + 1;
}

// The next code; -1 after the last one.
static int read_code(code_reader *codes) {
    while (codes->bit_count < codes->width) {
        if (codes->block && codes->at > codes->block[0]) {
            codes->at = 1;
            if (p_DGifGetCodeNext(codes->gif, &codes->block) == GIF_ERROR) codes->block = NULL;
        }
        if (!codes->block) return no_code;
        codes->bits |= (uint32_t)codes->block[codes->at++] << codes->bit_count;
        codes->bit_count += 8;
    }
    int code = (int)(codes->bits & ((1u << codes->width) - 1));
    codes->bits >>= codes->width;
    codes->bit_count -= codes->width;
    return code;
}

// Adds the last string with the first index of this one to the table.
static void add_string(code_reader *codes, int code, GifByteType first) {
    if (codes->last != no_code && codes->next < most_codes) {
        codes->prefix[codes->next] = (uint16_t)codes->last;
        codes->suffix[codes->next++] = first;
    }
    if (codes->next >= 1 << codes->width && codes->width < 12) codes->width++;
    codes->last = code;
}

// Reads the next string; returns false after the last one and at a broken one.
static bool read_string(code_reader *codes) {
    int code = read_code(codes);
    while (code == codes->clear) {
        clear_strings(codes);
        code = read_code(codes);
    }
    // A code that is about to be added is the last string with its own first index.
    bool is_new = code == codes->next && codes->last != no_code;
    if (code == no_code || code == codes->clear + 1 || (code >= codes->next && !is_new)) return false;
    int count = is_new, each = is_new ? codes->last : code;
    for (; each > codes->clear; each = codes->prefix[each]) codes->left[count++] = codes->suffix[each];
    codes->left[count++] = (GifByteType)each;
    if (is_new) codes->left[0] = (GifByteType)each;
    codes->left_count = count;
    add_string(codes, code, (GifByteType)each);
    return true;
}

static bool read_row(code_reader *codes, GifByteType *indices, int count) {
    for (int i = 0; i < count; i++) {
        if (codes->left_count == 0 && !read_string(codes)) return false;
        indices[i] = codes->left[--codes->left_count];
    }
    return true;
}

static bool draw_rows(code_reader *codes, GifByteType *indices, int clear, image_codec_target target) {
    static const int first[] = {0, 4, 2, 1}, step[] = {8, 8, 4, 2};
    GifFileType *gif = codes->gif;
    pixel palette[256];
    read_palette(gif, clear, palette);
    int passes = gif->Image.Interlace ? 4 : 1;
    for (int pass = 0; pass < passes; pass++) {
        int start = passes == 4 ? first[pass] : 0, stride = passes == 4 ? step[pass] : 1;
        for (int y = start; y < gif->Image.Height; y += stride) {
            if (!read_row(codes, indices, gif->Image.Width)) return false;
            draw_row(gif, indices, gif->Image.Top + y, palette, target);
        }
    }
    // The next frame follows the last block.
    while (codes->block) {
        if (p_DGifGetCodeNext(gif, &codes->block) == GIF_ERROR) return false;
    }
    return true;
}

static bool draw_frame(GifFileType *gif, int clear, image_codec_target target) {
    // A row is at most 65,535 pixels wide, and only one is held in memory.
    GifByteType *indices = malloc((size_t)gif->Image.Width + 1);
    code_reader *codes = malloc(sizeof *codes);
    bool good = indices && codes;
    if (good) {
        *codes = (code_reader){.gif = gif, .at = 1};
        good = p_DGifGetCode(gif, &codes->size, &codes->block) != GIF_ERROR;
    }
    if (good) {
        clear_strings(codes);
        good = draw_rows(codes, indices, clear, target);
    }
    free(codes);
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
