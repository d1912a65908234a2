/* The bare loop that the benchmarks compare with: compiles one StableHLO program, runs it, and runs it again as often
 * as it is told on standard input. Nothing but the plugin and the public interface of libsetu takes part.
 *
 *     execute_loop PLUGIN PROGRAM.mlir FEED [INPUT.npy ...]
 *
 * FEED is how many leading results take the place of the leading parameters in the next run, as the parameters of a
 * model do after a training step. Inputs that are not given are random. The first line of output says what compiling
 * and the first run cost and the first element of the last result; then each line "chain N" (N runs, one wait at the
 * end) or "step N" (a wait after each) is answered by one JSON object. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "setu/pjrt.h"
#include "tensor.h"

enum { MAX_PARAMETERS = 256, MAX_RUNS = 1000000 };

typedef struct loop {
  setu_plugin *plugin;
  setu_client *client;
  setu_executable *executable;
  int parameter_count, result_count, feed;
  setu_type types[MAX_PARAMETERS];
  setu_buffer *arguments[MAX_PARAMETERS], *results[MAX_PARAMETERS];
  double compile_seconds;
} loop;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static bool failed(const char *doing, setu_status status) {
  if (!status) return false;
  fprintf(stderr, "execute_loop: %s failed: %s\n", doing, setu_status_text(status));
  setu_status_free(status);
  return true;
}

static char *read_text(const char *path, size_t *out_size) {
  FILE *file = fopen(path, "rb");
  if (!file) return NULL;
  char *text = NULL;
  if (!fseek(file, 0, SEEK_END)) {
    long size = ftell(file);
    rewind(file);
    text = size >= 0 ? malloc((size_t)size + 1) : NULL;
    if (text) {
      *out_size = fread(text, 1, (size_t)size, file);
      text[*out_size] = 0;
    }
  }
  fclose(file);
  return text;
}

static bool compile(loop *l, const char *plugin, const char *text, size_t size) {
  setu_compile_options options = {0};
  char *bytes = NULL;
  size_t bytes_size = 0;
  if (failed("loading the plugin", setu_plugin_load(plugin, &l->plugin))) return false;
  if (failed("opening the device", setu_client_create(l->plugin, 0, NULL, &l->client))) return false;
  if (failed("making the options", setu_compile_options_encode(&options, l->client, &bytes, &bytes_size))) return false;
  double start = now();
  setu_status status = setu_executable_compile(l->client, text, size, bytes, bytes_size, &l->executable);
  l->compile_seconds = now() - start;
  setu_free(bytes);
  if (failed("compiling the program", status)) return false;
  l->result_count = setu_executable_output_count(l->executable);
  return l->result_count >= 1 && l->result_count <= MAX_PARAMETERS && l->feed <= l->result_count;
}

static bool make_inputs(loop *l, int given, char **paths) {
  uint64_t seed = 0;
  for (int i = 0; i < l->parameter_count; i++) {
    tensor t;
    char why[512] = "there is not enough memory";
    bool ok = i < given ? tensor_read_npy(&t, paths[i], &l->types[i], why, sizeof why) : tensor_init(&t, &l->types[i]);
    if (!ok) {
      fprintf(stderr, "execute_loop: input %d: %s\n", i, why);
      return false;
    }
    if (i >= given) tensor_randomize(&t, &seed);
    setu_status status = setu_buffer_from_host(l->client, 0, &t.type, t.data, &l->arguments[i]);
    tensor_deinit(&t);
    if (failed("copying an input", status)) return false;
  }
  return true;
}

/* Starts one run; its leading results become the leading arguments, the others stay in `results`. */
static setu_status run(loop *l) {
  setu_buffer *made[MAX_PARAMETERS];
  setu_status status = setu_executable_run(l->executable, (size_t)l->parameter_count, l->arguments, 0, NULL, made);
  if (status) return status;
  for (int i = 0; i < l->result_count; i++) {
    setu_buffer **place = i < l->feed ? &l->arguments[i] : &l->results[i];
    setu_buffer_destroy(*place);
    *place = made[i];
  }
  return SETU_STATUS_OK;
}

