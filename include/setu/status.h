/* Status: the one error path of libsetu.
 *
 * Every function that can fail returns a setu_status. OK is the null word; anything else is a heap record with
 * a code, a message, the place that raised it and a chain of notes. The caller owns a non-OK status and must
 * either return it or free it with setu_status_free. No function of the library aborts, exits or prints.
 * Threads: a status belongs to one thread at a time. */
#ifndef SETU_STATUS_H
#define SETU_STATUS_H

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define SETU_API __attribute__((visibility("default")))
#define SETU_MUST_USE __attribute__((warn_unused_result))
#define SETU_PRINTF(fmt, args) __attribute__((format(printf, fmt, args)))
#else
#define SETU_API
#define SETU_MUST_USE
#define SETU_PRINTF(fmt, args)
#endif

/* Codes, in the order and with the numbers of PJRT_Error_Code. */
#define SETU_STATUS_CODES(X)                       \
  X(OK, 0, "ok")                                   \
  X(CANCELLED, 1, "cancelled")                     \
  X(UNKNOWN, 2, "unknown")                         \
  X(INVALID_ARGUMENT, 3, "invalid argument")       \
  X(DEADLINE_EXCEEDED, 4, "deadline exceeded")     \
  X(NOT_FOUND, 5, "not found")                     \
  X(ALREADY_EXISTS, 6, "already exists")           \
  X(PERMISSION_DENIED, 7, "permission denied")     \
  X(RESOURCE_EXHAUSTED, 8, "resource exhausted")   \
  X(FAILED_PRECONDITION, 9, "failed precondition") \
  X(ABORTED, 10, "aborted")                        \
  X(OUT_OF_RANGE, 11, "out of range")              \
  X(UNIMPLEMENTED, 12, "unimplemented")            \
  X(INTERNAL, 13, "internal")                      \
  X(UNAVAILABLE, 14, "unavailable")                \
  X(DATA_LOSS, 15, "data loss")                    \
  X(UNAUTHENTICATED, 16, "unauthenticated")

typedef enum setu_status_code {
#define SETU_STATUS_ENUM(name, number, text) SETU_##name = number,
  SETU_STATUS_CODES(SETU_STATUS_ENUM)
#undef SETU_STATUS_ENUM
} setu_status_code;

typedef struct setu_status_rep *setu_status;

#define SETU_STATUS_OK ((setu_status)0)

/* The code of a status; SETU_OK for the null word. */
SETU_API setu_status_code setu_status_get_code(setu_status status);
/* The name of a code, for example "INVALID_ARGUMENT"; "UNKNOWN" for a number outside the list. */
SETU_API const char *setu_status_code_name(int code);
/* The message without notes; "" for OK. Lives as long as the status. */
SETU_API const char *setu_status_message(setu_status status);
/* Message and notes, one per line, and where it was raised. Lives as long as the status. */
SETU_API const char *setu_status_text(setu_status status);
/* The source file and line that raised the status; "" and 0 for OK. */
SETU_API const char *setu_status_file(setu_status status);
SETU_API int setu_status_line(setu_status status);
/* Frees a status; OK is allowed. */
SETU_API void setu_status_free(setu_status status);
/* A second owner's copy of a status. */
SETU_API SETU_MUST_USE setu_status setu_status_clone(setu_status status);

#ifdef __cplusplus
}
#endif
#endif
