#include "trace/counters.h"

#include <stdatomic.h>
#include <stddef.h>

static _Atomic int64_t values[SETU_COUNTER_COUNT];

static const struct {
  const char *name, *doc;
} descriptions[] = {
#define SETU_COUNTER_DESCRIPTION(name, doc) {#name, doc},
    SETU_COUNTERS(SETU_COUNTER_DESCRIPTION)
#undef SETU_COUNTER_DESCRIPTION
};

const char *setu_counter_name(int counter) {
  return counter >= 0 && counter < SETU_COUNTER_COUNT ? descriptions[counter].name : NULL;
}

const char *setu_counter_doc(int counter) {
  return counter >= 0 && counter < SETU_COUNTER_COUNT ? descriptions[counter].doc : NULL;
}

int64_t setu_counter_get(int counter) {
  if (counter < 0 || counter >= SETU_COUNTER_COUNT) return 0;
  return atomic_load_explicit(&values[counter], memory_order_relaxed);
}

void setu_counters_reset(void) {
  for (int i = 0; i < SETU_COUNTER_COUNT; i++)
    if (i != SETU_COUNTER_live_buffers && i != SETU_COUNTER_live_bytes)
      atomic_store_explicit(&values[i], 0, memory_order_relaxed);
}

void counter_add(setu_counter counter, int64_t amount) {
  atomic_fetch_add_explicit(&values[counter], amount, memory_order_relaxed);
}
