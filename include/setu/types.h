/* Element types and tensor types. */
#ifndef SETU_TYPES_H
#define SETU_TYPES_H

#include <stdbool.h>
#include <stdint.h>

#include "setu/status.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Element types: name, number (that of PJRT_Buffer_Type), StableHLO spelling, bits, kind.
 * Kinds: b boolean, i signed, u unsigned, f floating, c complex. */
#define SETU_DTYPES(X)                    \
  X(BOOL, 1, "i1", 8, 'b')                \
  X(I8, 2, "i8", 8, 'i')                  \
  X(I16, 3, "i16", 16, 'i')               \
  X(I32, 4, "i32", 32, 'i')               \
  X(I64, 5, "i64", 64, 'i')               \
  X(U8, 6, "ui8", 8, 'u')                 \
  X(U16, 7, "ui16", 16, 'u')              \
  X(U32, 8, "ui32", 32, 'u')              \
  X(U64, 9, "ui64", 64, 'u')              \
  X(F16, 10, "f16", 16, 'f')              \
  X(F32, 11, "f32", 32, 'f')              \
  X(F64, 12, "f64", 64, 'f')              \
  X(BF16, 13, "bf16", 16, 'f')            \
  X(C64, 14, "complex<f32>", 64, 'c')     \
  X(C128, 15, "complex<f64>", 128, 'c')   \
  X(F8E5M2, 16, "f8E5M2", 8, 'f')         \
  X(F8E4M3FN, 17, "f8E4M3FN", 8, 'f')     \
  X(F8E4M3FNUZ, 20, "f8E4M3FNUZ", 8, 'f') \
  X(F8E5M2FNUZ, 19, "f8E5M2FNUZ", 8, 'f')

typedef enum setu_dtype {
  SETU_DTYPE_INVALID = 0,
#define SETU_DTYPE_ENUM(name, number, spelling, bits, kind) SETU_##name = number,
  SETU_DTYPES(SETU_DTYPE_ENUM)
#undef SETU_DTYPE_ENUM
} setu_dtype;

/* The largest rank of a tensor. PyTorch allows 64; no program uses more than a few. */
enum { SETU_MAX_RANK = 32 };

/* A ranked tensor type with static dimensions; rank 0 is a scalar. Plain data. */
typedef struct setu_type {
  setu_dtype dtype;
  int rank;
  int64_t dims[SETU_MAX_RANK];
} setu_type;

/* Bytes of one element; 0 for INVALID. */
SETU_API int setu_dtype_size(setu_dtype dtype);
/* "f32", "i64", "complex<f32>" …; "invalid". */
SETU_API const char *setu_dtype_name(setu_dtype dtype);
SETU_API bool setu_dtype_is_floating(setu_dtype dtype);
SETU_API bool setu_dtype_is_complex(setu_dtype dtype);
/* Signed, unsigned; boolean is not integral. */
SETU_API bool setu_dtype_is_integral(setu_dtype dtype);
SETU_API bool setu_dtype_is_unsigned(setu_dtype dtype);

#ifdef __cplusplus
}
#endif
#endif
