#pragma once

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>

// A function of a library that is opened at run time, under its own name and type.
#define DECLARE(name) static __typeof__(name) *p_##name
#define RESOLVE(handle, name) ((p_##name = (__typeof__(name) *)dlsym(handle, #name)) != NULL)

#if defined(__APPLE__)
#define LIBRARY(name, version) "lib" name "." version ".dylib"
#else
#define LIBRARY(name, version) "lib" name ".so." version
#endif

// RTLD_LOCAL: another copy of the library in the process is left alone.
static inline void *open_library(const char *name) { return dlopen(name, RTLD_NOW | RTLD_LOCAL); }
