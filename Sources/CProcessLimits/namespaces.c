#ifdef __linux__

#define _GNU_SOURCE
#include "supervisor.h"
#include "guardian.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/wait.h>
#include <unistd.h>

/// Process identifiers, System V and POSIX IPC, network, mounts.
enum { ISOLATED = CLONE_NEWPID | CLONE_NEWIPC | CLONE_NEWNET | CLONE_NEWNS };

// An ordinary user needs a user namespace for the others; where those are switched off, root doesn't.
const unsigned long rn_namespaces[] = {CLONE_NEWUSER | ISOLATED, ISOLATED, 0};

static int write_text(const char *path, const char *text) {
    int file = open(path, O_WRONLY | O_CLOEXEC);
    if (file < 0) return -1;
    size_t length = strlen(text);
    int result = write(file, text, length) == (ssize_t)length ? 0 : -1;
    close(file);
    return result;
}

/// Gives an identifier the same number inside.
static int write_map(const char *path, unsigned long identifier) {
    char text[64], *end = rn_add_number(text, identifier);
    *end++ = ' ';
    end = rn_add_number(end, identifier);
    memcpy(end, " 1", sizeof " 1");
    return write_text(path, text);
}

int rn_enter_namespaces(unsigned long namespaces, struct rn_identity identity) {
    if (namespaces & CLONE_NEWUSER) {
        // An ordinary user may map its group only without the right to change groups. Linux before 3.19 has no such file.
        if (write_text("/proc/self/setgroups", "deny") != 0 && errno != ENOENT) return -1;
        if (write_map("/proc/self/uid_map", identity.user) != 0) return -1;
        if (write_map("/proc/self/gid_map", identity.group) != 0) return -1;
    }
    if (namespaces & CLONE_NEWNS) {
        // Mounts of this process stay its own; those that the machine loses aren't kept.
        if (mount(NULL, "/", NULL, MS_REC | MS_SLAVE, NULL) != 0) return -1;
        // Shows only the processes of the namespace. Containers that hide parts of /proc refuse it; theirs stays.
        (void)mount("proc", "/proc", "proc", MS_RDONLY | MS_NOSUID | MS_NODEV | MS_NOEXEC, NULL);
    }
    return 0;
}

int rn_can_make_namespaces(void) {
    struct rn_identity identity = {geteuid(), getegid()};
    for (const unsigned long *namespaces = rn_namespaces; *namespaces; namespaces++) {
        pid_t child = -1;
        int status = -1;
        if (rn_fork(*namespaces, &child) == 0) _exit(rn_enter_namespaces(*namespaces, identity) == 0 ? 0 : 1);
        if (child < 0) continue;
        while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
        if (status == 0) return 1;
    }
    return 0;
}

#endif
