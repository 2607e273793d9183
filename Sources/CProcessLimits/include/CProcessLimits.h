// Starts a program with limits that Swift can't set: between fork and exec only calls that are safe after a fork may
// run.

#ifndef C_PROCESS_LIMITS_H
#define C_PROCESS_LIMITS_H

#include <stdint.h>
#include <sys/types.h>

/// Protections of this system, as bits.
enum rn_protection {
    /// Landlock: only named files can be read or written (Linux 5.13).
    RN_PROTECTION_FILES = 1,
    /// Seccomp: no sockets, no further processes, no signals to others.
    RN_PROTECTION_CALLS = 2,
};

/// A program and what it may use. Texts and arrays end with NULL and outlive the call.
struct rn_process {
    const char *executable;
    char *const *arguments;
    char *const *environment;
    const char *folder;
    /// Descriptor that the program has as 3 and 4, for calls and replies.
    int channel;
    /// Descriptor that the program has as 1 and 2.
    int log;
    uint64_t cpu_seconds;
    /// Bytes of virtual memory.
    uint64_t memory;
    /// Bytes of each file written.
    uint64_t file_size;
    uint64_t descriptors;
    /// Files and folders to read and execute; ignored without RN_PROTECTION_FILES.
    const char *const *readable;
    /// Folders to write to.
    const char *const *writable;
};

/// The protections of the running kernel.
int rn_protections(void);

/// Starts a program in its own session with all protections of the kernel.
/// Returns its identifier, or -1 with errno set. A program that can't be protected or executed ends with status 126.
pid_t rn_process_start(const struct rn_process *process);

#endif
