import Testing

/// A system call that no extension needs.
struct RefusedCall: Sendable, CustomStringConvertible {
    var name: String
    /// Its number on this machine.
    var number: Int
    var arguments: [Int] = []

    /// The word and numbers that have the extension of the case `hostile` make it.
    var body: String { "call " + ([number] + arguments).map(String.init).joined(separator: " ") }

    var description: String { "\(name) \(arguments)" }

    /// Calls with the same use.
    struct Family: Sendable, CustomTestStringConvertible {
        var name: String
        var calls: [RefusedCall]
        var testDescription: String { name }
    }
}

extension RefusedCall {
    /// Calls whose arguments don't matter: name, number on x86_64, number on aarch64.
    private static let always: KeyValuePairs<String, [(String, Int, Int)]> = [
        "System V IPC": [
            ("shmget", 29, 194), ("shmat", 30, 196), ("shmctl", 31, 195), ("shmdt", 67, 197), ("msgget", 68, 186),
            ("msgsnd", 69, 189), ("msgrcv", 70, 188), ("msgctl", 71, 187), ("semget", 64, 190), ("semop", 65, 193),
            ("semtimedop", 220, 192), ("semctl", 66, 191),
        ],
        "message queues": [
            ("mq_open", 240, 180), ("mq_unlink", 241, 181),
        ],
        "watching files of others": [
            ("fanotify_init", 300, 262), ("fanotify_mark", 301, 263), ("inotify_init1", 294, 26),
            ("inotify_add_watch", 254, 27),
        ],
        "rings and other ways around this list": [
            ("io_uring_setup", 425, 425), ("io_uring_enter", 426, 426), ("io_uring_register", 427, 427),
            ("io_setup", 206, 0), ("io_submit", 209, 2),
        ],
        "tracing and programs in the kernel": [
            ("ptrace", 101, 117), ("process_vm_readv", 310, 270), ("process_vm_writev", 311, 271),
            ("kcmp", 312, 272), ("perf_event_open", 298, 241), ("bpf", 321, 280), ("userfaultfd", 323, 282),
        ],
        "handles of processes": [
            ("pidfd_open", 434, 434), ("pidfd_getfd", 438, 438), ("pidfd_send_signal", 424, 424),
        ],
        "keys": [
            ("add_key", 248, 217), ("request_key", 249, 218), ("keyctl", 250, 219),
        ],
        "memory without a file": [
            ("memfd_create", 319, 279), ("memfd_secret", 447, 447),
        ],
        "network": [
            ("socket", 41, 198), ("socketpair", 53, 199), ("connect", 42, 203), ("bind", 49, 200),
            ("listen", 50, 201), ("accept4", 288, 242), ("sendto", 44, 206), ("sendmsg", 46, 211),
            ("recvmsg", 47, 212),
        ],
        "processes": [
            ("clone3", 435, 435), ("execveat", 322, 281), ("wait4", 61, 260), ("setsid", 112, 157),
            ("setpgid", 109, 154),
        ],
        "signals by other ways": [
            ("tkill", 200, 130), ("rt_sigqueueinfo", 129, 138), ("rt_tgsigqueueinfo", 297, 240),
            ("timer_create", 222, 107), ("setitimer", 38, 103),
        ],
        "namespaces and mounts": [
            ("unshare", 272, 97), ("setns", 308, 268), ("mount", 165, 40), ("umount2", 166, 39),
            ("pivot_root", 155, 41), ("chroot", 161, 51), ("fsopen", 430, 430), ("open_tree", 428, 428),
            ("move_mount", 429, 429),
        ],
        "files by other ways": [
            ("name_to_handle_at", 303, 264), ("open_by_handle_at", 304, 265), ("openat2", 437, 437),
            ("truncate", 76, 45), ("mknodat", 259, 33), ("fchownat", 260, 54), ("setxattr", 188, 5),
        ],
        "attributes of files": [
            ("getxattr", 191, 8), ("lgetxattr", 192, 9), ("listxattr", 194, 11), ("llistxattr", 195, 12),
        ],
        "priorities": [
            ("setpriority", 141, 140), ("ioprio_set", 251, 30), ("sched_setscheduler", 144, 119),
            ("sched_setattr", 314, 274), ("sched_setaffinity", 203, 122),
        ],
        "identity": [
            ("setuid", 105, 146), ("setgid", 106, 144), ("setgroups", 116, 159), ("setresuid", 117, 147),
            ("capset", 126, 91), ("personality", 135, 92), ("seccomp", 317, 277),
        ],
        "the machine": [
            ("reboot", 169, 142), ("swapon", 167, 224), ("syslog", 103, 116), ("sethostname", 170, 161),
            ("settimeofday", 164, 170), ("init_module", 175, 105), ("kexec_load", 246, 104), ("quotactl", 179, 60),
            ("acct", 163, 89),
        ],
    ]

    /// Calls that are refused because of an argument.
    private static let byArgument: [Family] = [
        // PR_SET_PDEATHSIG, PR_SET_DUMPABLE, PR_SET_SECCOMP, PR_SET_MM, PR_SET_CHILD_SUBREAPER, PR_SET_PTRACER.
        family("prctl", 157, 167, [[1, 0], [4, 1], [22, 1], [35, 1], [36, 1], [0x5961_6D61, -1]]),
        // F_SETOWN, F_SETSIG, F_SETOWN_EX, F_SETLEASE, F_NOTIFY, F_SETLKW.
        family("fcntl", 72, 25, [[1, 8, 1], [1, 10, 9], [1, 15], [1, 1024], [1, 1026, 1], [1, 7]]),
        // FIOSETOWN, SIOCSPGRP, TIOCSTI.
        family("ioctl", 16, 29, [[1, 0x8901], [1, 0x8902], [1, 0x5412]]),
        // A process, one that shares its memory, one in a new user namespace.
        family("clone", 56, 220, [[17], [0x4111], [0x1000_0011]]),
        // All processes, its group, the first one.
        family("kill", 62, 129, [[-1, 0], [0, 0], [1, 0]]),
        family("prlimit64", 302, 261, [[1, 7]]),
    ]

    static let families: [Family] =
        always.map { name, calls in
            Family(name: name, calls: calls.map { RefusedCall(name: $0.0, number: number($0.1, $0.2)) })
        } + byArgument + otherInterfaces

    /// The x32 interface's `getpid` and `kill`, and a call that no kernel has.
    private static let otherInterfaces: [Family] = [
        Family(
            name: "other interfaces",
            calls: [0x4000_0027, 0x4000_003E, 5_000].map { RefusedCall(name: "call", number: $0, arguments: [1, 0]) })
    ]

    private static func family(_ name: String, _ x86: Int, _ arm: Int, _ arguments: [[Int]]) -> Family {
        Family(
            name: name,
            calls: arguments.map { RefusedCall(name: name, number: number(x86, arm), arguments: $0) })
    }

    private static func number(_ x86: Int, _ arm: Int) -> Int {
        #if arch(x86_64)
            x86
        #else
            arm
        #endif
    }
}
