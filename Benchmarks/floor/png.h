// The PNG writer: some rows at a time from the canvas through small buffers to the file.
#pragma once
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

struct png_writer;

// Buffers for pictures of that width, kept from one picture to the next.
struct png_writer *png_writer_new(int columns);
void png_writer_free(struct png_writer *writer);

// Writes opaque pixels (0xXXRRGGBB) as RGB to the file, which may be null to count bytes only. Returns the bytes written.
size_t write_png(struct png_writer *writer, const uint32_t *pixels, int columns, int rows, FILE *file);
