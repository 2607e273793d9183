#ifdef __linux__

#define _GNU_SOURCE
#include "system_calls.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef ARCHITECTURE

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

/// Calls that extensions, Foundation and the C library make. They act on this process and on files, which landlock
/// restricts.
static const uint32_t allowed[] = {
    // Start and end. A program that it executes has the same restrictions.
    SYS_execve, SYS_exit, SYS_exit_group, SYS_set_tid_address,
#ifdef __x86_64__
    SYS_arch_prctl,
#endif
    // Memory.
    SYS_brk, SYS_mmap, SYS_munmap, SYS_mprotect, SYS_mremap, SYS_madvise, SYS_msync,
    // Threads and their locks; `clone` is below.
    SYS_futex, SYS_set_robust_list, SYS_sched_yield, SYS_sched_getaffinity, SYS_sched_getparam,
    SYS_sched_getscheduler, SYS_sched_get_priority_max, SYS_sched_get_priority_min, SYS_getcpu, SYS_restart_syscall,
    SYS_rseq,
    // Its own signals; `kill` and `tgkill` are below.
    SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_rt_sigpending, SYS_rt_sigsuspend, SYS_rt_sigtimedwait,
    SYS_sigaltstack,
    // Its identity and use of the machine.
    SYS_getpid, SYS_gettid, SYS_getppid, SYS_getuid, SYS_geteuid, SYS_getgid, SYS_getegid, SYS_getresuid,
    SYS_getresgid, SYS_getgroups, SYS_getrusage, SYS_times, SYS_uname, SYS_sysinfo, SYS_getrandom,
    // Time.
    SYS_clock_gettime, SYS_clock_getres, SYS_gettimeofday, SYS_nanosleep, SYS_clock_nanosleep,
    // Finding files.
    SYS_openat, SYS_close, SYS_close_range, SYS_newfstatat, SYS_fstat, SYS_statx, SYS_statfs, SYS_fstatfs, SYS_faccessat,
    SYS_faccessat2, SYS_readlinkat, SYS_getdents64, SYS_getcwd, SYS_chdir, SYS_fchdir, SYS_umask,
    // Attributes of opened files only: by path they would be those of files outside, too, which landlock doesn't see.
    SYS_fgetxattr, SYS_flistxattr,
    // Reading and writing. `truncate` would reach files outside of its folder before landlock's version 3.
    SYS_read, SYS_readv, SYS_pread64, SYS_preadv, SYS_write, SYS_writev, SYS_pwrite64, SYS_pwritev, SYS_lseek,
    SYS_ftruncate, SYS_fallocate, SYS_fadvise64, SYS_fsync, SYS_fdatasync, SYS_sendfile, SYS_copy_file_range,
    // Making, moving and removing files.
    SYS_mkdirat, SYS_renameat, SYS_renameat2, SYS_unlinkat, SYS_linkat, SYS_symlinkat,
    // Descriptors, and waiting for them, as Dispatch and run loops do.
    SYS_dup, SYS_dup3, SYS_pipe2, SYS_eventfd2, SYS_ppoll, SYS_pselect6, SYS_epoll_create1, SYS_epoll_ctl,
    SYS_epoll_pwait, SYS_timerfd_create, SYS_timerfd_settime, SYS_timerfd_gettime,
#ifdef __x86_64__
    // Older forms of these.
    SYS_time, SYS_pause, SYS_getpgrp, SYS_getrlimit, SYS_open, SYS_creat, SYS_stat, SYS_lstat, SYS_access, SYS_readlink,
    SYS_getdents, SYS_mkdir, SYS_rmdir, SYS_rename, SYS_unlink, SYS_link, SYS_symlink, SYS_dup2, SYS_pipe, SYS_eventfd,
    SYS_poll, SYS_select, SYS_epoll_create, SYS_epoll_wait,
#endif
};

/// Calls that succeed without an effect: Foundation sets the mode and the times of each file that it writes, and
/// landlock doesn't see on whose.
static const uint32_t ignored[] = {
    SYS_fchmod, SYS_fchmodat, SYS_utimensat,
#ifdef __x86_64__
    SYS_chmod, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
};

