/* setu-run: compiles a StableHLO program, runs it, and says what it costs. Only the public interface is used. */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "setu/pjrt.h"
#include "tensor.h"

enum { EXIT_PROGRAM_FAILED = 1, EXIT_USAGE = 2 };
enum { MAX_PARAMETERS = 256, SHOWN = 8, DEFAULT_REPEAT = 10 };

static const char usage[] =
    "Usage: setu-run PROGRAM.mlir [options]\n"
    "Compiles a StableHLO program and runs its function @main.\n\n"
    "  --plugin PATH      the PJRT plugin (default: the environment variable TORCH_TPU_PLUGIN)\n"
    "  --platform NAME    a plugin by name, from PJRT_NAMES_AND_LIBRARY_PATHS (\"name:path,...\"); \"tpu\" also from\n"
    "                     TPU_LIBRARY_PATH\n"
    "  --topology NAME    compile only, for a topology such as v5e:2x2\n"
    "  --input WHAT       one per parameter: a .npy file or \"random\" (the default for all)\n"
    "  --seed N           seed of random inputs (default 0)\n"
    "  --repeat N         timed runs after the first (default 10)\n"
    "  --print            print all elements of the results\n"
    "  --json             print one JSON object\n"
    "  --help             print this text\n\n"
    "Exit codes: 0 success, 1 the program or the plugin failed, 2 wrong usage.\n";

typedef struct settings {
  const char *program, *plugin, *platform, *topology;
  const char *inputs[MAX_PARAMETERS];
  int input_count;
  uint64_t seed;
  long repeat;
  bool print, json;
} settings;

/* Everything that is made on the way; released in one place. */
typedef struct session {
  char *text;
  size_t text_size;
  int parameter_count;
  setu_type types[MAX_PARAMETERS];
  setu_plugin *plugin;
  setu_client *client;
  setu_topology *topology;
  setu_executable *executable;
  setu_buffer *arguments[MAX_PARAMETERS];
  int64_t kept[MAX_PARAMETERS];
  int result_count;
  setu_buffer **results;
  tensor *outputs;
  double compile_seconds, first_seconds, median_seconds, fastest_seconds;
} session;

/* ---- failing ---- */
static int bad_usage(const char *format, const char *what) {
  fputs("setu-run: ", stderr);
  fprintf(stderr, format, what);
  fputs("\nTry setu-run --help.\n", stderr);
  return EXIT_USAGE;
}

static int failed(const char *doing, setu_status status) {
  fprintf(stderr, "setu-run: %s failed (%s): %s\n", doing, setu_status_code_name((int)setu_status_get_code(status)),
          setu_status_text(status));
  setu_status_free(status);
  return EXIT_PROGRAM_FAILED;
}

static int problem(const char *sentence) {
  fprintf(stderr, "setu-run: %s.\n", sentence);
  return EXIT_PROGRAM_FAILED;
}

/* ---- arguments ---- */
static bool parse_number(const char *text, long least, long *out) {
  char *end = NULL;
  *out = strtol(text, &end, 10);
  return *text && !*end && *out >= least;
}

