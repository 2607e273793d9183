// photo OUT.jpg: writes the reference card's photo, 1083 x 540 with film grain: hard to compress as PNG, and too large
// to commit. The bytes are always the same, because the noise is a hash of the coordinates.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

enum { width = 1083, height = 540, quality = 88 };

// A pseudo-random value in 0...1, always the same for a lattice point.
static double lattice(uint32_t x, uint32_t y, uint32_t layer) {
    uint32_t hash = x * 0x9E3779B1u ^ y * 0x85EBCA77u ^ layer * 0xC2B2AE3Du;
    hash = (hash ^ (hash >> 15)) * 0x2C1B3C6Du;
    hash = (hash ^ (hash >> 12)) * 0x297A2D39u;
    return (hash ^ (hash >> 15)) / 4294967295.0;
}

static double mix(double a, double b, double t) { return a + (b - a) * t; }

// Lattice values `cell` pixels apart, smoothly interpolated.
static double smooth_noise(double x, double y, double cell, uint32_t layer) {
    double column = floor(x / cell), row = floor(y / cell);
    double s = x / cell - column, t = y / cell - row;
    s = s * s * (3 - 2 * s);
    t = t * t * (3 - 2 * t);
    uint32_t i = (uint32_t)column, j = (uint32_t)row;
    return mix(mix(lattice(i, j, layer), lattice(i + 1, j, layer), s),
               mix(lattice(i, j + 1, layer), lattice(i + 1, j + 1, layer), s), t);
}

// Noise with detail at every size from `cell` down to single pixels, in 0...1.
static double clouds(double x, double y, double cell, uint32_t layer) {
    double sum = 0, weight = 1, total = 0;
    for (; cell >= 1; cell /= 2, weight *= 0.55, layer++) {
        sum += weight * smooth_noise(x, y, cell, layer);
        total += weight;
    }
    return sum / total;
}

static uint8_t channel(double value) { return value <= 0 ? 0 : value >= 255 ? 255 : (uint8_t)lround(value); }

// A hazy sky above a wooded ridge.
static void pixel(int x, int y, uint8_t rgb[3]) {
    double depth = (double)y / height, ridge = 0.45 + 0.3 * (clouds(x, 0, 300, 100) - 0.5);
    double haze = clouds(x, y, 320, 0), trees = clouds(x, y, 90, 200);
    double grain = (lattice(x, y, 301) + lattice(x, y, 302) - 1) * 7;
    if (depth < ridge) {
        rgb[0] = channel(120 + 90 * depth + 60 * haze + grain);
        rgb[1] = channel(160 + 60 * depth + 40 * haze + grain);
        rgb[2] = channel(215 + 30 * haze + grain);
    } else {
        double leaves = (lattice(x / 2, y / 2, 303) - 0.5) * 40;
        rgb[0] = channel(30 + 120 * trees * haze + leaves + grain);
        rgb[1] = channel(45 + 140 * trees * haze + leaves + grain);
        rgb[2] = channel(25 + 70 * trees * haze + leaves + grain);
    }
}

int main(int count, char **arguments) {
    FILE *file = count == 2 ? fopen(arguments[1], "wb") : NULL;
    if (!file) {
        fprintf(stderr, "usage: photo OUT.jpg\n");
        return 64;
    }
    struct jpeg_compress_struct jpeg;
    struct jpeg_error_mgr errors;
    jpeg.err = jpeg_std_error(&errors);
    jpeg_create_compress(&jpeg);
    jpeg_stdio_dest(&jpeg, file);
    jpeg.image_width = width;
    jpeg.image_height = height;
    jpeg.input_components = 3;
    jpeg.in_color_space = JCS_RGB;
    jpeg_set_defaults(&jpeg);
    jpeg_set_quality(&jpeg, quality, TRUE);
    jpeg_start_compress(&jpeg, TRUE);
    for (int y = 0; y < height; y++) {
        static uint8_t row[width * 3];
        for (int x = 0; x < width; x++) pixel(x, y, row + 3 * x);
        JSAMPROW rows = row;
        jpeg_write_scanlines(&jpeg, &rows, 1);
    }
    jpeg_finish_compress(&jpeg);
    jpeg_destroy_compress(&jpeg);
    return fclose(file) == 0 ? 0 : 74;
}
