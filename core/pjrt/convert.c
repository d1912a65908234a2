/* Errors, events, strings, options and types: what crosses the border to a plugin. */
#include "pjrt/internal.h"

static const char *error_message(const pj_api *api, const pj_error *error, size_t *size) {
  PJ_ARGS(Error_Message, args);
  args.a.error = error;
  if (PJ_HAS(api, Error_Message)) api->Error_Message(&args.a);
  static const char none[] = "the plugin gave no message";
  *size = args.a.message ? args.a.message_size : sizeof none - 1;
  return args.a.message ? args.a.message : none;
}

static void destroy_error(const pj_api *api, pj_error *error) {
  if (!error || !PJ_HAS(api, Error_Destroy)) return;
  PJ_ARGS(Error_Destroy, args);
  args.a.error = error;
  api->Error_Destroy(&args.a);
}

setu_status pj_convert_error(const pj_api *api, pj_error *error, const char *function) {
  PJ_ARGS(Error_GetCode, code);
  code.a.error = error;
  code.a.code = SETU_UNKNOWN;
  if (PJ_HAS(api, Error_GetCode)) destroy_error(api, api->Error_GetCode(&code.a));
  int number = code.a.code;
  if (number <= SETU_OK || number > SETU_UNAUTHENTICATED) number = SETU_UNKNOWN;
  size_t size = 0;
  const char *message = error_message(api, error, &size);
  int shown = size > INT32_MAX ? INT32_MAX : (int)size;
  setu_status status = SETU_ERROR((setu_status_code)number, "%.*s", shown, message);
  destroy_error(api, error);
  return status_note(status, "in %s", function);
}

setu_status pj_missing(const pj_api *api, const char *function) {
  return SETU_ERROR(SETU_UNIMPLEMENTED, "the plugin has no function %s; it implements PJRT API %d.%d", function,
                    api->version.major_version, api->version.minor_version);
}

void pj_destroy_event(const pj_api *api, pj_event *event) {
  if (!event) return;
  PJ_ARGS(Event_Destroy, args);
  args.a.event = event;
  setu_status_free(PJ_CALL(api, Event_Destroy, args));
}

setu_status pj_await(const pj_api *api, pj_event *event) {
  if (!event) return SETU_STATUS_OK;
  PJ_ARGS(Event_Await, args);
  args.a.event = event;
  setu_status status = PJ_CALL(api, Event_Await, args);
  pj_destroy_event(api, event);
  return status;
}

void pj_destroy_buffer(const pj_api *api, pj_buffer *buffer) {
  if (!buffer) return;
  PJ_ARGS(Buffer_Destroy, args);
  args.a.buffer = buffer;
  setu_status_free(PJ_CALL(api, Buffer_Destroy, args));
}

setu_status pj_copy_string(const char *data, size_t size, char **out_copy) {
  *out_copy = base_malloc(size + 1);
  if (!*out_copy) return SETU_OUT_OF_MEMORY();
  if (size) memcpy(*out_copy, data, size);
  (*out_copy)[size] = 0;
  return SETU_STATUS_OK;
}

/* Room for a value's name, and its string or list. */
static size_t extra_size(const pj_named_value *value) {
  size_t size = value->name_size + 1;
  if (value->type == PJ_STRING) size += value->value_size + 1;
  if (value->type == PJ_INT64_LIST) size += value->value_size * sizeof(int64_t);
  return (size + 7) & ~(size_t)7;
}

static char *copy_terminated(char **room, const char *data, size_t size) {
  char *copy = *room;
  if (size) memcpy(copy, data, size);
  copy[size] = 0;
  *room += size + 1;
  return copy;
}

static void copy_value(setu_option *option, const pj_named_value *value, char *room) {
  switch (value->type) {
    case PJ_INT64:
      option->kind = SETU_OPTION_INT;
      option->integer = value->int64_value;
      break;
    case PJ_INT64_LIST:
      option->kind = SETU_OPTION_INT_LIST;
      if (value->value_size) memcpy(room, value->int64_array_value, value->value_size * sizeof(int64_t));
      option->list = (const int64_t *)(void *)room;
      option->list_count = value->value_size;
      room += value->value_size * sizeof(int64_t);
      break;
    case PJ_FLOAT:
      option->kind = SETU_OPTION_FLOAT;
      option->number = value->float_value;
      break;
    case PJ_BOOL:
      option->kind = SETU_OPTION_BOOL;
      option->integer = value->bool_value;
      break;
    case PJ_STRING:
      option->kind = SETU_OPTION_STRING;
      option->string = copy_terminated(&room, value->string_value, value->value_size);
      break;
    default: /* a kind of a newer API: keep the name, show nothing */
      option->kind = SETU_OPTION_STRING;
      option->string = "";
      break;
  }
  option->name = copy_terminated(&room, value->name, value->name_size);
}

