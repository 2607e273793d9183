#ifndef GUARDIAN_H
#define GUARDIAN_H

#include <sys/types.h>

/// Notes the session of a started program, in the program's process before it executes.
void rn_guardian_set_session(int slot, pid_t session, int ends_by_itself);

/// True as long as the session has a process that isn't a zombie; zombies count on systems without /proc.
int rn_session_is_running(pid_t session);

/// Closes this process's descriptors from a number on, at once or when it executes a program.
void rn_close_from(int first, int is_on_exec);

#endif
