/* The encoder of compile options: any options give a well-formed protocol buffer message, or an error. */
#include "fuzz.h"
#include "setu/pjrt.h"

static bool read_varint(const uint8_t **at, const uint8_t *end, uint64_t *value) {
  *value = 0;
  for (int shift = 0; *at < end && shift < 64; shift += 7) {
    uint8_t byte = *(*at)++;
    *value |= (uint64_t)(byte & 0x7f) << shift;
    if (!(byte & 0x80)) return true;
  }
  return false;
}

/* Fields that follow each other to the end, with lengths that stay inside. */
static bool well_formed(const uint8_t *at, const uint8_t *end) {
  while (at < end) {
    uint64_t tag, value;
    if (!read_varint(&at, end, &tag) || tag >> 3 == 0) return false;
    switch (tag & 7) {
      case 0:
        if (!read_varint(&at, end, &value)) return false;
        break;
      case 1:
        if (end - at < 8) return false;
        at += 8;
        break;
      case 2:
        if (!read_varint(&at, end, &value) || value > (uint64_t)(end - at)) return false;
        at += value;
        break;
      case 5:
        if (end - at < 4) return false;
        at += 4;
        break;
      default:
        return false;
    }
  }
  return true;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  fuzz_input in = {data, size};
  enum { MOST = 6, IDS = 64 };
  setu_option overrides[MOST];
  char names[MOST][24], strings[MOST][24];
  int64_t ids[IDS];
  memset(overrides, 0, sizeof overrides);
  setu_compile_options options = {.num_replicas = (int)fuzz_number(&in),
                                  .num_partitions = (int)fuzz_number(&in),
                                  .use_spmd_partitioning = fuzz_pick(&in, 2),
                                  .use_shardy_partitioner = fuzz_pick(&in, 2),
                                  .device = (int)fuzz_number(&in),
                                  .override_count = (size_t)fuzz_pick(&in, MOST + 1),
                                  .overrides = overrides};
  int64_t replicas = options.num_replicas ? options.num_replicas : 1;
  int64_t partitions = options.num_partitions ? options.num_partitions : 1;
  if (fuzz_pick(&in, 2) && replicas <= 8 && partitions <= 8) { /* the assignment must have as many ids */
    for (int i = 0; i < IDS; i++) ids[i] = fuzz_number(&in);
    options.device_assignment = ids;
  }
  for (size_t i = 0; i < options.override_count; i++) {
    setu_option *o = &overrides[i];
    for (int k = 0; k < 23; k++) names[i][k] = (char)fuzz_byte(&in);
    for (int k = 0; k < 23; k++) strings[i][k] = (char)fuzz_byte(&in);
    names[i][23] = strings[i][23] = 0;
    o->name = names[i];
    o->string = strings[i];
    o->kind = (setu_option_kind)fuzz_pick(&in, 5);
    o->integer = fuzz_word(&in);
    o->number = (float)fuzz_number(&in) / 3;
    o->list = ids;
  }
  char *bytes = NULL;
  size_t count = 0;
  setu_status status = setu_compile_options_encode(&options, NULL, &bytes, &count);
  PROMISE(!status == (bytes != NULL));
  if (!status) PROMISE(count && well_formed((const uint8_t *)bytes, (const uint8_t *)bytes + count));
  if (status) PROMISE(setu_status_text(status)[0]);
  setu_status_free(status);
  setu_free(bytes);
  return 0;
}
