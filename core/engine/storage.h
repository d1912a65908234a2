/* Storages, the engine's side. */
#ifndef SETU_ENGINE_STORAGE_H
#define SETU_ENGINE_STORAGE_H

#include "engine/array.h"

/* A storage that owns `array` (which may be NULL), or NULL when memory is exhausted. */
setu_storage *storage_create(setu_device *device, const setu_type *natural, setu_array *array);
/* Replaces the value; takes over the reference. Under the ticket. */
void storage_set_array(setu_storage *storage, setu_array *array, const setu_type *natural);

/* OK unless the storage's value FAILED: then that error, after the value that it was to replace in place, if there was
 * one, has been put back. So an error is raised where it is first met, and a tensor survives a failed update. Under the
 * ticket. */
SETU_MUST_USE setu_status storage_recover(setu_storage *storage);

#endif
