// The files of Symbols and Words, embedded in the program as they are.
//
// The first line is the title. Each other line is a name and, after a space, its text: a drawing in the notation of
// SystemSymbol.init(parsing:), in aliases.txt the name that shares its drawing, or a phrase of the system's. Indented
// lines continue the one above. Lines are sorted by name.
#ifndef CEMBEDDEDTEXT_H
#define CEMBEDDEDTEXT_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
    const uint8_t *bytes;
    size_t count;
} embedded_text;

embedded_text symbol_aliases(void);
embedded_text symbol_chrome(void);
embedded_text symbol_glyphs(void);

// The themes, in the order of docs/symbols.md.
int symbol_theme_count(void);
embedded_text symbol_theme(int index);

// The system's words in a language, such as "pt-BR"; none for a language that isn't in Words.
embedded_text system_words(const char *language);

// The JSON schema of a file, such as "descriptor"; none for a name that isn't in Schemas.
embedded_text json_schema(const char *name);

// The commit that the program was built of, as `git describe` names it; empty where the sources aren't a repository.
const char *build_commit(void);

#endif
