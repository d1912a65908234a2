/* Running programs: the path that every operator takes. */
#include "pjrt/internal.h"

/* Arguments and outputs up to this many need no memory beside the output wrappers. */
enum { ON_STACK = 256 };

static setu_status call(setu_executable *executable, size_t device_count, size_t argument_count,
                        pj_buffer *const *const *arguments, size_t kept_count, const int64_t *kept,
                        pj_buffer **const *outputs) {
  PJ_VALUE(pj_execute_options, options);
  options.a.non_donatable_input_indices = kept;
  options.a.num_non_donatable_input_indices = kept_count;
  PJ_ARGS(LoadedExecutable_Execute, args);
  args.a.executable = executable->loaded;
  args.a.options = &options.a;
  args.a.argument_lists = arguments;
  args.a.num_devices = device_count;
  args.a.num_args = argument_count;
  args.a.output_lists = outputs;
  return PJ_CALL(executable->api, LoadedExecutable_Execute, args);
}

static void free_wrappers(size_t count, setu_buffer **wrappers) {
  for (size_t i = 0; i < count; i++) {
    base_free(wrappers[i]);
    wrappers[i] = NULL;
  }
}

/* Wrappers are made before the call: when it returns, nothing may fail any more. */
static setu_status make_wrappers(setu_client *client, size_t count, setu_buffer **out_wrappers) {
  for (size_t i = 0; i < count; i++) {
    setu_buffer *wrapper = base_malloc(sizeof *wrapper);
    if (!wrapper) {
      free_wrappers(i, out_wrappers);
      return SETU_OUT_OF_MEMORY();
    }
    wrapper->raw = NULL;
    wrapper->client = client;
    out_wrappers[i] = wrapper;
  }
  return SETU_STATUS_OK;
}

static setu_status unwrap(size_t count, setu_buffer *const *arguments, pj_buffer **raw) {
  for (size_t i = 0; i < count; i++) {
    if (!arguments[i]) return SETU_ERROR(SETU_INVALID_ARGUMENT, "argument %zu of the program is missing", i);
    raw[i] = arguments[i]->raw;
  }
  return SETU_STATUS_OK;
}

static setu_status check_runnable(const setu_executable *executable) {
  if (executable->loaded) return SETU_STATUS_OK;
  return SETU_ERROR(SETU_FAILED_PRECONDITION, "a program compiled for a topology cannot run: there is no device");
}

/* `raw` has room for the arguments and the outputs. */
static setu_status run_with(setu_executable *executable, size_t argument_count, setu_buffer *const *arguments,
                            size_t kept_count, const int64_t *kept, setu_buffer **out_buffers, pj_buffer **raw) {
  size_t output_count = executable->output_count;
  pj_buffer **outputs = raw + argument_count;
  SETU_TRY(unwrap(argument_count, arguments, raw));
  SETU_TRY(make_wrappers(executable->client, output_count, out_buffers));
  pj_buffer *const *argument_row = raw;
  setu_status status = call(executable, 1, argument_count, &argument_row, kept_count, kept, &outputs);
  if (status) {
    free_wrappers(output_count, out_buffers);
    return status;
  }
  for (size_t i = 0; i < output_count; i++) out_buffers[i]->raw = outputs[i];
  return SETU_STATUS_OK;
}

setu_status setu_executable_run(setu_executable *executable, size_t argument_count, setu_buffer *const *arguments,
                                size_t kept_count, const int64_t *kept, setu_buffer **out_buffers) {
  size_t output_count = executable->output_count;
  for (size_t i = 0; i < output_count; i++) out_buffers[i] = NULL;
  SETU_TRY(check_runnable(executable));
  if (argument_count <= ON_STACK && output_count <= ON_STACK) {
    pj_buffer *raw[2 * ON_STACK];
    return run_with(executable, argument_count, arguments, kept_count, kept, out_buffers, raw);
  }
  pj_buffer **raw = base_calloc(argument_count + output_count, sizeof *raw);
  if (!raw) return SETU_OUT_OF_MEMORY();
  setu_status status = run_with(executable, argument_count, arguments, kept_count, kept, out_buffers, raw);
  base_free(raw);
  return status;
}

static setu_status run_rows(setu_executable *executable, size_t device_count, size_t argument_count,
                            setu_buffer *const *const *arguments, setu_buffer **const *out_buffers, void *memory) {
  size_t output_count = executable->output_count;
  pj_buffer *const **argument_rows = memory;
  pj_buffer ***output_rows = (pj_buffer ***)(argument_rows + device_count);
  pj_buffer **raw = (pj_buffer **)(output_rows + device_count);
  for (size_t d = 0; d < device_count; d++) {
    SETU_TRY(unwrap(argument_count, arguments[d], raw));
    argument_rows[d] = raw;
    output_rows[d] = raw + argument_count;
    raw += argument_count + output_count;
  }
  setu_status status = SETU_STATUS_OK;
  for (size_t d = 0; d < device_count && !status; d++)
    status = make_wrappers(executable->client, output_count, out_buffers[d]);
  if (!status)
    status = call(executable, device_count, argument_count, argument_rows, 0, NULL, (pj_buffer * *const *)output_rows);
  for (size_t d = 0; d < device_count; d++) {
    if (status) {
      free_wrappers(output_count, out_buffers[d]);
      continue;
    }
    for (size_t i = 0; i < output_count; i++) out_buffers[d][i]->raw = output_rows[d][i];
  }
  return status;
}

setu_status setu_executable_run_many(setu_executable *executable, int device_count, size_t argument_count,
                                     setu_buffer *const *const *arguments, setu_buffer **const *out_buffers) {
  if (device_count < 1) return SETU_ERROR(SETU_INVALID_ARGUMENT, "a program cannot run on %d devices", device_count);
  size_t devices = (size_t)device_count;
  for (size_t d = 0; d < devices; d++)
    for (size_t i = 0; i < executable->output_count; i++) out_buffers[d][i] = NULL;
  SETU_TRY(check_runnable(executable));
  int64_t words = 0;
  if (!size_mul(device_count, (int64_t)(argument_count + executable->output_count + 2), &words))
    return SETU_ERROR(SETU_INVALID_ARGUMENT, "the program has too many arguments");
  void *memory = base_calloc((size_t)words, sizeof(void *));
  if (!memory) return SETU_OUT_OF_MEMORY();
  setu_status status = run_rows(executable, devices, argument_count, arguments, out_buffers, memory);
  base_free(memory);
  return status;
}
