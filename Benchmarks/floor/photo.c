#include <stdio.h>
#include <jpeglib.h>

#include "card.h"

cairo_surface_t *read_photo(const char *path, int pixels_wide) {
    FILE *file = fopen(path, "rb");
    if (!file) fail(path);
    struct jpeg_decompress_struct jpeg;
    struct jpeg_error_mgr errors;
    jpeg.err = jpeg_std_error(&errors);
    jpeg_create_decompress(&jpeg);
    jpeg_stdio_src(&jpeg, file);
    jpeg_read_header(&jpeg, TRUE);
    jpeg.scale_denom = 8;
    for (jpeg.scale_num = 1; jpeg.scale_num < 8; jpeg.scale_num++)
        if (jpeg.image_width * jpeg.scale_num >= 8u * pixels_wide) break;
    jpeg.out_color_space = JCS_EXT_BGRX;
    jpeg_start_decompress(&jpeg);
    cairo_surface_t *surface =
        cairo_image_surface_create(CAIRO_FORMAT_RGB24, jpeg.output_width, jpeg.output_height);
    unsigned char *data = cairo_image_surface_get_data(surface);
    if (!data) fail("out of memory");
    while (jpeg.output_scanline < jpeg.output_height) {
        JSAMPROW row = data + (size_t)jpeg.output_scanline * cairo_image_surface_get_stride(surface);
        jpeg_read_scanlines(&jpeg, &row, 1);
    }
    jpeg_finish_decompress(&jpeg);
    jpeg_destroy_decompress(&jpeg);
    fclose(file);
    cairo_surface_mark_dirty(surface);
    return surface;
}
