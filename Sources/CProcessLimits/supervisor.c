#ifdef __linux__

#define _GNU_SOURCE
#include "supervisor.h"
#include "CProcessLimits.h"
#include "guardian.h"

#include <errno.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/// Nanoseconds between two looks at the program's threads: in this time it can make some thousands.
enum { INTERVAL = 50 * 1000 * 1000 };

/// Ends this process as the program has ended.
static _Noreturn void end_as(int status) {
    if (!WIFSIGNALED(status)) _exit(WEXITSTATUS(status));
    int number = WTERMSIG(status);
    sigset_t own;
    sigemptyset(&own);
    sigaddset(&own, number);
    sigprocmask(SIG_UNBLOCK, &own, NULL);
    signal(number, SIG_DFL);
    kill(getpid(), number);
    // Signals from inside don't end the first process of a namespace.
    _exit(128 + number);
}

_Noreturn void rn_supervise(pid_t program, const char *name, uint64_t threads) {
    // Its copies of pipes would hide the end of the program from the tool, and that of the tool from the guardian.
    rn_close_from(0, 0);
    prctl(PR_SET_NAME, "rn-supervisor");
    sigset_t ends;
    sigemptyset(&ends);
    sigaddset(&ends, SIGCHLD);
    int is_over_limit = 0;
    while (1) {
        int status;
        pid_t ended = waitpid(-1, &status, WNOHANG);
        if (ended == program && is_over_limit) _exit(RN_EXIT_THREADS);
        if (ended == program) end_as(status);
        if (ended < 0 && errno != EINTR) _exit(125);
        if (ended != 0) continue;
        if (!is_over_limit && rn_thread_count(name) > threads) {
            is_over_limit = 1;
            kill(program, SIGKILL);
        }
        sigtimedwait(&ends, NULL, &(struct timespec){.tv_nsec = INTERVAL});
    }
}

#endif
