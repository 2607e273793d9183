#define _GNU_SOURCE
#include "CProcessLimits.h"
#include "guardian.h"
#include "supervisor.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <sched.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include "protections.h"
#endif

extern char **environ;

/// Numbers from here on are out of the way of those that a program's descriptors take.
enum { FREE_NUMBER = 16, MOST_CONNECTIONS = 8 };

/// Where errno is expected: the kernel refuses namespaces.
enum { NO_NAMESPACES = -1 };

/// Sets a limit, whose hard value may be higher by some.
static int limit(int resource, uint64_t value, uint64_t more) {
    if (value == RN_UNLIMITED) return 0;
    struct rlimit own;
    if (getrlimit(resource, &own) != 0) return -1;
    struct rlimit wanted = {(rlim_t)value, (rlim_t)(value + more)};
    // A limit that is lower already stays.
    if (own.rlim_max != RLIM_INFINITY) {
        if (own.rlim_max < wanted.rlim_cur) wanted.rlim_cur = own.rlim_max;
        if (own.rlim_max < wanted.rlim_max) wanted.rlim_max = own.rlim_max;
    }
    return setrlimit(resource, &wanted);
}

void rn_close_from(int first, int is_on_exec) {
#ifdef __linux__
    // CLOSE_RANGE_CLOEXEC, which older headers lack.
    if (syscall(SYS_close_range, first, ~0U, is_on_exec ? 4 : 0) == 0) return;
#endif
    for (int number = first; number < 1024; number++) {
        if (is_on_exec) fcntl(number, F_SETFD, FD_CLOEXEC);
        else close(number);
    }
}

static int connect_descriptors(const struct rn_process *process) {
    int own[MOST_CONNECTIONS], highest = 2;
    if (process->connection_count > MOST_CONNECTIONS) {
        errno = EINVAL;
        return -1;
    }
    for (int index = 0; index < process->connection_count; index++) {
        int source = process->connections[index].own;
        if (source < 0) source = open("/dev/null", O_RDWR | O_CLOEXEC);
        own[index] = source < 0 ? -1 : fcntl(source, F_DUPFD_CLOEXEC, FREE_NUMBER);
        if (own[index] < 0) return -1;
    }
    for (int index = 0; index < process->connection_count; index++) {
        int number = process->connections[index].number;
        if (dup2(own[index], number) < 0) return -1;
        if (number > highest) highest = number;
    }
    rn_close_from(highest + 1, 1);
    return 0;
}

