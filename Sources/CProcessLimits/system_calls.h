#ifndef SYSTEM_CALLS_H
#define SYSTEM_CALLS_H

/// True if the kernel can refuse this architecture's system calls by a list.
int rn_knows_system_calls(void);

/// Refuses all system calls of this process but those on the list, for good.
/// Returns -1 with errno set on failure.
int rn_restrict_system_calls(void);

#endif
