// A deflate stream written in bands. Matches are searched with a single hash probe, and each band has its own Huffman
// table: fast rather than small.
#pragma once
#include <stddef.h>
#include <stdint.h>

enum {
    // The largest distance of a match; the last bytes of earlier bands, this many, must precede each band.
    deflate_window = 32768,
    // The bytes that may be read beyond a band's end.
    deflate_slack = 16,
};

struct deflater;

// `stride` is the distance at which bytes most often repeat: the bytes of a pixel.
struct deflater *deflater_new(size_t stride);
void deflater_free(struct deflater *deflater);
void deflater_restart(struct deflater *deflater);

// The largest compressed size of `count` bytes.
size_t deflate_bound(size_t count);

// Compresses the `count` bytes at `band`, which must follow the stream's last `deflate_window` bytes (any bytes at its
// start). Returns the position for the next output byte; up to seven bits are held back.
uint8_t *deflate_band(struct deflater *deflater, const uint8_t *band, size_t count, uint8_t *out);
// Ends the stream.
uint8_t *deflate_end(struct deflater *deflater, uint8_t *out);
