#define _GNU_SOURCE
#include "CProcessLimits.h"
#include "guardian.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

extern char **environ;

/// Programs and folders at a time: those of a thread, with one of each, for each of the 256 threads twice.
enum { SLOTS = 1024, PATH_BYTES = 4096 };

/// Shared with the guardian, and with programs that are about to be executed. Pages of folders that nobody writes take no
/// memory.
static struct table {
    atomic_int is_taken[SLOTS];
    /// 0 for none.
    pid_t sessions[SLOTS];
    int ends_by_itself[SLOTS];
    atomic_int has_folder[SLOTS];
    char folders[SLOTS][PATH_BYTES];
} *table;

static pthread_mutex_t starting = PTHREAD_MUTEX_INITIALIZER;
static pid_t guardian;
/// The end of a pipe that only this process holds, so that the kernel tells the guardian when it is gone. Forked processes
/// hold it until they execute: by then they have noted their session.
static int life = -1;

/// Ends all sessions; those that end by themselves have five seconds for it.
static void end_sessions(void) {
    for (int index = 0; index < SLOTS; index++) {
        if (table->sessions[index] > 0 && !table->ends_by_itself[index]) kill(-table->sessions[index], SIGKILL);
    }
    int attempts = 100;
    for (int index = 0; index < SLOTS; index++) {
        pid_t session = table->sessions[index];
        if (session <= 0) continue;
        while (table->ends_by_itself[index] && attempts > 0 && rn_session_is_running(session)) {
            nanosleep(&(struct timespec){.tv_nsec = 50 * 1000 * 1000}, NULL);
            attempts--;
        }
        rn_session_kill(session);
    }
}

/// The guardian, from its fork to its end.
static _Noreturn void guard(int pipe_end) {
    // Signals to this process's group and from its terminal aren't the guardian's.
    setsid();
#ifdef __linux__
    prctl(PR_SET_NAME, "rn-guardian");
#endif
    // Whoever reads this process's output waits for its end only.
    int end = fcntl(pipe_end, F_DUPFD_CLOEXEC, 4), none = open("/dev/null", O_RDWR);
    for (int number = 0; number < 3; number++) {
        if (none < 0 || dup2(none, number) < 0) close(number);
    }
    if (end < 0 || dup2(end, 3) < 0) _exit(1);
    rn_close_from(4, 0);
    char byte;
    while (read(3, &byte, 1) < 0 && errno == EINTR) continue;
    end_sessions();
    // Once more, because a killed process may have been making a file.
    static char *words[SLOTS + 5] = {"sh", "-c", "rm -rf -- \"$@\" || { sleep 1; rm -rf -- \"$@\"; }", "sh"};
    int count = 4;
    for (int index = 0; index < SLOTS; index++) {
        if (table->has_folder[index]) words[count++] = table->folders[index];
    }
    if (count > 4) execve("/bin/sh", words, environ);
    _exit(0);
}

/// Ends what is left with the process, and reaps it with the guardian: there may be nobody who reaps orphans.
static void finish(void) {
    for (int index = 0; index < SLOTS; index++) {
        pid_t session = table->sessions[index];
        if (session <= 0) continue;
        // One that is being started has no session yet.
        kill(session, SIGKILL);
        rn_session_kill(session);
        while (waitpid(session, NULL, 0) < 0 && errno == EINTR) continue;
    }
    if (life >= 0) close(life);
    life = -1;
    if (guardian > 0) {
        while (waitpid(guardian, NULL, 0) < 0 && errno == EINTR) continue;
    }
    guardian = 0;
}

static int start_guardian(void) {
    if (table == NULL) {
        void *memory = mmap(NULL, sizeof *table, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        if (memory == MAP_FAILED) return -1;
        table = memory;
        if (atexit(finish) != 0) return -1;
    }
    int ends[2];
    if (rn_pipe(ends) != 0) return -1;
    // No handler of this process runs in the guardian, and no signal ends it.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    pid_t child = fork();
    if (child == 0) guard(ends[0]);
    int problem = errno;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    close(ends[0]);
    if (child < 0) {
        close(ends[1]);
        errno = problem;
        return -1;
    }
    guardian = child;
    life = ends[1];
    return 0;
}

int rn_guardian_take(void) {
    pthread_mutex_lock(&starting);
    int result = guardian > 0 ? 0 : start_guardian();
    pthread_mutex_unlock(&starting);
    if (result != 0) return -1;
    for (int index = 0; index < SLOTS; index++) {
        int is_free = 0;
        if (atomic_compare_exchange_strong(&table->is_taken[index], &is_free, 1)) return index;
    }
    errno = EAGAIN;
    return -1;
}

int rn_guardian_set_folder(int slot, const char *path) {
    size_t bytes = strlen(path) + 1;
    if (bytes > PATH_BYTES) {
        errno = ENAMETOOLONG;
        return -1;
    }
    memcpy(table->folders[slot], path, bytes);
    atomic_store(&table->has_folder[slot], 1);
    return 0;
}

pid_t *rn_guardian_session(int slot, int ends_by_itself) {
    table->ends_by_itself[slot] = ends_by_itself;
    return &table->sessions[slot];
}

void rn_guardian_release(int slot) {
    table->sessions[slot] = 0;
    atomic_store(&table->has_folder[slot], 0);
    atomic_store(&table->is_taken[slot], 0);
}
