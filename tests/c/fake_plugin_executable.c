/* The fake plugin's executables. A serialised one is its source text behind a magic word. */
#include <stdio.h>

#include "fake_plugin.h"

struct pj_executable {
  fake_program *program;
  char *text;
  size_t text_size;
  int *output_types;
  int64_t *output_dims;
  size_t *output_ranks;
};

struct pj_loaded_executable {
  pj_executable *executable;
  pj_client *client;
};

struct pj_serialized_executable {
  char *bytes;
};

static const char magic[] = "FAKE";

/* ---- executables ---- */
static pj_error *create_executable(const char *text, size_t size, pj_executable **out) {
  pj_error *error = NULL;
  fake_program *program = fake_program_parse(text, size, &error);
  if (error) return error;
  size_t results = fake_program_result_count(program);
  pj_executable *executable = calloc(1, sizeof *executable);
  if (!executable) abort();
  executable->program = program;
  executable->text = strndup(text, size);
  executable->text_size = size;
  executable->output_types = calloc(results + 1, sizeof(int));
  executable->output_dims = calloc(results * FAKE_MAX_RANK + 1, sizeof(int64_t));
  executable->output_ranks = calloc(results + 1, sizeof(size_t));
  if (!executable->text || !executable->output_types || !executable->output_dims || !executable->output_ranks) abort();
  size_t used = 0;
  for (size_t i = 0; i < results; i++) {
    const fake_type *type = fake_program_result_type(program, i);
    executable->output_types[i] = type->dtype;
    executable->output_ranks[i] = type->rank;
    for (size_t d = 0; d < type->rank; d++) executable->output_dims[used++] = type->dims[d];
  }
  fake_live_executable++;
  *out = executable;
  return NULL;
}

static void free_executable(pj_executable *executable) {
  fake_program_free(executable->program);
  free(executable->text);
  free(executable->output_types);
  free(executable->output_dims);
  free(executable->output_ranks);
  free(executable);
  fake_live_executable--;
}

static pj_error *load(pj_client *client, const char *text, size_t size, pj_loaded_executable **out) {
  pj_executable *executable = NULL;
  pj_error *error = create_executable(text, size, &executable);
  if (error) return error;
  pj_loaded_executable *loaded = calloc(1, sizeof *loaded);
  if (!loaded) abort();
  fake_live_loaded++;
  loaded->executable = executable;
  loaded->client = client;
  *out = loaded;
  return NULL;
}

static pj_error *check_program(const pj_program *program, size_t options_size) {
  if (!options_size) return fake_error(FAKE_INVALID_ARGUMENT, "the compile options are empty");
  if (program->format_size != 4 || memcmp(program->format, "mlir", 4) != 0)
    return fake_error(FAKE_UNIMPLEMENTED, "unknown program format");
  return NULL;
}

static pj_error *Client_Compile(pj_Client_Compile_args *args) {
  FAKE_ENTER(Client_Compile);
  pj_error *error = check_program(args->program, args->compile_options_size);
  return error ? error : load(args->client, args->program->code, args->program->code_size, &args->executable);
}

static pj_error *Compile(pj_Compile_args *args) {
  FAKE_ENTER(Compile);
  pj_error *error = check_program(args->program, args->compile_options_size);
  return error ? error : create_executable(args->program->code, args->program->code_size, &args->executable);
}

static pj_error *Executable_Destroy(pj_Executable_Destroy_args *args) {
  free_executable(args->executable);
  FAKE_ENTER(Executable_Destroy);
  return NULL;
}

static pj_error *LoadedExecutable_Destroy(pj_LoadedExecutable_Destroy_args *args) {
  fake_live_loaded--;
  free_executable(args->executable->executable);
  free(args->executable);
  FAKE_ENTER(LoadedExecutable_Destroy);
  return NULL;
}

/* A second object, as real plugins give: both must be destroyed. */
static pj_error *LoadedExecutable_GetExecutable(pj_LoadedExecutable_GetExecutable_args *args) {
  FAKE_ENTER(LoadedExecutable_GetExecutable);
  const pj_executable *own = args->loaded_executable->executable;
  return create_executable(own->text, own->text_size, &args->executable);
}

static pj_error *Executable_NumOutputs(pj_Executable_NumOutputs_args *args) {
  FAKE_ENTER(Executable_NumOutputs);
  args->num_outputs = fake_program_result_count(args->executable->program);
  return NULL;
}

static pj_error *Executable_OutputElementTypes(pj_Executable_OutputElementTypes_args *args) {
  FAKE_ENTER(Executable_OutputElementTypes);
  args->output_types = args->executable->output_types;
  args->num_output_types = fake_program_result_count(args->executable->program);
  return NULL;
}

static pj_error *Executable_OutputDimensions(pj_Executable_OutputDimensions_args *args) {
  FAKE_ENTER(Executable_OutputDimensions);
  args->num_outputs = fake_program_result_count(args->executable->program);
  args->dims = args->executable->output_dims;
  args->dim_sizes = args->executable->output_ranks;
  return NULL;
}

static pj_error *Executable_GetCostAnalysis(pj_Executable_GetCostAnalysis_args *args) {
  FAKE_ENTER(Executable_GetCostAnalysis);
  static const pj_named_value properties[] = {
      {.name = "flops", .name_size = 5, .type = PJ_FLOAT, .float_value = 16, .value_size = 1},
      {.name = "bytes accessed", .name_size = 14, .type = PJ_FLOAT, .float_value = 192, .value_size = 1},
  };
  args->properties = properties;
  args->num_properties = 2;
  return NULL;
}