setu_status pj_copy_named_values(const pj_named_value *values, size_t count, setu_option **out_options) {
  *out_options = NULL;
  if (!count || !values) return SETU_STATUS_OK;
  size_t size = count * sizeof(setu_option);
  for (size_t i = 0; i < count; i++) size += extra_size(&values[i]);
  setu_option *options = base_calloc(1, size);
  if (!options) return SETU_OUT_OF_MEMORY();
  char *room = (char *)(options + count);
  for (size_t i = 0; i < count; i++) {
    copy_value(&options[i], &values[i], room);
    room += extra_size(&values[i]);
  }
  *out_options = options;
  return SETU_STATUS_OK;
}

setu_status pj_make_named_values(const setu_option *options, size_t count, pj_named_value **out_values) {
  *out_values = NULL;
  if (!count) return SETU_STATUS_OK;
  pj_named_value *values = base_calloc(count, sizeof *values);
  if (!values) return SETU_OUT_OF_MEMORY();
  for (size_t i = 0; i < count; i++) {
    const setu_option *option = &options[i];
    pj_named_value *value = &values[i];
    value->struct_size = sizeof *value;
    value->name = option->name;
    value->name_size = strlen(option->name);
    value->value_size = 1;
    switch (option->kind) {
      case SETU_OPTION_STRING:
        value->type = PJ_STRING;
        value->string_value = option->string;
        value->value_size = strlen(option->string);
        break;
      case SETU_OPTION_INT:
        value->type = PJ_INT64;
        value->int64_value = option->integer;
        break;
      case SETU_OPTION_INT_LIST:
        value->type = PJ_INT64_LIST;
        value->int64_array_value = option->list;
        value->value_size = option->list_count;
        break;
      case SETU_OPTION_FLOAT:
        value->type = PJ_FLOAT;
        value->float_value = option->number;
        break;
      case SETU_OPTION_BOOL:
        value->type = PJ_BOOL;
        value->bool_value = option->integer != 0;
        break;
    }
  }
  *out_values = values;
  return SETU_STATUS_OK;
}

setu_status pj_dtype(int number, setu_dtype *out_dtype) {
  *out_dtype = SETU_DTYPE_INVALID;
  switch (number) {
#define DTYPE_CASE(name, dtype_number, spelling, bits, kind) case dtype_number:
    SETU_DTYPES(DTYPE_CASE)
#undef DTYPE_CASE
    *out_dtype = (setu_dtype)number;
    return SETU_STATUS_OK;
    default:
      return SETU_ERROR(SETU_UNIMPLEMENTED, "a buffer has the element type number %d, which is not supported", number);
  }
}

setu_status pj_type(int number, const int64_t *dims, size_t rank, setu_type *out_type) {
  memset(out_type, 0, sizeof *out_type);
  SETU_TRY(pj_dtype(number, &out_type->dtype));
  if (rank > SETU_MAX_RANK)
    return SETU_ERROR(SETU_UNIMPLEMENTED, "a buffer has rank %zu; the largest supported rank is %d", rank,
                      SETU_MAX_RANK);
  out_type->rank = (int)rank;
  if (rank) memcpy(out_type->dims, dims, rank * sizeof *dims);
  return SETU_STATUS_OK;
}

setu_status pj_type_bytes(const setu_type *type, size_t *out_bytes) {
  *out_bytes = 0;
  int64_t bytes = setu_dtype_size(type->dtype);
  if (!bytes) return SETU_ERROR(SETU_INVALID_ARGUMENT, "the element type %d is not valid", (int)type->dtype);
  if (type->rank < 0 || type->rank > SETU_MAX_RANK)
    return SETU_ERROR(SETU_INVALID_ARGUMENT, "the rank %d is not between 0 and %d", type->rank, SETU_MAX_RANK);
  int64_t count = 0;
  if (!size_of_dims(type->dims, type->rank, &count) || !size_mul(bytes, count, &bytes))
    return SETU_ERROR(SETU_INVALID_ARGUMENT, "the shape has a negative dimension or too many elements");
  *out_bytes = (size_t)bytes;
  return SETU_STATUS_OK;
}
