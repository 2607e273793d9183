#ifdef __linux__

#define _GNU_SOURCE
#include "protections.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define RN_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define RN_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

// Landlock's interface, which older headers lack (linux/landlock.h).
#define LANDLOCK_CREATE_RULESET 444
#define LANDLOCK_ADD_RULE 445
#define LANDLOCK_RESTRICT_SELF 446
#define LANDLOCK_VERSION 1U
#define LANDLOCK_PATH_BENEATH 1
#define ACCESS_EXECUTE (1ULL << 0)
#define ACCESS_WRITE_FILE (1ULL << 1)
#define ACCESS_READ_FILE (1ULL << 2)
#define ACCESS_READ_DIR (1ULL << 3)
/// All rights of version 1: the thirteen lowest bits.
#define ACCESS_ALL ((1ULL << 13) - 1)
/// Making device files, sockets and pipes, which no extension needs.
#define ACCESS_MAKE_SPECIAL (1ULL << 6 | 1ULL << 9 | 1ULL << 10 | 1ULL << 11)
/// Truncation came with version 3.
#define ACCESS_TRUNCATE (1ULL << 14)
/// Abstract UNIX sockets of others and signals to them, from version 6 on.
#define SCOPE_ALL 3ULL

struct ruleset {
    uint64_t files;
    uint64_t network;
    uint64_t scope;
};

struct __attribute__((packed)) path_rule {
    uint64_t access;
    int32_t folder;
};

static int landlock_version(void) {
    return (int)syscall(LANDLOCK_CREATE_RULESET, NULL, 0, LANDLOCK_VERSION);
}

int rn_known_protections(void) {
    int known = landlock_version() > 0 ? RN_PROTECTION_FILES : 0;
#ifdef RN_ARCHITECTURE
    uint32_t action = SECCOMP_RET_ERRNO;
    if (syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0) known |= RN_PROTECTION_CALLS;
#endif
    return known;
}

static int allow(int ruleset, const char *path, uint64_t access) {
    int folder = open(path, O_PATH | O_CLOEXEC);
    // What doesn't exist can't be read either.
    if (folder < 0) return 0;
    struct stat found;
    if (fstat(folder, &found) == 0 && !S_ISDIR(found.st_mode)) {
        access &= ACCESS_EXECUTE | ACCESS_WRITE_FILE | ACCESS_READ_FILE | ACCESS_TRUNCATE;
    }
    struct path_rule rule = {access, folder};
    long result = syscall(LANDLOCK_ADD_RULE, ruleset, LANDLOCK_PATH_BENEATH, &rule, 0);
    close(folder);
    return (int)result;
}

static int protect_files(const struct rn_process *process) {
    int version = landlock_version();
    uint64_t all = ACCESS_ALL | (version >= 3 ? ACCESS_TRUNCATE : 0);
    struct ruleset rules = {all, 0, SCOPE_ALL};
    size_t size = version >= 6 ? sizeof rules : offsetof(struct ruleset, network);
    int ruleset = (int)syscall(LANDLOCK_CREATE_RULESET, &rules, size, 0);
    if (ruleset < 0) return -1;
    int result = 0;
    for (char *const *path = process->readable; *path && result == 0; path++) {
        result = allow(ruleset, *path, ACCESS_EXECUTE | ACCESS_READ_FILE | ACCESS_READ_DIR);
    }
    for (char *const *path = process->writable; *path && result == 0; path++) {
        result = allow(ruleset, *path, all & ~(ACCESS_EXECUTE | ACCESS_MAKE_SPECIAL));
    }
    if (result == 0) result = (int)syscall(LANDLOCK_RESTRICT_SELF, ruleset, 0);
    close(ruleset);
    return result;
}

#ifdef RN_ARCHITECTURE

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define REFUSE(error) BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (error))
#define ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define DENY(call) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##call, 0, 1), REFUSE(EPERM)
/// Succeeds without an effect: Foundation sets the mode and the times of each file that it writes, and landlock doesn't
/// see on whose.
#define IGNORE(call) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##call, 0, 1), REFUSE(0)
/// Of this process only; its identifier outlives the start of the program.
#define OWN_ONLY(call, own)                                                                                            \
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##call, 0, 5), LOAD(args[0]),                                              \
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (own), 1, 0), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 1), ALLOW,          \
        REFUSE(EPERM)
