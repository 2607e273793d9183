#ifndef PROTECTIONS_H
#define PROTECTIONS_H

#include "CProcessLimits.h"

int rn_known_protections(void);

/// Applies all known protections to this process for good; 0 if each of them holds.
int rn_protect(const struct rn_process *process);

#endif
