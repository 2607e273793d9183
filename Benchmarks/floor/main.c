// floor SCALE ICON.png PHOTO.jpg|- OUT.png: draws the reference card once.
// floor SCALE ICON.png PHOTO.jpg|- --warm RENDERS THREADS: draws the card with different words each time, on threads
// that keep their state. Prints `raster ms<TAB>encode ms` for each render of the first thread, then
// `rate<TAB>renders a second`.
//
// The time that render-notification needs beyond this is the cost of generality; Benchmarks/bench.py prints it.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "card.h"
#include "png.h"

enum { most_threads = 8, most_renders = 10000, warm_up_renders = 3 };

void fail(const char *what) {
    fprintf(stderr, "floor: %s\n", what);
    exit(1);
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

struct worker {
    struct card card;
    struct png_writer *writer;
    int index, renders;
    double raster[most_renders], encode[most_renders];
};

static pthread_barrier_t all_ready;

static void *draw_cards(void *argument) {
    struct worker *worker = argument;
    unsigned words = 1 + worker->index * most_renders;
    for (int i = -warm_up_renders; i < worker->renders; i++) {
        if (i == 0) pthread_barrier_wait(&all_ready);
        double start = now();
        draw_card(&worker->card, words++);
        double drawn = now();
        write_png(worker->writer, worker->card.pixels, worker->card.columns, worker->card.rows, NULL);
        if (i < 0) continue;
        worker->raster[i] = drawn - start;
        worker->encode[i] = now() - drawn;
    }
    return NULL;
}

static void run_warm(double scale, const char *icon, const char *photo, int renders, int threads) {
    static struct worker workers[most_threads];
    pthread_t handles[most_threads];
    pthread_barrier_init(&all_ready, NULL, threads + 1);
    for (int i = 0; i < threads; i++) {
        workers[i].card = card_new(scale, icon, photo);
        workers[i].writer = png_writer_new(workers[i].card.columns);
        workers[i].index = i;
        workers[i].renders = renders;
        if (pthread_create(&handles[i], NULL, draw_cards, &workers[i]) != 0) fail("no thread");
    }
    pthread_barrier_wait(&all_ready);
    double start = now();
    for (int i = 0; i < threads; i++) pthread_join(handles[i], NULL);
    double elapsed = now() - start;
    for (int i = 0; i < renders; i++) printf("%.4f\t%.4f\n", workers[0].raster[i], workers[0].encode[i]);
    printf("rate\t%.3f\n", threads * renders * 1000 / elapsed);
}

static void run_cold(double scale, const char *icon, const char *photo, const char *output) {
    struct card card = card_new(scale, icon, photo);
    draw_card(&card, 0);
    FILE *file = fopen(output, "wb");
    if (!file) fail(output);
    write_png(png_writer_new(card.columns), card.pixels, card.columns, card.rows, file);
    if (ferror(file) || fclose(file) != 0) fail(output);
}

int main(int count, char **arguments) {
    double scale = count > 1 ? atof(arguments[1]) : 0;
    const bool warm = count == 7 && strcmp(arguments[4], "--warm") == 0;
    int renders = warm ? atoi(arguments[5]) : 1, threads = warm ? atoi(arguments[6]) : 1;
    if ((count != 5 && !warm) || scale < 1 || scale > 3 || renders < 1 || renders > most_renders || threads < 1 ||
        threads > most_threads) {
        fprintf(stderr, "usage: floor SCALE ICON.png PHOTO.jpg|- (OUT.png | --warm RENDERS THREADS)\n");
        return 64;
    }
    const char *icon = arguments[2], *photo = strcmp(arguments[3], "-") == 0 ? NULL : arguments[3];
    if (warm)
        run_warm(scale, icon, photo, renders, threads);
    else
        run_cold(scale, icon, photo, arguments[4]);
    return 0;
}
