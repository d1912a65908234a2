/* SHA-256 (FIPS 180-4), streaming. Uses the CPU's SHA instructions where it has them.
 * Cannot fail and allocates nothing. Threads: a state belongs to one thread at a time; copying a state by assignment
 * forks the stream. */
#ifndef SETU_CACHE_SHA256_H
#define SETU_CACHE_SHA256_H

#include <stddef.h>
#include <stdint.h>

enum { SHA256_SIZE = 32, SHA256_BLOCK = 64 };

typedef struct sha256 {
  uint32_t state[8];
  uint64_t size; /* bytes so far; the last size % 64 of them wait in `block` */
  unsigned char block[SHA256_BLOCK];
} sha256;

void sha256_init(sha256 *s);
void sha256_update(sha256 *s, const void *data, size_t size); /* NULL is allowed with size 0 */
void sha256_final(sha256 *s, unsigned char digest[SHA256_SIZE]);
/* All of it at once. */
void sha256_digest(const void *data, size_t size, unsigned char digest[SHA256_SIZE]);
/* Lower-case hexadecimal, terminated. */
void sha256_hex(const unsigned char digest[SHA256_SIZE], char hex[2 * SHA256_SIZE + 1]);

/* The portable compression function, which tests compare with the one in use. */
void sha256_blocks_portable(uint32_t state[8], const unsigned char *data, size_t block_count);

#endif