/// Signals as a shell leaves them, whatever this process handles, ignores or blocks.
static void reset_signals(void) {
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

static int restrict_process(const struct rn_process *process) {
    // The soft limit's signal tells it from other ends; at the hard limit the kernel kills.
    if (limit(RLIMIT_CPU, process->cpu_seconds, 1) != 0) return -1;
#ifdef __linux__
    if (limit(RLIMIT_AS, process->memory, 0) != 0) return -1;
#endif
    if (limit(RLIMIT_FSIZE, process->file_size, 0) != 0) return -1;
    if (limit(RLIMIT_NOFILE, process->descriptors, 0) != 0) return -1;
    if (process->readable == NULL) return 0;
    umask(077);
    if (limit(RLIMIT_CORE, 0, 0) != 0) return -1;
#ifdef __linux__
    return rn_protect(process);
#else
    return 0;
#endif
}

int rn_protections(void) {
#ifdef __linux__
    return rn_known_protections() | (rn_can_make_namespaces() ? RN_PROTECTION_NAMESPACES : 0);
#else
    return 0;
#endif
}

pid_t rn_fork(unsigned long namespaces, pid_t *identifier) {
#ifdef __linux__
    return (pid_t)syscall(SYS_clone, namespaces | CLONE_PARENT_SETTID | SIGCHLD, NULL, identifier, NULL, NULL);
#else
    (void)namespaces;
    pid_t child = fork();
    if (child == 0) *identifier = getpid();
    return child;
#endif
}

/// A start of a program, as its process needs it.
struct start {
    const struct rn_process *process;
    /// The descriptor that takes errno; it closes when the program executes.
    int report;
    /// Of the process that starts it: 0 from inside a namespace of process identifiers.
    pid_t parent;
    /// True if the program is to end with this process.
    int has_slot;
    int is_from_main_thread;
    unsigned long namespaces;
    struct rn_identity identity;
};

static _Noreturn void fail(const struct start *start, int problem) {
    _exit(write(start->report, &problem, sizeof problem) == sizeof problem ? 126 : 125);
}

/// Has this process die with its parent, should the guardian have been killed too.
static void follow(pid_t parent, int dies_at_once) {
#ifdef __linux__
    // The kernel binds this to the thread that forked, and threads of pools end long before the process does.
    if (dies_at_once) prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    if (getppid() != parent) _exit(126);
}

/// Becomes the program, or reports errno and ends.
static _Noreturn void execute(const struct start *start) {
    const struct rn_process *process = start->process;
    reset_signals();
    if ((process->folder == NULL || chdir(process->folder) == 0) && connect_descriptors(process) == 0 &&
        restrict_process(process) == 0) {
        execve(process->executable, process->arguments, process->environment ? process->environment : environ);
    }
    fail(start, errno);
}

#ifdef __linux__

/// Starts the program in the namespaces of this process, its supervisor.
static _Noreturn void execute_supervised(const struct start *start) {
    if (rn_enter_namespaces(start->namespaces, start->identity) != 0) fail(start, NO_NAMESPACES);
    // The program can't read the memory of this process, a copy of that of the tool.
    if (prctl(PR_SET_DUMPABLE, 0) != 0 || signal(SIGCHLD, SIG_DFL) == SIG_ERR) fail(start, errno);
    // Its identifier in /proc, which can be that of the tool's namespace. It has this process's memory until it executes.
    static char name[24];
    pid_t own = getpid(), program = vfork();
    if (program == 0) {
        follow(own, 1);
        if (readlink("/proc/self", name, sizeof name - 1) < 0) name[0] = 0;
        execute(start);
    }
    if (program < 0) fail(start, errno);
    rn_supervise(program, name, start->process->threads);
}

#endif

/// The first process of a start, from its fork to its end.
static _Noreturn void begin(struct start *start) {
    setsid();
    if (start->has_slot) follow(start->parent, start->is_from_main_thread && !start->process->ends_by_itself);
    int moved = fcntl(start->report, F_DUPFD_CLOEXEC, FREE_NUMBER);
    if (moved >= 0) start->report = moved;
#ifdef __linux__
    if (start->process->readable != NULL) execute_supervised(start);
#endif
    execute(start);
}

/// Starts a program in namespaces.
/// - problem: gets errno, or NO_NAMESPACES.
static pid_t start_in(unsigned long namespaces, const struct rn_process *process, int slot, int *problem) {
    int ends[2];
    if (rn_pipe(ends) != 0) {
        *problem = errno;
        return RN_NO_PROCESS;
    }
    pid_t unnoted = 0, *session = slot < 0 ? &unnoted : rn_guardian_session(slot, process->ends_by_itself);
    struct start start = {
        process, ends[1], namespaces ? 0 : getpid(), slot >= 0, 0, namespaces, {geteuid(), getegid()},
    };
#ifdef __linux__
    start.is_from_main_thread = syscall(SYS_gettid) == getpid();
#endif
    // No handler of this process runs in the new one.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    pid_t child = rn_fork(namespaces, session);
    if (child == 0) begin(&start);
    *problem = child < 0 && namespaces ? NO_NAMESPACES : errno;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    close(ends[1]);
    ssize_t count = 0;
    if (child > 0) {
        while ((count = read(ends[0], problem, sizeof *problem)) < 0 && errno == EINTR) continue;
    }
    close(ends[0]);
    if (child > 0 && count == 0) return child;
    if (child < 0) return RN_NO_PROCESS;
    *session = 0;
    while (waitpid(child, NULL, 0) < 0 && errno == EINTR) continue;
    return RN_NO_PROGRAM;
}

pid_t rn_process_start(const struct rn_process *process, int slot) {
    int problem = NO_NAMESPACES;
    pid_t result = RN_NO_PROCESS;
#ifdef __linux__
    if (process->readable != NULL) {
        for (const unsigned long *namespaces = rn_namespaces; *namespaces && problem == NO_NAMESPACES; namespaces++) {
            result = start_in(*namespaces, process, slot, &problem);
        }
    }
#endif
    if (problem == NO_NAMESPACES) result = start_in(0, process, slot, &problem);
    errno = problem;
    return result;
}

int rn_pipe(int ends[2]) {
#ifdef __linux__
    return pipe2(ends, O_CLOEXEC);
#else
    if (pipe(ends) != 0) return -1;
    for (int index = 0; index < 2; index++) fcntl(ends[index], F_SETFD, FD_CLOEXEC);
    return 0;
#endif
}

int rn_sockets(int ends[2]) {
#ifdef __linux__
    return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends);
#else
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return -1;
    int on = 1;
    for (int index = 0; index < 2; index++) {
        fcntl(ends[index], F_SETFD, FD_CLOEXEC);
        setsockopt(ends[index], SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
    }
    return 0;
#endif
}
