#define _GNU_SOURCE
#include "CProcessLimits.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/syscall.h>
#include "protections.h"
#endif

static int limit(int resource, uint64_t value) {
    struct rlimit own;
    if (getrlimit(resource, &own) != 0) return -1;
    rlim_t wanted = (rlim_t)value;
    // A limit that is lower already stays.
    if (own.rlim_max != RLIM_INFINITY && own.rlim_max < wanted) wanted = own.rlim_max;
    own.rlim_cur = wanted;
    own.rlim_max = wanted;
    return setrlimit(resource, &own);
}

static void close_from(int first) {
#ifdef __linux__
    if (syscall(SYS_close_range, first, ~0U, 0) == 0) return;
#endif
    for (int number = first; number < 1024; number++) close(number);
}

static int connect_descriptors(const struct rn_process *process) {
    // Out of the way of the numbers that are about to be taken.
    int channel = fcntl(process->channel, F_DUPFD, 10);
    int log = fcntl(process->log, F_DUPFD, 10);
    int none = open("/dev/null", O_RDONLY);
    if (channel < 0 || log < 0 || none < 0) return -1;
    if (dup2(none, 0) < 0 || dup2(log, 1) < 0 || dup2(log, 2) < 0) return -1;
    if (dup2(channel, 3) < 0 || dup2(channel, 4) < 0) return -1;
    close_from(5);
    return 0;
}

static void reset_signals(void) {
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

static int restrict_process(const struct rn_process *process) {
    if (limit(RLIMIT_CPU, process->cpu_seconds) != 0) return -1;
    if (limit(RLIMIT_AS, process->memory) != 0) return -1;
    if (limit(RLIMIT_FSIZE, process->file_size) != 0) return -1;
    if (limit(RLIMIT_NOFILE, process->descriptors) != 0) return -1;
    if (limit(RLIMIT_CORE, 0) != 0) return -1;
#ifdef __linux__
    return rn_protect(process);
#else
    return 0;
#endif
}

int rn_protections(void) {
#ifdef __linux__
    return rn_known_protections();
#else
    return 0;
#endif
}

pid_t rn_process_start(const struct rn_process *process) {
    pid_t child = fork();
    if (child != 0) return child;
    setsid();
    reset_signals();
    umask(077);
    if (chdir(process->folder) == 0 && connect_descriptors(process) == 0 && restrict_process(process) == 0) {
        execve(process->executable, process->arguments, process->environment);
    }
    _exit(126);
}
