#include "CImageCodecs.h"
#include "library.h"

#include <png.h>
#include <pthread.h>
#include <setjmp.h>
#include <string.h>

DECLARE(png_create_read_struct);
DECLARE(png_create_info_struct);
DECLARE(png_destroy_read_struct);
DECLARE(png_error);
DECLARE(png_get_image_height);
DECLARE(png_get_image_width);
DECLARE(png_get_color_type);
DECLARE(png_get_progressive_ptr);
DECLARE(png_process_data);
DECLARE(png_progressive_combine_row);
DECLARE(png_read_update_info);
DECLARE(png_set_add_alpha);
DECLARE(png_set_alpha_mode_fixed);
DECLARE(png_set_bgr);
DECLARE(png_set_expand);
DECLARE(png_set_gray_to_rgb);
DECLARE(png_set_interlace_handling);
DECLARE(png_set_keep_unknown_chunks);
DECLARE(png_set_longjmp_fn);
DECLARE(png_set_progressive_read_fn);
DECLARE(png_set_scale_16);

static bool available;

static void load(void) {
    void *library = open_library(LIBRARY("png16", "16"));
    available = library && RESOLVE(library, png_create_read_struct) && RESOLVE(library, png_create_info_struct)
        && RESOLVE(library, png_destroy_read_struct) && RESOLVE(library, png_error)
        && RESOLVE(library, png_get_image_height) && RESOLVE(library, png_get_image_width)
        && RESOLVE(library, png_get_color_type) && RESOLVE(library, png_get_progressive_ptr)
        && RESOLVE(library, png_process_data) && RESOLVE(library, png_progressive_combine_row)
        && RESOLVE(library, png_read_update_info) && RESOLVE(library, png_set_add_alpha)
        && RESOLVE(library, png_set_alpha_mode_fixed) && RESOLVE(library, png_set_bgr)
        && RESOLVE(library, png_set_expand) && RESOLVE(library, png_set_gray_to_rgb)
        && RESOLVE(library, png_set_interlace_handling) && RESOLVE(library, png_set_keep_unknown_chunks)
        && RESOLVE(library, png_set_longjmp_fn) && RESOLVE(library, png_set_progressive_read_fn)
        && RESOLVE(library, png_set_scale_16);
}

typedef struct {
    image_codec_target target;
    // 7 of an interlaced image, else 1.
    int passes;
    bool is_complete;
} reading;

static void ignore_message(png_structp png, png_const_charp message) { (void)png, (void)message; }

// Without an own function the library prints the message.
static void on_error(png_structp png, png_const_charp message) {
    (void)message;
    longjmp(*p_png_set_longjmp_fn(png, longjmp, sizeof(jmp_buf)), 1);
}

static void on_info(png_structp png, png_infop info) {
    reading *to = p_png_get_progressive_ptr(png);
    if (p_png_get_image_width(png, info) != to->target.width || p_png_get_image_height(png, info) != to->target.height)
        p_png_error(png, "another size than the header's");
    // Of the result, and of a file without gamma, with 8 bits and with 16.
    p_png_set_alpha_mode_fixed(png, PNG_ALPHA_PNG, PNG_DEFAULT_sRGB);
    p_png_set_expand(png);
    p_png_set_scale_16(png);
    if (!(p_png_get_color_type(png, info) & PNG_COLOR_MASK_COLOR)) p_png_set_gray_to_rgb(png);
    p_png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
    p_png_set_bgr(png);
    to->passes = p_png_set_interlace_handling(png);
    p_png_read_update_info(png, info);
}

static void on_row(png_structp png, png_bytep row, png_uint_32 y, int pass) {
    reading *to = p_png_get_progressive_ptr(png);
    if (y >= to->target.height) return;
    // No row: the pass has nothing new for it.
    if (row) p_png_progressive_combine_row(png, to->target.pixels + y * to->target.stride, row);
    if (pass == to->passes - 1 && y == to->target.height - 1) to->is_complete = true;
}

// Colour spaces; texts and profiles of megabytes aren't decompressed.
static void skip_other_chunks(png_structp png) {
    static const png_byte read[] = "cHRM\0gAMA\0sRGB";
    p_png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
    p_png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_AS_DEFAULT, read, 3);
}

static uint32_t number_at(const uint8_t *bytes) {
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

// Whether no chunk up to the last with pixels is cut short. The library waits for the rest of one, and doesn't complain.
static bool has_all_pixels(const uint8_t *data, size_t size) {
    bool found = false;
    // The signature, then chunks of a length, a type, the data and a checksum.
    for (size_t at = 8; at + 12 <= size; at += 12 + (size_t)number_at(data + at)) {
        bool is_pixels = memcmp(data + at + 4, "IDAT", 4) == 0;
        if (found && !is_pixels) return true;
        if (number_at(data + at) > size - at - 12) return false;
        found = found || is_pixels;
    }
    return found;
}

// The library's functions for a whole file decompress what follows the last row, up to a thousand times the file's
// size; fed piece by piece, it stops there.
image_codec_status image_codec_png(const uint8_t *data, size_t size, image_codec_target target) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    if (!available) return image_codec_missing;
    if (!has_all_pixels(data, size)) return image_codec_unreadable;

    reading to = {.target = target};
    png_structp png = p_png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, on_error, ignore_message);
    png_infop info = png ? p_png_create_info_struct(png) : NULL;
    if (!info) {
        p_png_destroy_read_struct(&png, NULL, NULL);
        return image_codec_no_memory;
    }
    if (setjmp(*p_png_set_longjmp_fn(png, longjmp, sizeof(jmp_buf)))) {
        p_png_destroy_read_struct(&png, &info, NULL);
        return image_codec_unreadable;
    }
    skip_other_chunks(png);
    p_png_set_progressive_read_fn(png, &to, on_info, on_row, NULL);
    // The library doesn't write to its input.
    p_png_process_data(png, info, (png_bytep)data, size);
    p_png_destroy_read_struct(&png, &info, NULL);
    return to.is_complete ? image_codec_ok : image_codec_unreadable;
}