/// Calls of a program that starts others, such as a compiler, that reach beyond files: other processes, network, memory
/// shared by name. What else it needs differs by release and platform, so that there is no list of the allowed.
static const uint32_t refused_to_tools[] = {
    // Signals: a driver has its deadline from outside.
    SYS_kill, SYS_tkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo,
    // Attributes of files, which landlock doesn't see: setxattrat and removexattrat, too. Older headers lack the names of
    // these numbers.
    SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr, SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr, 463, 466,
    // Network, namespaces, mounts.
    SYS_socket, SYS_socketpair, SYS_unshare, SYS_setns, SYS_mount,
    // Other processes and the kernel: process_madvise, pidfd_send_signal, pidfd_open, pidfd_getfd.
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, 440,
    424, 434, 438,
    // Keys, handles of files, watches.
    SYS_add_key, SYS_keyctl, SYS_request_key, SYS_open_by_handle_at, SYS_fanotify_init,
    // Memory and messages shared by name.
    SYS_shmget, SYS_shmat, SYS_shmctl, SYS_msgget, SYS_msgsnd, SYS_msgrcv, SYS_msgctl, SYS_semget, SYS_semop,
    SYS_semtimedop, SYS_semctl, SYS_mq_open,
    // Another way to all of these: io_uring_setup.
    425,
};

/// Calls that succeed without an effect for these programs, as those of modes do.
static const uint32_t ignored_of_tools[] = {
    SYS_fchown, SYS_fchownat,
#ifdef __x86_64__
    SYS_chown, SYS_lchown,
#endif
};

/// clone3 and fchmodat2, which older headers lack: the C library falls back to clone, whose flags can be seen here, and to
/// fchmodat.
static const uint32_t unknown_to_tools[] = {435, 452};

/// The first number of the x32 interface, which has its own for the same calls.
enum { FIRST_OF_X32 = 0x40000000 };

/// The flags of a thread, as the C library makes one. A process has other flags.
enum {
    THREAD = CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD | CLONE_SYSVSEM | CLONE_SETTLS |
             CLONE_PARENT_SETTID | CLONE_CHILD_CLEARTID
};

/// A call that is allowed with some values of an argument, of which the kernel takes the lower half only.
struct restricted_call {
    uint32_t call;
    /// Its place, from 0.
    uint32_t argument;
    uint32_t count;
    uint32_t values[10];
};

/// The first number that all architectures share: calls since Linux 5.1.
enum { FIRST_SHARED = 424 };

/// Room for the filter. The kernel refuses a longer one, whose end would be cut off.
enum { MOST_INSTRUCTIONS = 512 };

struct filter {
    struct sock_filter instructions[MOST_INSTRUCTIONS];
    unsigned short count;
};

static void add(struct filter *filter, struct sock_filter instruction) {
    if (filter->count < MOST_INSTRUCTIONS) filter->instructions[filter->count++] = instruction;
}

static void load(struct filter *filter, size_t offset) {
    add(filter, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset));
}

/// Compares the loaded value, and skips instructions.
static void compare(struct filter *filter, uint16_t operation, uint32_t value, size_t if_so, size_t if_not) {
    add(filter,
        (struct sock_filter)BPF_JUMP(BPF_JMP | operation | BPF_K, value, (uint8_t)if_so, (uint8_t)if_not));
}

static void answer(struct filter *filter, uint32_t action) {
    add(filter, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, action));
}

static void add_calls(struct filter *filter, const uint32_t *calls, size_t count, uint32_t action) {
    for (size_t index = 0; index < count; index++) {
        compare(filter, BPF_JEQ, calls[index], 0, 1);
        answer(filter, action);
    }
}