static setu_status wait_results(loop *l) {
  for (int i = 0; i < l->result_count; i++) {
    setu_status status = setu_buffer_wait(i < l->feed ? l->arguments[i] : l->results[i]);
    if (status) return status;
  }
  return SETU_STATUS_OK;
}

/* The first number of the last result, if that is f32: the loss of a training step. */
static double first_number(loop *l) {
  setu_buffer *last = l->feed == l->result_count ? l->arguments[l->feed - 1] : l->results[l->result_count - 1];
  setu_type type;
  tensor t;
  double number = 0;
  if (failed("describing a result", setu_buffer_type(last, &type)) || type.dtype != SETU_F32) return 0;
  if (!tensor_init(&t, &type)) return 0;
  if (!failed("reading a result", setu_buffer_to_host(last, t.data, t.bytes))) {
    float value;
    memcpy(&value, t.data, sizeof value);
    number = (double)value;
  }
  tensor_deinit(&t);
  return number;
}

static bool first_run(loop *l) {
  double start = now();
  setu_status status = run(l);
  if (!status) status = wait_results(l);
  double seconds = now() - start;
  if (failed("the first run", status)) return false;
  printf("{\"compile_seconds\": %.9g, \"first_seconds\": %.9g, \"value\": %.9g}\n", l->compile_seconds, seconds,
         first_number(l));
  fflush(stdout);
  return true;
}

static bool chain(loop *l, long count) {
  double start = now();
  setu_status status = SETU_STATUS_OK;
  for (long i = 0; i < count && !status; i++) status = run(l);
  if (!status) status = wait_results(l);
  double seconds = now() - start;
  if (failed("a run", status)) return false;
  printf("{\"seconds\": %.9g}\n", seconds);
  fflush(stdout);
  return true;
}

static bool steps(loop *l, long count) {
  printf("{\"seconds\": [");
  for (long i = 0; i < count; i++) {
    double start = now();
    setu_status status = run(l);
    if (!status) status = wait_results(l);
    if (failed("a run", status)) return false;
    printf("%s%.9g", i ? ", " : "", now() - start);
  }
  printf("], \"loss\": %.9g}\n", first_number(l));
  fflush(stdout);
  return true;
}

static bool serve(loop *l) {
  char line[64];
  bool ok = true;
  while (ok && fgets(line, sizeof line, stdin)) {
    const char *space = strchr(line, ' ');
    long count = space ? strtol(space + 1, NULL, 10) : 0;
    if (count < 1 || count > MAX_RUNS) return false;
    ok = !strncmp(line, "chain ", 6) ? chain(l, count) : !strncmp(line, "step ", 5) && steps(l, count);
  }
  return ok;
}

static void close_loop(loop *l) {
  for (int i = 0; i < MAX_PARAMETERS; i++) {
    setu_buffer_destroy(l->arguments[i]);
    setu_buffer_destroy(l->results[i]);
  }
  setu_executable_destroy(l->executable);
  setu_client_destroy(l->client);
}

int main(int argc, char **argv) {
  static loop l;
  char why[256];
  size_t size = 0;
  if (argc < 4) {
    fputs("Usage: execute_loop PLUGIN PROGRAM.mlir FEED [INPUT.npy ...]\n", stderr);
    return 2;
  }
  char *text = read_text(argv[2], &size);
  l.feed = (int)strtol(argv[3], NULL, 10);
  l.parameter_count = text ? tensor_parse_parameters(text, l.types, MAX_PARAMETERS, why, sizeof why) : -1;
  if (l.parameter_count < l.feed || l.parameter_count < argc - 4) {
    fprintf(stderr, "execute_loop: %s: %s\n", argv[2],
            !text                   ? "the file cannot be read"
            : l.parameter_count < 0 ? why
                                    : "it has fewer parameters than inputs");
    free(text);
    return 2;
  }
  bool ok = compile(&l, argv[1], text, size) && make_inputs(&l, argc - 4, argv + 4) && first_run(&l) && serve(&l);
  free(text);
  close_loop(&l);
  return ok ? 0 : 1;
}
