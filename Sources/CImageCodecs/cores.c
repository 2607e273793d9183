#if defined(__linux__)
#define _GNU_SOURCE
#include <sched.h>
#endif

#include "CImageCodecs.h"

int image_codec_cores(void) {
#if defined(__linux__)
    // Room for 16384 processors: the kernel refuses less than it was built for.
    static cpu_set_t sets[16384 / CPU_SETSIZE];
    if (sched_getaffinity(0, sizeof sets, sets) == 0) return CPU_COUNT_S(sizeof sets, sets);
#endif
    return 0;
}
