#include <fontconfig/fontconfig.h>
#include <math.h>
#include <pango/pangofc-fontmap.h>
#include <string.h>

#include "card.h"

// Inter is the only font, and made current before Pango starts, which would otherwise read the system's configuration.
PangoContext *text_context(void) {
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

struct style {
    double size;
    PangoWeight weight;
    // Points added after each glyph, as in SF.
    double tracking;
    // The distance of baselines.
    double leading;
};

static const struct style headline = {17, PANGO_WEIGHT_SEMIBOLD, -0.43, 22}, body = {17, PANGO_WEIGHT_NORMAL, -0.43, 22},
                          bold = {15, PANGO_WEIGHT_SEMIBOLD, -0.23, 18}, plain = {15, PANGO_WEIGHT_NORMAL, -0.23, 18},
                          footnote = {13, PANGO_WEIGHT_NORMAL, -0.08, 16};

struct label {
    // Position and width of the first line.
    double x, baseline, width;
    const struct style *style;
    PangoAlignment alignment;
    uint32_t rgb;
    int lines;
    const char *text;
};

void set_color(cairo_t *cairo, uint32_t rgb) {
    cairo_set_source_rgb(cairo, (rgb >> 16) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0);
}

// Replaces the letters by different words of the same length, so that no cache has seen the text.
static void replace_words(char *text, size_t length, uint32_t *state) {
    static const char *const words[] = {
        "river", "cloud", "paper", "silver", "market", "quiet", "yellow", "garden", "winter", "bridge",
        "travel", "orange", "window", "signal", "kitchen", "morning", "velvet", "puzzle", "jacket", "harbour",
    };
    for (size_t used = 0; used < length;) {
        *state = *state * 1664525 + 1013904223;
        const char *word = words[(*state >> 16) % (sizeof words / sizeof *words)];
        while (*word && used < length) text[used++] = *word++;
        if (used < length) text[used++] = ' ';
    }
}

static void draw_label(cairo_t *cairo, PangoContext *context, const struct label *label) {
    const struct style *style = label->style;
    PangoFontDescription *font = pango_font_description_new();
    pango_font_description_set_family_static(font, "Inter");
    pango_font_description_set_weight(font, style->weight);
    pango_font_description_set_absolute_size(font, style->size * PANGO_SCALE);
    PangoAttrList *attributes = pango_attr_list_new();
    pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(lround(style->tracking * PANGO_SCALE)));
    pango_attr_list_insert(attributes, pango_attr_font_features_new("calt=0"));
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_attributes(layout, attributes);
    pango_layout_set_width(layout, label->width * PANGO_SCALE);
    pango_layout_set_height(layout, -label->lines);
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END);
    pango_layout_set_alignment(layout, label->alignment);
    pango_layout_set_text(layout, label->text, -1);
    set_color(cairo, label->rgb);
    for (int i = 0; i < pango_layout_get_line_count(layout); i++) {
        PangoLayoutLine *line = pango_layout_get_line_readonly(layout, i);
        PangoRectangle extents;
        pango_layout_line_get_extents(line, NULL, &extents);
        double room = label->width - (double)extents.width / PANGO_SCALE;
        double x = label->x + (label->alignment == PANGO_ALIGN_CENTER ? room / 2 : 0);
        cairo_move_to(cairo, x, label->baseline + i * style->leading);
        pango_cairo_show_layout_line(cairo, line);
    }
    g_object_unref(layout);
    pango_attr_list_unref(attributes);
    pango_font_description_free(font);
}

void draw_text(cairo_t *cairo, PangoContext *context, unsigned words) {
    enum { start = PANGO_ALIGN_LEFT, center = PANGO_ALIGN_CENTER };
    enum { black = 0x000000, gray = 0x8A8A8E, white = 0xFFFFFF, red = 0xFF3B30 };
    const struct label labels[] = {
        {74, 42.333, 253.333, &bold, start, black, 1, "Your parcel has left the depot"},
        {335.333, 42.333, 25.667, &footnote, start, gray, 1, "now"},
        {74, 60.333, 287, &bold, start, black, 1, "Carried by Northern Post"},
        {74, 78.333, 287, &plain, start, black, 2,
         "The courier has picked up your order. Choose another day if nobody is home."},
        {32, 138.333, 329, &headline, start, black, 1, "Order 48213 is on its way"},
        {32, 158.667, 329, &plain, start, black, 1, "Arrives on Thursday, 9:00 to 11:00"},
        {32, 176.667, 329, &footnote, start, gray, 1, "Three items, paid by card"},
        {button_left, 408, button_width, &headline, center, white, 1, "Follow the parcel"},
        {menu_left + 16, 479.333, menu_width - 32, &body, start, black, 1, "Follow the parcel"},
        {menu_left + 16, 524, menu_width - 32, &body, start, black, 1, "Choose another day"},
        {menu_left + 16, 568.333, menu_width - 32, &body, start, red, 1, "Cancel the order"},
    };
    uint32_t state = words;
    for (size_t i = 0; i < sizeof labels / sizeof *labels; i++) {
        struct label label = labels[i];
        char text[128];
        if (words != 0) {
            size_t length = strlen(label.text);
            replace_words(text, length, &state);
            text[length] = 0;
            label.text = text;
        }
        draw_label(cairo, context, &label);
    }
}