static void add_restricted(struct filter *filter, const struct restricted_call *rule) {
    compare(filter, BPF_JEQ, rule->call, 0, rule->count + 3);
    load(filter, offsetof(struct seccomp_data, args) + rule->argument * sizeof(uint64_t));
    for (uint32_t index = 0; index < rule->count; index++) {
        compare(filter, BPF_JEQ, rule->values[index], rule->count - index, 0);
    }
    answer(filter, SECCOMP_RET_ERRNO | EPERM);
    answer(filter, SECCOMP_RET_ALLOW);
}

static void add_extension_rules(struct filter *filter) {
    // It outlives the start of the program.
    uint32_t own = (uint32_t)getpid();
    const struct restricted_call restricted[] = {
        {SYS_clone, 0, 1, {THREAD}},
        // Signals and limits of its own. No signal to its group: there is the supervisor.
        {SYS_kill, 0, 1, {own}},
        {SYS_tgkill, 0, 1, {own}},
        {SYS_prlimit64, 0, 2, {0, own}},
        // The name of a thread. Others would have it outlive the tool, or change what the kernel protects it from.
        {SYS_prctl, 0, 2, {PR_SET_NAME, PR_GET_NAME}},
        // No owners of signals, leases and notices, by which other processes would be signalled or blocked.
        {SYS_fcntl, 1, 6, {F_DUPFD, F_DUPFD_CLOEXEC, F_GETFD, F_SETFD, F_GETFL, F_SETFL}},
        // `isatty`, and the properties of the descriptor itself.
        {SYS_ioctl, 1, 6, {TCGETS, TIOCGWINSZ, FIONREAD, FIONBIO, FIOCLEX, FIONCLEX}},
    };
    add_calls(filter, allowed, COUNT(allowed), SECCOMP_RET_ALLOW);
    for (size_t index = 0; index < COUNT(restricted); index++) add_restricted(filter, &restricted[index]);
    // For newer calls, such as clone3, the C library falls back to older ones, whose arguments can be seen here.
    compare(filter, BPF_JGE, FIRST_SHARED, 0, 1);
    answer(filter, SECCOMP_RET_ERRNO | ENOSYS);
    answer(filter, SECCOMP_RET_ERRNO | EPERM);
}

static void add_tool_rules(struct filter *filter) {
    add_calls(filter, ignored_of_tools, COUNT(ignored_of_tools), SECCOMP_RET_ERRNO | 0);
    add_calls(filter, refused_to_tools, COUNT(refused_to_tools), SECCOMP_RET_ERRNO | EPERM);
    add_calls(filter, unknown_to_tools, COUNT(unknown_to_tools), SECCOMP_RET_ERRNO | ENOSYS);
    // Limits of its own.
    add_restricted(filter, &(struct restricted_call){SYS_prlimit64, 0, 1, {0}});
    compare(filter, BPF_JEQ, SYS_clone, 0, 3);
    load(filter, offsetof(struct seccomp_data, args));
    compare(filter, BPF_JSET, CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET, 0, 1);
    answer(filter, SECCOMP_RET_ERRNO | EPERM);
    answer(filter, SECCOMP_RET_ALLOW);
}

int rn_restrict_system_calls(int starts_programs) {
    struct filter filter = {.count = 0};
    load(&filter, offsetof(struct seccomp_data, arch));
    compare(&filter, BPF_JEQ, ARCHITECTURE, 1, 0);
    answer(&filter, SECCOMP_RET_KILL_PROCESS);
    load(&filter, offsetof(struct seccomp_data, nr));
    compare(&filter, BPF_JGE, FIRST_OF_X32, 0, 1);
    answer(&filter, SECCOMP_RET_ERRNO | EPERM);
    add_calls(&filter, ignored, COUNT(ignored), SECCOMP_RET_ERRNO | 0);
    if (starts_programs) add_tool_rules(&filter);
    else add_extension_rules(&filter);
    struct sock_fprog program = {filter.count, filter.instructions};
    return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program);
}

int rn_knows_system_calls(void) {
    uint32_t action = SECCOMP_RET_ERRNO;
    return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

#else

int rn_restrict_system_calls(int starts_programs) {
    (void)starts_programs;
    return 0;
}

int rn_knows_system_calls(void) { return 0; }

#endif

#endif
