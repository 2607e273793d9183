#include "CImageCodecs.h"
#include "jpeg_library.h"

#include <pthread.h>
#include <stdlib.h>

DECLARE(jpeg_std_error);
DECLARE(jpeg_CreateDecompress);
DECLARE(jpeg_destroy_decompress);
DECLARE(jpeg_mem_src);
DECLARE(jpeg_read_header);
DECLARE(jpeg_start_decompress);
DECLARE(jpeg_read_scanlines);

static bool available;

static void load(void) {
    void *library = open_library(JPEG_LIBRARY);
    available = library && RESOLVE(library, jpeg_std_error) && RESOLVE(library, jpeg_CreateDecompress)
        && RESOLVE(library, jpeg_destroy_decompress) && RESOLVE(library, jpeg_mem_src)
        && RESOLVE(library, jpeg_read_header) && RESOLVE(library, jpeg_start_decompress)
        && RESOLVE(library, jpeg_read_scanlines);
}

typedef struct {
    struct jpeg_decompress_struct decompress;
    struct jpeg_progress_mgr progress;
    jpeg_errors errors;
    bool has_too_many_scans;
} reader;

static void on_message(j_common_ptr info, int level) {
    // The library pads a truncated file with grey; here a broken attachment is an error.
    if (level < 0 && info->err->msg_code == JWRN_JPEG_EOF) jpeg_fail(info);
}

// Guards against hostile files: each scan of a progressive file goes over all its coefficients, which takes some 0.2
// seconds for 1,000 million pixels of a component. Encoders write about ten, so that those of the largest image are just taken.
static const uint64_t most_scanned_pixels = 250 * 1000 * 1000;

static void on_progress(j_common_ptr info) {
    if (!info->is_decompressor) return;
    j_decompress_ptr from = (j_decompress_ptr)info;
    uint64_t pixels = (uint64_t)from->image_width * from->image_height;
    if (from->input_scan_number <= 100 && (uint64_t)from->input_scan_number * pixels <= most_scanned_pixels) return;
    // The library's structure is the first member.
    ((reader *)from)->has_too_many_scans = true;
    jpeg_fail(info);
}

// Reads the header and sets the scale. The caller has called setjmp.
static void open_reader(reader *r, const uint8_t *data, size_t size, uint32_t denominator) {
    p_jpeg_CreateDecompress(&r->decompress, JPEG_LIB_VERSION, sizeof r->decompress);
    p_jpeg_mem_src(&r->decompress, data, size);
    p_jpeg_read_header(&r->decompress, TRUE);
    r->progress.progress_monitor = on_progress;
    r->decompress.progress = &r->progress;
    r->decompress.scale_num = 1;
    r->decompress.scale_denom = denominator;
}

// All zero, so that it can be destroyed at any time; the error handlers are set first.
static reader *make_reader(void) {
    reader *r = calloc(1, sizeof *r);
    if (!r) return NULL;
    r->decompress.err = p_jpeg_std_error(&r->errors.base);
    r->errors.base.error_exit = jpeg_fail;
    r->errors.base.emit_message = on_message;
    return r;
}

static image_codec_status close_reader(reader *r, image_codec_status status) {
    p_jpeg_destroy_decompress(&r->decompress);
    free(r);
    return status;
}

// Adobe's programs store ink inverted, which an Adobe marker announces; other programs followed.
static void cmyk_to_bgra(uint8_t *pixels, uint32_t width, bool inverted) {
    for (uint32_t x = 0; x < width; x++, pixels += 4) {
        uint32_t paper[4];
        for (int i = 0; i < 4; i++) paper[i] = inverted ? pixels[i] : 255u - pixels[i];
        for (int i = 0; i < 3; i++) pixels[2 - i] = (uint8_t)((paper[i] * paper[3] + 127) / 255);
        pixels[3] = 255;
    }
}

image_codec_status image_codec_jpeg(
    const uint8_t *data, size_t size, uint32_t denominator, image_codec_target target) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    if (!available) return image_codec_missing;
    reader *r = make_reader();
    if (!r) return image_codec_no_memory;
    if (setjmp(r->errors.place))
        return close_reader(r, r->has_too_many_scans ? image_codec_too_large : image_codec_unreadable);
    open_reader(r, data, size, denominator);
    struct jpeg_decompress_struct *d = &r->decompress;
    bool inks = d->jpeg_color_space == JCS_CMYK || d->jpeg_color_space == JCS_YCCK;
    d->out_color_space = inks ? JCS_CMYK : JCS_EXT_BGRA;
    p_jpeg_start_decompress(d);
    if (d->output_width != target.width || d->output_height != target.height || d->output_components != 4)
        return close_reader(r, image_codec_unreadable);
    while (d->output_scanline < d->output_height) {
        JSAMPROW row = target.pixels + d->output_scanline * target.stride;
        if (p_jpeg_read_scanlines(d, &row, 1) != 1) return close_reader(r, image_codec_unreadable);
        if (inks) cmyk_to_bgra(row, target.width, d->saw_Adobe_marker);
    }
    // Skip jpeg_finish_decompress: it requires the end marker, which many usable files lack.
    return close_reader(r, image_codec_ok);
}
