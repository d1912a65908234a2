/* Making and passing on statuses inside the library. The public half is setu/status.h. */
#ifndef SETU_BASE_STATUS_H
#define SETU_BASE_STATUS_H

#include "setu/status.h"

/* Makes a status. When memory is exhausted, returns a static RESOURCE_EXHAUSTED status instead: never OK. */
SETU_MUST_USE setu_status status_make(setu_status_code code, const char *file, int line, const char *format, ...)
    SETU_PRINTF(4, 5);
/* Appends a note to a non-OK status and returns it; OK passes through untouched. */
SETU_MUST_USE setu_status status_note(setu_status status, const char *format, ...) SETU_PRINTF(2, 3);
/* Keeps the first error and frees the second. */
SETU_MUST_USE setu_status status_join(setu_status first, setu_status second);

#define SETU_ERROR(code, ...) status_make(code, __FILE__, __LINE__, __VA_ARGS__)
#define SETU_OUT_OF_MEMORY() SETU_ERROR(SETU_RESOURCE_EXHAUSTED, "the host is out of memory")

/* Returns from the calling function when the expression yields an error. */
#define SETU_TRY(expression)                       \
  do {                                             \
    setu_status setu_try_status_ = (expression);   \
    if (setu_try_status_) return setu_try_status_; \
  } while (0)

#endif
