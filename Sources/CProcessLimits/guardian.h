#ifndef GUARDIAN_H
#define GUARDIAN_H

#include <stdint.h>
#include <sys/types.h>

/// The place in a slot for the identifier of a program, which is also that of its session: written when it is forked.
pid_t *rn_guardian_session(int slot, int ends_by_itself);

/// True as long as the session has a process that isn't a zombie; zombies count on systems without /proc.
int rn_session_is_running(pid_t session);

/// The threads of a process; 0 without /proc.
/// - name: its identifier there.
uint64_t rn_thread_count(const char *name);

/// Writes a number's digits, as snprintf(3), which isn't safe after a fork.
/// Returns the end of them.
char *rn_add_number(char *text, unsigned long number);

/// Closes this process's descriptors from a number on, at once or when it executes a program.
void rn_close_from(int first, int is_on_exec);

#endif
