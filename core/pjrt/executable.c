/* Programs: compiling, serialising, describing. */
#include "base/map.h"
#include "pjrt/internal.h"

static setu_status count_outputs(setu_executable *executable) {
  PJ_ARGS(Executable_NumOutputs, args);
  args.a.executable = executable->raw;
  SETU_TRY(PJ_CALL(executable->api, Executable_NumOutputs, args));
  if (args.a.num_outputs > INT32_MAX)
    return SETU_ERROR(SETU_INTERNAL, "the program has %zu outputs", args.a.num_outputs);
  executable->output_count = args.a.num_outputs;
  return SETU_STATUS_OK;
}

static setu_status read_loaded(setu_executable *executable) {
  PJ_ARGS(LoadedExecutable_GetExecutable, args);
  args.a.loaded_executable = executable->loaded;
  SETU_TRY(PJ_CALL(executable->api, LoadedExecutable_GetExecutable, args));
  executable->raw = args.a.executable;
  return count_outputs(executable);
}

static setu_status create(setu_plugin *plugin, setu_client *client, setu_executable **out_executable) {
  setu_executable *executable = base_calloc(1, sizeof *executable);
  if (!executable) return SETU_OUT_OF_MEMORY();
  executable->plugin = plugin;
  executable->api = plugin->api;
  executable->client = client;
  pthread_mutex_init(&executable->lock, NULL);
  *out_executable = executable;
  return SETU_STATUS_OK;
}

/* Hands the executable out, or destroys it if something failed. */
static setu_status finish(setu_status status, setu_executable *executable, setu_executable **out_executable) {
  if (status)
    setu_executable_destroy(executable);
  else
    *out_executable = executable;
  return status;
}

/* The program's pointer is not const in the API, but plugins only read it. */
static void set_program(pj_program *program, const char *code, size_t size) {
  program->code = (char *)(uintptr_t)code;
  program->code_size = size;
  program->format = "mlir";
  program->format_size = strlen(program->format);
}

/* Plugins end the process on these instead of returning an error. */
static setu_status check_options(const char *options, size_t size) {
  return options && size ? SETU_STATUS_OK : SETU_ERROR(SETU_INVALID_ARGUMENT, "the compile options are empty");
}

setu_status setu_executable_compile(setu_client *client, const char *program, size_t program_size, const char *options,
                                    size_t options_size, setu_executable **out_executable) {
  *out_executable = NULL;
  SETU_TRY(check_options(options, options_size));
  setu_executable *executable = NULL;
  SETU_TRY(create(client->plugin, client, &executable));
  PJ_VALUE(pj_program, code);
  set_program(&code.a, program, program_size);
  PJ_ARGS(Client_Compile, args);
  args.a.client = client->raw;
  args.a.program = &code.a;
  args.a.compile_options = options;
  args.a.compile_options_size = options_size;
  setu_status status = PJ_CALL(client->api, Client_Compile, args);
  executable->loaded = args.a.executable;
  if (!status) status = read_loaded(executable);
  return finish(status, executable, out_executable);
}

setu_status setu_executable_compile_for_topology(setu_topology *topology, const char *program, size_t program_size,
                                                 const char *options, size_t options_size,
                                                 setu_executable **out_executable) {
  *out_executable = NULL;
  SETU_TRY(check_options(options, options_size));
  setu_executable *executable = NULL;
  SETU_TRY(create(topology->plugin, NULL, &executable));
  PJ_VALUE(pj_program, code);
  set_program(&code.a, program, program_size);
  PJ_ARGS(Compile, args);
  args.a.topology = topology->raw;
  args.a.program = &code.a;
  args.a.compile_options = options;
  args.a.compile_options_size = options_size;
  setu_status status = PJ_CALL(topology->api, Compile, args);
  executable->raw = args.a.executable;
  if (!status) status = count_outputs(executable);
  return finish(status, executable, out_executable);
}

/* Plugins trust serialised code: a flipped bit ends the process in a failed check or a bad jump, and so may code of
 * another plugin. Hence a header that tells before the plugin sees the bytes. */
typedef struct code_header {
  char magic[8];
  uint64_t plugin; /* which build made the code */
  uint64_t size;   /* of the code that follows */
  uint64_t checksum;
} code_header;

static const char code_magic[8] = {'S', 'E', 'T', 'U', 'E', 'X', 'E', '1'};

static code_header make_header(const setu_plugin *plugin, const char *code, size_t size) {
  code_header header = {.plugin = plugin->identity, .size = size, .checksum = hash_bytes(code, size)};
  memcpy(header.magic, code_magic, sizeof code_magic);
  return header;
}

setu_status setu_executable_serialize(setu_executable *executable, char **out_bytes, size_t *out_size) {
  *out_bytes = NULL;
  *out_size = 0;
  PJ_ARGS(Executable_Serialize, args);
  args.a.executable = executable->raw;
  SETU_TRY(PJ_CALL(executable->api, Executable_Serialize, args));
  size_t size = args.a.serialized_bytes_size;
  char *bytes = base_malloc(sizeof(code_header) + size);
  if (bytes) {
    code_header header = make_header(executable->plugin, args.a.serialized_bytes, size);
    memcpy(bytes, &header, sizeof header);
    if (size) memcpy(bytes + sizeof header, args.a.serialized_bytes, size);
    *out_bytes = bytes;
    *out_size = sizeof header + size;
  }
  if (args.a.serialized_executable_deleter) args.a.serialized_executable_deleter(args.a.serialized_executable);
  return bytes ? SETU_STATUS_OK : SETU_OUT_OF_MEMORY();
}