static int parse_arguments(int argc, char **argv, settings *s) {
  static const struct option options[] = {
      {"plugin", required_argument, NULL, 'p'},   {"platform", required_argument, NULL, 'f'},
      {"topology", required_argument, NULL, 't'}, {"input", required_argument, NULL, 'i'},
      {"seed", required_argument, NULL, 's'},     {"repeat", required_argument, NULL, 'r'},
      {"print", no_argument, NULL, 'P'},          {"json", no_argument, NULL, 'j'},
      {"help", no_argument, NULL, 'h'},           {NULL, 0, NULL, 0}};
  long seed = 0;
  s->repeat = DEFAULT_REPEAT;
  opterr = 0;
  for (int c; (c = getopt_long(argc, argv, "", options, NULL)) != -1;) {
    switch (c) {
      case 'p':
        s->plugin = optarg;
        break;
      case 'f':
        s->platform = optarg;
        break;
      case 't':
        s->topology = optarg;
        break;
      case 'i':
        if (s->input_count == MAX_PARAMETERS) return bad_usage("there are too many inputs, the last is %s", optarg);
        s->inputs[s->input_count++] = optarg;
        break;
      case 's':
        if (!parse_number(optarg, 0, &seed)) return bad_usage("the seed %s is not a number", optarg);
        s->seed = (uint64_t)seed;
        break;
      case 'r':
        if (!parse_number(optarg, 0, &s->repeat)) return bad_usage("%s is not a number of runs", optarg);
        break;
      case 'P':
        s->print = true;
        break;
      case 'j':
        s->json = true;
        break;
      case 'h':
        fputs(usage, stdout);
        exit(0);
      default:
        return bad_usage("the option %s is unknown or lacks its value", argv[optind - 1]);
    }
  }
  if (optind == argc) return bad_usage("%s is missing", "the program");
  s->program = argv[optind];
  if (optind + 1 < argc) return bad_usage("the argument %s is one too many", argv[optind + 1]);
  if (s->plugin && s->platform) return bad_usage("%s exclude each other", "--plugin and --platform");
  return 0;
}

/* The path after "name:" in "name:path,name:path". */
static const char *named_path(const char *list, const char *name, char *path, size_t size) {
  size_t length = strlen(name);
  for (const char *s = list; s && *s; s = strchr(s, ',') ? strchr(s, ',') + 1 : NULL) {
    if (strncmp(s, name, length) != 0 || s[length] != ':') continue;
    snprintf(path, size, "%.*s", (int)strcspn(s + length + 1, ","), s + length + 1);
    return path;
  }
  return NULL;
}

static const char *find_plugin(const settings *s, char *path, size_t size) {
  if (s->plugin) return s->plugin;
  if (!s->platform) return getenv("TORCH_TPU_PLUGIN");
  const char *found = named_path(getenv("PJRT_NAMES_AND_LIBRARY_PATHS"), s->platform, path, size);
  return found || strcmp(s->platform, "tpu") != 0 ? found : getenv("TPU_LIBRARY_PATH");
}

