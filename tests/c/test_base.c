/* Statuses, memory, text and maps. */
#include "base/alloc.h"
#include "base/map.h"
#include "base/memory_areas.h"
#include "base/status.h"
#include "base/text.h"
#include "setu/types.h"
#include "test.h"

TEST(status_carries_code_message_and_notes) {
  setu_status s = SETU_ERROR(SETU_NOT_FOUND, "no file %s", "abc");
  s = status_note(s, "while reading %d", 7);
  s = status_note(s, "while starting");
  CHECK_INT_EQ(setu_status_get_code(s), SETU_NOT_FOUND);
  CHECK_STR_EQ(setu_status_message(s), "no file abc");
  CHECK_STR_CONTAINS(setu_status_text(s), "no file abc\nwhile reading 7\nwhile starting");
  CHECK_STR_CONTAINS(setu_status_file(s), "test_base.c");
  CHECK(setu_status_line(s) > 0);
  setu_status copy = setu_status_clone(s);
  CHECK_STR_EQ(setu_status_text(copy), setu_status_text(s));
  setu_status_free(s);
  CHECK_STR_EQ(setu_status_message(copy), "no file abc");
  setu_status_free(copy);
}

TEST(memory_areas_are_refused_before_the_last) {
  CHECK_OK(memory_areas_check(1 << 30));
  CHECK_ERROR(memory_areas_check(4), SETU_RESOURCE_EXHAUSTED, "of the 4 that Linux grants");
  CHECK_OK(memory_areas_check(0)); /* counts again after a refusal */
  CHECK_OK(memory_areas_check(0));
}

TEST(status_ok_is_null) {
  CHECK(SETU_STATUS_OK == NULL);
  CHECK_INT_EQ(setu_status_get_code(SETU_STATUS_OK), SETU_OK);
  CHECK_STR_EQ(setu_status_text(SETU_STATUS_OK), "");
  CHECK_STR_EQ(setu_status_file(SETU_STATUS_OK), "");
  CHECK(status_note(SETU_STATUS_OK, "ignored") == NULL);
  CHECK(setu_status_clone(SETU_STATUS_OK) == NULL);
  setu_status_free(SETU_STATUS_OK);
}

TEST(status_join_keeps_the_first) {
  setu_status s = status_join(SETU_ERROR(SETU_ABORTED, "first"), SETU_ERROR(SETU_INTERNAL, "second"));
  CHECK_ERROR(s, SETU_ABORTED, "first");
  s = status_join(SETU_STATUS_OK, SETU_ERROR(SETU_INTERNAL, "second"));
  CHECK_ERROR(s, SETU_INTERNAL, "second");
}

TEST(status_names) {
  CHECK_STR_EQ(setu_status_code_name(8), "RESOURCE_EXHAUSTED");
  CHECK_STR_EQ(setu_status_code_name(99), "UNKNOWN");
}

TEST(status_is_never_ok_without_memory) {
  for (int n = 1; n <= 4; n++) {
    setu_alloc_fail_at(n);
    setu_status s = status_note(SETU_ERROR(SETU_ABORTED, "message"), "note");
    setu_alloc_fail_at(0);
    CHECK(s != NULL);
    setu_status_free(s);
  }
}

TEST(sizes_are_checked) {
  int64_t n = 0;
  CHECK(size_mul(3, 4, &n) && n == 12);
  CHECK(!size_mul(INT64_MAX, 2, &n));
  CHECK(!size_mul(-1, 2, &n));
  CHECK(size_of_dims((int64_t[]){2, 3, 4}, 3, &n) && n == 24);
  CHECK(size_of_dims(NULL, 0, &n) && n == 1);
  CHECK(size_of_dims((int64_t[]){5, 0}, 2, &n) && n == 0);
  CHECK(!size_of_dims((int64_t[]){5, -1}, 2, &n));
  CHECK(!size_of_dims((int64_t[]){INT64_MAX / 2, 3}, 2, &n));
}

TEST(arena_gives_aligned_zeroed_memory) {
  arena a;
  arena_init(&a);
  for (size_t size = 1; size < 40000; size = size * 3 + 1) {
    char *p = arena_alloc(&a, size);
    CHECK(p != NULL);
    CHECK_INT_EQ((uintptr_t)p % 16, 0);
    for (size_t i = 0; i < size; i++) CHECK_INT_EQ(p[i], 0);
    memset(p, 0x5a, size);
  }
  CHECK_STR_EQ(arena_printf(&a, "%s-%d", "x", 12), "x-12");
  CHECK_STR_EQ(arena_copy(&a, "abc", 4), "abc");
  CHECK(arena_alloc(&a, SIZE_MAX) == NULL);
  arena_deinit(&a);
  arena_deinit(&a);
}

TEST(arena_reports_exhaustion) {
  arena a;
  arena_init(&a);
  setu_alloc_fail_at(1);
  CHECK(arena_alloc(&a, 8) == NULL);
  CHECK(arena_alloc(&a, 8) != NULL); /* the hook fails once */
  CHECK_INT_EQ(setu_alloc_count(), 2);
  setu_alloc_fail_at(0);
  arena_deinit(&a);
}

