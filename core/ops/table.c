/* The operator table: the rows of all families, their parsed argument lists, the derived forms and the lookup. */
#include "ops/table.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "ops/lowerings.h"

static setu_row rows[] = {
#define OP(name_, lowering_, arguments_, flags_) \
  {.name = name_, .lowering = lower_##lowering_, .arguments = arguments_, .flags = flags_},
#define OP_TYPED(name_, lowering_, arguments_, flags_, function_) \
  {.name = name_, .lowering = lower_##lowering_, .arguments = arguments_, .flags = flags_, .types = types_##function_},
#include "ops/families.h"
};
enum { ROW_COUNT = sizeof rows / sizeof rows[0] };

/* Rows first, then the derived forms. */
static setu_form forms[] = {
#define OP(name_, lowering_, arguments_, flags_) {.name = name_, .row_name = name_, .kind = SETU_FORM_SELF, .map = ""},
#include "ops/families.h"
#if __has_include("ops/forms.def")
#define FORM(name_, row_, kind_, map_) {.name = name_, .row_name = row_, .kind = kind_, .map = map_},
#include "ops/forms.def"
#undef FORM
#endif
};
enum { FORM_COUNT = sizeof forms / sizeof forms[0] };

/* Room for the argument names of every row, so that preparing the table cannot run out of memory. */
enum {
  NAMES_SIZE = 1
#define OP(name, lowering, arguments, flags) +(int)sizeof(arguments)
#include "ops/families.h"
};
static char names[NAMES_SIZE];

static const setu_row *sorted[ROW_COUNT];
static int long_row = -1; /* a row with more than SETU_MAX_ARGUMENTS arguments */
static pthread_once_t once = PTHREAD_ONCE_INIT;

static int compare_rows(const void *x, const void *y) {
  return strcmp((*(const setu_row *const *)x)->name, (*(const setu_row *const *)y)->name);
}

static int compare_name(const void *name, const void *row) {
  return strcmp(name, (*(const setu_row *const *)row)->name);
}

static const setu_row *find(const char *name) {
  const setu_row *const *found = bsearch(name, sorted, ROW_COUNT, sizeof sorted[0], compare_name);
  return found ? *found : NULL;
}

/* Splits the row's argument list; returns the free place in `names` after it. */
static char *parse_arguments(setu_row *row, char *name) {
  const char *at = row->arguments;
  for (;;) {
    at += strspn(at, " ");
    size_t size = strcspn(at, " ");
    if (!size) return name;
    if (row->argument_count == SETU_MAX_ARGUMENTS) {
      long_row = (int)(row - rows);
      return name;
    }
    struct setu_row_argument *argument = &row->named[row->argument_count++];
    size_t bare = strcspn(at, " *!?");
    for (size_t i = bare; i < size; i++) {
      argument->run_time |= at[i] == '*';
      argument->written |= at[i] == '!';
      argument->optional |= at[i] == '?';
    }
    argument->name = memcpy(name, at, bare);
    name[bare] = '\0';
    name += bare + 1;
    at += size;
  }
}

static void prepare(void) {
  char *name = names;
  for (int i = 0; i < ROW_COUNT; i++) {
    name = parse_arguments(&rows[i], name);
    sorted[i] = &rows[i];
  }
  qsort(sorted, ROW_COUNT, sizeof sorted[0], compare_rows);
  for (int i = 0; i < FORM_COUNT; i++) forms[i].row = find(forms[i].row_name);
}

void table_init(void) {
  pthread_once(&once, prepare);
}

const setu_row *table_find(const char *name) {
  table_init();
  return find(name);
}

const setu_row *table_rows(int *out_count) {
  table_init();
  *out_count = ROW_COUNT;
  return rows;
}

const setu_form *table_forms(int *out_count) {
  table_init();
  *out_count = FORM_COUNT;
  return forms;
}

static int compare_forms(const void *x, const void *y) {
  return strcmp((*(const setu_form *const *)x)->name, (*(const setu_form *const *)y)->name);
}

static setu_status check_row(const setu_row *row) {
  for (int i = 0; i < row->argument_count; i++)
    for (int k = 0; k < i; k++)
      if (!strcmp(row->named[i].name, row->named[k].name))
        return SETU_ERROR(SETU_INTERNAL, "the row %s names the argument %s twice", row->name, row->named[i].name);
  return SETU_STATUS_OK;
}

setu_status table_check(void) {
  table_init();
  if (long_row >= 0)
    return SETU_ERROR(SETU_INTERNAL, "the row %s names more than %d arguments", rows[long_row].name,
                      SETU_MAX_ARGUMENTS);
  for (int i = 0; i < ROW_COUNT; i++) SETU_TRY(check_row(&rows[i]));
  const setu_form **by_name = base_malloc(sizeof *by_name * FORM_COUNT);
  if (!by_name) return SETU_OUT_OF_MEMORY();
  for (int i = 0; i < FORM_COUNT; i++) by_name[i] = &forms[i];
  qsort(by_name, FORM_COUNT, sizeof *by_name, compare_forms);
  setu_status status = SETU_STATUS_OK;
  for (int i = 0; i < FORM_COUNT && !status; i++) {
    if (i && !strcmp(by_name[i - 1]->name, by_name[i]->name))
      status = SETU_ERROR(SETU_INTERNAL, "the table has two rows or forms named %s", by_name[i]->name);
    else if (!by_name[i]->row)
      status = SETU_ERROR(SETU_INTERNAL, "the form %s derives from the row %s, which does not exist", by_name[i]->name,
                          by_name[i]->row_name);
  }
  base_free(by_name);
  return status;
}
