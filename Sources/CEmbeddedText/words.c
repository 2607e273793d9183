#include "CEmbeddedText.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"  // #embed

static const uint8_t ar[] = {
#embed "Words/ar.txt"
};
static const uint8_t de[] = {
#embed "Words/de.txt"
};
static const uint8_t en[] = {
#embed "Words/en.txt"
};
static const uint8_t es[] = {
#embed "Words/es.txt"
};
static const uint8_t fr[] = {
#embed "Words/fr.txt"
};
static const uint8_t he[] = {
#embed "Words/he.txt"
};
static const uint8_t ja[] = {
#embed "Words/ja.txt"
};
static const uint8_t ko[] = {
#embed "Words/ko.txt"
};
static const uint8_t pt_BR[] = {
#embed "Words/pt-BR.txt"
};
static const uint8_t ru[] = {
#embed "Words/ru.txt"
};
static const uint8_t zh_Hans[] = {
#embed "Words/zh-Hans.txt"
};
static const uint8_t zh_Hant[] = {
#embed "Words/zh-Hant.txt"
};

#define WORDS(language, array) {language, {array, sizeof array}}

static const struct {
    const char *language;
    embedded_text text;
} words[] = {
    WORDS("ar", ar),
    WORDS("de", de),
    WORDS("en", en),
    WORDS("es", es),
    WORDS("fr", fr),
    WORDS("he", he),
    WORDS("ja", ja),
    WORDS("ko", ko),
    WORDS("pt-BR", pt_BR),
    WORDS("ru", ru),
    WORDS("zh-Hans", zh_Hans),
    WORDS("zh-Hant", zh_Hant),
};

embedded_text system_words(const char *language) {
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (strcmp(words[i].language, language) == 0) return words[i].text;
    }
    return (embedded_text){NULL, 0};
}
