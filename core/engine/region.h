/* Fused mode: recording calls and running them as one program.
 *
 * A region is the list of calls since the last flush. Its key is made while recording (plan ids and which value feeds
 * which slot), plus which results are still held when it is flushed; so a repeated region costs only its recording. All
 * functions are called with the device's launch ticket held. */
#ifndef SETU_ENGINE_REGION_H
#define SETU_ENGINE_REGION_H

#include "engine/engine.h"

/* Records a call; new arrays (RECORDED) go to the written storages and to out_storages. */
SETU_MUST_USE setu_status region_record(setu_device *device, setu_plan *plan, setu_storage *const *storages,
                                        const setu_scalar_input *scalars, const uint32_t *random,
                                        setu_storage **out_storages);
/* Launches what was recorded, if anything. */
SETU_MUST_USE setu_status region_flush(setu_device *device);
/* Frees an open region and all region programs at the end. */
void region_discard(setu_device *device);
void region_programs_destroy(setu_engine *engine);

#endif
