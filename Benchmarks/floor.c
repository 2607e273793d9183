// floor SCALE ICON.png OUT.png [PHOTO.jpg]: the reference card with the fewest calls that draw it, and nothing of what
// makes an engine: no descriptor, no layout, every number written down. What render-notification takes on top of this
// is the price of generality; Benchmarks/bench.sh prints it.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <jpeglib.h>
#include <libdeflate.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

// Points.
static const double canvas_width = 393, canvas_height = 600;
static const double left = 17, top = 12, width = 359, height = 570, corner = 20, inset = 16;
static const double photo_top = 102, photo_height = 180, button_top = 292, button_height = 44, action_height = 50;
static const double shadow_sigma = 12, shadow_drop = 4, shadow_opacity = 0.35;

static void fail(const char *what) {
    fprintf(stderr, "floor: %s\n", what);
    exit(1);
}

// MARK: Text

// Inter alone, current before Pango starts: Pango would read the system's configuration otherwise.
static PangoContext *text_context(void) {
    static const char *const files[] = {
        "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
        "/usr/share/fonts/opentype/inter/Inter-SemiBold.otf",
    };
    FcConfig *config = FcConfigCreate();
    for (int i = 0; i < 2; i++)
        if (!FcConfigAppFontAddFile(config, (const FcChar8 *)files[i])) fail("fonts-inter is not installed");
    FcConfigSetCurrent(config);

    PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
    pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), 72);
    PangoContext *context = pango_font_map_create_context(map);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    pango_cairo_context_set_font_options(context, options);
    cairo_font_options_destroy(options);
    pango_context_set_round_glyph_positions(context, FALSE);
    pango_context_set_language(context, pango_language_from_string("en"));
    return context;
}

struct label {
    double x, y, width, size;
    PangoWeight weight;
    PangoAlignment alignment;
    uint32_t rgb;
    int lines;
    const char *text;
};

static void set_color(cairo_t *cairo, uint32_t rgb) {
    cairo_set_source_rgb(cairo, (rgb >> 16) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0);
}

static void draw_label(cairo_t *cairo, PangoContext *context, const struct label *label) {
    PangoFontDescription *font = pango_font_description_new();
    pango_font_description_set_family_static(font, "Inter");
    pango_font_description_set_weight(font, label->weight);
    pango_font_description_set_absolute_size(font, label->size * PANGO_SCALE);
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_width(layout, label->width * PANGO_SCALE);
    pango_layout_set_height(layout, -label->lines);
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END);
    pango_layout_set_alignment(layout, label->alignment);
    pango_layout_set_text(layout, label->text, -1);
    set_color(cairo, label->rgb);
    cairo_move_to(cairo, left + label->x, top + label->y);
    pango_cairo_show_layout(cairo, layout);
    g_object_unref(layout);
    pango_font_description_free(font);
}

static void draw_text(cairo_t *cairo) {
    enum { normal = PANGO_WEIGHT_NORMAL, strong = PANGO_WEIGHT_SEMIBOLD };
    enum { black = 0x000000, gray = 0x6D6D72, white = 0xFFFFFF, blue = 0x007AFF, red = 0xFF3B30 };
    const double full = width - 2 * inset, actions = height - 3 * action_height + 14;
    const struct label labels[] = {
        {38, 11, 200, 13, normal, PANGO_ALIGN_LEFT, gray, 1, "HELLO SHOP"},
        {219, 11, 100, 13, normal, PANGO_ALIGN_RIGHT, gray, 1, "now"},
        {inset, 38, full, 17, strong, PANGO_ALIGN_LEFT, black, 1, "Order 48213 is on its way"},
        {inset, 60, full, 15, normal, PANGO_ALIGN_LEFT, black, 1, "Arrives on Thursday, 9:00 to 11:00"},
        {inset, 80, full, 13, normal, PANGO_ALIGN_LEFT, gray, 1, "Three items, paid by card"},
        {inset, button_top + 11, full, 17, strong, PANGO_ALIGN_CENTER, white, 1, "Follow the parcel"},
        {inset, 344, full, 15, strong, PANGO_ALIGN_LEFT, black, 1, "Your parcel has left the depot"},
        {inset, 362, full, 15, normal, PANGO_ALIGN_LEFT, black, 1, "Carried by Northern Post"},
        {inset, 380, full, 13, normal, PANGO_ALIGN_LEFT, black, 2,
         "The courier picked your order up this morning. Choose another day if nobody will be at home."},
        {inset, actions, full, 17, normal, PANGO_ALIGN_CENTER, blue, 1, "Follow the parcel"},
        {inset, actions + action_height, full, 17, normal, PANGO_ALIGN_CENTER, blue, 1, "Choose another day"},
        {inset, actions + 2 * action_height, full, 17, normal, PANGO_ALIGN_CENTER, red, 1, "Cancel the order"},
    };
    PangoContext *context = text_context();
    for (size_t i = 0; i < sizeof labels / sizeof *labels; i++) draw_label(cairo, context, &labels[i]);
}

