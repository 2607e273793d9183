#include "CImageCodecs.h"
#include "library.h"

#include <pthread.h>

typedef unsigned char *(*digest_function)(const unsigned char *, size_t, unsigned char *);

static digest_function digest_of;

static void load(void) {
    void *library = open_library(LIBRARY("crypto", "3"));
    if (!library) library = open_library(LIBRARY("crypto", "1.1"));
    if (library) digest_of = (digest_function)dlsym(library, "SHA256");
}

bool image_codec_sha256(const uint8_t *data, size_t size, uint8_t *digest) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    return pthread_once(&once, load) == 0 && digest_of && digest_of(data, size, digest);
}