/// Refuses three values of the second argument.
#define DENY_REQUESTS(call, first, second, third)                                                                      \
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##call, 0, 6), LOAD(args[1]),                                              \
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (first), 2, 0), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (second), 1, 0),        \
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (third), 0, 1), REFUSE(EPERM), ALLOW

static int protect_calls(void) {
    uint32_t own = (uint32_t)getpid();
    struct sock_filter filter[] = {
        LOAD(arch),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, RN_ARCHITECTURE, 1, 0),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
        LOAD(nr),
#ifdef __x86_64__
        // The x32 interface has numbers of its own for the same calls.
        BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
        REFUSE(EPERM),
        DENY(fork),
        DENY(vfork),
#endif
        // The C library falls back to clone, whose flags can be seen here.
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 435, 0, 1),
        REFUSE(ENOSYS),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 4),
        LOAD(args[0]),
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 0, 1),
        ALLOW,
        REFUSE(EPERM),
        OWN_ONLY(kill, own),
        OWN_ONLY(tgkill, own),
        OWN_ONLY(prlimit64, own),
        OWN_ONLY(sched_setaffinity, own),
        // F_SETOWN, F_SETSIG and F_SETOWN_EX have the kernel send signals to others; so have FIOSETOWN and SIOCSPGRP.
        DENY_REQUESTS(fcntl, 8, 10, 15),
        DENY_REQUESTS(ioctl, 0x8901, 0x8902, 0x8901),
        DENY(setpriority),
        DENY(ioprio_set),
        DENY(sched_setscheduler),
        DENY(sched_setparam),
        DENY(sched_setattr),
        DENY(kcmp),
        DENY(move_pages),
        DENY(migrate_pages),
        DENY(tkill),
        DENY(rt_sigqueueinfo),
        DENY(rt_tgsigqueueinfo),
        DENY(socket),
        DENY(socketpair),
        DENY(sendmsg),
        DENY(sendmmsg),
        DENY(inotify_add_watch),
        DENY(memfd_create),
#ifdef __x86_64__
        IGNORE(chmod),
        IGNORE(utime),
        IGNORE(utimes),
        IGNORE(futimesat),
        DENY(chown),
        DENY(lchown),
        DENY(mknod),
#endif
        IGNORE(fchmod),
        IGNORE(fchmodat),
        IGNORE(utimensat),
        DENY(fchown),
        DENY(fchownat),
        DENY(setxattr),
        DENY(lsetxattr),
        DENY(fsetxattr),
        DENY(removexattr),
        DENY(lremovexattr),
        DENY(fremovexattr),
        DENY(mknodat),
        // fchmodat2, setxattrat and removexattrat, which older headers lack.
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 452, 2, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 463, 1, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 466, 0, 1),
        REFUSE(ENOSYS),
        DENY(connect),
        DENY(bind),
        DENY(ptrace),
        DENY(process_vm_readv),
        DENY(process_vm_writev),
        DENY(mount),
        DENY(umount2),
        DENY(pivot_root),
        DENY(chroot),
        DENY(setns),
        DENY(unshare),
        DENY(bpf),
        DENY(perf_event_open),
        DENY(userfaultfd),
        DENY(add_key),
        DENY(keyctl),
        DENY(request_key),
        DENY(open_by_handle_at),
        DENY(shmget),
        DENY(msgget),
        DENY(semget),
        // io_uring_setup, pidfd_open and pidfd_send_signal, which older headers lack.
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 425, 2, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 434, 1, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 424, 0, 1),
        REFUSE(EPERM),
        ALLOW,
    };
    struct sock_fprog program = {sizeof filter / sizeof filter[0], filter};
    return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program);
}

#else

static int protect_calls(void) { return 0; }

#endif

/// Gives up all capabilities, which root has; without new privileges the program doesn't get them back.
static int drop_capabilities(void) {
    struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = {0};
    return (int)syscall(SYS_capset, &header, none);
}

int rn_protect(const struct rn_process *process) {
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
    int known = rn_known_protections();
    if (known & RN_PROTECTION_FILES && protect_files(process) != 0) return -1;
    if (drop_capabilities() != 0) return -1;
    if (!(known & RN_PROTECTION_CALLS)) return 0;
    return process->starts_programs ? rn_protect_tool_calls() : protect_calls();
}

#endif
