#include "base/status.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"

struct setu_status_rep {
  setu_status_code code;
  int line;
  const char *file;
  char *message;
  char *text; /* message, notes and place; rebuilt with every note */
  char *notes;
};

/* Handed out when even an error record cannot be allocated. Never freed. */
static char out_of_memory_message[] = "the host is out of memory";
static struct setu_status_rep out_of_memory = {SETU_RESOURCE_EXHAUSTED, 0,   "", out_of_memory_message,
                                               out_of_memory_message,   NULL};

static char *format_string(const char *format, va_list args) {
  va_list copy;
  va_copy(copy, args);
  int size = vsnprintf(NULL, 0, format, copy);
  va_end(copy);
  if (size < 0) return NULL;
  char *text = base_malloc((size_t)size + 1);
  if (text) vsnprintf(text, (size_t)size + 1, format, args);
  return text;
}

static void rebuild_text(setu_status status) {
  const char *notes = status->notes ? status->notes : "";
  size_t size = strlen(status->message) + strlen(notes) + strlen(status->file) + 32;
  char *text = base_malloc(size);
  if (!text) return; /* the older, shorter text stays */
  snprintf(text, size, "%s%s\n  [%s:%d]", status->message, notes, status->file, status->line);
  base_free(status->text);
  status->text = text;
}

setu_status status_make(setu_status_code code, const char *file, int line, const char *format, ...) {
  setu_status status = base_calloc(1, sizeof *status);
  if (!status) return &out_of_memory;
  const char *core = strstr(file, "core/");
  status->code = code == SETU_OK ? SETU_INTERNAL : code;
  status->file = core ? core : file;
  status->line = line;
  va_list args;
  va_start(args, format);
  status->message = format_string(format, args);
  va_end(args);
  if (!status->message) {
    base_free(status);
    return &out_of_memory;
  }
  rebuild_text(status);
  return status;
}

setu_status status_note(setu_status status, const char *format, ...) {
  if (!status || status == &out_of_memory) return status;
  va_list args;
  va_start(args, format);
  char *note = format_string(format, args);
  va_end(args);
  if (!note) return status;
  size_t old = status->notes ? strlen(status->notes) : 0;
  char *notes = base_realloc(status->notes, old + strlen(note) + 2);
  if (notes) {
    notes[old] = '\n';
    memcpy(notes + old + 1, note, strlen(note) + 1);
    status->notes = notes;
    rebuild_text(status);
  }
  base_free(note);
  return status;
}

setu_status status_join(setu_status first, setu_status second) {
  if (!first) return second;
  setu_status_free(second);
  return first;
}

setu_status_code setu_status_get_code(setu_status status) {
  return status ? status->code : SETU_OK;
}

const char *setu_status_code_name(int code) {
  switch (code) {
#define NAME_CASE(name, number, text) \
  case number:                        \
    return #name;
    SETU_STATUS_CODES(NAME_CASE)
#undef NAME_CASE
    default:
      return "UNKNOWN";
  }
}

const char *setu_status_message(setu_status status) {
  return status ? status->message : "";
}
const char *setu_status_text(setu_status status) {
  if (!status) return "";
  return status->text ? status->text : status->message;
}
const char *setu_status_file(setu_status status) {
  return status ? status->file : "";
}
int setu_status_line(setu_status status) {
  return status ? status->line : 0;
}

void setu_status_free(setu_status status) {
  if (!status || status == &out_of_memory) return;
  base_free(status->message);
  base_free(status->notes);
  base_free(status->text);
  base_free(status);
}

setu_status setu_status_clone(setu_status status) {
  if (!status || status == &out_of_memory) return status;
  setu_status copy = status_make(status->code, status->file, status->line, "%s", status->message);
  if (copy != &out_of_memory && status->notes) copy = status_note(copy, "%s", status->notes + 1);
  return copy;
}
