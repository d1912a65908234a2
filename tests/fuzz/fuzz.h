/* What the fuzz harnesses share. A harness defines LLVMFuzzerTestOneInput; it is linked with libFuzzer, or with
 * driver.c where there is none. A broken promise ends the process with a sentence. */
#ifndef SETU_TESTS_FUZZ_H
#define SETU_TESTS_FUZZ_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define PROMISE(condition)                                                            \
  do {                                                                                \
    if (!(condition)) {                                                               \
      fprintf(stderr, "%s:%d: broken promise: %s\n", __FILE__, __LINE__, #condition); \
      abort();                                                                        \
    }                                                                                 \
  } while (0)

/* The input as a stream of small choices; zeros when it has ended. */
typedef struct fuzz_input {
  const uint8_t *data;
  size_t size;
} fuzz_input;

static inline unsigned fuzz_byte(fuzz_input *in) {
  if (!in->size) return 0;
  in->size--;
  return *in->data++;
}

/* 0 … bound - 1 */
static inline int fuzz_pick(fuzz_input *in, int bound) {
  return (int)(fuzz_byte(in) % (unsigned)bound);
}

static inline int64_t fuzz_word(fuzz_input *in) {
  uint64_t word = 0;
  for (int i = 0; i < 8; i++) word = word << 8 | fuzz_byte(in);
  return (int64_t)word;
}

/* Mostly small, sometimes anything. */
static inline int64_t fuzz_number(fuzz_input *in) {
  unsigned choice = fuzz_byte(in);
  if (choice < 232) return (int64_t)(choice % 7) - 1;
  if (choice < 250) return (int64_t)fuzz_byte(in);
  return fuzz_word(in);
}

#endif
