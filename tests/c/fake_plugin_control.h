/* The fake PJRT plugin: how tests steer it.
 *
 * A shared object that behaves as a small CPU plugin: it interprets a few StableHLO operations (see
 * fake_plugin_program.c) and yields zeros for any other program. Tests make its calls fail, delay its events, change
 * the API version it claims, and count its live objects. The control table comes from the exported function
 * "fake_plugin_control"; programs in other languages use the environment, read when GetPjrtApi is first called:
 *   SETU_FAKE_FAIL="Client_Compile:2:13,event:1:8"   function:n-th call:code, as fail() below
 *   SETU_FAKE_DELAY_MS=20  SETU_FAKE_API_MINOR=70  SETU_FAKE_SLOTS=90  SETU_FAKE_STRICT=1  SETU_FAKE_DEVICES=4
 * Threads: the control functions are thread safe, except set_api, which needs the plugin idle. */
#ifndef SETU_TESTS_FAKE_PLUGIN_CONTROL_H
#define SETU_TESTS_FAKE_PLUGIN_CONTROL_H

#include <stdbool.h>
#include <stdint.h>

/* Kinds of objects that are counted. */
#define FAKE_KINDS(X) \
  X(error)            \
  X(event)            \
  X(buffer)           \
  X(executable)       \
  X(loaded)           \
  X(serialized)       \
  X(client)           \
  X(topology)

typedef struct fake_control {
  /* Back to the behaviour after loading: no failures, no delays, full table, call counts zero. Objects stay. */
  void (*reset)(void);
  /* The n-th call from now (1 is the next) of a function, by its name without "PJRT_", fails with a PJRT error code.
   * The name "*" counts calls of all functions; "event" counts new events, of which the n-th ends in an error. */
  void (*fail)(const char *function, int64_t n, int code);
  /* Events of buffers made from now on finish so much later. */
  void (*set_delay)(int milliseconds);
  /* While held, no event finishes; releasing finishes them. */
  void (*hold_events)(bool hold);
  /* The version the table claims, and its length in function slots; -1 for all. */
  void (*set_api)(int major, int minor, int slots);
  /* Argument structs must be at least `growth` bytes longer than this plugin's own, and zero beyond their fields. */
  void (*set_strict)(bool strict, int growth);
  /* Calls since reset. */
  int64_t (*calls)(const char *function);
  /* Objects that exist now; NULL is all kinds. */
  int64_t (*live)(const char *kind);
} fake_control;

#endif
