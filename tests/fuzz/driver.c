/* A random driver for compilers without libFuzzer. It understands the options that run.py gives:
 *   PROGRAM -max_total_time=SECONDS -seed=NUMBER -max_len=BYTES CORPUS_DIRECTORY
 * Inputs are random bytes and mutations of the corpus. The input at which the process ends is in crash-driver. */
#include <dirent.h>
#include <time.h>

#include "fuzz.h"

enum { SEEDS = 256 };

static struct {
  uint8_t *data;
  size_t size;
} seeds[SEEDS];
static int seed_count;
static uint64_t state = 1;

static size_t next(size_t bound) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (size_t)((state >> 33) % bound);
}

static void read_seed(const char *directory, const char *name) {
  char path[1024];
  if (name[0] == '.' || seed_count == SEEDS) return;
  snprintf(path, sizeof path, "%s/%s", directory, name);
  FILE *file = fopen(path, "rb");
  if (!file) return;
  uint8_t *data = malloc(1 << 16);
  if (data) {
    seeds[seed_count].size = fread(data, 1, 1 << 16, file);
    seeds[seed_count++].data = data;
  }
  fclose(file);
}

static void read_corpus(const char *directory) {
  DIR *dir = opendir(directory);
  if (!dir) return;
  for (struct dirent *entry; (entry = readdir(dir));) read_seed(directory, entry->d_name);
  closedir(dir);
}

static size_t make_input(uint8_t *data, size_t most) {
  size_t size = 0;
  if (seed_count && next(4)) {
    size_t seed = next((size_t)seed_count);
    size = seeds[seed].size < most ? seeds[seed].size : most;
    memcpy(data, seeds[seed].data, size);
    for (size_t i = 1 + next(8); i && size; i--) {
      size_t at = next(size);
      if (next(8) == 0)
        size = at; /* cut off */
      else
        data[at] = (uint8_t)(next(2) ? next(256) : data[at] ^ (1u << next(8)));
    }
  } else {
    size = next(most);
    for (size_t i = 0; i < size; i++) data[i] = (uint8_t)next(256);
  }
  return size;
}

static void keep(const uint8_t *data, size_t size) {
  FILE *file = fopen("crash-driver", "wb");
  if (!file) return;
  fwrite(data, 1, size, file);
  fclose(file);
}

int main(int argc, char **argv) {
  long seconds = 1, most = 4096, runs = 0;
  for (int i = 1; i < argc; i++) {
    if (!strncmp(argv[i], "-max_total_time=", 16))
      seconds = atol(argv[i] + 16);
    else if (!strncmp(argv[i], "-seed=", 6))
      state = strtoull(argv[i] + 6, NULL, 10);
    else if (!strncmp(argv[i], "-max_len=", 9))
      most = atol(argv[i] + 9);
    else if (argv[i][0] != '-')
      read_corpus(argv[i]);
  }
  uint8_t *data = malloc((size_t)most + 1);
  if (!data) return 1;
  for (time_t end = time(NULL) + seconds; time(NULL) < end; runs++) {
    size_t size = make_input(data, (size_t)most);
    keep(data, size);
    LLVMFuzzerTestOneInput(data, size);
  }
  remove("crash-driver");
  free(data);
  for (int i = 0; i < seed_count; i++) free(seeds[i].data);
  fprintf(stderr, "Done %ld runs\n", runs);
  return 0;
}
