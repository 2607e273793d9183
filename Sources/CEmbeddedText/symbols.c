#include "CEmbeddedText.h"

// Written by scripts/build.sh.
#if __has_include("Commit.h")
#include "Commit.h"
#else
#define COMMIT ""
#endif

#pragma clang diagnostic ignored "-Wc23-extensions"  // #embed

static const uint8_t aliases[] = {
#embed "Symbols/aliases.txt"
};
static const uint8_t chrome[] = {
#embed "Symbols/chrome.txt"
};
static const uint8_t glyphs[] = {
#embed "Symbols/glyphs.txt"
};
static const uint8_t marks_and_shapes[] = {
#embed "Symbols/marks-and-shapes.txt"
};
static const uint8_t arrows[] = {
#embed "Symbols/arrows.txt"
};
static const uint8_t media[] = {
#embed "Symbols/media.txt"
};
static const uint8_t weather_and_nature[] = {
#embed "Symbols/weather-and-nature.txt"
};
static const uint8_t places_and_travel[] = {
#embed "Symbols/places-and-travel.txt"
};
static const uint8_t shopping_and_food[] = {
#embed "Symbols/shopping-and-food.txt"
};
static const uint8_t people_and_speech[] = {
#embed "Symbols/people-and-speech.txt"
};
static const uint8_t health[] = {
#embed "Symbols/health.txt"
};
static const uint8_t leisure[] = {
#embed "Symbols/leisure.txt"
};
static const uint8_t documents[] = {
#embed "Symbols/documents.txt"
};
static const uint8_t things[] = {
#embed "Symbols/things.txt"
};
static const uint8_t devices[] = {
#embed "Symbols/devices.txt"
};
static const uint8_t more[] = {
#embed "Symbols/more.txt"
};

#define FILE_OF(array) {array, sizeof array}

embedded_text symbol_aliases(void) { return (embedded_text)FILE_OF(aliases); }
embedded_text symbol_chrome(void) { return (embedded_text)FILE_OF(chrome); }
embedded_text symbol_glyphs(void) { return (embedded_text)FILE_OF(glyphs); }

static const embedded_text themes[] = {
    FILE_OF(marks_and_shapes),
    FILE_OF(arrows),
    FILE_OF(media),
    FILE_OF(weather_and_nature),
    FILE_OF(places_and_travel),
    FILE_OF(shopping_and_food),
    FILE_OF(people_and_speech),
    FILE_OF(health),
    FILE_OF(leisure),
    FILE_OF(documents),
    FILE_OF(things),
    FILE_OF(devices),
    FILE_OF(more),
};

int symbol_theme_count(void) { return sizeof themes / sizeof *themes; }

embedded_text symbol_theme(int index) { return themes[index]; }

const char *build_commit(void) { return COMMIT; }
