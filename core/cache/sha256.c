#include "cache/sha256.h"

#include <string.h>

static const uint32_t round_constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static inline uint32_t rotate(uint32_t x, int n) {
  return x >> n | x << (32 - n);
}

static inline uint32_t load_be(const unsigned char *p) {
  return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

void sha256_blocks_portable(uint32_t state[8], const unsigned char *data, size_t block_count) {
  for (; block_count; block_count--, data += SHA256_BLOCK) {
    uint32_t w[64];
    for (int i = 0; i < 16; i++) w[i] = load_be(data + 4 * i);
    for (int i = 16; i < 64; i++) {
      uint32_t s0 = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ w[i - 15] >> 3;
      uint32_t s1 = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ w[i - 2] >> 10;
      w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
    uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
    for (int i = 0; i < 64; i++) {
      uint32_t s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      uint32_t t1 = h + s1 + ((e & f) ^ (~e & g)) + round_constants[i] + w[i];
      uint32_t s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      uint32_t t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
      h = g, g = f, f = e, e = d + t1;
      d = c, c = b, b = a, a = t1 + t2;
    }
    state[0] += a, state[1] += b, state[2] += c, state[3] += d;
    state[4] += e, state[5] += f, state[6] += g, state[7] += h;
  }
}

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>

static int has_sha_instructions(void) {
  unsigned a, b, c, d;
  if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & 1u << 9) || !(c & 1u << 19)) return 0; /* SSSE3 and SSE4.1 */
  return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & 1u << 29);
}

/* The instructions keep the state as the words (a, b, e, f) and (c, d, g, h), highest first. */
__attribute__((target("sha,ssse3,sse4.1"))) static void blocks_sha(uint32_t state[8], const unsigned char *data,
                                                                   size_t block_count) {
  const __m128i swap = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
  __m128i dcba = _mm_loadu_si128((const __m128i *)(const void *)state);
  __m128i hgfe = _mm_loadu_si128((const __m128i *)(const void *)(state + 4));
  __m128i cdab = _mm_shuffle_epi32(dcba, 0xb1), efgh = _mm_shuffle_epi32(hgfe, 0x1b);
  __m128i abef = _mm_alignr_epi8(cdab, efgh, 8), cdgh = _mm_blend_epi16(efgh, cdab, 0xf0);
  for (; block_count; block_count--, data += SHA256_BLOCK) {
    const __m128i abef_before = abef, cdgh_before = cdgh;
    __m128i w[4];
    for (int i = 0; i < 16; i++) { /* four rounds each; w holds the last sixteen words of the schedule */
      if (i < 4) {
        w[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(const void *)(data + 16 * i)), swap);
      } else {
        __m128i sum = _mm_sha256msg1_epu32(w[i & 3], w[(i + 1) & 3]);
        sum = _mm_add_epi32(sum, _mm_alignr_epi8(w[(i + 3) & 3], w[(i + 2) & 3], 4));
        w[i & 3] = _mm_sha256msg2_epu32(sum, w[(i + 3) & 3]);
      }
      __m128i k = _mm_add_epi32(w[i & 3], _mm_loadu_si128((const __m128i *)(const void *)(round_constants + 4 * i)));
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, k);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(k, 0x0e));
    }
    abef = _mm_add_epi32(abef, abef_before);
    cdgh = _mm_add_epi32(cdgh, cdgh_before);
  }
  __m128i feba = _mm_shuffle_epi32(abef, 0x1b), dchg = _mm_shuffle_epi32(cdgh, 0xb1);
  _mm_storeu_si128((__m128i *)(void *)state, _mm_blend_epi16(feba, dchg, 0xf0));
  _mm_storeu_si128((__m128i *)(void *)(state + 4), _mm_alignr_epi8(dchg, feba, 8));
}

static void compress_blocks(uint32_t state[8], const unsigned char *data, size_t block_count) {
  static _Atomic signed char known; /* 0 not asked yet, 1 yes, -1 no; cpuid traps to the hypervisor of a guest */
  if (!known) known = has_sha_instructions() ? 1 : -1;
  if (known > 0)
    blocks_sha(state, data, block_count);
  else
    sha256_blocks_portable(state, data, block_count);
}
#else
static void compress_blocks(uint32_t state[8], const unsigned char *data, size_t block_count) {
  sha256_blocks_portable(state, data, block_count);
}
#endif

void sha256_init(sha256 *s) {
  static const uint32_t initial[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                      0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  memcpy(s->state, initial, sizeof initial);
  s->size = 0;
}

void sha256_update(sha256 *s, const void *data, size_t size) {
  if (!size) return;
  const unsigned char *bytes = data;
  size_t waiting = (size_t)(s->size % SHA256_BLOCK);
  s->size += size;
  if (waiting) {
    size_t part = SHA256_BLOCK - waiting < size ? SHA256_BLOCK - waiting : size;
    memcpy(s->block + waiting, bytes, part);
    if (waiting + part < SHA256_BLOCK) return;
    compress_blocks(s->state, s->block, 1);
    bytes += part;
    size -= part;
  }
  compress_blocks(s->state, bytes, size / SHA256_BLOCK);
  memcpy(s->block, bytes + size / SHA256_BLOCK * SHA256_BLOCK, size % SHA256_BLOCK);
}

void sha256_final(sha256 *s, unsigned char digest[SHA256_SIZE]) {
  uint64_t bits = s->size * 8;
  unsigned char tail[SHA256_BLOCK + 8] = {0x80};
  size_t padding = 1 + (SHA256_BLOCK + 55 - (size_t)(s->size % SHA256_BLOCK)) % SHA256_BLOCK;
  for (int i = 0; i < 8; i++) tail[padding + (size_t)i] = (unsigned char)(bits >> (56 - 8 * i));
  sha256_update(s, tail, padding + 8);
  for (int i = 0; i < SHA256_SIZE; i++) digest[i] = (unsigned char)(s->state[i / 4] >> (24 - 8 * (i % 4)));
}

void sha256_digest(const void *data, size_t size, unsigned char digest[SHA256_SIZE]) {
  sha256 s;
  sha256_init(&s);
  sha256_update(&s, data, size);
  sha256_final(&s, digest);
}

void sha256_hex(const unsigned char digest[SHA256_SIZE], char hex[2 * SHA256_SIZE + 1]) {
  static const char digits[] = "0123456789abcdef";
  for (int i = 0; i < SHA256_SIZE; i++) {
    hex[2 * i] = digits[digest[i] >> 4];
    hex[2 * i + 1] = digits[digest[i] & 15];
  }
  hex[2 * SHA256_SIZE] = 0;
}
