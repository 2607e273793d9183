#include "huffman.h"

#include <stdbool.h>

const uint16_t length_base[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                  31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
const uint8_t length_extra[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
const uint16_t distance_base[30] = {1,   2,   3,   4,   5,   7,    9,    13,   17,   25,   33,   49,   65,    97,    129,
                                    193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
const uint8_t distance_extra[30] = {0, 0, 0, 0, 1, 1, 2, 2,  3,  3,  4,  4,  5,  5,  6,
                                    6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13};

uint8_t length_symbol[259];
// Symbols of distances up to 256, and of longer ones in steps of 128.
uint8_t near_symbol[257], far_symbol[257];

__attribute__((constructor)) static void fill_symbols(void) {
    for (int length = 3, symbol = 0; length <= 258; length++) {
        if (symbol < 28 && length == length_base[symbol + 1]) symbol++;
        length_symbol[length] = symbol;
    }
    for (int distance = 1, symbol = 0; distance <= 32768; distance++) {
        if (symbol < 29 && distance == distance_base[symbol + 1]) symbol++;
        if (distance <= 256) near_symbol[distance] = symbol;
        else far_symbol[(distance - 1) >> 7] = symbol;
    }
}

// MARK: Lengths

// Builds Huffman's tree from two queues: symbols sorted by weight, and nodes, which are created in order of weight.
// Returns the longest code length.
static int measure_tree(const uint32_t *weights, int count, uint8_t *lengths) {
    int order[literal_symbols], used = 0;
    for (int symbol = 0; symbol < count; symbol++) {
        lengths[symbol] = 0;
        if (!weights[symbol]) continue;
        int place = used++;
        for (; place > 0 && weights[order[place - 1]] > weights[symbol]; place--) order[place] = order[place - 1];
        order[place] = symbol;
    }
    if (used <= 1) {
        if (used == 1) lengths[order[0]] = 1;
        return used;
    }
    uint32_t weight[2 * literal_symbols];
    int parent[2 * literal_symbols], depth[2 * literal_symbols];
    for (int i = 0; i < used; i++) weight[i] = weights[order[i]];
    int leaf = 0, node = used, next = used;
    for (; next < 2 * used - 1; next++) {
        weight[next] = 0;
        for (int side = 0; side < 2; side++) {
            bool takes_leaf = leaf < used && (node >= next || weight[leaf] <= weight[node]);
            int child = takes_leaf ? leaf++ : node++;
            weight[next] += weight[child];
            parent[child] = next;
        }
    }
    int longest = 0;
    depth[next - 1] = 0;
    for (int i = next - 2; i >= 0; i--) {
        depth[i] = depth[parent[i]] + 1;
        if (i >= used) continue;
        lengths[order[i]] = depth[i];
        if (depth[i] > longest) longest = depth[i];
    }
    return longest;
}

// Flattens the weights until no code is longer than `limit`.
static void measure_codes(const uint32_t *weights, int count, int limit, uint8_t *lengths) {
    uint32_t flatter[literal_symbols];
    memcpy(flatter, weights, count * sizeof *weights);
    while (measure_tree(flatter, count, lengths) > limit)
        for (int i = 0; i < count; i++)
            if (flatter[i]) flatter[i] = flatter[i] / 2 + 1;
}

static void assign_codes(const uint8_t *lengths, int count, struct code *codes) {
    int of_length[16] = {0}, next[16] = {0};
    for (int i = 0; i < count; i++) of_length[lengths[i]]++;
    of_length[0] = 0;
    for (int length = 1; length < 16; length++) next[length] = (next[length - 1] + of_length[length - 1]) << 1;
    for (int i = 0; i < count; i++) {
        unsigned code = lengths[i] ? next[lengths[i]]++ : 0, reversed = 0;
        for (int k = 0; k < lengths[i]; k++, code >>= 1) reversed = reversed << 1 | (code & 1);
        codes[i] = (struct code){reversed, lengths[i]};
    }
}

// MARK: Encoding of the tables

enum { all_lengths = literal_symbols + distance_symbols, repeat_last = 16, few_zeros = 17, many_zeros = 18 };

struct step {
    uint8_t symbol, extra;
};

// Run-length encodes the code lengths; returns the number of steps.
static int shorten(const uint8_t *lengths, struct step *steps) {
    int count = 0;
    for (int i = 0; i < all_lengths;) {
        int value = lengths[i], run = 1;
        while (i + run < all_lengths && lengths[i + run] == value) run++;
        i += run;
        if (value != 0) {
            steps[count++] = (struct step){value, 0};
            run--;
        }
        const int most = value ? 6 : 138;
        while (run >= 3) {
            int part = run < most ? run : most;
            steps[count++] = value        ? (struct step){repeat_last, part - 3}
                             : part <= 10 ? (struct step){few_zeros, part - 3}
                                          : (struct step){many_zeros, part - 11};
            run -= part;
        }
        while (run-- > 0) steps[count++] = (struct step){value, 0};
    }
    return count;
}

void write_tables(struct bits *bits, const uint32_t counts[literal_symbols],
                  const uint32_t distance_counts[distance_symbols], struct code literals[literal_symbols],
                  struct code distances[distance_symbols]) {
    static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    uint8_t lengths[all_lengths], *distance_lengths = lengths + literal_symbols;
    measure_codes(counts, literal_symbols, longest_code, lengths);
    measure_codes(distance_counts, distance_symbols, longest_code, distance_lengths);
    // Some readers reject a table without any code.
    bool any = false;
    for (int i = 0; i < distance_symbols; i++) any |= distance_lengths[i] != 0;
    if (!any) distance_lengths[0] = 1;
    assign_codes(lengths, literal_symbols, literals);
    assign_codes(distance_lengths, distance_symbols, distances);

    struct step steps[all_lengths];
    int step_count = shorten(lengths, steps);
    uint32_t step_counts[19] = {0};
    for (int i = 0; i < step_count; i++) step_counts[steps[i].symbol]++;
    uint8_t step_lengths[19];
    struct code codes[19];
    measure_codes(step_counts, 19, 7, step_lengths);
    assign_codes(step_lengths, 19, codes);

    // Not the last block; dynamic codes; all symbols are listed.
    put(bits, 0 | 2 << 1 | (literal_symbols - 257) << 3 | (distance_symbols - 1) << 8 | (19 - 4) << 13, 17);
    for (int i = 0; i < 19; i++) {
        put(bits, step_lengths[order[i]], 3);
        flush(bits);
    }
    flush(bits);
    for (int i = 0; i < step_count; i++) {
        int symbol = steps[i].symbol;
        put_code(bits, codes[symbol]);
        if (symbol >= repeat_last)
            put(bits, steps[i].extra, symbol == repeat_last ? 2 : symbol == few_zeros ? 3 : 7);
        flush(bits);
    }
}
