#include "cache/cpu_features.h"

#include <sched.h>
#include <unistd.h>

int cpu_usable_count(void) {
  cpu_set_t set;
  if (!sched_getaffinity(0, sizeof set, &set)) return CPU_COUNT(&set);
  long online = sysconf(_SC_NPROCESSORS_ONLN); /* more CPUs than the set holds */
  return online > 0 ? (int)online : 1;
}

#if defined(__x86_64__)
#include <cpuid.h>

typedef struct registers {
  unsigned a, b, c, d;
} registers;

/* Zeros for a leaf that the CPU does not have. */
static registers ask(unsigned leaf, unsigned subleaf) {
  registers r = {0, 0, 0, 0};
  unsigned highest = (unsigned)__get_cpuid_max(leaf & 0x80000000u, 0);
  if (leaf <= highest) __cpuid_count(leaf, subleaf, r.a, r.b, r.c, r.d);
  return r;
}

/* The register states that the operating system saves; without them the features that use them are absent. */
static uint32_t saved_states(void) {
  uint32_t low, high;
  __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return low;
}

size_t cpu_features(uint32_t words[CPU_FEATURE_WORDS]) {
  size_t n = 0;
  registers r = ask(0, 0);
  words[n++] = r.b, words[n++] = r.c, words[n++] = r.d; /* vendor */
  r = ask(1, 0);
  words[n++] = r.a & ~15u; /* family and model, by which compilers tune; not the stepping */
  words[n++] = r.c, words[n++] = r.d;
  words[n++] = r.c & 1u << 27 ? saved_states() : 0;
  registers structured = ask(7, 0);
  words[n++] = structured.b, words[n++] = structured.c, words[n++] = structured.d;
  for (unsigned subleaf = 1; subleaf <= 2; subleaf++) {
    r = structured.a >= subleaf ? ask(7, subleaf) : (registers){0, 0, 0, 0};
    words[n++] = r.a, words[n++] = r.b, words[n++] = r.c, words[n++] = r.d;
  }
  words[n++] = ask(0xd, 1).a;  /* forms of xsave */
  words[n++] = ask(0x14, 0).b; /* ptwrite */
  words[n++] = ask(0x19, 0).b; /* key locker */
  words[n++] = ask(0x1e, 1).a; /* AMX */
  words[n++] = ask(0x24, 0).b; /* AVX10 version and widths */
  r = ask(0x80000001u, 0);
  words[n++] = r.c, words[n++] = r.d;
  words[n++] = ask(0x80000008u, 0).b;
  return n;
}

#elif defined(__aarch64__)
#include <sys/auxv.h>

size_t cpu_features(uint32_t words[CPU_FEATURE_WORDS]) {
  static const unsigned long kinds[] = {16, 26, 29, 30}; /* AT_HWCAP, AT_HWCAP2, AT_HWCAP3, AT_HWCAP4 */
  size_t n = 0;
  for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
    uint64_t bits = getauxval(kinds[i]);
    words[n++] = (uint32_t)bits, words[n++] = (uint32_t)(bits >> 32);
  }
  return n;
}

#else

size_t cpu_features(uint32_t words[CPU_FEATURE_WORDS]) {
  (void)words;
  return 0;
}

#endif