/* Like an old plugin: the peak is not written. */
static pj_error *Executable_GetCompiledMemoryStats(pj_Executable_GetCompiledMemoryStats_args *args) {
  FAKE_ENTER(Executable_GetCompiledMemoryStats);
  const fake_program *program = args->executable->program;
  args->generated_code_size_in_bytes = (int64_t)args->executable->text_size;
  for (size_t i = 0; i < fake_program_parameter_count(program); i++)
    args->argument_size_in_bytes += (int64_t)fake_bytes(fake_program_parameter_type(program, i));
  for (size_t i = 0; i < fake_program_result_count(program); i++)
    args->output_size_in_bytes += (int64_t)fake_bytes(fake_program_result_type(program, i));
  return NULL;
}

static void free_serialized(pj_serialized_executable *serialized) {
  fake_live_serialized--;
  free(serialized->bytes);
  free(serialized);
}

static pj_error *Executable_Serialize(pj_Executable_Serialize_args *args) {
  FAKE_ENTER(Executable_Serialize);
  const pj_executable *executable = args->executable;
  pj_serialized_executable *serialized = calloc(1, sizeof *serialized);
  size_t prefix = strlen(magic);
  if (serialized) serialized->bytes = malloc(prefix + executable->text_size);
  if (!serialized || !serialized->bytes) abort();
  fake_live_serialized++;
  memcpy(serialized->bytes, magic, prefix);
  memcpy(serialized->bytes + prefix, executable->text, executable->text_size);
  args->serialized_bytes = serialized->bytes;
  args->serialized_bytes_size = prefix + executable->text_size;
  args->serialized_executable = serialized;
  args->serialized_executable_deleter = free_serialized;
  return NULL;
}

static pj_error *Executable_DeserializeAndLoad(pj_Executable_DeserializeAndLoad_args *args) {
  FAKE_ENTER(Executable_DeserializeAndLoad);
  size_t prefix = strlen(magic);
  if (args->serialized_executable_size < prefix || memcmp(args->serialized_executable, magic, prefix) != 0)
    return fake_error(FAKE_INVALID_ARGUMENT, "not a serialised executable");
  return load(args->client, args->serialized_executable + prefix, args->serialized_executable_size - prefix,
              &args->loaded_executable);
}

/* ---- executing ---- */
static pj_error *check_arguments(const fake_program *program, pj_buffer *const *arguments, size_t count) {
  if (count != fake_program_parameter_count(program))
    return fake_error(FAKE_INVALID_ARGUMENT, "%zu arguments for %zu parameters", count,
                      fake_program_parameter_count(program));
  for (size_t i = 0; i < count; i++) {
    if (arguments[i]->deleted) return fake_error(FAKE_INVALID_ARGUMENT, "argument %zu was donated", i);
    if (!fake_same_type(&arguments[i]->type, fake_program_parameter_type(program, i)))
      return fake_error(FAKE_INVALID_ARGUMENT, "argument %zu has the wrong type", i);
  }
  return NULL;
}

static bool is_kept(const pj_execute_options *options, size_t argument) {
  for (size_t i = 0; i < options->num_non_donatable_input_indices; i++)
    if (options->non_donatable_input_indices[i] == (int64_t)argument) return true;
  return false;
}

static void run_on_device(const fake_program *program, const pj_execute_options *options, pj_buffer *const *arguments,
                          pj_buffer **outputs, int device) {
  size_t argument_count = fake_program_parameter_count(program), result_count = fake_program_result_count(program);
  void **pointers = calloc(argument_count + result_count + 1, sizeof *pointers);
  if (!pointers) abort();
  for (size_t i = 0; i < argument_count; i++) pointers[i] = arguments[i]->data;
  for (size_t i = 0; i < result_count; i++) {
    outputs[i] = fake_buffer_create(fake_program_result_type(program, i), device);
    pointers[argument_count + i] = outputs[i]->data;
  }
  fake_program_run(program, pointers, pointers + argument_count);
  for (size_t i = 0; i < argument_count; i++)
    if (fake_program_donates(program, i) && !is_kept(options, i)) arguments[i]->deleted = true;
  free(pointers);
}

static pj_error *LoadedExecutable_Execute(pj_LoadedExecutable_Execute_args *args) {
  FAKE_ENTER(LoadedExecutable_Execute);
  const fake_program *program = args->executable->executable->program;
  for (size_t d = 0; d < args->num_devices; d++) {
    pj_error *error = check_arguments(program, args->argument_lists[d], args->num_args);
    if (error) return error;
  }
  for (size_t d = 0; d < args->num_devices; d++)
    run_on_device(program, args->options, args->argument_lists[d], args->output_lists[d], (int)d);
  return NULL;
}

void fake_fill_executable_functions(pj_api *api) {
  api->Client_Compile = Client_Compile;
  api->Compile = Compile;
  api->Executable_Destroy = Executable_Destroy;
  api->LoadedExecutable_Destroy = LoadedExecutable_Destroy;
  api->LoadedExecutable_GetExecutable = LoadedExecutable_GetExecutable;
  api->Executable_NumOutputs = Executable_NumOutputs;
  api->Executable_OutputElementTypes = Executable_OutputElementTypes;
  api->Executable_OutputDimensions = Executable_OutputDimensions;
  api->Executable_GetCostAnalysis = Executable_GetCostAnalysis;
  api->Executable_GetCompiledMemoryStats = Executable_GetCompiledMemoryStats;
  api->Executable_Serialize = Executable_Serialize;
  api->Executable_DeserializeAndLoad = Executable_DeserializeAndLoad;
  api->LoadedExecutable_Execute = LoadedExecutable_Execute;
}
