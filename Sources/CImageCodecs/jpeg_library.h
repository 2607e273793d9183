#pragma once

#include "library.h"

#include <setjmp.h>
#include <stdio.h>

#include <jpeglib.h>

#include <jerror.h>

// The structures' layout depends on the version in the header.
#if JPEG_LIB_VERSION >= 80
#define JPEG_LIBRARY LIBRARY("jpeg", "8")
#else
#define JPEG_LIBRARY LIBRARY("jpeg", "62")
#endif

// The setjmp buffer for errors. `base` is the first member, so that a pointer to it casts to the whole.
typedef struct {
    struct jpeg_error_mgr base;
    jmp_buf place;
} jpeg_errors;

static inline void jpeg_fail(j_common_ptr info) { longjmp(((jpeg_errors *)info->err)->place, 1); }
