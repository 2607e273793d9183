#include "CEmbeddedText.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"  // #embed

static const uint8_t bindings[] = {
#embed "../../Schemas/bindings.schema.json"
};
static const uint8_t descriptor[] = {
#embed "../../Schemas/descriptor.schema.json"
};
static const uint8_t payload[] = {
#embed "../../Schemas/payload.schema.json"
};
static const uint8_t rows[] = {
#embed "../../Schemas/rows.schema.json"
};
static const uint8_t scenario[] = {
#embed "../../Schemas/scenario.schema.json"
};
static const uint8_t settings[] = {
#embed "../../Schemas/settings.schema.json"
};
static const uint8_t truncation[] = {
#embed "../../Schemas/truncation.schema.json"
};

#define SCHEMA(name) {#name, {name, sizeof name}}

static const struct {
    const char *name;
    embedded_text text;
} schemas[] = {
    SCHEMA(bindings), SCHEMA(descriptor), SCHEMA(payload),    SCHEMA(rows),
    SCHEMA(scenario), SCHEMA(settings),   SCHEMA(truncation),
};

embedded_text json_schema(const char *name) {
    for (size_t i = 0; i < sizeof schemas / sizeof *schemas; i++) {
        if (strcmp(schemas[i].name, name) == 0) return schemas[i].text;
    }
    return (embedded_text){NULL, 0};
}
