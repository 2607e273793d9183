#include <fontconfig/fontconfig.h>
#include <pango/pangofc-fontmap.h>
#include <string.h>

#include "card.h"

// Inter alone, current before Pango starts: Pango would read the system's configuration otherwise.
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

struct label {
    double x, y, width, size;
    PangoWeight weight;
    PangoAlignment alignment;
    uint32_t rgb;
    int lines;
    const char *text;
};

void set_color(cairo_t *cairo, uint32_t rgb) {
    cairo_set_source_rgb(cairo, (rgb >> 16) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0);
}

// As many letters of other words: a card that no cache has seen.
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

void draw_text(cairo_t *cairo, PangoContext *context, unsigned words) {
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
