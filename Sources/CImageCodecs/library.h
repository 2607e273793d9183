#pragma once

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>

// A function pointer with the name and type of a library function, resolved at run time.
#define DECLARE(name) static __typeof__(name) *p_##name
#define RESOLVE(handle, name) ((p_##name = (__typeof__(name) *)dlsym(handle, #name)) != NULL)

#if defined(__APPLE__)
#define LIBRARY(name, version) "lib" name "." version ".dylib"
#else
#define LIBRARY(name, version) "lib" name ".so." version
#endif

// RTLD_LOCAL: doesn't interfere with another copy of the library in the process.
static inline void *open_library(const char *name) { return dlopen(name, RTLD_NOW | RTLD_LOCAL); }
