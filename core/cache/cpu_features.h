/* What the code of a CPU program may rely on: the features of this host's CPU, as words to be hashed.
 * Two hosts with equal words can run each other's native code; the words differ between kinds of CPU, not between
 * cores, boots or loads. Cannot fail and allocates nothing. Thread safe. */
#ifndef SETU_CACHE_CPU_FEATURES_H
#define SETU_CACHE_CPU_FEATURES_H

#include <stddef.h>
#include <stdint.h>

enum { CPU_FEATURE_WORDS = 32 };

/* Fills `words` and returns how many; 0 on an architecture whose features are not known. */
size_t cpu_features(uint32_t words[CPU_FEATURE_WORDS]);
/* On how many CPUs this process may run; at least 1. */
int cpu_usable_count(void);

#endif
