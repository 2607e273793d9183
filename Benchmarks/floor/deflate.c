#include "deflate.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "huffman.h"

enum { hash_bits = 14, most_tokens = 1 << 16, shortest_match = 4, longest_match = 258, patience = 64 };

// `literals` unmatched bytes, then a match. The last bytes of a band have no match and no token.
struct token {
    uint32_t literals;
    uint16_t length, distance;
};

struct deflater {
    size_t stride;
    // Position of the band's first byte in the stream, plus one window.
    size_t position;
    struct bits bits;
    struct token *tokens;
    size_t token_count;
    // The last position at which four bytes with this hash occurred, plus one window; 0 means never.
    uint32_t *last_seen;
};

struct deflater *deflater_new(size_t stride) {
    struct deflater *deflater = calloc(1, sizeof *deflater);
    deflater->stride = stride;
    deflater->tokens = malloc((most_tokens + 8) * sizeof *deflater->tokens);
    deflater->last_seen = malloc(sizeof *deflater->last_seen << hash_bits);
    deflater_restart(deflater);
    return deflater;
}

void deflater_free(struct deflater *deflater) {
    free(deflater->tokens);
    free(deflater->last_seen);
    free(deflater);
}

void deflater_restart(struct deflater *deflater) {
    deflater->position = deflate_window;
    deflater->bits = (struct bits){0};
    memset(deflater->last_seen, 0, sizeof *deflater->last_seen << hash_bits);
}

// Codes have at most 12 bits.
size_t deflate_bound(size_t count) { return count * 3 / 2 + 1024; }

static uint64_t read64(const uint8_t *bytes) {
    uint64_t value;
    memcpy(&value, bytes, 8);
    return value;
}

// The number of equal bytes at `a` and `b`, at most `limit`; may read 8 bytes beyond it.
static size_t equal_bytes(const uint8_t *a, const uint8_t *b, size_t limit) {
    for (size_t i = 0; i < limit; i += 8) {
        uint64_t difference = read64(a + i) ^ read64(b + i);
        if (difference) {
            i += __builtin_ctzll(difference) >> 3;
            return i < limit ? i : limit;
        }
    }
    return limit;
}

// MARK: Writing

static void write_block(struct deflater *deflater, const uint8_t *start, const uint8_t *end) {
    const struct token *tokens = deflater->tokens;
    size_t count = deflater->token_count;
    // Four tables, because incrementing the same counter twice in a row stalls.
    static _Thread_local uint32_t byte_counts[4][256];
    uint32_t counts[literal_symbols] = {0}, distance_counts[distance_symbols] = {0};
    memset(byte_counts, 0, sizeof byte_counts);
    const uint8_t *next = start;
    for (size_t i = 0; i <= count; i++) {
        const uint8_t *stop = i < count ? next + tokens[i].literals : end;
        for (; next + 4 <= stop; next += 4)
            for (int k = 0; k < 4; k++) byte_counts[k][next[k]]++;
        while (next < stop) byte_counts[0][*next++]++;
        if (i == count) break;
        counts[257 + length_symbol[tokens[i].length]]++;
        distance_counts[distance_symbol(tokens[i].distance)]++;
        next += tokens[i].length;
    }
    for (int i = 0; i < 256; i++)
        counts[i] = byte_counts[0][i] + byte_counts[1][i] + byte_counts[2][i] + byte_counts[3][i];
    counts[end_of_block] = 1;

    struct code literals[literal_symbols], distances[distance_symbols];
    struct bits bits = deflater->bits;
    write_tables(&bits, counts, distance_counts, literals, distances);
    next = start;
    for (size_t i = 0; i <= count; i++) {
        const uint8_t *stop = i < count ? next + tokens[i].literals : end;
        for (; next + 4 <= stop; next += 4) {
            for (int k = 0; k < 4; k++) put_code(&bits, literals[next[k]]);
            flush(&bits);
        }
        while (next < stop) put_code(&bits, literals[*next++]);
        flush(&bits);
        if (i == count) break;
        int length = tokens[i].length, distance = tokens[i].distance;
        int symbol = length_symbol[length], far = distance_symbol(distance);
        put_code(&bits, literals[257 + symbol]);
        put(&bits, length - length_base[symbol], length_extra[symbol]);
        put_code(&bits, distances[far]);
        put(&bits, distance - distance_base[far], distance_extra[far]);
        flush(&bits);
        next += length;
    }
    put_code(&bits, literals[end_of_block]);
    flush(&bits);
    deflater->bits = bits;
    deflater->token_count = 0;
}

// MARK: Matching

uint8_t *deflate_band(struct deflater *deflater, const uint8_t *band, size_t count, uint8_t *out) {
    deflater->bits.next = out;
    deflater->token_count = 0;
    const size_t stride = deflater->stride, position = deflater->position;
    uint32_t *last_seen = deflater->last_seen;
    // Indexed by position in the stream.
    const uint8_t *const bytes = band - position;
    const size_t end = position + count, last = count > deflate_slack ? end - deflate_slack : position;
    size_t i = position, literals_start = i, block_start = i, misses = 0;
    // There is nothing before the stream's first byte.
    if (i == deflate_window) i += stride;

    while (i < last) {
        size_t length, distance;
        uint64_t here = read64(bytes + i);
        if (here == read64(bytes + i - stride)) {
            length = equal_bytes(bytes + i, bytes + i - stride, end - i);
            distance = stride;
        } else {
            uint32_t hash = (uint32_t)here * 2654435761u >> (32 - hash_bits);
            size_t candidate = last_seen[hash];
            last_seen[hash] = (uint32_t)i;
            if (candidate == 0 || i - candidate > deflate_window ||
                (uint32_t)read64(bytes + candidate) != (uint32_t)here) {
                // The longer no match is found, the fewer positions are tried.
                i += 1 + misses++ / patience;
                continue;
            }
            size_t limit = end - i < longest_match ? end - i : longest_match;
            length = equal_bytes(bytes + i, bytes + candidate, limit);
            distance = i - candidate;
        }
        misses = 0;
        uint32_t literals = i - literals_start;
        while (length > 0) {
            // The remainder must be long enough for a match.
            size_t part = length <= longest_match                    ? length
                          : length < longest_match + shortest_match ? longest_match / 2
                                                                     : longest_match;
            deflater->tokens[deflater->token_count++] = (struct token){literals, part, distance};
            literals = 0;
            i += part;
            length -= part;
            if (deflater->token_count == most_tokens) {
                write_block(deflater, bytes + block_start, bytes + i);
                block_start = i;
            }
        }
        literals_start = i;
    }
    write_block(deflater, bytes + block_start, bytes + end);
    deflater->position = end;
    return deflater->bits.next;
}

uint8_t *deflate_end(struct deflater *deflater, uint8_t *out) {
    struct bits *bits = &deflater->bits;
    bits->next = out;
    // An empty last block with fixed codes: bit 1, bits 01, then seven zeros that end it.
    put(bits, 3, 10);
    flush(bits);
    if (bits->count > 0) put(bits, 0, 8 - bits->count);
    flush(bits);
    return bits->next;
}
