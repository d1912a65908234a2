/* Growing strings, JSON strings and statuses: nothing is lost, JSON stays JSON. */
#include "base/status.h"
#include "base/text.h"
#include "fuzz.h"

/* The end of a JSON string at `s`, or NULL. */
static const char *skip_json_string(const char *s) {
  if (*s++ != '"') return NULL;
  for (; *s && *s != '"'; s++) {
    if ((unsigned char)*s < 0x20) return NULL;
    if (*s != '\\') continue;
    s++;
    if (!*s || !strchr("\"\\/bfnrtu", *s)) return NULL;
    if (*s == 'u')
      for (int i = 0; i < 4; i++)
        if (!*++s || !strchr("0123456789abcdefABCDEF", *s)) return NULL;
  }
  return *s ? s + 1 : NULL;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  char *string = malloc(size + 1);
  PROMISE(string);
  memcpy(string, data, size);
  string[size] = 0;
  fuzz_input in = {data, size};
  text t;
  text_init(&t);
  if (size && data[0] % 4 == 0) setu_alloc_fail_at(1 + data[0] / 4);
  size_t expected = 0;
  for (int i = 0; i < 8; i++) {
    int length = fuzz_pick(&in, 200);
    if ((size_t)length > in.size) length = (int)in.size;
    text_append(&t, (const char *)in.data, (size_t)length);
    expected += (size_t)length;
  }
  setu_alloc_fail_at(0);
  setu_status status = text_status(&t);
  if (!status) PROMISE(t.size == expected);
  setu_status_free(status);
  text_deinit(&t);
  text_init(&t);
  text_json_string(&t, string);
  char *json = text_take(&t);
  PROMISE(json);
  const char *end = skip_json_string(json);
  PROMISE(end && !*end);
  base_free(json);
  status = SETU_ERROR(SETU_INTERNAL, "%s", string);
  status = status_note(status, "%s", string);
  setu_status copy = setu_status_clone(status);
  PROMISE(setu_status_get_code(copy) == SETU_INTERNAL);
  PROMISE(strstr(setu_status_text(copy), string));
  setu_status_free(status_join(status, copy));
  free(string);
  return 0;
}
