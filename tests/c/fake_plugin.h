/* Shared by the files of the fake plugin. */
#ifndef SETU_TESTS_FAKE_PLUGIN_H
#define SETU_TESTS_FAKE_PLUGIN_H

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "fake_plugin_control.h"
#include "pjrt/abi.h"

enum { FAKE_MAX_RANK = 8, FAKE_MAX_DEVICES = 16 };
/* PJRT element types that the interpreter computes with. */
enum { FAKE_F32 = 11, FAKE_I64 = 5 };
enum { FAKE_INVALID_ARGUMENT = 3, FAKE_UNIMPLEMENTED = 12, FAKE_INTERNAL = 13 };

#define FAKE_LIVE_DECLARE(kind) extern atomic_int_fast64_t fake_live_##kind;
FAKE_KINDS(FAKE_LIVE_DECLARE)
#undef FAKE_LIVE_DECLARE

struct pj_error {
  int code;
  char message[200];
};

pj_error *fake_error(int code, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Counts a call; the planned or strict-mode error, or NULL. */
pj_error *fake_enter(const char *function, const void *args, size_t struct_size, size_t own_size);
/* Whether the planned failure of "event" hits now; its code or 0. */
int fake_next_event_code(void);
int fake_delay_ms(void);

/* The first statement of a function, except in those that destroy: they do their work even when they fail. */
#define FAKE_ENTER(function)                                                                               \
  do {                                                                                                     \
    pj_error *fake_entered = fake_enter(#function, args, args->struct_size, sizeof(pj_##function##_args)); \
    if (fake_entered) return fake_entered;                                                                 \
  } while (0)

/* ---- promises: the state behind events, shared by a buffer and the events made from it ---- */
typedef struct fake_promise fake_promise;
fake_promise *fake_promise_create(void);
void fake_promise_release(fake_promise *promise);
pj_event *fake_event_create(fake_promise *promise);
void fake_hold_events(bool hold);

/* ---- types and buffers ---- */
typedef struct fake_type {
  int dtype;
  size_t rank;
  int64_t dims[FAKE_MAX_RANK];
} fake_type;

size_t fake_element_size(int dtype);
size_t fake_count(const fake_type *type);
size_t fake_bytes(const fake_type *type);
bool fake_same_type(const fake_type *a, const fake_type *b);

struct pj_buffer {
  fake_type type;
  void *data;
  fake_promise *promise;
  _Atomic bool deleted;
  int device;
};

pj_buffer *fake_buffer_create(const fake_type *type, int device);

struct pj_device_description {
  int id;
  const pj_named_value *attributes;
  size_t attribute_count;
};
struct pj_device {
  pj_device_description description;
  int index;
};
struct pj_client {
  pj_device devices[FAKE_MAX_DEVICES];
  pj_device *device_list[FAKE_MAX_DEVICES];
  size_t device_count;
};

/* ---- programs ---- */
typedef struct fake_program fake_program;
/* NULL and an error for text without a usable @main. */
fake_program *fake_program_parse(const char *text, size_t size, pj_error **out_error);
void fake_program_free(fake_program *program);
size_t fake_program_parameter_count(const fake_program *program);
const fake_type *fake_program_parameter_type(const fake_program *program, size_t index);
/* Whether the parameter may be donated. */
bool fake_program_donates(const fake_program *program, size_t parameter);
size_t fake_program_result_count(const fake_program *program);
const fake_type *fake_program_result_type(const fake_program *program, size_t index);
/* Fills results[i], dense data of the result types. */
void fake_program_run(const fake_program *program, void *const *arguments, void *const *results);

/* ---- the functions, by file ---- */
void fake_fill_buffer_functions(pj_api *api);
void fake_fill_executable_functions(pj_api *api);

#endif
