/* The program builder: any sequence of operations ends in an error that says what was wrong, or in a program.
 *
 * With SETU_FUZZ_PLUGIN (the path of a CPU plugin) every 64th program is also compiled: text that the builder accepts,
 * the compiler must accept. */
#include "fuzz.h"
#include "hlo/hlo.h"
#include "ops/kit.h"
#include "setu/pjrt.h"

enum { VALUES = 24, STEPS = 40 };

static setu_value *values[VALUES];
static int value_count;
static fuzz_input *in;

static setu_value *any(void) {
  return values[fuzz_pick(in, value_count)];
}

static void add(setu_value *v) {
  PROMISE(v);
  values[value_count < VALUES ? value_count++ : fuzz_pick(in, VALUES)] = v;
}

/* Types that every plugin computes with. */
static setu_dtype any_dtype(void) {
  static const setu_dtype dtypes[] = {SETU_F32, SETU_I32, SETU_BOOL, SETU_F64, SETU_I64, SETU_U8, SETU_BF16, SETU_C64};
  return dtypes[fuzz_pick(in, 8)];
}

static setu_type any_type(void) {
  setu_type type = {.dtype = any_dtype(), .rank = fuzz_pick(in, 4)};
  for (int i = 0; i < type.rank; i++) type.dims[i] = fuzz_pick(in, 5);
  return type;
}

static void numbers(int64_t *list) {
  for (int i = 0; i < SETU_MAX_RANK; i++) list[i] = i < 6 ? fuzz_number(in) : 0;
}

/* Dimensions that often fit, for a reshape or a broadcast of x. */
static int fitting(const setu_value *x, int64_t *dims) {
  int rank = fuzz_pick(in, 5);
  for (int i = 0; i < rank; i++) dims[i] = fuzz_pick(in, 5);
  if (fuzz_pick(in, 2) && x->type.rank < 6) { /* a permutation of x's own, with ones */
    rank = 0;
    for (int i = x->type.rank - 1; i >= 0; i--) dims[rank++] = x->type.dims[i];
    if (fuzz_pick(in, 2)) dims[rank++] = 1;
  }
  return rank;
}

static void slices(setu_builder *b) {
  setu_value *x = any();
  int64_t start[SETU_MAX_RANK], limit[SETU_MAX_RANK], step[SETU_MAX_RANK];
  for (int i = 0; i < SETU_MAX_RANK; i++) {
    int64_t size = i < x->type.rank ? x->type.dims[i] : 1;
    start[i] = i < x->type.rank && size ? fuzz_pick(in, (int)(size < 100 ? size : 100)) : 0;
    limit[i] = fuzz_pick(in, 8) ? size : fuzz_number(in);
    step[i] = 1 + (i < 6 ? fuzz_pick(in, 3) : 0);
  }
  add(hlo_slice(b, x, start, limit, fuzz_pick(in, 2) ? step : NULL));
}

static void gathers(setu_builder *b) {
  hlo_gather_dims dims = {.offset_count = fuzz_pick(in, 3),
                          .collapsed_count = fuzz_pick(in, 3),
                          .map_count = fuzz_pick(in, 3),
                          .index_vector_dim = fuzz_number(in)};
  int64_t sizes[SETU_MAX_RANK];
  numbers(dims.offset_dims);
  numbers(dims.collapsed_slice_dims);
  numbers(dims.start_index_map);
  numbers(sizes);
  add(hlo_gather(b, any(), any(), &dims, sizes));
}

static void scatters(setu_builder *b) {
  setu_value *operand = any();
  hlo_scatter_dims dims = {.window_count = fuzz_pick(in, 3),
                           .inserted_count = fuzz_pick(in, 3),
                           .map_count = fuzz_pick(in, 3),
                           .index_vector_dim = fuzz_number(in)};
  numbers(dims.update_window_dims);
  numbers(dims.inserted_window_dims);
  numbers(dims.scatter_dims_to_operand_dims);
  add(hlo_scatter(b, operand, any(), any(), &dims, kit_region_assign(b, operand->type.dtype)));
}

