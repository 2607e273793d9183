#include "png.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

#include "deflate.h"

// 48 rows fit the caches and are enough to be worth a Huffman table.
enum { band_rows = 48, bytes_per_pixel = 3, filter_up = 2, chunk_head = 8, signature_bytes = 8 };

struct png_writer {
    struct deflater *deflater;
    // The window, then a band of filtered rows.
    uint8_t *filtered;
    // A chunk: length and name, then the compressed band.
    uint8_t *chunk;
    uint32_t *no_row;
};

struct png_writer *png_writer_new(int columns) {
    size_t band = (size_t)band_rows * (1 + bytes_per_pixel * (size_t)columns);
    struct png_writer *writer = malloc(sizeof *writer);
    writer->deflater = deflater_new(bytes_per_pixel);
    writer->filtered = calloc(1, deflate_window + band + deflate_slack);
    writer->chunk = malloc(chunk_head + deflate_bound(band) + 64);
    writer->no_row = calloc(columns, sizeof *writer->no_row);
    return writer;
}

void png_writer_free(struct png_writer *writer) {
    deflater_free(writer->deflater);
    free(writer->filtered);
    free(writer->chunk);
    free(writer->no_row);
    free(writer);
}

typedef uint8_t bytes16 __attribute__((vector_size(16)));

// The difference of two rows as RGB, four pixels at a time: one subtraction and one shuffle.
#if defined(__x86_64__)
__attribute__((target("ssse3")))
#endif
static void filter_row(const uint32_t *row, const uint32_t *above, int columns, uint8_t *out) {
    int x = 0;
    for (; x + 6 <= columns; x += 4, out += 12) {
        bytes16 a, b;
        memcpy(&a, row + x, 16);
        memcpy(&b, above + x, 16);
        a -= b;
        a = __builtin_shufflevector(a, a, 2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1);
        memcpy(out, &a, 16);
    }
    for (; x < columns; x++) {
        *out++ = (row[x] >> 16) - (above[x] >> 16);
        *out++ = (row[x] >> 8) - (above[x] >> 8);
        *out++ = row[x] - above[x];
    }
}

static void put_big_endian(uint8_t *bytes, uint32_t value) {
    for (int i = 0; i < 4; i++) bytes[i] = value >> (24 - 8 * i);
}

// `chunk` has room for length and name, then `count` bytes, then room for the checksum.
static size_t end_chunk(uint8_t *chunk, const char *name, size_t count, FILE *file) {
    put_big_endian(chunk, count);
    memcpy(chunk + 4, name, 4);
    put_big_endian(chunk + chunk_head + count, libdeflate_crc32(0, chunk + 4, 4 + count));
    if (file) fwrite(chunk, 1, chunk_head + count + 4, file);
    return chunk_head + count + 4;
}

size_t write_png(struct png_writer *writer, const uint32_t *pixels, int columns, int rows, FILE *file) {
    static const uint8_t signature[] = "\x89PNG\r\n\x1A\n", settings[5] = {8, 2, 0, 0, 0};
    uint8_t header[chunk_head + 13 + 4];
    put_big_endian(header + 8, columns);
    put_big_endian(header + 12, rows);
    memcpy(header + 16, settings, sizeof settings);
    if (file) fwrite(signature, 1, signature_bytes, file);
    size_t written = signature_bytes + end_chunk(header, "IHDR", 13, file);

    deflater_restart(writer->deflater);
    uint8_t *band = writer->filtered + deflate_window;
    const uint32_t *above = writer->no_row;
    uint32_t checksum = 1;
    for (int first = 0; first < rows; first += band_rows) {
        uint8_t *next = band, *data = writer->chunk + chunk_head, *out = data;
        int end = first + band_rows < rows ? first + band_rows : rows;
        for (int y = first; y < end; y++) {
            const uint32_t *row = pixels + (size_t)y * columns;
            *next++ = filter_up;
            filter_row(row, above, columns, next);
            next += (size_t)bytes_per_pixel * columns;
            above = row;
        }
        size_t count = next - band;
        checksum = libdeflate_adler32(checksum, band, count);
        // Deflate with a window of 32 KiB, no dictionary, fastest level.
        if (first == 0) *out++ = 0x78, *out++ = 0x01;
        out = deflate_band(writer->deflater, band, count, out);
        if (end == rows) {
            out = deflate_end(writer->deflater, out);
            put_big_endian(out, checksum);
            out += 4;
        }
        written += end_chunk(writer->chunk, "IDAT", out - data, file);
        memmove(writer->filtered, writer->filtered + count, deflate_window);
    }
    uint8_t last[chunk_head + 4];
    return written + end_chunk(last, "IEND", 0, file);
}