// MARK: Canvas

// On huge pages: a page fault costs more than filling the page.
static uint32_t *canvas_pixels(size_t count) {
    const size_t page = 2 << 20;
    void *pixels;
    if (posix_memalign(&pixels, page, (count + page - 1) / page * page) != 0) fail("out of memory");
    madvise(pixels, count, MADV_HUGEPAGE);
    return pixels;
}

// MARK: Backdrop, written straight into the pixels: Cairo's gradients and masks cost many times that

// One colour per row.
static void fill_wallpaper(uint32_t *pixels, int columns, int rows) {
    static const double stops[3][3] = {{51, 71, 140}, {158, 115, 179}, {242, 179, 140}};
    for (int y = 0; y < rows; y++) {
        double position = 2.0 * y / rows, t = position - (int)position;
        const double *from = stops[(int)position], *to = from + 3;
        uint32_t color = 0xFF;
        for (int i = 0; i < 3; i++) color = color << 8 | (uint32_t)lround(from[i] * (1 - t) + to[i] * t);
        for (int x = 0; x < columns; x++) pixels[(size_t)y * columns + x] = color;
    }
}

// How much of a blurred edge-to-edge bar covers each pixel: the shadow is the product of a row and a column of these.
static double *blurred_bar(int count, double from, double to, double sigma) {
    double *cover = malloc(count * sizeof *cover);
    for (int i = 0; i < count; i++)
        cover[i] = (erf((i + 0.5 - from) / (sigma * M_SQRT2)) - erf((i + 0.5 - to) / (sigma * M_SQRT2))) / 2;
    return cover;
}

// Darkens what the platter won't cover.
static void cast_shadow(uint32_t *pixels, int columns, int rows, double scale) {
    double *across = blurred_bar(columns, left * scale, (left + width) * scale, shadow_sigma * scale);
    double *down = blurred_bar(rows, (top + shadow_drop) * scale, (top + shadow_drop + height) * scale,
                               shadow_sigma * scale);
    int first = ceil(left * scale), last = (left + width) * scale;
    int upper = ceil((top + corner) * scale), lower = (top + height - corner) * scale;
    for (int y = 0; y < rows; y++) {
        uint32_t *row = pixels + (size_t)y * columns;
        uint32_t strength = lround(down[y] * shadow_opacity * 65536);
        for (int x = 0; x < columns; x++) {
            if (x == first && y >= upper && y < lower) x = last;
            uint32_t keep = 256 - (uint32_t)(across[x] * strength) / 256;
            row[x] = 0xFF000000 | ((row[x] & 0xFF00FF) * keep >> 8 & 0xFF00FF) |
                     ((row[x] & 0x00FF00) * keep >> 8 & 0x00FF00);
        }
    }
    free(across);
    free(down);
}

// MARK: Pictures and shapes

static void rounded_rectangle(cairo_t *cairo, double x, double y, double w, double h, double radius) {
    cairo_new_sub_path(cairo);
    cairo_arc(cairo, x + w - radius, y + radius, radius, -M_PI_2, 0);
    cairo_arc(cairo, x + w - radius, y + h - radius, radius, 0, M_PI_2);
    cairo_arc(cairo, x + radius, y + h - radius, radius, M_PI_2, M_PI);
    cairo_arc(cairo, x + radius, y + radius, radius, M_PI, 3 * M_PI_2);
    cairo_close_path(cairo);
}

// Decoded at the smallest of libjpeg's scales that is no narrower than the picture will be.
static cairo_surface_t *read_photo(const char *path, int pixels_wide) {
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

static void draw_picture(cairo_t *cairo, cairo_surface_t *picture, double x, double y, double w, double h, double radius) {
    double scale = w / cairo_image_surface_get_width(picture);
    cairo_save(cairo);
    if (radius > 0)
        rounded_rectangle(cairo, x, y, w, h, radius);
    else
        cairo_rectangle(cairo, x, y, w, h);
    cairo_translate(cairo, x, y);
    cairo_scale(cairo, scale, scale);
    cairo_set_source_surface(cairo, picture, 0, 0);
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR);
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD);
    cairo_fill(cairo);
    cairo_restore(cairo);
}

