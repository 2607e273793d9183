#ifndef SUPERVISOR_H
#define SUPERVISOR_H

#include <stdint.h>
#include <sys/types.h>

/// The identity of this process, which a new user namespace is told.
struct rn_identity {
    uid_t user;
    gid_t group;
};

/// Sets of namespaces to try for a program, as flags of clone(2), the best first; the last one is 0.
extern const unsigned long rn_namespaces[];

/// Forks without the C library's handlers, which aren't needed by a child that only calls what is safe after a fork.
/// - identifier: gets the child's identifier, before the child runs.
/// Returns 0 in the child, and -1 with errno set on failure.
pid_t rn_fork(unsigned long namespaces, pid_t *identifier);

/// Completes the new namespaces of this process, their first one.
/// Returns -1 with errno set on failure.
int rn_enter_namespaces(unsigned long namespaces, struct rn_identity identity);

/// True if the kernel lets this process make namespaces.
int rn_can_make_namespaces(void);

/// Waits for the end of a started program, and ends as it did; in namespaces by the code 128 + its signal.
/// - name: its identifier in /proc.
/// - threads: ends the program when it has more, where there is /proc.
_Noreturn void rn_supervise(pid_t program, const char *name, uint64_t threads);

#endif
