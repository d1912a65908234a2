/* The operator table as front ends see it. */
#include "engine/plan_make.h"

int setu_form_count(void) {
  int count;
  table_init();
  table_forms(&count);
  return count;
}

const setu_form *setu_form_at(int index) {
  int count;
  const setu_form *forms = table_forms(&count);
  return index >= 0 && index < count ? &forms[index] : NULL;
}

const char *setu_form_name(const setu_form *form) {
  return form->name;
}
const char *setu_form_row_name(const setu_form *form) {
  return form->row_name;
}
setu_form_kind setu_form_kind_of(const setu_form *form) {
  return form->kind;
}
const char *setu_form_map(const setu_form *form) {
  return form->map;
}
bool setu_form_has_row(const setu_form *form) {
  return form->row != NULL;
}
int setu_form_flags(const setu_form *form) {
  return form->row ? form->row->flags : 0;
}

uint32_t setu_form_refused_dtypes(const setu_form *form) {
  return form->row ? form->row->refused : 0;
}

const char *setu_form_argument(const setu_form *form, int index, bool *out_run_time, bool *out_written,
                               bool *out_optional) {
  const setu_row *row = form->row;
  if (!row || index < 0 || index >= row->argument_count) return NULL;
  *out_run_time = row->named[index].run_time;
  *out_written = row->named[index].written;
  *out_optional = row->named[index].optional;
  return row->named[index].name;
}

setu_status setu_form_infer(const setu_form *form, const setu_call_description *call, int max_results,
                            setu_type *out_types, int *out_count) {
  (void)form;
  setu_type types[SETU_MAX_RESULTS];
  SETU_TRY(plan_infer(call, types, out_count));
  if (*out_count > max_results) *out_count = max_results;
  for (int i = 0; i < *out_count; i++) out_types[i] = types[i];
  return SETU_STATUS_OK;
}
