/* Making and destroying plans: the engine's side of plan.h. */
#ifndef SETU_ENGINE_PLAN_MAKE_H
#define SETU_ENGINE_PLAN_MAKE_H

#include "engine/plan.h"

/* The plan of a described call. Copies everything it keeps. `moves` has a flag for each use whose offset shall be an
 * input, or is NULL. */
SETU_MUST_USE setu_status plan_make(const setu_call_description *call, const bool *moves, setu_plan **out_plan);
/* The row's type function on a described call (its results are not looked at). At most SETU_MAX_RESULTS types. */
SETU_MUST_USE setu_status plan_infer(const setu_call_description *call, setu_type *out_types, int *out_count);
void plan_destroy(setu_plan *plan); /* NULL is allowed; not its program */

#endif
