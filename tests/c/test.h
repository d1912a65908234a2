/* A small test framework. A test file is one program: TESTs, linked with runner.c. Every test runs in a process of its
 * own with a time limit; the first failed check ends it. A test passes if it returns. */
#ifndef SETU_TESTS_TEST_H
#define SETU_TESTS_TEST_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "setu/status.h"

typedef struct test_case {
  const char *name;
  void (*run)(void);
  struct test_case *next;
} test_case;

void test_register(test_case *test);
/* End the running test. */
_Noreturn void test_fail(const char *file, int line, const char *format, ...) SETU_PRINTF(3, 4);
_Noreturn void test_skip(const char *reason);
/* Prints a line that is shown when the test fails or with -v. */
void test_log(const char *format, ...) SETU_PRINTF(1, 2);

/* An environment variable's value; skips the test when it is unset. */
const char *test_environment(const char *name);
/* The path of the fake plugin: SETU_TEST_FAKE_PLUGIN, or where the build put it. */
const char *test_fake_plugin(void);

#define TEST(name)                                                      \
  static void test_##name(void);                                        \
  __attribute__((constructor)) static void test_register_##name(void) { \
    static test_case test = {#name, test_##name, 0};                    \
    test_register(&test);                                               \
  }                                                                     \
  static void test_##name(void)

#define SKIP(reason) test_skip(reason)

#define CHECK(condition)                                                             \
  do {                                                                               \
    if (!(condition)) test_fail(__FILE__, __LINE__, "%s does not hold", #condition); \
  } while (0)

#define CHECK_INT_EQ(actual, expected)                                                                        \
  do {                                                                                                        \
    long long test_a_ = (long long)(actual), test_e_ = (long long)(expected);                                 \
    if (test_a_ != test_e_) test_fail(__FILE__, __LINE__, "%s is %lld, not %lld", #actual, test_a_, test_e_); \
  } while (0)

#define CHECK_FLOAT_EQ(actual, expected)                                                  \
  do {                                                                                    \
    double test_a_ = (double)(actual), test_e_ = (double)(expected);                      \
    if (!(test_a_ >= test_e_ && test_a_ <= test_e_))                                      \
      test_fail(__FILE__, __LINE__, "%s is %.17g, not %.17g", #actual, test_a_, test_e_); \
  } while (0)

#define CHECK_STR_EQ(actual, expected)                                                      \
  do {                                                                                      \
    const char *test_a_ = (actual), *test_e_ = (expected);                                  \
    if (strcmp(test_a_, test_e_) != 0)                                                      \
      test_fail(__FILE__, __LINE__, "%s is \"%s\", not \"%s\"", #actual, test_a_, test_e_); \
  } while (0)

#define CHECK_STR_CONTAINS(actual, part)                                                              \
  do {                                                                                                \
    const char *test_a_ = (actual), *test_p_ = (part);                                                \
    if (!strstr(test_a_, test_p_))                                                                    \
      test_fail(__FILE__, __LINE__, "%s does not contain \"%s\": \"%s\"", #actual, test_p_, test_a_); \
  } while (0)

/* The status is OK. */
#define CHECK_OK(status)                                                                                              \
  do {                                                                                                                \
    setu_status test_s_ = (status);                                                                                   \
    if (test_s_)                                                                                                      \
      test_fail(__FILE__, __LINE__, "%s: %s: %s", #status, setu_status_code_name((int)setu_status_get_code(test_s_)), \
                setu_status_text(test_s_));                                                                           \
  } while (0)

/* The status has the code, and its text contains `part`; frees it. */
#define CHECK_ERROR(status, expected_code, part)                                                                   \
  do {                                                                                                             \
    setu_status test_s_ = (status);                                                                                \
    if (setu_status_get_code(test_s_) != (expected_code) || !strstr(setu_status_text(test_s_), (part)))            \
      test_fail(__FILE__, __LINE__, "%s: expected %s with \"%s\" but got %s: %s", #status, #expected_code, (part), \
                setu_status_code_name((int)setu_status_get_code(test_s_)), setu_status_text(test_s_));             \
    setu_status_free(test_s_);                                                                                     \
  } while (0)

#endif
