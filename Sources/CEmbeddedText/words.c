#include "CEmbeddedText.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"  // #embed

static const uint8_t ar[] = {
#embed "Words/ar.txt"
};
static const uint8_t cs[] = {
#embed "Words/cs.txt"
};
static const uint8_t da[] = {
#embed "Words/da.txt"
};
static const uint8_t de[] = {
#embed "Words/de.txt"
};
static const uint8_t el[] = {
#embed "Words/el.txt"
};
static const uint8_t en[] = {
#embed "Words/en.txt"
};
static const uint8_t es[] = {
#embed "Words/es.txt"
};
static const uint8_t fi[] = {
#embed "Words/fi.txt"
};
static const uint8_t fr[] = {
#embed "Words/fr.txt"
};
static const uint8_t he[] = {
#embed "Words/he.txt"
};
static const uint8_t hu[] = {
#embed "Words/hu.txt"
};
static const uint8_t id[] = {
#embed "Words/id.txt"
};
static const uint8_t it[] = {
#embed "Words/it.txt"
};
static const uint8_t ja[] = {
#embed "Words/ja.txt"
};
static const uint8_t ko[] = {
#embed "Words/ko.txt"
};
static const uint8_t nb[] = {
#embed "Words/nb.txt"
};
static const uint8_t nl[] = {
#embed "Words/nl.txt"
};
static const uint8_t pl[] = {
#embed "Words/pl.txt"
};
static const uint8_t pt_BR[] = {
#embed "Words/pt-BR.txt"
};
static const uint8_t pt_PT[] = {
#embed "Words/pt-PT.txt"
};
static const uint8_t ro[] = {
#embed "Words/ro.txt"
};
static const uint8_t ru[] = {
#embed "Words/ru.txt"
};
static const uint8_t sk[] = {
#embed "Words/sk.txt"
};
static const uint8_t sv[] = {
#embed "Words/sv.txt"
};
static const uint8_t th[] = {
#embed "Words/th.txt"
};
static const uint8_t tr[] = {
#embed "Words/tr.txt"
};
static const uint8_t uk[] = {
#embed "Words/uk.txt"
};
static const uint8_t vi[] = {
#embed "Words/vi.txt"
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
    WORDS("cs", cs),
    WORDS("da", da),
    WORDS("de", de),
    WORDS("el", el),
    WORDS("en", en),
    WORDS("es", es),
    WORDS("fi", fi),
    WORDS("fr", fr),
    WORDS("he", he),
    WORDS("hu", hu),
    WORDS("id", id),
    WORDS("it", it),
    WORDS("ja", ja),
    WORDS("ko", ko),
    WORDS("nb", nb),
    WORDS("nl", nl),
    WORDS("pl", pl),
    WORDS("pt-BR", pt_BR),
    WORDS("pt-PT", pt_PT),
    WORDS("ro", ro),
    WORDS("ru", ru),
    WORDS("sk", sk),
    WORDS("sv", sv),
    WORDS("th", th),
    WORDS("tr", tr),
    WORDS("uk", uk),
    WORDS("vi", vi),
    WORDS("zh-Hans", zh_Hans),
    WORDS("zh-Hant", zh_Hant),
};

embedded_text system_words(const char *language) {
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (strcmp(words[i].language, language) == 0) return words[i].text;
    }
    return (embedded_text){NULL, 0};
}
