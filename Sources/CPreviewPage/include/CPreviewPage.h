// The live page, its style and its modules: the files of Page, embedded in the program as they are.
#ifndef CPREVIEWPAGE_H
#define CPREVIEWPAGE_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
    const char *name;
    const uint8_t *bytes;
    size_t count;
} preview_file;

/// The file with a number from 0 on, in the order in which modules import one another; its name is NULL after the last.
preview_file preview_page_file(size_t number);

#endif
