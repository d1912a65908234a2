/* Views over a storage's value.
 *
 * A storage holds one dense row-major value of its natural type. A view is what PyTorch sees of it: dtype, sizes,
 * strides and offset, counted in elements of the view's dtype. Reading a view becomes slice, transpose, broadcast,
 * reshape or, where no such chain exists, a gather; writing becomes an update of the natural value. */
#ifndef SETU_ENGINE_VIEW_H
#define SETU_ENGINE_VIEW_H

#include "hlo/hlo.h"

typedef struct setu_view {
  setu_type type;
  int64_t strides[SETU_MAX_RANK];
  int64_t offset;
} setu_view;

/* The row-major view of a whole type. */
setu_view view_dense(const setu_type *type);
/* True when the view is the whole natural value in row-major order with the same dims and dtype. */
bool view_is_natural(const setu_view *view, const setu_type *natural);
/* The row-major type in which a fresh tensor with these dims and strides is stored: dims in memory order. `exact` tells
 * whether the strides are dense (a permutation of row-major) at all. */
setu_type view_natural_type(const setu_view *view, bool *out_exact);
/* True when a write through the view replaces every element of the natural value. */
bool view_covers(const setu_view *view, const setu_type *natural);
/* The number of elements of the view's dtype that reach the last one it addresses, offset included. */
int64_t view_extent(const setu_view *view);

/* True when a program that has the view's offset as an input, made for view->offset, is right for `offset` too: it
 * takes both views apart in one way and both lie inside the natural value. The slices that such a program takes are
 * therefore never out of bounds, where StableHLO would move them. */
bool view_moves(const setu_view *view, const setu_type *natural, int64_t offset);
/* The dtype of such an input: i32 unless the offset may need more. */
setu_dtype view_offset_dtype(const setu_view *view, const setu_type *natural);

/* `offset` below is NULL, or a rank-0 integer that takes the place of view->offset: see view_moves. */

/* The view's value, of exactly view->type. `value` has the natural type. */
setu_value *view_read(setu_builder *b, setu_value *value, const setu_view *view, setu_value *offset);
/* The natural value after writing `update` (of view->type) through the view. */
setu_value *view_write(setu_builder *b, setu_value *value, const setu_view *view, setu_value *update,
                       setu_value *offset);

#endif
