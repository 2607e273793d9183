#include "card.h"

#include <math.h>
#include <stdlib.h>
#include <sys/mman.h>

// Allocates huge pages: a page fault costs more than filling the page.
static uint32_t *canvas_pixels(size_t count) {
    const size_t page = 2 << 20;
    void *pixels;
    if (posix_memalign(&pixels, page, (count + page - 1) / page * page) != 0) fail("out of memory");
    madvise(pixels, count, MADV_HUGEPAGE);
    return pixels;
}

static void rounded_rectangle(cairo_t *cairo, double x, double y, double w, double h, double radius) {
    cairo_new_sub_path(cairo);
    cairo_arc(cairo, x + w - radius, y + radius, radius, -M_PI_2, 0);
    cairo_arc(cairo, x + w - radius, y + h - radius, radius, 0, M_PI_2);
    cairo_arc(cairo, x + radius, y + h - radius, radius, M_PI_2, M_PI);
    cairo_arc(cairo, x + radius, y + radius, radius, M_PI, 3 * M_PI_2);
    cairo_close_path(cairo);
}

static void draw_picture(cairo_t *cairo, cairo_surface_t *picture, double x, double y, double w, double h, double radius) {
    // Fills the width; a picture that is too high is cropped at top and bottom.
    double scale = w / cairo_image_surface_get_width(picture);
    double excess = cairo_image_surface_get_height(picture) * scale - h;
    cairo_save(cairo);
    if (radius > 0)
        rounded_rectangle(cairo, x, y, w, h, radius);
    else
        cairo_rectangle(cairo, x, y, w, h);
    cairo_translate(cairo, x, y - excess / 2);
    cairo_scale(cairo, scale, scale);
    cairo_set_source_surface(cairo, picture, 0, 0);
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR);
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD);
    cairo_fill(cairo);
    cairo_restore(cairo);
}

struct card card_new(double scale, const char *icon, const char *photo) {
    struct card card = {.scale = scale, .columns = canvas_width * scale, .rows = canvas_height * scale};
    card.pixels = canvas_pixels((size_t)4 * card.columns * card.rows);
    card.canvas = cairo_image_surface_create_for_data((unsigned char *)card.pixels, CAIRO_FORMAT_RGB24, card.columns,
                                                      card.rows, 4 * card.columns);
    card.text = text_context();
    card.icon = cairo_image_surface_create_from_png(icon);
    if (photo) card.photo = read_photo(photo, platter_width * scale);
    return card;
}

void draw_card(struct card *card, unsigned words) {
    draw_backdrop(card);
    cairo_surface_mark_dirty(card->canvas);
    cairo_t *cairo = cairo_create(card->canvas);
    cairo_scale(cairo, card->scale, card->scale);
    rounded_rectangle(cairo, platter_left, platter_top, platter_width, platter_height, corner);
    set_color(cairo, 0xFFFFFF);
    cairo_fill(cairo);
    draw_picture(cairo, card->icon, icon_left, icon_top, icon_size, icon_size, icon_corner);
    if (card->photo) draw_picture(cairo, card->photo, platter_left, photo_top, platter_width, photo_height, 0);
    rounded_rectangle(cairo, button_left, button_top, button_width, button_height, button_corner);
    set_color(cairo, 0x007AFF);
    cairo_fill(cairo);
    draw_text(cairo, card->text, words);
    if (cairo_status(cairo) != CAIRO_STATUS_SUCCESS) fail(cairo_status_to_string(cairo_status(cairo)));
    cairo_destroy(cairo);
    cairo_surface_flush(card->canvas);
}
