#include "trace/counters.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

/* A thread counts in a shard of its own, because a cache line that several threads write costs more than the counting.
 * The shard of a thread that ended goes to the next new one. Threads beyond the last shard share it. */
enum { SHARDS = 64 };

typedef struct shard {
  _Alignas(64) _Atomic int64_t values[SETU_COUNTER_COUNT];
  _Atomic bool taken;
} shard;

static shard shards[SHARDS];
static shard *const shared = &shards[SHARDS - 1];
static _Atomic int64_t before_reset[SETU_COUNTER_COUNT];
static _Thread_local shard *own;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t at_thread_end;

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

static int64_t total(int counter) {
  int64_t sum = 0;
  for (int i = 0; i < SHARDS; i++) sum += atomic_load_explicit(&shards[i].values[counter], memory_order_relaxed);
  return sum;
}

int64_t setu_counter_get(int counter) {
  if (counter < 0 || counter >= SETU_COUNTER_COUNT) return 0;
  return total(counter) - atomic_load_explicit(&before_reset[counter], memory_order_relaxed);
}

void setu_counters_reset(void) {
  for (int i = 0; i < SETU_COUNTER_COUNT; i++)
    if (i != SETU_COUNTER_live_buffers && i != SETU_COUNTER_live_bytes)
      atomic_store_explicit(&before_reset[i], total(i), memory_order_relaxed);
}

static void give_back(void *thread_shard) {
  own = NULL;
  atomic_store_explicit(&((shard *)thread_shard)->taken, false, memory_order_release);
}

static void make_key(void) {
  if (pthread_key_create(&at_thread_end, give_back)) at_thread_end = (pthread_key_t)-1;
}

static shard *take_shard(void) {
  pthread_once(&once, make_key);
  for (int i = 0; i < SHARDS - 1; i++) {
    bool taken = false;
    if (!atomic_compare_exchange_strong(&shards[i].taken, &taken, true)) continue;
    if (at_thread_end != (pthread_key_t)-1) pthread_setspecific(at_thread_end, &shards[i]);
    return own = &shards[i];
  }
  return own = shared;
}

void counter_add(setu_counter counter, int64_t amount) {
  shard *mine = own ? own : take_shard();
  _Atomic int64_t *value = &mine->values[counter];
  if (mine == shared)
    atomic_fetch_add_explicit(value, amount, memory_order_relaxed);
  else
    atomic_store_explicit(value, atomic_load_explicit(value, memory_order_relaxed) + amount, memory_order_relaxed);
}
