#ifndef PROTECTIONS_H
#define PROTECTIONS_H

#include "CProcessLimits.h"

/// The protections of the running kernel, without RN_PROTECTION_NAMESPACES.
int rn_known_protections(void);

/// Applies these protections to this process for good; 0 if each of them holds.
int rn_protect(const struct rn_process *process);

#endif
