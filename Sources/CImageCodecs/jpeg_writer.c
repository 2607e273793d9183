#include "CImageCodecs.h"
#include "jpeg_library.h"

#include <pthread.h>
#include <stdlib.h>

DECLARE(jpeg_std_error);
DECLARE(jpeg_CreateCompress);
DECLARE(jpeg_destroy_compress);
DECLARE(jpeg_set_defaults);
DECLARE(jpeg_set_quality);
DECLARE(jpeg_start_compress);
DECLARE(jpeg_write_scanlines);
DECLARE(jpeg_finish_compress);

static bool available;

static void load(void) {
    void *library = open_library(JPEG_LIBRARY);
    available = library && RESOLVE(library, jpeg_std_error) && RESOLVE(library, jpeg_CreateCompress)
        && RESOLVE(library, jpeg_destroy_compress) && RESOLVE(library, jpeg_set_defaults)
        && RESOLVE(library, jpeg_set_quality) && RESOLVE(library, jpeg_start_compress)
        && RESOLVE(library, jpeg_write_scanlines) && RESOLVE(library, jpeg_finish_compress);
}

typedef struct {
    struct jpeg_compress_struct compress;
    // The library's structure is the first member, so that a pointer to it casts to the whole.
    struct {
        struct jpeg_destination_mgr base;
        image_codec_sink sink;
        void *context;
        uint8_t bytes[1 << 14];
    } destination;
    jpeg_errors errors;
} writer;

static void on_message(j_common_ptr info, int level) {
    (void)info;
    (void)level;
}

static void empty_buffer(j_compress_ptr info) {
    writer *w = (writer *)info;
    w->destination.base.next_output_byte = w->destination.bytes;
    w->destination.base.free_in_buffer = sizeof w->destination.bytes;
}

static boolean flush_buffer(j_compress_ptr info) {
    writer *w = (writer *)info;
    // The library doesn't update `free_in_buffer` before this call: the whole buffer is full.
    w->destination.sink(w->destination.context, w->destination.bytes, sizeof w->destination.bytes);
    empty_buffer(info);
    return TRUE;
}

static void flush_rest(j_compress_ptr info) {
    writer *w = (writer *)info;
    w->destination.sink(
        w->destination.context, w->destination.bytes,
        sizeof w->destination.bytes - w->destination.base.free_in_buffer);
}

static writer *make_writer(image_codec_sink sink, void *context) {
    // All zero, so that it can be destroyed at any time; the error handlers are set first.
    writer *w = calloc(1, sizeof *w);
    if (!w) return NULL;
    w->compress.err = p_jpeg_std_error(&w->errors.base);
    w->errors.base.error_exit = jpeg_fail;
    w->errors.base.emit_message = on_message;
    w->destination.base.init_destination = empty_buffer;
    w->destination.base.empty_output_buffer = flush_buffer;
    w->destination.base.term_destination = flush_rest;
    w->destination.sink = sink;
    w->destination.context = context;
    return w;
}

static image_codec_status close_writer(writer *w, image_codec_status status) {
    p_jpeg_destroy_compress(&w->compress);
    free(w);
    return status;
}

// No chroma subsampling: it turns red text and symbols brown at their edges.
static void set_sampling(struct jpeg_compress_struct *c) {
    for (int i = 0; i < c->num_components; i++) c->comp_info[i].h_samp_factor = c->comp_info[i].v_samp_factor = 1;
}

image_codec_status image_codec_jpeg_write(
    const image_codec_picture *picture, int quality, image_codec_sink sink, void *context) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    if (!available) return image_codec_missing;
    writer *w = make_writer(sink, context);
    if (!w) return image_codec_no_memory;
    if (setjmp(w->errors.place))
        return close_writer(
            w, w->errors.base.msg_code == JERR_OUT_OF_MEMORY ? image_codec_no_memory : image_codec_unreadable);
    struct jpeg_compress_struct *c = &w->compress;
    p_jpeg_CreateCompress(c, JPEG_LIB_VERSION, sizeof *c);
    c->dest = &w->destination.base;
    c->image_width = picture->width;
    c->image_height = picture->height;
    c->input_components = 4;
    c->in_color_space = JCS_EXT_BGRX;
    p_jpeg_set_defaults(c);
    p_jpeg_set_quality(c, quality, TRUE);
    set_sampling(c);
    p_jpeg_start_compress(c, TRUE);
    while (c->next_scanline < c->image_height) {
        // The library reads rows through pointers that aren't const.
        JSAMPROW row = (JSAMPROW)(picture->pixels + c->next_scanline * picture->stride);
        if (p_jpeg_write_scanlines(c, &row, 1) != 1) return close_writer(w, image_codec_unreadable);
    }
    p_jpeg_finish_compress(c);
    return close_writer(w, image_codec_ok);
}