static setu_status check_code(const setu_plugin *plugin, const char *bytes, size_t size) {
  code_header found, expected;
  if (!bytes || size < sizeof found || memcmp(bytes, code_magic, sizeof code_magic) != 0)
    return SETU_ERROR(SETU_INVALID_ARGUMENT, "the bytes are not a serialised program");
  memcpy(&found, bytes, sizeof found);
  expected = make_header(plugin, bytes + sizeof found, size - sizeof found);
  if (found.size != expected.size || found.checksum != expected.checksum)
    return SETU_ERROR(SETU_DATA_LOSS, "the serialised program is damaged: its checksum does not match");
  if (found.plugin != expected.plugin)
    return SETU_ERROR(SETU_FAILED_PRECONDITION, "the serialised program was made by another plugin or version");
  return SETU_STATUS_OK;
}

setu_status setu_executable_deserialize(setu_client *client, const char *bytes, size_t size,
                                        setu_executable **out_executable) {
  *out_executable = NULL;
  SETU_TRY(check_code(client->plugin, bytes, size));
  setu_executable *executable = NULL;
  SETU_TRY(create(client->plugin, client, &executable));
  PJ_ARGS(Executable_DeserializeAndLoad, args);
  args.a.client = client->raw;
  args.a.serialized_executable = bytes + sizeof(code_header);
  args.a.serialized_executable_size = size - sizeof(code_header);
  setu_status status = PJ_CALL(client->api, Executable_DeserializeAndLoad, args);
  executable->loaded = args.a.loaded_executable;
  if (!status) status = read_loaded(executable);
  return finish(status, executable, out_executable);
}

void setu_executable_destroy(setu_executable *executable) {
  if (!executable) return;
  if (executable->raw) {
    PJ_ARGS(Executable_Destroy, args);
    args.a.executable = executable->raw;
    setu_status_free(PJ_CALL(executable->api, Executable_Destroy, args));
  }
  if (executable->loaded) {
    PJ_ARGS(LoadedExecutable_Destroy, args);
    args.a.executable = executable->loaded;
    setu_status_free(PJ_CALL(executable->api, LoadedExecutable_Destroy, args));
  }
  pthread_mutex_destroy(&executable->lock);
  base_free(executable->cost);
  base_free(executable);
}

int setu_executable_output_count(const setu_executable *executable) {
  return (int)executable->output_count;
}

setu_status setu_executable_output_type(setu_executable *executable, int output, setu_type *out_type) {
  memset(out_type, 0, sizeof *out_type);
  if (output < 0 || (size_t)output >= executable->output_count)
    return SETU_ERROR(SETU_INVALID_ARGUMENT, "there is no output %d; the program has %zu", output,
                      executable->output_count);
  size_t index = (size_t)output;
  PJ_ARGS(Executable_OutputElementTypes, types);
  types.a.executable = executable->raw;
  SETU_TRY(PJ_CALL(executable->api, Executable_OutputElementTypes, types));
  PJ_ARGS(Executable_OutputDimensions, shapes);
  shapes.a.executable = executable->raw;
  SETU_TRY(PJ_CALL(executable->api, Executable_OutputDimensions, shapes));
  if (index >= types.a.num_output_types || index >= shapes.a.num_outputs)
    return SETU_ERROR(SETU_INTERNAL, "the plugin describes %zu outputs of %zu", types.a.num_output_types,
                      executable->output_count);
  size_t before = 0;
  for (size_t i = 0; i < index; i++) before += shapes.a.dim_sizes[i];
  return pj_type(types.a.output_types[index], shapes.a.dims + before, shapes.a.dim_sizes[index], out_type);
}

setu_status setu_executable_memory(setu_executable *executable, setu_program_memory *out_memory) {
  *out_memory = (setu_program_memory){-1, -1, -1, -1, -1, -1};
  PJ_ARGS(Executable_GetCompiledMemoryStats, args);
  args.a.executable = executable->raw;
  args.a.peak_memory_in_bytes = -1; /* stays for plugins whose struct ends before it */
  SETU_TRY(PJ_CALL(executable->api, Executable_GetCompiledMemoryStats, args));
  out_memory->generated_code = args.a.generated_code_size_in_bytes;
  out_memory->arguments = args.a.argument_size_in_bytes;
  out_memory->outputs = args.a.output_size_in_bytes;
  out_memory->aliased = args.a.alias_size_in_bytes;
  out_memory->temporaries = args.a.temp_size_in_bytes;
  out_memory->peak = args.a.peak_memory_in_bytes;
  return SETU_STATUS_OK;
}

static setu_status read_cost(setu_executable *executable) {
  if (executable->cost_known) return SETU_STATUS_OK;
  PJ_ARGS(Executable_GetCostAnalysis, args);
  args.a.executable = executable->raw;
  SETU_TRY(PJ_CALL(executable->api, Executable_GetCostAnalysis, args));
  SETU_TRY(pj_copy_named_values(args.a.properties, args.a.num_properties, &executable->cost));
  executable->cost_count = executable->cost ? args.a.num_properties : 0;
  executable->cost_known = true;
  return SETU_STATUS_OK;
}

setu_status setu_executable_cost(setu_executable *executable, size_t *out_count, const setu_option **out_properties) {
  *out_count = 0;
  *out_properties = NULL;
  pthread_mutex_lock(&executable->lock);
  setu_status status = read_cost(executable);
  pthread_mutex_unlock(&executable->lock);
  if (status) return status;
  *out_count = executable->cost_count;
  *out_properties = executable->cost;
  return SETU_STATUS_OK;
}