TEST(text_grows) {
  text t;
  text_init(&t);
  for (int i = 0; i < 1000; i++) text_printf(&t, "%d,", i);
  text_append(&t, "ab\0c", 4);
  CHECK_OK(text_status(&t));
  CHECK_STR_CONTAINS(t.data, "998,999,ab");
  char *data = text_take(&t);
  CHECK(data != NULL && t.data == NULL && t.size == 0);
  base_free(data);
  data = text_take(&t);
  CHECK_STR_EQ(data, "");
  base_free(data);
}

TEST(text_escapes_json) {
  text t;
  text_init(&t);
  text_json_string(&t, "a\"b\\c\n\x01\xc3\xa9");
  CHECK_STR_EQ(t.data, "\"a\\\"b\\\\c\\u000a\\u0001\xc3\xa9\"");
  text_deinit(&t);
}

TEST(text_failure_is_sticky) {
  text t;
  text_init(&t);
  setu_alloc_fail_at(1);
  text_puts(&t, "lost");
  text_puts(&t, "also lost");
  CHECK_ERROR(text_status(&t), SETU_RESOURCE_EXHAUSTED, "memory");
  CHECK(text_take(&t) == NULL);
}

TEST(map_finds_what_was_inserted) {
  map m;
  map_init(&m);
  static int values[2000];
  uint64_t words[3];
  CHECK(map_find(&m, 1, words, 0) == NULL);
  for (uint64_t i = 0; i < 2000; i++) {
    words[0] = i / 7;
    words[1] = i % 7;
    words[2] = i;
    size_t count = 2 + i % 2;
    CHECK_OK(map_insert(&m, hash_words(words, count), words, count, &values[i]));
  }
  CHECK_INT_EQ(m.count, 2000);
  for (uint64_t i = 0; i < 2000; i++) {
    words[0] = i / 7;
    words[1] = i % 7;
    words[2] = i;
    size_t count = 2 + i % 2;
    CHECK(map_find(&m, hash_words(words, count), words, count) == &values[i]);
  }
  words[0] = 12345678;
  CHECK(map_find(&m, hash_words(words, 2), words, 2) == NULL);
  words[0] = words[1] = 0;
  CHECK_OK(map_insert(&m, hash_words(words, 2), words, 2, &values[5]));
  CHECK_INT_EQ(m.count, 2000);
  CHECK(map_find(&m, hash_words(words, 2), words, 2) == &values[5]);
  map_deinit(&m);
}

TEST(map_tells_equal_hashes_apart) {
  map m;
  map_init(&m);
  int one = 1, two = 2;
  CHECK_OK(map_insert(&m, 42, (uint64_t[]){1}, 1, &one));
  CHECK_OK(map_insert(&m, 42, (uint64_t[]){2}, 1, &two));
  CHECK(map_find(&m, 42, (uint64_t[]){1}, 1) == &one);
  CHECK(map_find(&m, 42, (uint64_t[]){2}, 1) == &two);
  CHECK(map_find(&m, 42, (uint64_t[]){1, 2}, 2) == NULL);
  map_deinit(&m);
}

TEST(map_survives_exhaustion) {
  for (int n = 1; n <= 2; n++) {
    map m;
    map_init(&m);
    setu_alloc_fail_at(n);
    CHECK_ERROR(map_insert(&m, 42, (uint64_t[]){1}, 1, &n), SETU_RESOURCE_EXHAUSTED, "memory");
    setu_alloc_fail_at(0);
    CHECK_INT_EQ(m.count, 0);
    CHECK_OK(map_insert(&m, 42, (uint64_t[]){1}, 1, &n));
    map_deinit(&m);
  }
}

TEST(hashes_differ_in_every_byte) {
  char bytes[19] = {0};
  uint64_t base = hash_bytes(bytes, sizeof bytes);
  for (size_t i = 0; i < sizeof bytes; i++) {
    bytes[i] ^= 1;
    CHECK(hash_bytes(bytes, sizeof bytes) != base);
    bytes[i] ^= 1;
  }
  CHECK(hash_bytes(bytes, 18) != base);
  CHECK(hash_bytes("", 0) != 0);
}

TEST(dtypes_describe_themselves) {
  CHECK_INT_EQ(setu_dtype_size(SETU_BOOL), 1);
  CHECK_INT_EQ(setu_dtype_size(SETU_BF16), 2);
  CHECK_INT_EQ(setu_dtype_size(SETU_C128), 16);
  CHECK_INT_EQ(setu_dtype_size(SETU_DTYPE_INVALID), 0);
  CHECK_INT_EQ(setu_dtype_size((setu_dtype)18), 0);
  CHECK_STR_EQ(setu_dtype_name(SETU_U16), "ui16");
  CHECK(setu_dtype_is_floating(SETU_F8E4M3FN) && !setu_dtype_is_floating(SETU_C64));
  CHECK(setu_dtype_is_complex(SETU_C64) && !setu_dtype_is_complex(SETU_F32));
  CHECK(setu_dtype_is_integral(SETU_U8) && !setu_dtype_is_integral(SETU_BOOL));
  CHECK(setu_dtype_is_unsigned(SETU_U8) && !setu_dtype_is_unsigned(SETU_I8));
}
