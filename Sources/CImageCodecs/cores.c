#if defined(__linux__)
#define _GNU_SOURCE
#include <sched.h>
#endif

#include "CImageCodecs.h"

int image_codec_cores(void) {
#if defined(__linux__)
    // Room for 16,384 processors: the kernel refuses a set smaller than the one it was built for.
    static cpu_set_t sets[16384 / CPU_SETSIZE];
    if (sched_getaffinity(0, sizeof sets, sets) == 0) return CPU_COUNT_S(sizeof sets, sets);
#endif
    return 0;
}
