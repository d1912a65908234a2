#include "base/text.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void text_init(text *t) {
  memset(t, 0, sizeof *t);
}

void text_deinit(text *t) {
  base_free(t->data);
  text_init(t);
}

static bool reserve(text *t, size_t extra) {
  if (t->failed) return false;
  size_t needed = t->size + extra + 1;
  if (needed <= t->capacity) return true;
  size_t capacity = t->capacity ? t->capacity : 256;
  while (capacity < needed) capacity *= 2;
  char *data = base_realloc(t->data, capacity);
  if (!data) {
    t->failed = true;
    return false;
  }
  t->data = data;
  t->capacity = capacity;
  return true;
}

void text_append(text *t, const char *data, size_t size) {
  if (!reserve(t, size)) return;
  memcpy(t->data + t->size, data, size);
  t->size += size;
  t->data[t->size] = 0;
}

void text_puts(text *t, const char *string) {
  text_append(t, string, strlen(string));
}

void text_printf(text *t, const char *format, ...) {
  va_list args;
  va_start(args, format);
  int size = vsnprintf(NULL, 0, format, args);
  va_end(args);
  if (size < 0 || !reserve(t, (size_t)size)) {
    t->failed = true;
    return;
  }
  va_start(args, format);
  vsnprintf(t->data + t->size, (size_t)size + 1, format, args);
  va_end(args);
  t->size += (size_t)size;
}

void text_json_string(text *t, const char *string) {
  text_puts(t, "\"");
  for (const char *c = string; *c; c++) {
    if (*c == '"' || *c == '\\')
      text_printf(t, "\\%c", *c);
    else if ((unsigned char)*c < 0x20)
      text_printf(t, "\\u%04x", (unsigned)*c);
    else
      text_append(t, c, 1);
  }
  text_puts(t, "\"");
}

setu_status text_status(const text *t) {
  return t->failed ? SETU_OUT_OF_MEMORY() : SETU_STATUS_OK;
}

char *text_take(text *t) {
  if (t->failed || !reserve(t, 0)) {
    text_deinit(t);
    return NULL;
  }
  char *data = t->data;
  data[t->size] = 0;
  text_init(t);
  return data;
}