static void windows(setu_builder *b) {
  setu_value *x = any(), *init = hlo_scalar(b, x->type.dtype, 0), *out = NULL;
  hlo_window window;
  hlo_window_init(&window, x->type.rank);
  for (int i = 0; i < x->type.rank && i < 6; i++) {
    window.size[i] = fuzz_number(in);
    window.stride[i] = fuzz_number(in);
    window.padding_low[i] = fuzz_number(in);
    window.padding_high[i] = fuzz_number(in);
  }
  hlo_reduce_window(b, 1, &x, &init, &window, hlo_region_binary(b, HLO_OP_add, x->type.dtype), &out);
  add(out);
}

static void dots(setu_builder *b) {
  hlo_dot_dims dims = {.batch_count = fuzz_pick(in, 2), .contracting_count = fuzz_pick(in, 3)};
  numbers(dims.lhs_batch);
  numbers(dims.rhs_batch);
  numbers(dims.lhs_contracting);
  numbers(dims.rhs_contracting);
  setu_value *x = any();
  add(hlo_dot_general(b, x, any(), &dims, x->type.dtype));
}

static void convolutions(setu_builder *b) {
  hlo_conv_dims dims;
  int rank = fuzz_pick(in, 3);
  hlo_conv_dims_init(&dims, rank);
  for (int i = 0; i < rank; i++) {
    dims.stride[i] = fuzz_number(in);
    dims.padding_low[i] = fuzz_number(in);
    dims.rhs_dilation[i] = fuzz_number(in);
  }
  dims.feature_groups = fuzz_number(in);
  setu_value *x = any();
  add(hlo_convolution(b, x, any(), &dims, x->type.dtype));
}

static void sorts(setu_builder *b) {
  setu_value *x = any(), *out = NULL;
  setu_type scalars[2] = {hlo_scalar_type(x->type.dtype), hlo_scalar_type(x->type.dtype)};
  hlo_region *region = hlo_region_begin(b, 2, scalars);
  setu_value *less = hlo_compare(b, HLO_LT, hlo_region_argument(region, 0), hlo_region_argument(region, 1));
  hlo_region_end(b, region, 1, &less);
  hlo_sort(b, 1, &x, fuzz_pick(in, 5) - 1, true, region, &out);
  add(out);
}

static void branches(setu_builder *b) {
  setu_value *x = any(), *y = any(), *out = NULL;
  hlo_region *yes = hlo_region_begin(b, 0, NULL);
  setu_value *r = hlo_unary(b, HLO_OP_negate, x);
  hlo_region_end(b, yes, 1, &r);
  hlo_region *no = hlo_region_begin(b, 0, NULL);
  hlo_region_end(b, no, 1, &y);
  hlo_if(b, any(), yes, no, 1, &x->type, &out);
  add(out);
}

