/* Moving plans: plans whose views take their offsets as run-time inputs.
 *
 * Offsets are words of a call's key, because XLA does most with slices whose place it knows. A loop over slices
 * (data[i : i + 64]) would then compile once for every offset. So calls whose keys differ in offsets alone form a
 * group; when a group has MOVING_THRESHOLD plans and misses again, it gets one plan that takes the offsets that
 * differed as scalars. A call whose own key has no plan is served by a moving plan of its group if that takes its views
 * apart in the same way (view_moves). The plans that a moving one replaces are retired, so that a region of fused mode
 * is one program for all offsets, not for all of their combinations.
 *
 * A group needs no memory for the calls that a moving plan serves: their key without the offsets finds it. */
#ifndef SETU_ENGINE_MOVING_H
#define SETU_ENGINE_MOVING_H

#include "engine/engine.h"

enum { MOVING_THRESHOLD = 4 };

/* Which uses of a call that has no plan shall take their offset as an input: one flag per use, freed with base_free;
 * NULL when the call shall have a static plan. Takes the engine's plan lock. */
SETU_MUST_USE setu_status moving_choose(setu_engine *engine, const uint64_t *words, size_t word_count,
                                        const setu_call_description *call, bool **out_moves);

/* The following are called with the plan lock held for writing. */
/* The moving plan of the call's group that serves the call, or NULL. */
setu_plan *moving_find(setu_engine *engine, const uint64_t *words, size_t word_count,
                       const setu_call_description *call);
/* Adds a moving plan to its group, which owns it from then on. The static plans that it replaces are no longer found.
 */
SETU_MUST_USE setu_status moving_add(setu_engine *engine, const uint64_t *words, size_t word_count,
                                     const setu_call_description *call, setu_plan *plan);
/* Counts a static plan of the engine's map in its group. Without memory it is not counted. */
void moving_note(setu_engine *engine, const setu_call_description *call, setu_plan *plan);

/* Frees the groups, and gives their plans to `destroy`. */
void moving_destroy(setu_engine *engine, void (*destroy)(setu_plan *));

#endif