static void draw_shapes(cairo_t *cairo, double scale) {
    rounded_rectangle(cairo, left + inset, top + button_top, width - 2 * inset, button_height, 11);
    set_color(cairo, 0x007AFF);
    cairo_fill(cairo);
    for (int i = 1; i <= 3; i++) cairo_rectangle(cairo, left, top + height - i * action_height, width, 1 / scale);
    cairo_set_source_rgba(cairo, 0.24, 0.24, 0.26, 0.29);
    cairo_fill(cairo);

    double x = left + width - 22, y = top + 19;
    cairo_arc(cairo, x, y, 12, 0, 2 * M_PI);
    cairo_set_source_rgba(cairo, 0.47, 0.47, 0.5, 0.16);
    cairo_fill(cairo);
    cairo_set_line_width(cairo, 1.8);
    cairo_set_source_rgba(cairo, 0.24, 0.24, 0.26, 0.6);
    for (int side = -1; side <= 1; side += 2) {
        cairo_move_to(cairo, x - 4, y - 4 * side);
        cairo_line_to(cairo, x + 4, y + 4 * side);
    }
    cairo_stroke(cairo);
}

// MARK: PNG

static void put_big_endian(uint8_t *bytes, uint32_t value) {
    for (int i = 0; i < 4; i++) bytes[i] = value >> (24 - 8 * i);
}

// `content` starts with the chunk's four-letter name.
static void write_chunk(FILE *file, const uint8_t *content, size_t count) {
    uint8_t length[4], checksum[4];
    put_big_endian(length, count - 4);
    put_big_endian(checksum, libdeflate_crc32(0, content, count));
    fwrite(length, 1, 4, file);
    fwrite(content, 1, count, file);
    fwrite(checksum, 1, 4, file);
}

// RGB with every row's difference to the one above: what deflate likes best in a picture of flat areas.
static void write_png(const char *path, const uint32_t *pixels, int columns, int rows) {
    size_t row_bytes = 1 + 3 * (size_t)columns, count = row_bytes * rows;
    uint8_t *filtered = malloc(count), *next = filtered;
    for (int y = 0; y < rows; y++) {
        const uint32_t *row = pixels + (size_t)y * columns;
        *next++ = 2;
        for (int x = 0; x < columns; x++) {
            uint32_t above = y ? row[x - columns] : 0;
            *next++ = (row[x] >> 16) - (above >> 16);
            *next++ = (row[x] >> 8) - (above >> 8);
            *next++ = row[x] - above;
        }
    }
    struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(1);
    size_t bound = libdeflate_zlib_compress_bound(compressor, count);
    uint8_t *data = malloc(4 + bound);
    memcpy(data, "IDAT", 4);
    size_t compressed = libdeflate_zlib_compress(compressor, filtered, count, data + 4, bound);

    uint8_t header[17] = "IHDR\0\0\0\0\0\0\0\0\x08\x02\0\0";
    put_big_endian(header + 4, columns);
    put_big_endian(header + 8, rows);
    FILE *file = fopen(path, "wb");
    if (!file) fail(path);
    fwrite("\x89PNG\r\n\x1A\n", 1, 8, file);
    write_chunk(file, header, 17);
    write_chunk(file, data, 4 + compressed);
    write_chunk(file, (const uint8_t *)"IEND", 4);
    if (fclose(file) != 0) fail(path);
}

int main(int count, char **arguments) {
    double scale = count >= 4 && count <= 5 ? atof(arguments[1]) : 0;
    if (scale < 1 || scale > 3) {
        fprintf(stderr, "usage: floor SCALE ICON.png OUT.png [PHOTO.jpg]\n");
        return 64;
    }
    int columns = canvas_width * scale, rows = canvas_height * scale;
    uint32_t *pixels = canvas_pixels(4 * (size_t)columns * rows);
    fill_wallpaper(pixels, columns, rows);
    cast_shadow(pixels, columns, rows, scale);

    cairo_surface_t *canvas = cairo_image_surface_create_for_data((unsigned char *)pixels, CAIRO_FORMAT_RGB24, columns,
                                                                  rows, 4 * columns);
    cairo_t *cairo = cairo_create(canvas);
    cairo_scale(cairo, scale, scale);
    rounded_rectangle(cairo, left, top, width, height, corner);
    set_color(cairo, 0xFAFAFC);
    cairo_fill(cairo);
    draw_picture(cairo, cairo_image_surface_create_from_png(arguments[2]), left + 10, top + 9, 20, 20, 4.5);
    if (count == 5)
        draw_picture(cairo, read_photo(arguments[4], width * scale), left, top + photo_top, width, photo_height, 0);
    draw_shapes(cairo, scale);
    draw_text(cairo);
    if (cairo_status(cairo) != CAIRO_STATUS_SUCCESS) fail(cairo_status_to_string(cairo_status(cairo)));
    cairo_surface_flush(canvas);
    write_png(arguments[3], pixels, columns, rows);
    return 0;
}
