#include "card.h"

#include <math.h>
#include <stdlib.h>
#include <sys/mman.h>

// On huge pages: a page fault costs more than filling the page.
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

struct card card_new(double scale, const char *icon, const char *photo) {
    struct card card = {.scale = scale, .columns = canvas_width * scale, .rows = canvas_height * scale};
    card.pixels = canvas_pixels((size_t)4 * card.columns * card.rows);
    card.canvas = cairo_image_surface_create_for_data((unsigned char *)card.pixels, CAIRO_FORMAT_RGB24, card.columns,
                                                      card.rows, 4 * card.columns);
    card.text = text_context();
    card.icon = cairo_image_surface_create_from_png(icon);
    if (photo) card.photo = read_photo(photo, width * scale);
    measure_shadow(&card);
    return card;
}

void draw_card(struct card *card, unsigned words) {
    draw_backdrop(card);
    cairo_surface_mark_dirty(card->canvas);
    cairo_t *cairo = cairo_create(card->canvas);
    cairo_scale(cairo, card->scale, card->scale);
    rounded_rectangle(cairo, left, top, width, height, corner);
    set_color(cairo, 0xFAFAFC);
    cairo_fill(cairo);
    draw_picture(cairo, card->icon, left + 10, top + 9, 20, 20, 4.5);
    if (card->photo) draw_picture(cairo, card->photo, left, top + photo_top, width, photo_height, 0);
    draw_shapes(cairo, card->scale);
    draw_text(cairo, card->text, words);
    if (cairo_status(cairo) != CAIRO_STATUS_SUCCESS) fail(cairo_status_to_string(cairo_status(cairo)));
    cairo_destroy(cairo);
    cairo_surface_flush(card->canvas);
}
