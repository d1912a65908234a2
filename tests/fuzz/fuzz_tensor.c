/* setu-run's readers: the parameter types of a program's text, and .npy files. */
#include <unistd.h>

#include "fuzz.h"
#include "tensor.h"

static void check_program(const char *program) {
  setu_type types[16];
  char problem[160] = "";
  int count = tensor_parse_parameters(program, types, 16, problem, sizeof problem);
  PROMISE(count >= -1 && count <= 16);
  PROMISE(count >= 0 || problem[0]);
  for (int i = 0; i < count; i++) {
    char name[512];
    size_t elements, bytes;
    PROMISE(types[i].rank >= 0 && types[i].rank <= SETU_MAX_RANK && setu_dtype_size(types[i].dtype) > 0);
    tensor_type_name(&types[i], name, sizeof name);
    tensor_sizes(&types[i], &elements, &bytes);
  }
}

static void check_npy(const uint8_t *data, size_t size, const setu_type *type) {
  static char path[64];
  if (!path[0]) snprintf(path, sizeof path, "/tmp/setu-fuzz-%d.npy", (int)getpid());
  FILE *file = fopen(path, "wb");
  PROMISE(file && fwrite(data, 1, size, file) == size);
  fclose(file);
  tensor t;
  char problem[200] = "";
  memset(&t, 0, sizeof t);
  bool read = tensor_read_npy(&t, path, type, problem, sizeof problem);
  PROMISE(read || problem[0]);
  if (read) {
    FILE *nowhere = fopen("/dev/null", "w");
    for (size_t i = 0; i < t.bytes / (size_t)setu_dtype_size(t.type.dtype) && i < 8; i++)
      tensor_print_element(nowhere, &t, i, i % 2);
    fclose(nowhere);
  }
  tensor_deinit(&t);
  unlink(path);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static const setu_type types[] = {{SETU_F32, 2, {2, 3}}, {SETU_BOOL, 1, {4}}, {SETU_C64, 0, {0}}, {SETU_I64, 1, {0}}};
  if (size < 1) return 0;
  unsigned choice = data[0] % 8;
  if (choice < 4) {
    check_npy(data + 1, size - 1, &types[choice]);
    return 0;
  }
  char *program = malloc(size);
  PROMISE(program);
  memcpy(program, data + 1, size - 1);
  program[size - 1] = 0;
  check_program(program);
  free(program);
  return 0;
}
