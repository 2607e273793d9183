// Draws the reference card with the fewest possible calls: no descriptor, no layout, all numbers are constants.
#pragma once
#include <cairo.h>
#include <pango/pangocairo.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Points: the layout of Benchmarks/card on an iPhone 15 in the iOS 18 style.
static const double canvas_width = 393, canvas_height = 600, screen_height = 852;
static const double platter_left = 16, platter_top = 16, platter_width = 361, platter_height = 419.333, corner = 13;
static const double icon_left = 27, icon_top = 28, icon_size = 38, icon_corner = 8.5;
static const double photo_top = 190, photo_height = 180;
static const double button_left = 32, button_top = 380, button_width = 329, button_height = 44, button_corner = 11;
static const double menu_left = 71.667, menu_top = 451.333, menu_width = 250, menu_height = 132.667, row_height = 44;

void fail(const char *what) __attribute__((noreturn));

// State that a thread reuses from card to card.
struct card {
    double scale;
    int columns, rows;
    // 0xFFRRGGBB, no padding between rows.
    uint32_t *pixels;
    cairo_surface_t *canvas;
    PangoContext *text;
    cairo_surface_t *icon, *photo;
};

// Call it from one thread at a time, because it prepares fonts. `photo` may be null.
struct card card_new(double scale, const char *icon, const char *photo);
// Draws the card; `words` 0 draws the texts of the reference picture, every other number different ones.
void draw_card(struct card *card, unsigned words);

// backdrop.c
void draw_backdrop(struct card *card);
// photo.c: decoded at the smallest libjpeg scale that is at least this wide.
cairo_surface_t *read_photo(const char *path, int pixels_wide);
// text.c
PangoContext *text_context(void);
void draw_text(cairo_t *cairo, PangoContext *context, unsigned words);
void set_color(cairo_t *cairo, uint32_t rgb);
