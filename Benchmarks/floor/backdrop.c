// Written directly to the pixels: a Cairo gradient over the canvas takes many times as long.
#include <math.h>

#include "card.h"

typedef struct {
    double red, green, blue;
} color;

static uint32_t pixel(color c) {
    return 0xFF000000 | (uint32_t)lround(c.red) << 16 | (uint32_t)lround(c.green) << 8 | (uint32_t)lround(c.blue);
}

// The dimmed wallpaper's colour at a fraction of the screen's height.
static color wallpaper(double position) {
    static const color stops[] = {{30, 42, 94}, {70, 78, 158}, {148, 106, 176}, {222, 140, 152}, {246, 190, 150}};
    const double dimmed = 1 - 31 / 255.0;
    double place = position * 4, t = place - (int)place;
    const color *from = &stops[(int)place], *to = from + 1;
    return (color){
        dimmed * (from->red + (to->red - from->red) * t),
        dimmed * (from->green + (to->green - from->green) * t),
        dimmed * (from->blue + (to->blue - from->blue) * t),
    };
}

// The colour seen through the menu's material: more saturated, then paler.
static color through_material(color c) {
    double luma = 0.2126 * c.red + 0.7152 * c.green + 0.0722 * c.blue, saturation = 1.4;
    return (color){
        0.34 * (luma + saturation * (c.red - luma)) + 0.6 * 255,
        0.34 * (luma + saturation * (c.green - luma)) + 0.6 * 255,
        0.34 * (luma + saturation * (c.blue - luma)) + 0.6 * 255,
    };
}

static color mix(color a, color b, double t) {
    return (color){a.red + (b.red - a.red) * t, a.green + (b.green - a.green) * t, a.blue + (b.blue - a.blue) * t};
}

// The x at which a rounded rectangle starts in a row, from its left edge; `y` is the row's middle from its top edge.
static double corner_inset(double y, double height, double radius) {
    double depth = y < radius ? radius - y : y > height - radius ? radius - (height - y) : 0;
    return depth <= 0 ? 0 : depth >= radius ? radius : radius - sqrt(radius * radius - depth * depth);
}

// Fills one row of the menu behind its texts.
static void fill_menu_row(const struct card *card, uint32_t *row, double y, color backdrop) {
    double scale = card->scale, inset = corner_inset(y, menu_height * scale, corner * scale);
    double start = menu_left * scale + inset, end = (menu_left + menu_width) * scale - inset;
    color filled = through_material(backdrop);
    for (int line = 1; line <= 2; line++) {
        double separator = round((line * row_height + (line - 1) / 3.0) * scale);
        if (y > separator && y < separator + 1) filled = mix((color){0}, filled, 0.78);
    }
    uint32_t inside = pixel(filled);
    int first = ceil(start), last = end;
    for (int x = first; x < last; x++) row[x] = inside;
    row[first - 1] = pixel(mix(backdrop, filled, first - start));
    row[last] = pixel(mix(backdrop, filled, end - last));
}

// Each row has one colour.
void draw_backdrop(struct card *card) {
    int first = lround(menu_top * card->scale), last = lround((menu_top + menu_height) * card->scale);
    for (int y = 0; y < card->rows; y++) {
        uint32_t *row = card->pixels + (size_t)y * card->columns;
        color color = wallpaper((y + 0.5) / (screen_height * card->scale));
        uint32_t value = pixel(color);
        for (int x = 0; x < card->columns; x++) row[x] = value;
        if (y >= first && y < last) fill_menu_row(card, row, y + 0.5 - first, color);
    }
}
