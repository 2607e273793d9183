// Written straight into the pixels: Cairo's gradients and masks cost many times that.
#include <math.h>
#include <stdlib.h>

#include "card.h"

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

void measure_shadow(struct card *card) {
    double scale = card->scale, sigma = shadow_sigma * scale, upper = (top + shadow_drop) * scale;
    card->shadow_across = blurred_bar(card->columns, left * scale, (left + width) * scale, sigma);
    card->shadow_down = blurred_bar(card->rows, upper, upper + height * scale, sigma);
}

// Darkens what the platter won't cover.
static void cast_shadow(const struct card *card) {
    const double scale = card->scale, *across = card->shadow_across;
    int first = ceil(left * scale), last = (left + width) * scale;
    int upper = ceil((top + corner) * scale), lower = (top + height - corner) * scale;
    for (int y = 0; y < card->rows; y++) {
        uint32_t *row = card->pixels + (size_t)y * card->columns;
        uint32_t strength = lround(card->shadow_down[y] * shadow_opacity * 65536);
        for (int x = 0; x < card->columns; x++) {
            if (x == first && y >= upper && y < lower) x = last;
            uint32_t keep = 256 - (uint32_t)(across[x] * strength) / 256;
            row[x] = 0xFF000000 | ((row[x] & 0xFF00FF) * keep >> 8 & 0xFF00FF) |
                     ((row[x] & 0x00FF00) * keep >> 8 & 0x00FF00);
        }
    }
}

void draw_backdrop(struct card *card) {
    fill_wallpaper(card->pixels, card->columns, card->rows);
    cast_shadow(card);
}
