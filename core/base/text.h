/* A growing string. Failure is sticky: after one, appends do nothing and text_status tells. */
#ifndef SETU_BASE_TEXT_H
#define SETU_BASE_TEXT_H

#include "base/alloc.h"
#include "base/status.h"

typedef struct text {
  char *data; /* always terminated once anything was appended; NULL before */
  size_t size, capacity;
  bool failed;
} text;

void text_init(text *t);
void text_deinit(text *t);
void text_append(text *t, const char *data, size_t size);
void text_puts(text *t, const char *string);
void text_printf(text *t, const char *format, ...) SETU_PRINTF(2, 3);
/* Appends a JSON string with quotes and escapes. */
void text_json_string(text *t, const char *string);
/* RESOURCE_EXHAUSTED if any append failed. */
SETU_MUST_USE setu_status text_status(const text *t);
/* The terminated string, owned by the caller (base_free); the text is empty afterwards. NULL on failure. */
char *text_take(text *t);

#endif
