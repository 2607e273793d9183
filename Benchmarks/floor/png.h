// The PNG writer: a few rows at a time go from the canvas through small buffers to the file.
#pragma once
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

struct png_writer;

// Buffers for pictures of this width, reused from picture to picture.
struct png_writer *png_writer_new(int columns);
void png_writer_free(struct png_writer *writer);

// Writes opaque pixels (0xXXRRGGBB) as RGB; a null file only counts the bytes. Returns the number of bytes.
size_t write_png(struct png_writer *writer, const uint32_t *pixels, int columns, int rows, FILE *file);
