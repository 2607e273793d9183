// Starts programs that end with this process, with limits that Swift can't set: between fork and exec only calls that are
// safe after a fork may run.

#ifndef C_PROCESS_LIMITS_H
#define C_PROCESS_LIMITS_H

#include <stdint.h>
#include <sys/types.h>

/// Protections of this system, as bits.
enum rn_protection {
    /// Landlock: only named files can be read or written (Linux 5.13).
    RN_PROTECTION_FILES = 1,
    /// Seccomp: the system calls that an extension needs, and no others.
    RN_PROTECTION_CALLS = 2,
    /// Namespaces: it sees no other processes, System V IPC and network.
    RN_PROTECTION_NAMESPACES = 4,
};

/// A descriptor of a started program.
struct rn_connection {
    /// Its number in the program, below 16.
    int number;
    /// The descriptor of this process that it is a copy of; below 0 for none, which is /dev/null.
    int own;
};

/// A program and what it may use. Texts and arrays end with NULL and outlive the call.
struct rn_process {
    const char *executable;
    char *const *arguments;
    /// NULL for that of this process.
    char *const *environment;
    /// NULL for that of this process.
    const char *folder;
    /// Standard streams that aren't named here are this process's own; the program has no other descriptors.
    const struct rn_connection *connections;
    /// At most 8.
    int connection_count;
    /// RN_UNLIMITED leaves the limit of this process.
    uint64_t cpu_seconds;
    /// Bytes of virtual memory. Darwin has no such limit.
    uint64_t memory;
    /// Bytes of each file written.
    uint64_t file_size;
    uint64_t descriptors;
    /// True for a program that sees the end of this process. The guardian gives it five seconds.
    int ends_by_itself;
    /// Threads of a program with protections, which a supervisor counts twenty times a second, where there is /proc.
    uint64_t threads;
    /// Files and folders to read and execute, where there is RN_PROTECTION_FILES; NULL for a program without protections.
    char *const *readable;
    /// Files and folders to write to; not NULL if `readable` isn't.
    char *const *writable;
    /// True for a program that starts others, such as a compiler: among the system calls it lacks only those that reach
    /// beyond its files.
    int starts_programs;
};

static const uint64_t RN_UNLIMITED = UINT64_MAX;

/// Results of `rn_process_start` besides an identifier, with errno set.
enum rn_start_failure {
    /// This process can't start any.
    RN_NO_PROCESS = -1,
    /// The program can't be limited, protected or executed.
    RN_NO_PROGRAM = -2,
};

/// The exit code of a program that had too many threads. No signal makes it.
static const int RN_EXIT_THREADS = 250;

/// The protections of the running kernel. It makes namespaces to know about them.
int rn_protections(void);

/// Starts a program in a session of its own, and returns when it runs.
/// - slot: a slot of the guardian, for the program to end with this process; below 0 for a program that outlives it.
/// Returns its identifier, or a failure.
pid_t rn_process_start(const struct rn_process *process, int slot);

/// Takes a slot of the guardian, which is started with the first one.
///
/// The guardian is a process that waits for the end of this one, however it ends. Then it kills the sessions and removes the
/// folders in its slots.
/// Returns -1 with errno set on failure.
int rn_guardian_take(void);

/// Has the guardian remove a folder; the path is relative to this process's folder at the start of the guardian.
/// Returns -1 with errno set if the path is too long.
int rn_guardian_set_folder(int slot, const char *path);

/// Gives a slot back: the guardian forgets its session and folder.
void rn_guardian_release(int slot);

/// Kills a program with all that it has started, and waits for the end of all but the program itself, at most a second.
/// Systems without /proc know only those in its process group.
void rn_session_kill(pid_t session);

/// A pipe, and a pair of connected sockets, which no started program inherits.
/// Returns -1 with errno set on failure.
int rn_pipe(int ends[2]);
int rn_sockets(int ends[2]);

#endif
