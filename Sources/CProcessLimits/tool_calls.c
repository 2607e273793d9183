#ifdef __linux__

#define _GNU_SOURCE
#include "protections.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define RN_TOOL_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define RN_TOOL_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef RN_TOOL_ARCHITECTURE

#define RETURN(value) BPF_STMT(BPF_RET | BPF_K, (value))
#define REFUSED RETURN(SECCOMP_RET_ERRNO | EPERM)
#define LOAD_NUMBER BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr))
#define DENY(number) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (number), 0, 1), REFUSED
/// Succeeds without an effect: landlock doesn't see whose modes and times they change.
#define IGNORE(number) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (number), 0, 1), RETURN(SECCOMP_RET_ERRNO | 0)
/// Refuses a call with flags in its first argument.
#define DENY_FLAGS(number, flags)                                                                                      \
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (number), 0, 4),                                                               \
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[0])),                                    \
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, (flags), 0, 1), REFUSED, LOAD_NUMBER

int rn_protect_tool_calls(void) {
    struct sock_filter filter[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, RN_TOOL_ARCHITECTURE, 1, 0),
        RETURN(SECCOMP_RET_KILL_PROCESS),
        LOAD_NUMBER,
#ifdef __x86_64__
        // The x32 interface has numbers of its own for the same calls.
        BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
        REFUSED,
#endif
        // clone3, whose flags can't be seen here; the C library falls back to clone.
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 435, 0, 1),
        RETURN(SECCOMP_RET_ERRNO | ENOSYS),
        DENY_FLAGS(SYS_clone, CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET),
        // Limits of this process only.
        DENY_FLAGS(SYS_prlimit64, 0xFFFFFFFF),
        DENY(SYS_kill),
        DENY(SYS_tkill),
        DENY(SYS_rt_sigqueueinfo),
        DENY(SYS_rt_tgsigqueueinfo),
#ifdef __x86_64__
        IGNORE(SYS_chmod),
        IGNORE(SYS_chown),
        IGNORE(SYS_lchown),
        IGNORE(SYS_utime),
        IGNORE(SYS_utimes),
        IGNORE(SYS_futimesat),
#endif
        IGNORE(SYS_fchmod),
        IGNORE(SYS_fchmodat),
        IGNORE(SYS_fchown),
        IGNORE(SYS_fchownat),
        IGNORE(SYS_utimensat),
        DENY(SYS_setxattr),
        DENY(SYS_lsetxattr),
        DENY(SYS_fsetxattr),
        DENY(SYS_removexattr),
        DENY(SYS_lremovexattr),
        DENY(SYS_fremovexattr),
        DENY(SYS_socket),
        DENY(SYS_socketpair),
        DENY(SYS_unshare),
        DENY(SYS_setns),
        DENY(SYS_ptrace),
        DENY(SYS_process_vm_readv),
        DENY(SYS_process_vm_writev),
        DENY(SYS_kcmp),
        DENY(SYS_mount),
        DENY(SYS_bpf),
        DENY(SYS_perf_event_open),
        DENY(SYS_userfaultfd),
        DENY(SYS_add_key),
        DENY(SYS_keyctl),
        DENY(SYS_request_key),
        DENY(SYS_open_by_handle_at),
        DENY(SYS_shmget),
        DENY(SYS_shmat),
        DENY(SYS_shmctl),
        DENY(SYS_msgget),
        DENY(SYS_msgsnd),
        DENY(SYS_msgrcv),
        DENY(SYS_msgctl),
        DENY(SYS_semget),
        DENY(SYS_semop),
        DENY(SYS_semtimedop),
        DENY(SYS_semctl),
        DENY(SYS_mq_open),
        DENY(SYS_fanotify_init),
        // What older headers lack: io_uring_setup, pidfd_open, pidfd_send_signal, pidfd_getfd, process_madvise, fchmodat2,
        // setxattrat, removexattrat.
        DENY(425),
        DENY(434),
        DENY(424),
        DENY(438),
        DENY(440),
        DENY(452),
        DENY(463),
        DENY(466),
        RETURN(SECCOMP_RET_ALLOW),
    };
    struct sock_fprog program = {sizeof filter / sizeof filter[0], filter};
    return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program);
}

#else

int rn_protect_tool_calls(void) { return 0; }

#endif

#endif
