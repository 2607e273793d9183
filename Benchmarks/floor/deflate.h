// A deflate stream made a band at a time: what repeats is looked for with one probe of a hash, and each band gets a
// Huffman table of its own. Quick before small.
#pragma once
#include <stddef.h>
#include <stdint.h>

enum {
    // How far back a match may lie; that much of the last bands stands before each band.
    deflate_window = 32768,
    // What may be read behind a band's end.
    deflate_slack = 16,
};

struct deflater;

// `stride` is the distance at which bytes most often repeat: a pixel's size.
struct deflater *deflater_new(size_t stride);
void deflater_free(struct deflater *deflater);
void deflater_restart(struct deflater *deflater);

// The most bytes that a band of `count` becomes.
size_t deflate_bound(size_t count);

// Compresses the `count` bytes at `band`, before which the last `deflate_window` bytes of the stream stand (or anything,
// at its start). Returns where the next byte of the output goes; up to seven bits are held back.
uint8_t *deflate_band(struct deflater *deflater, const uint8_t *band, size_t count, uint8_t *out);
// Ends the stream.
uint8_t *deflate_end(struct deflater *deflater, uint8_t *out);
