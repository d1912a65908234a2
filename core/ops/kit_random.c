/* Threefry-2x32 and the distributions that other draws are made of. See kit.h for how counters are used. */
#include "ops/kit.h"
#include "ops/table.h"

#include <math.h>

/* The two words of one block per element. */
typedef struct block {
  setu_value *x, *y;
} block;

static setu_value *constant(setu_builder *b, const setu_value *like, uint32_t value) {
  return hlo_splat_int(b, &like->type, (int64_t)value);
}

static setu_value *rotate_left(setu_builder *b, setu_value *x, unsigned distance) {
  setu_value *high = hlo_shift_left(b, x, constant(b, x, distance));
  return hlo_or(b, high, hlo_shift_right_logical(b, x, constant(b, x, 32 - distance)));
}

/* 20 rounds, as published by Salmon et al. (Random123). */
static block threefry(setu_builder *b, setu_value *key0, setu_value *key1, setu_value *x, setu_value *y) {
  static const unsigned rotations[2][4] = {{13, 15, 26, 6}, {17, 29, 16, 24}};
  setu_value *parity = hlo_xor(b, hlo_xor(b, key0, key1), constant(b, key0, 0x1BD11BDA));
  setu_value *keys[3] = {kit_broadcast_like(b, key0, x), kit_broadcast_like(b, key1, x),
                         kit_broadcast_like(b, parity, x)};
  x = hlo_add(b, x, keys[0]);
  y = hlo_add(b, y, keys[1]);
  for (uint32_t group = 0; group < 5; group++) {
    for (int i = 0; i < 4; i++) {
      x = hlo_add(b, x, y);
      y = hlo_xor(b, rotate_left(b, y, rotations[group % 2][i]), x);
    }
    x = hlo_add(b, x, keys[(group + 1) % 3]);
    y = hlo_add(b, hlo_add(b, y, keys[(group + 2) % 3]), constant(b, y, group + 1));
  }
  return (block){x, y};
}

static setu_value *state_word(setu_builder *b, setu_call *c, int64_t index) {
  int64_t limit = index + 1;
  return hlo_reshape(b, hlo_slice(b, c->random_state, &index, &limit, NULL), 0, NULL);
}

/* The position of every element as one u32. */
static setu_value *linear_position(setu_builder *b, int rank, const int64_t *dims) {
  setu_type flat = {.dtype = SETU_U32, .rank = 1};
  setu_type type = hlo_type(SETU_U32, rank, dims);
  flat.dims[0] = hlo_type_count(&type);
  if (flat.dims[0] > UINT32_MAX)
    return hlo_fail(b, SETU_ERROR(SETU_UNIMPLEMENTED,
                                  "%lld random numbers were asked for at once, at most %lld are supported; "
                                  "draw them in parts",
                                  (long long)flat.dims[0], (long long)UINT32_MAX));
  return hlo_reshape(b, hlo_iota(b, &flat, 0), rank, dims);
}

static block draw(setu_builder *b, setu_call *c, int rank, const int64_t *dims, int stream) {
  if (!c->random_state) {
    setu_value *poison =
        hlo_fail(b, SETU_ERROR(SETU_INTERNAL, "%s draws random numbers, but its row is not OP_RANDOM", c->row->name));
    return (block){poison, poison};
  }
  setu_value *position = linear_position(b, rank, dims);
  setu_value *low = kit_broadcast_like(b, state_word(b, c, 2), position);
  setu_value *high = kit_broadcast_like(b, state_word(b, c, 3), position);
  setu_value *x = hlo_add(b, low, position);
  setu_value *carry = hlo_convert(b, hlo_compare(b, HLO_LT, x, low), SETU_U32);
  setu_value *y = hlo_add(b, high, carry);
  if (stream) y = hlo_xor(b, y, constant(b, y, (uint32_t)stream << KIT_RANDOM_STREAM_SHIFT));
  return threefry(b, state_word(b, c, 0), state_word(b, c, 1), x, y);
}

