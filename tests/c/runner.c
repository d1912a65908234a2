/* Runs the tests of one program, each in a child process, and prints TAP lines and a summary.
 *
 * Usage: PROGRAM [-v] [-l] [WORD...]: -v shows all output, -l lists the tests, words select tests whose name contains
 * one of them. SETU_TEST_SECONDS is the time limit of a test. Exit code: 0 all passed, 1 some failed, 77 all skipped.
 */
#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "test.h"

enum { EXIT_SKIP = 77, DEFAULT_SECONDS = 120 };

static test_case *tests;

void test_register(test_case *test) {
  test_case **end = &tests;
  while (*end) end = &(*end)->next;
  *end = test;
}

/* The child's stdout is the runner's capture file. No exit handlers run: plugins may have threads in any state. */
void test_fail(const char *file, int line, const char *format, ...) {
  const char *name = strrchr(file, '/');
  printf("%s:%d: ", name ? name + 1 : file, line);
  va_list args;
  va_start(args, format);
  vprintf(format, args);
  va_end(args);
  printf("\n");
  fflush(stdout);
  _exit(1);
}

void test_skip(const char *reason) {
  printf("SKIP %s\n", reason);
  fflush(stdout);
  _exit(EXIT_SKIP);
}

void test_log(const char *format, ...) {
  va_list args;
  va_start(args, format);
  vprintf(format, args);
  va_end(args);
  printf("\n");
}

const char *test_environment(const char *name) {
  const char *value = getenv(name);
  if (value && *value) return value;
  char reason[128];
  snprintf(reason, sizeof reason, "%s is not set", name);
  test_skip(reason);
}

const char *test_fake_plugin(void) {
  const char *value = getenv("SETU_TEST_FAKE_PLUGIN");
  return value && *value ? value : SETU_TEST_FAKE_PLUGIN_PATH;
}

/* ---- one test ---- */
static _Noreturn void run_child(const test_case *test, FILE *capture, const sigset_t *signals) {
  sigprocmask(SIG_SETMASK, signals, NULL);
  dup2(fileno(capture), STDOUT_FILENO);
  dup2(fileno(capture), STDERR_FILENO);
  setvbuf(stdout, NULL, _IOLBF, 0);
  test->run();
  fflush(stdout);
  exit(0); /* with exit handlers: a leak checker reports here */
}

static int time_limit(void) {
  const char *value = getenv("SETU_TEST_SECONDS");
  int seconds = value ? atoi(value) : 0;
  return seconds > 0 ? seconds : DEFAULT_SECONDS;
}

/* The child's wait status; a child over the limit is killed. */
static int wait_for(pid_t child, const sigset_t *child_signal, bool *timed_out) {
  struct timespec end, now;
  clock_gettime(CLOCK_MONOTONIC, &end);
  end.tv_sec += time_limit();
  int status = 0;
  *timed_out = false;
  while (waitpid(child, &status, WNOHANG) == 0) {
    clock_gettime(CLOCK_MONOTONIC, &now);
    if (now.tv_sec >= end.tv_sec) {
      *timed_out = true;
      kill(child, SIGKILL);
      waitpid(child, &status, 0);
      break;
    }
    struct timespec step = {1, 0};
    sigtimedwait(child_signal, NULL, &step);
  }
  return status;
}

static void show(FILE *capture) {
  char line[1024];
  rewind(capture);
  while (fgets(line, sizeof line, capture)) {
    line[strcspn(line, "\n")] = 0;
    printf("# %s\n", line);
  }
}

static void skip_reason(FILE *capture, char *reason, size_t size) {
  char line[256];
  rewind(capture);
  snprintf(reason, size, "no reason given");
  while (fgets(line, sizeof line, capture)) {
    line[strcspn(line, "\n")] = 0;
    if (!strncmp(line, "SKIP ", 5)) snprintf(reason, size, "%s", line + 5);
  }
}

typedef enum outcome { PASSED, FAILED, SKIPPED } outcome;

static outcome run_test(const test_case *test, int number, bool verbose) {
  FILE *capture = tmpfile();
  sigset_t child_signal, old;
  sigemptyset(&child_signal);
  sigaddset(&child_signal, SIGCHLD);
  sigprocmask(SIG_BLOCK, &child_signal, &old);
  fflush(stdout);
  pid_t child = capture ? fork() : -1;
  if (child < 0) {
    printf("not ok %d - %s # cannot start: %s\n", number, test->name, strerror(errno));
    if (capture) fclose(capture);
    return FAILED;
  }
  if (child == 0) run_child(test, capture, &old);
  bool timed_out = false;
  int status = wait_for(child, &child_signal, &timed_out);
  sigprocmask(SIG_SETMASK, &old, NULL);
  outcome result = FAILED;
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) {
    result = PASSED;
    printf("ok %d - %s\n", number, test->name);
  } else if (WIFEXITED(status) && WEXITSTATUS(status) == EXIT_SKIP) {
    char reason[256];
    result = SKIPPED;
    skip_reason(capture, reason, sizeof reason);
    printf("ok %d - %s # SKIP %s\n", number, test->name, reason);
  } else {
    printf("not ok %d - %s\n", number, test->name);
    if (timed_out)
      printf("# over the time limit of %d s\n", time_limit());
    else if (WIFSIGNALED(status))
      printf("# killed by signal %d (%s)\n", WTERMSIG(status), strsignal(WTERMSIG(status)));
    else
      printf("# exit code %d\n", WEXITSTATUS(status));
  }
  if (verbose || result == FAILED) show(capture);
  fclose(capture);
  return result;
}

/* ---- all tests ---- */
static bool selected(const test_case *test, int count, char **words) {
  bool any = false;
  for (int i = 0; i < count; i++) {
    if (words[i][0] == '-') continue;
    any = true;
    if (strstr(test->name, words[i])) return true;
  }
  return !any;
}

static bool has_flag(int count, char **words, const char *flag) {
  for (int i = 0; i < count; i++)
    if (!strcmp(words[i], flag)) return true;
  return false;
}

int main(int argc, char **argv) {
  int number = 0, counts[3] = {0, 0, 0};
  bool list = has_flag(argc - 1, argv + 1, "-l"), verbose = has_flag(argc - 1, argv + 1, "-v");
  for (const test_case *test = tests; test; test = test->next) {
    if (!selected(test, argc - 1, argv + 1)) continue;
    if (list)
      printf("%s\n", test->name);
    else
      counts[run_test(test, ++number, verbose)]++;
  }
  if (list) return 0;
  printf("1..%d\n", number);
  printf("%d passed, %d failed, %d skipped\n", counts[PASSED], counts[FAILED], counts[SKIPPED]);
  if (counts[FAILED]) return 1;
  return counts[SKIPPED] && !counts[PASSED] ? EXIT_SKIP : 0;
}
