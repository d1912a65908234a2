/* Counting, inside the library. The counters themselves are setu/counters.h. */
#ifndef SETU_TRACE_COUNTERS_H
#define SETU_TRACE_COUNTERS_H

#include "setu/counters.h"

/* Any thread; never blocks on another. */
void counter_add(setu_counter counter, int64_t amount);

#endif