/* The upper `bits` of the words as a floating number in [0, 1). */
static setu_value *unit(setu_builder *b, setu_value *word, unsigned bits, setu_dtype dtype) {
  setu_value *top = hlo_shift_right_logical(b, word, constant(b, word, 32 - bits));
  return kit_mul_number(b, hlo_convert(b, top, dtype), ldexp(1, -(int)bits));
}

/* 53 bits: 27 from one word, 26 from the other. */
static setu_value *unit_f64(setu_builder *b, block words) {
  setu_value *high = unit(b, words.x, 27, SETU_F64);
  return hlo_add(b, high, kit_mul_number(b, unit(b, words.y, 26, SETU_F64), 0x1p-27));
}

setu_value *kit_random_bits(setu_builder *b, setu_call *c, int rank, const int64_t *dims, int stream) {
  return draw(b, c, rank, dims, stream).x;
}

setu_value *kit_random_bits64(setu_builder *b, setu_call *c, int rank, const int64_t *dims, int stream) {
  block words = draw(b, c, rank, dims, stream);
  setu_value *high = hlo_convert(b, words.x, SETU_U64), *low = hlo_convert(b, words.y, SETU_U64);
  return hlo_or(b, hlo_shift_left(b, high, hlo_splat_int(b, &high->type, 32)), low);
}

setu_value *kit_random_uniform(setu_builder *b, setu_call *c, setu_dtype dtype, int rank, const int64_t *dims,
                               int stream) {
  block words = draw(b, c, rank, dims, stream);
  if (dtype == SETU_F64) return unit_f64(b, words);
  return unit(b, words.x, dtype == SETU_BF16 ? 8 : dtype == SETU_F16 ? 11 : 24, SETU_F32);
}

/* cos(2 pi u) = sin(2 pi q) with q = |u - 1/2| - 1/4 in a quarter turn, by its series (error 6e-8). XLA's cosine must
 * be right for any argument and does not vectorise on CPU. */
static setu_value *cosine_of_turns(setu_builder *b, setu_value *u) {
  static const double series[] = {-1.0 / 39916800, 1.0 / 362880, -1.0 / 5040, 1.0 / 120, -1.0 / 6, 1};
  setu_value *q = kit_add_number(b, hlo_abs(b, kit_add_number(b, u, -0.5)), -0.25);
  setu_value *x = kit_mul_number(b, q, 6.283185307179586), *square = hlo_multiply(b, x, x);
  setu_value *sum = kit_full_like(b, x, series[0]);
  for (size_t i = 1; i < sizeof series / sizeof series[0]; i++)
    sum = kit_add_number(b, hlo_multiply(b, sum, square), series[i]);
  return hlo_multiply(b, sum, x);
}

/* Box-Muller with one block for each element. The radius takes 1 - u, which is never 0. */
setu_value *kit_random_normal(setu_builder *b, setu_call *c, setu_dtype dtype, int rank, const int64_t *dims,
                              int stream) {
  block words = draw(b, c, rank, dims, stream);
  setu_value *u, *cosine;
  if (dtype == SETU_F64) {
    setu_value *v = unit_f64(b, draw(b, c, rank, dims, stream + KIT_RANDOM_STREAMS));
    u = unit_f64(b, words);
    u = hlo_subtract(b, kit_ones_like(b, u), u);
    cosine = hlo_cosine(b, kit_mul_number(b, v, 6.283185307179586));
  } else {
    /* All 32 bits: the steps near 0 decide how far the tails reach. */
    u = kit_mul_number(b, hlo_convert(b, words.x, SETU_F32), 0x1p-32);
    u = kit_add_number(b, u, 0x1p-33);
    cosine = cosine_of_turns(b, unit(b, words.y, 24, SETU_F32));
  }
  setu_value *radius = hlo_sqrt(b, kit_mul_number(b, hlo_log(b, u), -2));
  return hlo_multiply(b, radius, cosine);
}
