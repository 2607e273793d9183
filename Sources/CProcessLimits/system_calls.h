#ifndef SYSTEM_CALLS_H
#define SYSTEM_CALLS_H

/// True if the kernel can refuse this architecture's system calls by a list.
int rn_knows_system_calls(void);

/// Refuses system calls of this process and all that it starts, for good: all but those that an extension needs.
/// - starts_programs: refuses those only that reach beyond files: network, other processes, memory shared by name.
/// Returns -1 with errno set on failure.
int rn_restrict_system_calls(int starts_programs);

#endif
