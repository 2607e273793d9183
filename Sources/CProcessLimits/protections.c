#ifdef __linux__

#define _GNU_SOURCE
#include "protections.h"
#include "system_calls.h"

#include <fcntl.h>
#include <linux/capability.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Landlock's interface, which older headers lack (linux/landlock.h).
#define LANDLOCK_CREATE_RULESET 444
#define LANDLOCK_ADD_RULE 445
#define LANDLOCK_RESTRICT_SELF 446
#define LANDLOCK_VERSION 1U
#define LANDLOCK_PATH_BENEATH 1
#define ACCESS_EXECUTE (1ULL << 0)
#define ACCESS_WRITE_FILE (1ULL << 1)
#define ACCESS_READ_FILE (1ULL << 2)
#define ACCESS_READ_DIR (1ULL << 3)
/// All rights of version 1: the thirteen lowest bits.
#define ACCESS_ALL ((1ULL << 13) - 1)
/// Making device files, sockets and pipes, which no extension needs.
#define ACCESS_MAKE_SPECIAL (1ULL << 6 | 1ULL << 9 | 1ULL << 10 | 1ULL << 11)
/// Truncation came with version 3.
#define ACCESS_TRUNCATE (1ULL << 14)
/// Abstract UNIX sockets of others and signals to them, from version 6 on.
#define SCOPE_ALL 3ULL

struct ruleset {
    uint64_t files;
    uint64_t network;
    uint64_t scope;
};

struct __attribute__((packed)) path_rule {
    uint64_t access;
    int32_t folder;
};

static int landlock_version(void) {
    return (int)syscall(LANDLOCK_CREATE_RULESET, NULL, 0, LANDLOCK_VERSION);
}

int rn_known_protections(void) {
    int known = landlock_version() > 0 ? RN_PROTECTION_FILES : 0;
    return rn_knows_system_calls() ? known | RN_PROTECTION_CALLS : known;
}

static int allow(int ruleset, const char *path, uint64_t access) {
    int folder = open(path, O_PATH | O_CLOEXEC);
    // What doesn't exist can't be read either.
    if (folder < 0) return 0;
    struct stat found;
    if (fstat(folder, &found) == 0 && !S_ISDIR(found.st_mode)) {
        access &= ACCESS_EXECUTE | ACCESS_WRITE_FILE | ACCESS_READ_FILE | ACCESS_TRUNCATE;
    }
    struct path_rule rule = {access, folder};
    long result = syscall(LANDLOCK_ADD_RULE, ruleset, LANDLOCK_PATH_BENEATH, &rule, 0);
    close(folder);
    return (int)result;
}

static int protect_files(const struct rn_process *process) {
    int version = landlock_version();
    uint64_t all = ACCESS_ALL | (version >= 3 ? ACCESS_TRUNCATE : 0);
    struct ruleset rules = {all, 0, SCOPE_ALL};
    size_t size = version >= 6 ? sizeof rules : offsetof(struct ruleset, network);
    int ruleset = (int)syscall(LANDLOCK_CREATE_RULESET, &rules, size, 0);
    if (ruleset < 0) return -1;
    int result = 0;
    for (char *const *path = process->readable; *path && result == 0; path++) {
        result = allow(ruleset, *path, ACCESS_EXECUTE | ACCESS_READ_FILE | ACCESS_READ_DIR);
    }
    for (char *const *path = process->writable; *path && result == 0; path++) {
        result = allow(ruleset, *path, all & ~(ACCESS_EXECUTE | ACCESS_MAKE_SPECIAL));
    }
    if (result == 0) result = (int)syscall(LANDLOCK_RESTRICT_SELF, ruleset, 0);
    close(ruleset);
    return result;
}

/// Gives up all capabilities, which root has; without new privileges the program doesn't get them back.
static int drop_capabilities(void) {
    struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = {0};
    return (int)syscall(SYS_capset, &header, none);
}

int rn_protect(const struct rn_process *process) {
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
    int known = rn_known_protections();
    if (known & RN_PROTECTION_FILES && protect_files(process) != 0) return -1;
    if (drop_capabilities() != 0) return -1;
    return known & RN_PROTECTION_CALLS ? rn_restrict_system_calls(process->starts_programs) : 0;
}

#endif