static void step(setu_builder *b) {
  int64_t a[SETU_MAX_RANK], c[SETU_MAX_RANK], d[SETU_MAX_RANK];
  setu_value *x = any();
  setu_type type;
  int rank;
  switch (fuzz_pick(in, 26)) {
    case 0:
    case 1:
      add(hlo_unary(b, (hlo_op)fuzz_pick(in, HLO_OP_add), x));
      return;
    case 2:
    case 3:
      add(hlo_binary(b, (hlo_op)(HLO_OP_add + fuzz_pick(in, HLO_OP_zeta - HLO_OP_add + 1)), x,
                     fuzz_pick(in, 2) ? any() : x));
      return;
    case 4:
      add(hlo_compare(b, (hlo_direction)fuzz_pick(in, 6), x, fuzz_pick(in, 2) ? any() : x));
      return;
    case 5:
      add(hlo_select(b, any(), x, fuzz_pick(in, 2) ? any() : x));
      return;
    case 6:
      add(hlo_clamp(b, any(), x, any()));
      return;
    case 7:
      add(hlo_convert(b, x, any_dtype()));
      return;
    case 8:
      add(hlo_bitcast_convert(b, x, any_dtype()));
      return;
    case 9:
      numbers(a);
      rank = fitting(x, c);
      add(hlo_broadcast_in_dim(b, x, rank, c, a));
      return;
    case 10:
      rank = fitting(x, c);
      add(hlo_reshape(b, x, rank, c));
      return;
    case 11:
      for (int i = 0; i < SETU_MAX_RANK; i++) a[i] = x->type.rank - 1 - i;
      if (fuzz_pick(in, 3) == 0) numbers(a);
      add(hlo_transpose(b, x, a));
      return;
    case 12:
      slices(b);
      return;
    case 13: {
      setu_value *pair[2] = {x, fuzz_pick(in, 2) ? any() : x};
      add(hlo_concatenate(b, 2, pair, fuzz_pick(in, 5) - 1));
      return;
    }
    case 14:
      numbers(a);
      numbers(c);
      numbers(d);
      add(hlo_pad(b, x, hlo_scalar(b, x->type.dtype, 1), a, c, fuzz_pick(in, 2) ? d : NULL));
      return;
    case 15:
      numbers(a);
      add(hlo_reverse(b, x, fuzz_pick(in, 3), a));
      return;
    case 16:
      numbers(a);
      add(hlo_reduce_one(b, fuzz_pick(in, 2) ? HLO_OP_add : HLO_OP_maximum, x, hlo_scalar(b, x->type.dtype, 0),
                         fuzz_pick(in, 4), a));
      return;
    case 17:
      windows(b);
      return;
    case 18:
      gathers(b);
      return;
    case 19:
      scatters(b);
      return;
    case 20:
      dots(b);
      return;
    case 21:
      convolutions(b);
      return;
    case 22:
      sorts(b);
      return;
    case 23:
      branches(b);
      return;
    case 24:
      type = any_type();
      add(hlo_splat(b, &type, (double)fuzz_number(in), (double)fuzz_number(in)));
      return;
    default:
      type = any_type();
      add(hlo_iota(b, &type, fuzz_pick(in, 5) - 1));
      return;
  }
}

/* ---- compiling ---- */

static setu_client *client(void) {
  static setu_client *made;
  static bool tried;
  if (tried) return made;
  tried = true;
  const char *path = getenv("SETU_FUZZ_PLUGIN");
  setu_plugin *plugin;
  if (!path || !*path) return NULL;
  PROMISE(!setu_plugin_load(path, &plugin) && !setu_client_create(plugin, 0, NULL, &made));
  return made;
}

static void compile(const char *program) {
  static uint64_t count;
  if (count++ % 64 || !client()) return;
  setu_compile_options options = {0};
  char *bytes = NULL;
  size_t size = 0;
  setu_executable *executable = NULL;
  PROMISE(!setu_compile_options_encode(&options, client(), &bytes, &size));
  setu_status status = setu_executable_compile(client(), program, strlen(program), bytes, size, &executable);
  if (status) fprintf(stderr, "%s\n%s\n", setu_status_text(status), program);
  PROMISE(!status);
  setu_executable_destroy(executable);
  setu_free(bytes);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  fuzz_input input = {data, size};
  setu_builder *b = NULL;
  in = &input;
  value_count = 0;
  PROMISE(!hlo_builder_create(&b));
  for (int i = 0; i < 3; i++) {
    setu_type type = any_type();
    add(hlo_parameter(b, &type));
  }
  int steps = fuzz_pick(in, STEPS), made = 0;
  while (made < steps && input.size && !hlo_status(b)) {
    step(b);
    made++;
  }
  if (hlo_status(b)) PROMISE(setu_status_text(hlo_status(b))[0]);
  bool failed = hlo_status(b) != NULL;
  setu_value *result = values[value_count - 1];
  char *program = NULL;
  setu_status status = hlo_finish(b, 1, &result, &program);
  PROMISE(!status == (program != NULL));
  PROMISE(!failed || status);
  if (program) {
    PROMISE(strstr(program, "func.func public @main") && strstr(program, "func.return"));
    compile(program);
  }
  setu_status_free(status);
  base_free(program);
  hlo_builder_destroy(b);
  return 0;
}
