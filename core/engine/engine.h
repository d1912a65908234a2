/* The engine's own structure; the public half is setu/engine.h and setu/call.h. */
#ifndef SETU_ENGINE_ENGINE_H
#define SETU_ENGINE_ENGINE_H

#include "base/map.h"
#include "engine/device.h"
#include "engine/plan.h"

enum { RECOMPILE_LOG = 256 };

typedef struct recompile_record {
  char operator_name[64];
  char reason[256];
} recompile_record;

struct setu_engine {
  setu_client *client;
  program_cache *cache;
  compile_pool compiler;
  int device_count;
  setu_device *devices;
  _Atomic int mode;

  pthread_rwlock_t plans_lock;
  map plans;  /* key words to setu_plan; NULL for a retired one */
  map moving; /* key words without offsets to moving_group */
  uint64_t next_plan_id;
  map last_plan_of_row; /* row pointer to its newest plan */
  recompile_record recompiles[RECOMPILE_LOG];
  int64_t recompile_count;

  pthread_mutex_t regions_lock;
  map regions; /* region words to region_program */
};

#endif
