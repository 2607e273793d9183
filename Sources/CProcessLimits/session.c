#define _GNU_SOURCE
#include "CProcessLimits.h"
#include "guardian.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/syscall.h>

/// An entry of getdents64(2), which opendir(3) reads too; but it allocates memory, which isn't safe after a fork.
struct entry {
    uint64_t inode;
    int64_t offset;
    uint16_t bytes;
    uint8_t type;
    char name[];
};

/// The longest line of /proc/PID/stat.
enum { STAT_BYTES = 512 };

/// Reads the line of a process, and returns it from its state on; NULL for a process that is gone.
/// - name: its identifier.
static char *read_stat(int processes, const char *name, char text[STAT_BYTES]) {
    char path[32];
    size_t length = strlen(name);
    if (name[0] < '0' || name[0] > '9' || length > sizeof path - sizeof "/stat") return NULL;
    memcpy(path, name, length);
    memcpy(path + length, "/stat", sizeof "/stat");
    int file = openat(processes, path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return NULL;
    ssize_t count = read(file, text, STAT_BYTES - 1);
    close(file);
    if (count <= 0) return NULL;
    text[count] = 0;
    // Identifier, name in parentheses, state, parent, group, session; names hold anything.
    char *rest = strrchr(text, ')');
    return rest == NULL || strlen(rest) < 4 ? NULL : rest + 2;
}

/// The number at a place of that line, where the parent's identifier is 0.
static long stat_number(char *line, int place) {
    for (line++; place > 0; place--) strtol(line, &line, 10);
    return strtol(line, NULL, 10);
}

/// True for a process of the session that isn't a zombie.
static int is_running_in(int processes, const char *name, pid_t session) {
    char text[STAT_BYTES], *line = read_stat(processes, name, text);
    return line != NULL && *line != 'Z' && *line != 'X' && stat_number(line, 2) == session;
}

uint64_t rn_thread_count(const char *name) {
    int processes = open("/proc", O_PATH | O_DIRECTORY | O_CLOEXEC);
    if (processes < 0) return 0;
    char text[STAT_BYTES], *line = read_stat(processes, name, text);
    close(processes);
    return line == NULL ? 0 : (uint64_t)stat_number(line, 16);
}

/// Signals the running processes of a session, whatever their groups.
/// Returns their number; 0 without /proc.
static int signal_running(pid_t session, int signal) {
    int processes = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC), reached = 0;
    if (processes < 0) return 0;
    _Alignas(struct entry) char buffer[8192];
    long count;
    while ((count = syscall(SYS_getdents64, processes, buffer, sizeof buffer)) > 0) {
        for (long position = 0; position < count;) {
            struct entry *entry = (struct entry *)(buffer + position);
            position += entry->bytes;
            if (is_running_in(processes, entry->name, session)) {
                if (kill((pid_t)atoi(entry->name), signal) == 0) reached++;
            }
        }
    }
    close(processes);
    return reached;
}
#endif

char *rn_add_number(char *text, unsigned long number) {
    if (number > 9) text = rn_add_number(text, number / 10);
    *text = (char)('0' + number % 10);
    return text + 1;
}

int rn_session_is_running(pid_t session) {
#ifdef __linux__
    return signal_running(session, 0) > 0;
#else
    return kill(-session, 0) == 0;
#endif
}

void rn_session_kill(pid_t session) {
    kill(-session, SIGKILL);
#ifdef __linux__
    // Swift's compiler has a process group for each of its frontends.
    for (int attempt = 0; attempt < 100 && signal_running(session, SIGKILL) > 0; attempt++) {
        nanosleep(&(struct timespec){.tv_nsec = 10 * 1000 * 1000}, NULL);
    }
#endif
}
