// Deflate's codes: RFC 1951, 3.2.5 to 3.2.7.
#pragma once
#include <stdint.h>
#include <string.h>

enum { literal_symbols = 286, distance_symbols = 30, end_of_block = 256, longest_code = 12 };

struct code {
    uint16_t bits;
    uint16_t length;
};

// Bits that aren't written yet, the first one lowest.
struct bits {
    uint64_t held;
    int count;
    uint8_t *next;
};

static inline void put(struct bits *bits, uint64_t value, int count) {
    bits->held |= value << bits->count;
    bits->count += count;
}

static inline void put_code(struct bits *bits, struct code code) { put(bits, code.bits, code.length); }

// Writes the complete bytes; up to seven bits remain.
static inline void flush(struct bits *bits) {
    memcpy(bits->next, &bits->held, 8);
    bits->next += bits->count >> 3;
    bits->held >>= bits->count & ~7;
    bits->count &= 7;
}

extern uint8_t length_symbol[259];
extern uint8_t near_symbol[257], far_symbol[257];
extern const uint16_t length_base[29], distance_base[30];
extern const uint8_t length_extra[29], distance_extra[30];

static inline int distance_symbol(int distance) {
    return distance <= 256 ? near_symbol[distance] : far_symbol[(distance - 1) >> 7];
}

// Makes the codes for these counts and writes the header, with the codes, of a block that isn't the last.
void write_tables(struct bits *bits, const uint32_t counts[literal_symbols],
                  const uint32_t distance_counts[distance_symbols], struct code literals[literal_symbols],
                  struct code distances[distance_symbols]);