/* ---- steps ---- */
static bool read_file(const char *path, char **out_text, size_t *out_size) {
  FILE *file = fopen(path, "rb");
  if (!file) return false;
  size_t size = 0, capacity = 1 << 16, got = 0;
  char *text = malloc(capacity + 1);
  while (text && (got = fread(text + size, 1, capacity - size, file)) > 0) {
    size += got;
    if (size < capacity) continue;
    capacity *= 2;
    char *larger = realloc(text, capacity + 1);
    if (!larger) free(text);
    text = larger;
  }
  bool bad = ferror(file) != 0;
  fclose(file);
  if (!text || bad) {
    free(text);
    return false;
  }
  text[size] = 0;
  *out_text = text;
  *out_size = size;
  return true;
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int read_program(const settings *s, session *x) {
  char why[256];
  if (!read_file(s->program, &x->text, &x->text_size)) {
    snprintf(why, sizeof why, "the program %s cannot be read", s->program);
    return problem(why);
  }
  x->parameter_count = tensor_parse_parameters(x->text, x->types, MAX_PARAMETERS, why, sizeof why);
  if (x->parameter_count < 0) return problem(why);
  bool all_random = s->input_count == 0 || (s->input_count == 1 && !strcmp(s->inputs[0], "random"));
  if (all_random || s->topology || s->input_count == x->parameter_count) return 0;
  snprintf(why, sizeof why, "there are %d inputs, but the program has %d parameters", s->input_count,
           x->parameter_count);
  return bad_usage("%s", why);
}

static int compile(const settings *s, session *x) {
  char path[1024];
  const char *plugin_path = find_plugin(s, path, sizeof path);
  if (!plugin_path) return bad_usage("%s", "no plugin was found; give --plugin or set TORCH_TPU_PLUGIN");
  setu_status status = setu_plugin_load(plugin_path, &x->plugin);
  if (status) return failed("loading the plugin", status);
  status = s->topology ? setu_topology_create(x->plugin, s->topology, 0, NULL, &x->topology)
                       : setu_client_create(x->plugin, 0, NULL, &x->client);
  if (status) return failed("opening the device", status);
  setu_compile_options options = {0};
  char *bytes = NULL;
  size_t size = 0;
  status = setu_compile_options_encode(&options, x->client, &bytes, &size);
  if (status) return failed("making the compile options", status);
  double start = now();
  status = s->topology
               ? setu_executable_compile_for_topology(x->topology, x->text, x->text_size, bytes, size, &x->executable)
               : setu_executable_compile(x->client, x->text, x->text_size, bytes, size, &x->executable);
  x->compile_seconds = now() - start;
  setu_free(bytes);
  if (status) return failed("compiling the program", status);
  x->result_count = setu_executable_output_count(x->executable);
  return 0;
}

static int make_inputs(const settings *s, session *x) {
  uint64_t seed = s->seed;
  for (int i = 0; i < x->parameter_count; i++) {
    tensor t;
    char why[512];
    const char *what = i < s->input_count && s->input_count == x->parameter_count ? s->inputs[i] : "random";
    if (strcmp(what, "random") != 0) {
      if (!tensor_read_npy(&t, what, &x->types[i], why, sizeof why)) return problem(why);
    } else {
      if (!tensor_init(&t, &x->types[i])) return problem("there is not enough memory for the inputs");
      tensor_randomize(&t, &seed);
    }
    setu_status status = setu_buffer_from_host(x->client, 0, &t.type, t.data, &x->arguments[i]);
    tensor_deinit(&t);
    if (status) return failed("copying an input to the device", status);
    x->kept[i] = i; /* so that a program that donates its arguments can run again */
  }
  return 0;
}

static void drop_results(session *x) {
  for (int i = 0; x->results && i < x->result_count; i++) {
    setu_buffer_destroy(x->results[i]);
    x->results[i] = NULL;
  }
}

/* Runs once and waits for every result. */
static setu_status run_once(session *x, double *out_seconds) {
  size_t count = (size_t)x->parameter_count;
  drop_results(x);
  double start = now();
  setu_status status = setu_executable_run(x->executable, count, x->arguments, count, x->kept, x->results);
  for (int i = 0; !status && i < x->result_count; i++) status = setu_buffer_wait(x->results[i]);
  *out_seconds = now() - start;
  return status;
}

static int compare_doubles(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}

static int run(const settings *s, session *x) {
  x->results = calloc((size_t)x->result_count + 1, sizeof(setu_buffer *));
  double *times = calloc((size_t)s->repeat + 1, sizeof *times);
  if (!x->results || !times) {
    free(times);
    return problem("there is not enough memory for the results");
  }
  setu_status status = run_once(x, &x->first_seconds);
  for (long i = 0; !status && i < s->repeat; i++) status = run_once(x, &times[i]);
  qsort(times, (size_t)s->repeat, sizeof *times, compare_doubles);
  x->median_seconds = s->repeat ? times[s->repeat / 2] : x->first_seconds;
  x->fastest_seconds = s->repeat ? times[0] : x->first_seconds;
  free(times);
  return status ? failed("running the program", status) : 0;
}

static int read_results(session *x) {
  x->outputs = calloc((size_t)x->result_count + 1, sizeof(tensor));
  if (!x->outputs) return problem("there is not enough memory for the results");
  for (int i = 0; i < x->result_count; i++) {
    setu_type type;
    setu_status status = setu_buffer_type(x->results[i], &type);
    if (status) return failed("describing a result", status);
    if (!tensor_init(&x->outputs[i], &type)) return problem("there is not enough memory for the results");
    status = setu_buffer_to_host(x->results[i], x->outputs[i].data, x->outputs[i].bytes);
    if (status) return failed("reading a result", status);
  }
  return 0;
}

/* ---- the report ---- */
static void print_time(double value) {
  if (value < 1e-3)
    printf("%.1f us", value * 1e6);
  else if (value < 1)
    printf("%.2f ms", value * 1e3);
  else
    printf("%.2f s", value);
}

static void print_bytes(const char *name, int64_t value) {
  static const char *const units[] = {"B", "KiB", "MiB", "GiB", "TiB"};
  double scaled = (double)value;
  int unit = 0;
  if (value < 0) return;
  for (; scaled >= 1024 && unit < 4; unit++) scaled /= 1024;
  printf("  %s %.*f %s", name, unit ? 1 : 0, scaled, units[unit]);
}

static void print_elements(const tensor *t, bool all, bool json) {
  size_t count = 0, bytes = 0;
  tensor_sizes(&t->type, &count, &bytes);
  for (size_t i = 0; i < count; i++) {
    if (!all && i == SHOWN) {
      if (!json) printf(" ...");
      break;
    }
    fputs(json ? (i ? ", " : "") : " ", stdout);
    tensor_print_element(stdout, t, i, json);
  }
}

static const char *device_kind(const settings *s, const session *x) {
  return s->topology ? setu_topology_device_kind(x->topology, 0) : setu_client_device_kind(x->client, 0);
}

static const char *platform_name(const settings *s, const session *x) {
  return s->topology ? setu_topology_platform_name(x->topology) : setu_client_platform_name(x->client);
}

static void print_table(const settings *s, const session *x, const setu_program_memory *memory, size_t cost_count,
                        const setu_option *cost) {
  printf("program   %s: %d parameter%s, %d result%s\n", s->program, x->parameter_count,
         x->parameter_count == 1 ? "" : "s", x->result_count, x->result_count == 1 ? "" : "s");
  printf("device    %s on %s, PJRT API %d.%d%s%s\n", device_kind(s, x), platform_name(s, x),
         setu_plugin_api_major(x->plugin), setu_plugin_api_minor(x->plugin), s->topology ? ", compile only for " : "",
         s->topology ? s->topology : "");
  printf("compile   ");
  print_time(x->compile_seconds);
  if (!s->topology) {
    printf("\nrun       ");
    print_time(x->median_seconds);
    printf(" median of %ld, fastest ", s->repeat);
    print_time(x->fastest_seconds);
    printf(", first ");
    print_time(x->first_seconds);
  }
  if (memory) {
    printf("\nmemory  ");
    print_bytes("arguments", memory->arguments);
    print_bytes("results", memory->outputs);
    print_bytes("aliased", memory->aliased);
    print_bytes("temporaries", memory->temporaries);
    print_bytes("code", memory->generated_code);
    print_bytes("peak", memory->peak);
  }
  printf("\n");
  bool any = false;
  for (size_t i = 0; i < cost_count; i++) {
    if (cost[i].kind != SETU_OPTION_FLOAT || strchr(cost[i].name, '{')) continue; /* per-operand details */
    printf("%s%s %.6g", any ? "  " : "cost      ", cost[i].name, (double)cost[i].number);
    any = true;
  }
  if (any) printf("\n");
  for (int i = 0; x->outputs && i < x->result_count; i++) {
    char name[256];
    tensor_type_name(&x->outputs[i].type, name, sizeof name);
    printf("result %-2d %s:", i, name);
    print_elements(&x->outputs[i], s->print, false);
    printf("\n");
  }
}

static void print_json_string(const char *text) {
  putchar('"');
  for (const unsigned char *c = (const unsigned char *)text; *c; c++) {
    if (*c == '"' || *c == '\\')
      printf("\\%c", *c);
    else if (*c < 0x20)
      printf("\\u%04x", *c);
    else
      putchar(*c);
  }
  putchar('"');
}

static void print_json_member(const char *before, const char *name, const char *value) {
  printf("%s\"%s\": ", before, name);
  print_json_string(value);
}

static void print_json(const settings *s, const session *x, const setu_program_memory *memory, size_t cost_count,
                       const setu_option *cost) {
  print_json_member("{", "program", s->program);
  print_json_member(", ", "plugin", setu_plugin_path(x->plugin));
  printf(", \"api\": \"%d.%d\"", setu_plugin_api_major(x->plugin), setu_plugin_api_minor(x->plugin));
  print_json_member(", ", "platform", platform_name(s, x));
  print_json_member(", ", "device", device_kind(s, x));
  if (s->topology) print_json_member(", ", "topology", s->topology);
  printf(", \"compile_seconds\": %.9g", x->compile_seconds);
  if (!s->topology)
    printf(", \"run_seconds\": {\"median\": %.9g, \"fastest\": %.9g, \"first\": %.9g, \"repeat\": %ld}",
           x->median_seconds, x->fastest_seconds, x->first_seconds, s->repeat);
  if (memory)
    printf(
        ", \"memory\": {\"arguments\": %lld, \"results\": %lld, \"aliased\": %lld, \"temporaries\": %lld, "
        "\"code\": %lld, \"peak\": %lld}",
        (long long)memory->arguments, (long long)memory->outputs, (long long)memory->aliased,
        (long long)memory->temporaries, (long long)memory->generated_code, (long long)memory->peak);
  printf(", \"cost\": {");
  bool any = false;
  for (size_t i = 0; i < cost_count; i++) {
    if (cost[i].kind != SETU_OPTION_FLOAT) continue;
    if (any) printf(", ");
    print_json_string(cost[i].name);
    printf(": %.9g", (double)cost[i].number);
    any = true;
  }
  printf("}, \"results\": [");
  for (int i = 0; x->outputs && i < x->result_count; i++) {
    char name[256];
    tensor_type_name(&x->outputs[i].type, name, sizeof name);
    printf("%s{\"type\": \"%s\", \"values\": [", i ? ", " : "", name);
    print_elements(&x->outputs[i], s->print, true);
    printf("]}");
  }
  printf("]}\n");
}

static void report(const settings *s, const session *x) {
  setu_program_memory memory;
  size_t cost_count = 0;
  const setu_option *cost = NULL;
  /* Not every plugin can tell; what is missing is left out. */
  setu_status status = setu_executable_memory(x->executable, &memory);
  bool has_memory = status == SETU_STATUS_OK;
  setu_status_free(status);
  setu_status_free(setu_executable_cost(x->executable, &cost_count, &cost));
  if (s->json)
    print_json(s, x, has_memory ? &memory : NULL, cost_count, cost);
  else
    print_table(s, x, has_memory ? &memory : NULL, cost_count, cost);
}

static void close_session(session *x) {
  drop_results(x);
  for (int i = 0; x->outputs && i < x->result_count; i++) tensor_deinit(&x->outputs[i]);
  for (int i = 0; i < MAX_PARAMETERS; i++) setu_buffer_destroy(x->arguments[i]);
  free(x->outputs);
  free(x->results);
  setu_executable_destroy(x->executable);
  setu_topology_destroy(x->topology);
  setu_client_destroy(x->client);
  free(x->text);
}

int main(int argc, char **argv) {
  static settings s;
  static session x;
  int code = parse_arguments(argc, argv, &s);
  if (code) return code;
  code = read_program(&s, &x);
  if (!code) code = compile(&s, &x);
  if (!code && !s.topology) code = make_inputs(&s, &x);
  if (!code && !s.topology) code = run(&s, &x);
  if (!code && !s.topology) code = read_results(&x);
  if (!code) report(&s, &x);
  close_session(&x);
  return code;
}
