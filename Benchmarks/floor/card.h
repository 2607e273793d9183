// The reference card with the fewest calls that draw it, and nothing of what makes an engine: no descriptor, no layout,
// every number written down.
#pragma once
#include <cairo.h>
#include <pango/pangocairo.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Points.
static const double canvas_width = 393, canvas_height = 600;
static const double left = 17, top = 12, width = 359, height = 570, corner = 20, inset = 16;
static const double photo_top = 102, photo_height = 180, button_top = 292, button_height = 44, action_height = 50;
static const double shadow_sigma = 12, shadow_drop = 4, shadow_opacity = 0.35;

void fail(const char *what) __attribute__((noreturn));

// What a thread keeps from one card to the next.
struct card {
    double scale;
    int columns, rows;
    // 0xFFRRGGBB, rows without gaps.
    uint32_t *pixels;
    cairo_surface_t *canvas;
    PangoContext *text;
    cairo_surface_t *icon, *photo;
    // How much of the shadow falls on each column, and on each row.
    double *shadow_across, *shadow_down;
};

// Fonts must be prepared by one thread at a time. `photo` may be null.
struct card card_new(double scale, const char *icon, const char *photo);
// Draws the card; `words` 0 has the texts of the reference picture, every other number words of its own.
void draw_card(struct card *card, unsigned words);

// backdrop.c
void measure_shadow(struct card *card);
void draw_backdrop(struct card *card);
// photo.c: decoded at the smallest of libjpeg's scales that is no narrower than that.
cairo_surface_t *read_photo(const char *path, int pixels_wide);
// text.c
PangoContext *text_context(void);
void draw_text(cairo_t *cairo, PangoContext *context, unsigned words);
void set_color(cairo_t *cairo, uint32_t rgb);
