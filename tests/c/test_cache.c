/* The cache of programs: its hash, its key, its entries on disk, and the cache itself on the fake plugin and, where
 * SETU_TEST_CPU_PLUGIN names one, on a real plugin. */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <elf.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/alloc.h"
#include "cache/cache_key.h"
#include "cache/cpu_features.h"
#include "cache/disk.h"
#include "cache/plugin_digest.h"
#include "cache/program_cache.h"
#include "pjrt_test.h"
#include "setu/counters.h"

enum { BOUND = 1 << 20, STRANGER = 65534 };

/* ---- directories ---- */

static char scratch[256];

static int remove_one(const char *path, const struct stat *info, int type, struct FTW *walk) {
  (void)info, (void)type, (void)walk;
  return remove(path);
}

static void remove_scratch(void) {
  if (*scratch) nftw(scratch, remove_one, 8, FTW_DEPTH | FTW_PHYS);
}

/* The path of a name in a directory of this test's own, which goes when the test passes. */
static const char *in_scratch(const char *name) {
  static char paths[8][400];
  static int next;
  if (!*scratch) {
    const char *root = getenv("TMPDIR");
    snprintf(scratch, sizeof scratch, "%.200s/setu-cache-XXXXXX", root && *root ? root : "/tmp");
    CHECK(mkdtemp(scratch) != NULL);
    atexit(remove_scratch);
  }
  char *path = paths[next++ % 8];
  snprintf(path, sizeof paths[0], "%s/%s", scratch, name);
  return path;
}

/* How many names of a directory contain the word. */
static int count_names(const char *directory, const char *word) {
  DIR *stream = opendir(directory);
  CHECK(stream != NULL);
  int count = 0;
  for (struct dirent *item; (item = readdir(stream));)
    if (item->d_name[0] != '.' || strlen(item->d_name) > 2) count += strstr(item->d_name, word) != NULL;
  closedir(stream);
  return count;
}

static void make_key(int number, unsigned char key[SHA256_SIZE]) {
  sha256_digest(&number, sizeof number, key);
}

static const char *entry_path(const char *directory, const unsigned char key[SHA256_SIZE]) {
  static char path[600];
  char name[DISK_NAME_SIZE];
  disk_entry_name(key, name);
  snprintf(path, sizeof path, "%.400s/%s", directory, name);
  return path;
}

static char *read_file(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  CHECK(file != NULL);
  char *data = malloc(1 << 20);
  CHECK(data != NULL);
  *size = fread(data, 1, 1 << 20, file);
  fclose(file);
  return data;
}

static void write_file(const char *path, const void *data, size_t size) {
  int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  CHECK(fd >= 0);
  CHECK(write(fd, data, size) == (ssize_t)size);
  close(fd);
}

static void set_age(const char *path, int seconds) {
  struct timespec times[2];
  clock_gettime(CLOCK_REALTIME, &times[0]);
  times[0].tv_sec -= seconds;
  times[1] = times[0];
  CHECK_INT_EQ(utimensat(AT_FDCWD, path, times, 0), 0);
}

static long long errors(void) {
  return setu_counter_get(SETU_COUNTER_cache_errors);
}

/* ---- SHA-256 ---- */

static void check_digest(const char *data, size_t size, const char *expected) {
  unsigned char digest[SHA256_SIZE];
  char hex[2 * SHA256_SIZE + 1];
  sha256_digest(data, size, digest);
  sha256_hex(digest, hex);
  CHECK_STR_EQ(hex, expected);
}

TEST(sha256_of_the_standards_examples) {
  check_digest(NULL, 0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  check_digest("abc", 3, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  check_digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 56,
               "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  char *million = malloc(1000000);
  CHECK(million != NULL);
  memset(million, 'a', 1000000);
  check_digest(million, 1000000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
  free(million);
}

TEST(sha256_does_not_depend_on_how_the_data_is_cut) {
  unsigned char data[400], whole[SHA256_SIZE], parts[SHA256_SIZE];
  for (size_t i = 0; i < sizeof data; i++) data[i] = (unsigned char)(i * 7 + 3);
  for (size_t size = 0; size <= sizeof data; size++) {
    sha256_digest(data, size, whole);
    for (size_t step = 1; step < 140; step += 23) {
      sha256 s;
      sha256_init(&s);
      for (size_t at = 0; at < size; at += step) sha256_update(&s, data + at, size - at < step ? size - at : step);
      sha256_final(&s, parts);
      CHECK(!memcmp(whole, parts, SHA256_SIZE));
    }
  }
}

TEST(sha256_instructions_agree_with_the_portable_code) {
  uint32_t random = 12345, state[8];
  for (int round = 0; round < 2000; round++) {
    unsigned char data[3 * SHA256_BLOCK];
    sha256 s = {.size = 0};
    for (size_t i = 0; i < sizeof data; i++) data[i] = (unsigned char)((random = random * 1664525 + 1013904223) >> 24);
    for (int i = 0; i < 8; i++) s.state[i] = state[i] = random = random * 1664525 + 1013904223;
    sha256_update(&s, data, sizeof data);
    sha256_blocks_portable(state, data, 3);
    CHECK(!memcmp(s.state, state, sizeof state));
  }
}

/* ---- the key ---- */

static const char *const kinds[] = {"kind a", "kind b"};
static const char *const other_kinds[] = {"kind a", "kind c"};
static const int ids[] = {0, 1}, other_ids[] = {0, 2};
static const int64_t list[] = {1, 2, 3}, other_list[] = {1, 2, 4};
static const uint32_t features[] = {1, 2, 3}, other_features[] = {1, 2, 7};

static cache_key_base sample_base(void) {
  static const setu_option attributes[] = {
      {.name = "a", .kind = SETU_OPTION_INT, .integer = 4},
      {.name = "b", .kind = SETU_OPTION_INT_LIST, .list = list, .list_count = 3},
      {.name = "c", .kind = SETU_OPTION_STRING, .string = "x"},
      {.name = "d", .kind = SETU_OPTION_FLOAT, .number = 0.5f},
      {.name = "e", .kind = SETU_OPTION_BOOL, .integer = 1},
  };
  return (cache_key_base){.plugin_digest = {1, 2, 3},
                          .api_major = 0,
                          .api_minor = 100,
                          .attribute_count = 5,
                          .attributes = attributes,
                          .platform_name = "cpu",
                          .platform_version = "v",
                          .device_count = 2,
                          .device_kinds = kinds,
                          .device_ids = ids,
                          .xla_flags = "--x",
                          .libtpu_init_args = NULL,
                          .cpu_feature_count = 3,
                          .cpu_features = features};
}

static unsigned char seen_keys[64][SHA256_SIZE];
static int seen_count;

/* The key differs from every one before. */
static void check_new_key(const cache_key_base *base, const char *text, const char *options) {
  sha256 start;
  cache_key_start(base, &start);
  unsigned char *key = seen_keys[seen_count];
  cache_key_make(&start, text, strlen(text), options, strlen(options), key);
  for (int i = 0; i < seen_count; i++)
    if (!memcmp(seen_keys[i], key, SHA256_SIZE)) test_fail(__FILE__, __LINE__, "keys %d and %d agree", i, seen_count);
  seen_count++;
}

#define CHECK_CHANGE(change)           \
  do {                                 \
    cache_key_base b = sample_base();  \
    change;                            \
    check_new_key(&b, "text", "opts"); \
  } while (0)

#define CHECK_ATTRIBUTE_CHANGE(index, change)                  \
  do {                                                         \
    setu_option changed[5];                                    \
    memcpy(changed, sample_base().attributes, sizeof changed); \
    setu_option *a = &changed[index];                          \
    change;                                                    \
    CHECK_CHANGE(b.attributes = changed);                      \
  } while (0)

TEST(the_key_depends_on_every_component) {
  cache_key_base base = sample_base();
  check_new_key(&base, "text", "opts");
  check_new_key(&base, "texu", "opts");
  check_new_key(&base, "text", "optt");
  check_new_key(&base, "texto", "pts");
  check_new_key(&base, "", "textopts");
  CHECK_CHANGE(b.plugin_digest[31] = 1);
  CHECK_CHANGE(b.api_major = 1);
  CHECK_CHANGE(b.api_minor = 101);
  CHECK_CHANGE(b.attribute_count = 4);
  CHECK_CHANGE(b.platform_name = "cpv");
  CHECK_CHANGE((b.platform_name = "cp", b.platform_version = "uv"));
  CHECK_CHANGE(b.platform_version = "w");
  CHECK_CHANGE(b.device_count = 1);
  CHECK_CHANGE(b.device_kinds = other_kinds);
  CHECK_CHANGE(b.device_ids = other_ids);
  CHECK_CHANGE(b.xla_flags = "--y");
  CHECK_CHANGE(b.xla_flags = "");
  CHECK_CHANGE(b.xla_flags = NULL);
  CHECK_CHANGE((b.libtpu_init_args = "--x", b.xla_flags = NULL));
  CHECK_CHANGE(b.libtpu_init_args = "");
  CHECK_CHANGE(b.cpu_features = other_features);
  CHECK_CHANGE(b.cpu_feature_count = 0);
  CHECK_CHANGE(b.cpu_count = 2);
  CHECK_ATTRIBUTE_CHANGE(0, a->integer = 5);
  CHECK_ATTRIBUTE_CHANGE(0, a->name = "f");
  CHECK_ATTRIBUTE_CHANGE(0, a->kind = SETU_OPTION_BOOL);
  CHECK_ATTRIBUTE_CHANGE(1, a->list = other_list);
  CHECK_ATTRIBUTE_CHANGE(1, a->list_count = 2);
  CHECK_ATTRIBUTE_CHANGE(2, a->string = "y");
  CHECK_ATTRIBUTE_CHANGE(3, a->number = 0.25f);
  CHECK_ATTRIBUTE_CHANGE(4, a->integer = 0);
}

TEST(equal_components_give_equal_keys) {
  cache_key_base base = sample_base();
  sha256 start;
  unsigned char key[SHA256_SIZE], again[SHA256_SIZE];
  cache_key_start(&base, &start);
  cache_key_make(&start, "text", 4, "opts", 4, key);
  char kind_a[] = "kind a", kind_b[] = "kind b";
  const char *copies[] = {kind_a, kind_b};
  base.device_kinds = copies; /* contents count, not addresses */
  cache_key_start(&base, &start);
  cache_key_make(&start, "text", 4, "opts", 4, again);
  CHECK(!memcmp(key, again, SHA256_SIZE));
}

TEST(cpu_features_are_the_same_every_time) {
  uint32_t first[CPU_FEATURE_WORDS], again[CPU_FEATURE_WORDS];
  size_t count = cpu_features(first);
  if (!count) SKIP("the features of this architecture are not known");
  CHECK(count <= CPU_FEATURE_WORDS);
  for (int i = 0; i < 100; i++) {
    CHECK_INT_EQ(cpu_features(again), count);
    CHECK(!memcmp(first, again, count * sizeof *first));
    CHECK(cpu_usable_count() >= 1 && cpu_usable_count() == cpu_usable_count());
  }
}

/* ---- the plugin's digest ---- */

/* A sparse file of 300 MB with a build id where no block is read. */
static void write_large_file(const char *path, unsigned char build_id) {
  const off_t size = 300000000, note_at = 100000;
  Elf64_Ehdr header = {.e_phoff = sizeof header, .e_phentsize = sizeof(Elf64_Phdr), .e_phnum = 1};
  memcpy(header.e_ident, ELFMAG, SELFMAG);
  header.e_ident[EI_CLASS] = ELFCLASS64;
  Elf64_Phdr segment = {.p_type = PT_NOTE, .p_offset = (Elf64_Off)note_at, .p_filesz = 48};
  unsigned char notes[48] = {0};
  Elf64_Nhdr other = {4, 4, 99}, id = {4, 8, NT_GNU_BUILD_ID};
  memcpy(notes, &other, sizeof other);
  memcpy(notes + 20, &id, sizeof id);
  memcpy(notes + 32, "GNU", 4);
  notes[36] = build_id;
  int fd = open(path, O_RDWR | O_CREAT | O_TRUNC, 0600);
  CHECK(fd >= 0);
  CHECK_INT_EQ(ftruncate(fd, size), 0);
  CHECK(pwrite(fd, &header, sizeof header, 0) == (ssize_t)sizeof header);
  CHECK(pwrite(fd, &segment, sizeof segment, sizeof header) == (ssize_t)sizeof segment);
  CHECK(pwrite(fd, notes, sizeof notes, note_at) == (ssize_t)sizeof notes);
  close(fd);
}

static void poke(const char *path, off_t at) {
  int fd = open(path, O_WRONLY);
  CHECK(fd >= 0);
  CHECK_INT_EQ(pwrite(fd, "!", 1, at), 1);
  close(fd);
}

/* The digest as if the file had been written at one moment. */
static void digest_of(const char *path, unsigned char digest[SHA256_SIZE]) {
  struct timespec times[2] = {{1000000000, 5}, {1000000000, 5}};
  CHECK_INT_EQ(utimensat(AT_FDCWD, path, times, 0), 0);
  CHECK_INT_EQ(plugin_digest(path, digest), 0);
}

TEST(the_plugin_digest_tells_files_apart) {
  const char *path = in_scratch("plugin.so");
  unsigned char first[SHA256_SIZE], other[SHA256_SIZE];
  write_large_file(path, 1);
  digest_of(path, first);
  digest_of(path, other);
  CHECK(!memcmp(first, other, SHA256_SIZE));
  write_large_file(path, 2); /* the build id */
  digest_of(path, other);
  CHECK(memcmp(first, other, SHA256_SIZE) != 0);
  write_large_file(path, 1);
  struct timespec times[2] = {{1000000000, 5}, {1000000000, 6}}; /* a nanosecond */
  CHECK_INT_EQ(utimensat(AT_FDCWD, path, times, 0), 0);
  CHECK_INT_EQ(plugin_digest(path, other), 0);
  CHECK(memcmp(first, other, SHA256_SIZE) != 0);
  CHECK_INT_EQ(truncate(path, 300000001), 0); /* the length */
  digest_of(path, other);
  CHECK(memcmp(first, other, SHA256_SIZE) != 0);
  write_large_file(path, 1);
  poke(path, 299999999); /* the last byte */
  digest_of(path, other);
  CHECK(memcmp(first, other, SHA256_SIZE) != 0);
}

TEST(a_small_plugin_is_hashed_whole) {
  const char *path = in_scratch("plugin.so");
  unsigned char first[SHA256_SIZE], other[SHA256_SIZE];
  char data[20000] = {0};
  for (size_t at = 0; at < sizeof data; at += 997) {
    write_file(path, data, sizeof data);
    digest_of(path, first);
    poke(path, (off_t)at);
    digest_of(path, other);
    CHECK(memcmp(first, other, SHA256_SIZE) != 0);
  }
  write_file(path, data, 0);
  digest_of(path, other);
}

TEST(what_is_no_file_has_no_plugin_digest) {
  unsigned char digest[SHA256_SIZE];
  CHECK_INT_EQ(plugin_digest(in_scratch("nothing"), digest), ENOENT);
  CHECK_INT_EQ(plugin_digest(in_scratch("."), digest), EINVAL);
}

/* ---- entries ---- */

static disk_cache *open_disk(const char *directory, int64_t bound) {
  disk_cache *disk = NULL;
  CHECK_OK(disk_cache_open(directory, bound, &disk));
  return disk;
}

static void put(disk_cache *disk, int number, size_t size) {
  unsigned char key[SHA256_SIZE];
  char *payload = malloc(size + 1);
  CHECK(payload != NULL);
  make_key(number, key);
  for (size_t i = 0; i < size; i++) payload[i] = (char)(i * 31 + (size_t)number);
  disk_cache_write(disk, key, payload, size);
  free(payload);
}

/* Whether the entry is there; its bytes must be right then. */
static bool has(disk_cache *disk, int number) {
  unsigned char key[SHA256_SIZE];
  char *payload = NULL;
  size_t size = 0;
  make_key(number, key);
  if (!disk_cache_read(disk, key, &payload, &size)) return false;
  for (size_t i = 0; i < size; i++) CHECK_INT_EQ(payload[i], (char)(i * 31 + (size_t)number));
  base_free(payload);
  return true;
}

TEST(an_entry_comes_back) {
  const char *directory = in_scratch("cache");
  disk_cache *disk = open_disk(directory, BOUND);
  CHECK(disk_cache_problem(disk) == NULL);
  CHECK(!has(disk, 1));
  put(disk, 1, 3000);
  put(disk, 2, 0);
  put(disk, 1, 4000);
  CHECK(has(disk, 1) && has(disk, 2) && !has(disk, 3));
  disk_cache_close(disk);
  disk = open_disk(directory, BOUND);
  CHECK(has(disk, 1) && has(disk, 2));
  disk_cache_close(disk);
  CHECK_INT_EQ(count_names(directory, ".setu"), 2);
  CHECK_INT_EQ(count_names(directory, ""), 2);
  CHECK_INT_EQ(errors(), 0);
  unsigned char key[SHA256_SIZE];
  make_key(1, key);
  struct stat info;
  CHECK_INT_EQ(stat(entry_path(directory, key), &info), 0);
  CHECK_INT_EQ(info.st_mode & 0777, 0600);
}

/* The file is not taken for the entry, counts as an error, and is removed. */
static void check_damaged(disk_cache *disk, const char *path) {
  long long before = errors();
  struct stat info;
  CHECK(!has(disk, 1));
  CHECK_INT_EQ(errors(), before + 1);
  CHECK(lstat(path, &info) != 0 && errno == ENOENT);
}

TEST(a_damaged_entry_is_a_miss_and_is_removed) {
  const char *directory = in_scratch("cache");
  disk_cache *disk = open_disk(directory, BOUND);
  unsigned char key[SHA256_SIZE];
  make_key(1, key);
  const char *path = entry_path(directory, key);
  put(disk, 1, 200);
  size_t size = 0;
  char *good = read_file(path, &size);
  CHECK_INT_EQ(size, sizeof(disk_header) + 200);
  for (size_t at = 0; at < size; at++) { /* every byte matters */
    good[at] = (char)(good[at] ^ (1 << at % 8));
    write_file(path, good, size);
    good[at] = (char)(good[at] ^ (1 << at % 8));
    check_damaged(disk, path);
  }
  for (size_t length = 0; length < size; length++) {
    write_file(path, good, length);
    check_damaged(disk, path);
  }
  write_file(path, good, size + 1);
  check_damaged(disk, path);
  write_file(path, good, size);
  CHECK(has(disk, 1));
  free(good);
  disk_cache_close(disk);
}

TEST(an_entry_under_another_key_is_damaged) {
  const char *directory = in_scratch("cache");
  disk_cache *disk = open_disk(directory, BOUND);
  unsigned char key[SHA256_SIZE], other[SHA256_SIZE];
  make_key(1, key);
  make_key(2, other);
  put(disk, 2, 200);
  char from[600];
  snprintf(from, sizeof from, "%s", entry_path(directory, other));
  CHECK_INT_EQ(rename(from, entry_path(directory, key)), 0);
  check_damaged(disk, entry_path(directory, key));
  disk_cache_close(disk);
}

TEST(an_entry_of_another_format_is_removed) {
  const char *directory = in_scratch("cache");
  disk_cache *disk = open_disk(directory, BOUND);
  unsigned char key[SHA256_SIZE];
  make_key(1, key);
  const char *path = entry_path(directory, key);
  put(disk, 1, 200);
  size_t size = 0;
  char *data = read_file(path, &size);
  disk_header header;
  memcpy(&header, data, sizeof header);
  header.version++;
  memcpy(data, &header, sizeof header);
  write_file(path, data, size);
  free(data);
  check_damaged(disk, path);
  disk_cache_close(disk);
}

TEST(only_our_own_plain_files_are_entries) {
  const char *directory = in_scratch("cache");
  disk_cache *disk = open_disk(directory, BOUND);
  unsigned char key[SHA256_SIZE];
  make_key(1, key);
  const char *path = entry_path(directory, key);
  put(disk, 1, 200);
  CHECK_INT_EQ(rename(path, in_scratch("elsewhere")), 0);
  CHECK_INT_EQ(symlink(in_scratch("elsewhere"), path), 0);
  check_damaged(disk, path);
  CHECK_INT_EQ(mkfifo(path, 0600), 0);
  check_damaged(disk, path);
  put(disk, 1, 200);
  CHECK_INT_EQ(chmod(path, 0622), 0);
  check_damaged(disk, path);
  if (geteuid() == 0) {
    put(disk, 1, 200);
    CHECK_INT_EQ(chown(path, STRANGER, (gid_t)-1), 0);
    check_damaged(disk, path);
  }
  disk_cache_close(disk);
}

/* ---- directories that are not used ---- */

static void check_off(const char *directory, int64_t bound, const char *reason) {
  disk_cache *disk = open_disk(directory, bound);
  CHECK(disk_cache_problem(disk) != NULL);
  CHECK_STR_CONTAINS(disk_cache_problem(disk), reason);
  CHECK(!disk_cache_can_read(disk) && !disk_cache_can_write(disk));
  put(disk, 1, 10);
  CHECK(!has(disk, 1));
  CHECK_INT_EQ(errors(), 0);
  disk_cache_close(disk);
}

TEST(missing_directories_are_made_for_us_alone) {
  umask(0);
  const char *directory = in_scratch("a/b/cache");
  disk_cache *disk = open_disk(directory, BOUND);
  CHECK(disk_cache_problem(disk) == NULL);
  struct stat info;
  CHECK_INT_EQ(stat(directory, &info), 0);
  CHECK_INT_EQ(info.st_mode & 07777, 0700);
  CHECK_INT_EQ(stat(in_scratch("a"), &info), 0);
  CHECK_INT_EQ(info.st_mode & 07777, 0700);
  disk_cache_close(disk);
}

TEST(a_directory_open_to_others_is_not_used) {
  const char *directory = in_scratch("cache");
  CHECK_INT_EQ(mkdir(directory, 0700), 0);
  CHECK_INT_EQ(chmod(directory, 0777), 0);
  check_off(directory, BOUND, "other users may write");
  CHECK_INT_EQ(chmod(directory, 0770), 0);
  check_off(directory, BOUND, "other users may write");
  CHECK_INT_EQ(chmod(directory, 0755), 0);
  disk_cache *disk = open_disk(directory, BOUND);
  CHECK(disk_cache_problem(disk) == NULL);
  disk_cache_close(disk);
}

TEST(a_directory_of_another_user_is_not_used) {
  const char *directory = "/";
  if (geteuid() == 0) {
    directory = in_scratch("cache");
    CHECK_INT_EQ(mkdir(directory, 0700), 0);
    CHECK_INT_EQ(chown(directory, STRANGER, STRANGER), 0);
  }
  check_off(directory, BOUND, "another user");
}

TEST(a_directory_that_we_may_not_write_is_not_used) {
  const char *directory = in_scratch("cache");
  CHECK_INT_EQ(mkdir(directory, 0700), 0);
  CHECK_INT_EQ(chmod(directory, 0500), 0);
  if (geteuid() == 0) { /* the superuser may write anywhere */
    CHECK_INT_EQ(chmod(in_scratch("."), 0755), 0);
    CHECK_INT_EQ(chown(directory, STRANGER, STRANGER), 0);
    CHECK_INT_EQ(seteuid(STRANGER), 0);
  }
  check_off(directory, BOUND, "cannot be written");
  check_off(in_scratch("cache/below"), BOUND, "Permission denied");
  CHECK_INT_EQ(seteuid(getuid()), 0);
}

TEST(what_is_no_directory_is_not_used) {
  write_file(in_scratch("file"), "x", 1);
  check_off(in_scratch("file"), BOUND, "Not a directory");
  check_off(in_scratch("file/below"), BOUND, "Not a directory");
  check_off("", BOUND, "No such file");
  check_off("/proc/nothing/here", BOUND, "cannot be opened");
  check_off(in_scratch("cache"), 0, "bound");
}

/* ---- failing writes ---- */

TEST(a_full_disk_ends_writing_but_not_reading) {
  const char *directory = in_scratch("cache");
  disk_cache *disk = open_disk(directory, BOUND);
  put(disk, 1, 100);
  signal(SIGXFSZ, SIG_IGN);
  struct rlimit limit = {1000, RLIM_INFINITY};
  CHECK_INT_EQ(setrlimit(RLIMIT_FSIZE, &limit), 0);
  for (int i = 1; i < DISK_MAX_FAILURES; i++) put(disk, 2, 5000);
  CHECK_INT_EQ(errors(), DISK_MAX_FAILURES - 1);
  CHECK(disk_cache_problem(disk) == NULL);
  put(disk, 3, 100); /* starts the count again */
  for (int i = 0; i < DISK_MAX_FAILURES; i++) put(disk, 2, 5000);
  CHECK_INT_EQ(errors(), 2 * DISK_MAX_FAILURES - 1);
  CHECK_STR_CONTAINS(disk_cache_problem(disk), "no longer written");
  CHECK(!disk_cache_can_write(disk));
  limit.rlim_cur = RLIM_INFINITY;
  CHECK_INT_EQ(setrlimit(RLIMIT_FSIZE, &limit), 0);
  put(disk, 4, 100);
  CHECK(has(disk, 1) && has(disk, 3) && !has(disk, 2) && !has(disk, 4));
  CHECK_INT_EQ(count_names(directory, ""), 2); /* nothing half written is left */
  disk_cache_close(disk);
}

/* ---- the bound ---- */

static int64_t directory_bytes(const char *directory) {
  DIR *stream = opendir(directory);
  CHECK(stream != NULL);
  int64_t total = 0;
  for (struct dirent *item; (item = readdir(stream));) {
    struct stat info;
    if (!fstatat(dirfd(stream), item->d_name, &info, AT_SYMLINK_NOFOLLOW) && S_ISREG(info.st_mode))
      total += info.st_size;
  }
  closedir(stream);
  return total;
}

static void age_entry(const char *directory, int number, int seconds) {
  unsigned char key[SHA256_SIZE];
  make_key(number, key);
  set_age(entry_path(directory, key), seconds);
}

TEST(what_was_not_used_longest_is_evicted) {
  const char *directory = in_scratch("cache");
  disk_cache *disk = open_disk(directory, 100000);
  for (int i = 0; i < 9; i++) {
    put(disk, i, 10000);
    age_entry(directory, i, 1000 - i);
  }
  CHECK(has(disk, 0)); /* a use: now the youngest */
  write_file(in_scratch("cache/README"), "no entry", 8);
  put(disk, 9, 10000);
  CHECK(directory_bytes(directory) <= 100000 - 100000 / 8 + 8);
  CHECK(!has(disk, 1) && has(disk, 0) && has(disk, 8) && has(disk, 9));
  put(disk, 10, 99900); /* takes nearly all */
  CHECK(has(disk, 10));
  CHECK_INT_EQ(count_names(directory, ".setu"), 1);
  put(disk, 11, 100000); /* with its header it is larger than the bound */
  CHECK(has(disk, 10) && !has(disk, 11));
  CHECK_INT_EQ(count_names(directory, "README"), 1);
  CHECK_INT_EQ(errors(), 0);
  disk_cache_close(disk);
}

TEST(the_bound_holds_across_caches_and_for_many_entries) {
  const char *directory = in_scratch("cache");
  disk_cache *a = open_disk(directory, 50000), *b = open_disk(directory, 50000);
  for (int i = 0; i < 600; i++) {
    put(i % 2 ? a : b, i, 400);
    CHECK(directory_bytes(directory) <= 50000 + 50000 / 16 + 600); /* what the other wrote since it last looked */
  }
  CHECK(directory_bytes(directory) > 25000);
  CHECK(has(a, 599) && has(b, 599));
  disk_cache_close(a);
  disk_cache_close(b);
}

TEST(files_of_dead_writers_are_removed) {
  const char *directory = in_scratch("cache");
  disk_cache *disk = open_disk(directory, BOUND);
  write_file(in_scratch("cache/.writing-1-0-abc"), "old", 3);
  write_file(in_scratch("cache/.writing-2-0-abc"), "new", 3);
  set_age(in_scratch("cache/.writing-1-0-abc"), 2 * 60 * 60);
  put(disk, 1, 100);
  CHECK_INT_EQ(count_names(directory, ".writing-1"), 0);
  CHECK_INT_EQ(count_names(directory, ".writing-2"), 1);
  disk_cache_close(disk);
}

/* ---- processes ---- */

/* Starts children that all run at one time, and requires that all return. */
static void run_processes(int count, void (*run)(int)) {
  int gate[2];
  CHECK_INT_EQ(pipe(gate), 0);
  for (int i = 0; i < count; i++) {
    pid_t child = fork();
    CHECK(child >= 0);
    if (child) continue;
    char byte;
    close(gate[1]);
    if (read(gate[0], &byte, 1) != 0) _exit(2); /* waits for the parent to close its end */
    run(i);
    fflush(stdout);
    _exit(0);
  }
  close(gate[0]);
  close(gate[1]);
  for (int i = 0; i < count; i++) {
    int status = 0;
    CHECK(wait(&status) > 0);
    CHECK_INT_EQ(status, 0);
  }
}

static const char *shared_directory;

static void write_and_read_entries(int process) {
  disk_cache *disk = open_disk(shared_directory, 60000);
  for (int i = 0; i < 1500; i++) {
    put(disk, (i * 7 + process) % 97, 1000); /* all fight for the same names and evict each other's */
    has(disk, (i * 5 + process) % 97);
  }
  CHECK_INT_EQ(errors(), 0);
  CHECK(disk_cache_problem(disk) == NULL);
  disk_cache_close(disk);
}

TEST(processes_may_write_read_and_evict_at_one_time) {
  shared_directory = in_scratch("cache");
  run_processes(4, write_and_read_entries);
  CHECK_INT_EQ(count_names(shared_directory, ".writing"), 0);
  CHECK(directory_bytes(shared_directory) <= 60000 + 4 * (60000 / 16 + 1100));
  disk_cache *disk = open_disk(shared_directory, 60000);
  int found = 0;
  for (int i = 0; i < 97; i++) found += has(disk, i);
  CHECK_INT_EQ(found, count_names(shared_directory, ".setu"));
  CHECK_INT_EQ(errors(), 0);
  disk_cache_close(disk);
}

/* ---- the cache, on the fake plugin ---- */

static const char options[] = "\x1a\x04\x20\x01\x28\x01"; /* one replica, one partition */

static const fake_control *fake;
static setu_client *client;

static void open_fake(void) {
  fake = test_open_fake(NULL, &client);
  setu_counters_reset();
}

static void close_fake(void) {
  setu_client_destroy(client);
  CHECK_INT_EQ(fake->live(NULL), 0);
}

static program_cache *open_cache(const char *directory) {
  program_cache *cache = NULL;
  CHECK_OK(program_cache_create(client, directory, BOUND, &cache));
  return cache;
}

static setu_status try_get(program_cache *cache, const char *text, setu_executable **out) {
  return program_cache_get(cache, text, strlen(text), options, sizeof options - 1, out);
}

static setu_executable *get(program_cache *cache, const char *text) {
  setu_executable *executable = NULL;
  CHECK_OK(try_get(cache, text, &executable));
  CHECK(executable != NULL);
  return executable;
}

/* x + number, so that each number is a program of its own */
static const char *numbered_program(int number) {
  static _Thread_local char text[1024];
  snprintf(text, sizeof text,
           MAIN("(%%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>)",
                "    %%0 = \"stablehlo.constant\"() <{value = dense<%d.0> : tensor<4x4xf32>}> : () -> "
                "tensor<4x4xf32>\n"
                "    %%1 = \"stablehlo.add\"(%%arg0, %%0) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>\n"
                "    \"func.return\"(%%1) : (tensor<4x4xf32>) -> ()\n"),
           number);
  return text;
}

static void check_counts(int compiles, int memory_hits, int disk_hits, int disk_misses, int cache_errors) {
  CHECK_INT_EQ(setu_counter_get(SETU_COUNTER_compiles), compiles);
  CHECK_INT_EQ(setu_counter_get(SETU_COUNTER_program_memory_hits), memory_hits);
  CHECK_INT_EQ(setu_counter_get(SETU_COUNTER_program_disk_hits), disk_hits);
  CHECK_INT_EQ(setu_counter_get(SETU_COUNTER_program_disk_misses), disk_misses);
  CHECK_INT_EQ(errors(), cache_errors);
}

/* Requires that the program adds `number`. */
static void check_adds(setu_executable *executable, int number) {
  float data[16] = {5};
  setu_buffer *in = NULL, *out = NULL;
  CHECK_OK(setu_buffer_from_host(client, 0, &square, data, &in));
  CHECK_OK(setu_executable_run(executable, 1, &in, 0, NULL, &out));
  CHECK_OK(setu_buffer_to_host(out, data, sizeof data));
  CHECK_FLOAT_EQ(data[0], 5 + number);
  setu_buffer_destroy(in);
  setu_buffer_destroy(out);
}

static void check_tiers(const char *directory) {
  program_cache *cache = open_cache(directory);
  CHECK(program_cache_disk_problem(cache) == NULL);
  setu_executable *first = get(cache, numbered_program(1));
  CHECK(get(cache, numbered_program(1)) == first);
  CHECK(get(cache, numbered_program(2)) != first);
  check_adds(first, 1);
  check_counts(2, 1, 0, 2, 0);
  program_cache_destroy(cache);
  cache = open_cache(directory);
  check_adds(get(cache, numbered_program(1)), 1);
  check_adds(get(cache, numbered_program(2)), 2);
  check_adds(get(cache, numbered_program(2)), 2);
  check_counts(2, 2, 2, 2, 0);
  program_cache_destroy(cache);
}

TEST(memory_then_disk_then_the_compiler) {
  open_fake();
  check_tiers(in_scratch("cache"));
  close_fake();
}

TEST(without_a_directory_there_is_only_memory) {
  open_fake();
  program_cache *cache = open_cache(NULL);
  CHECK(program_cache_disk_problem(cache) == NULL);
  CHECK(get(cache, PROGRAM_INCREMENT) == get(cache, PROGRAM_INCREMENT));
  check_counts(1, 1, 0, 0, 0);
  CHECK_INT_EQ(fake->calls("Executable_Serialize"), 0);
  program_cache_destroy(cache);
  program_cache_destroy(NULL);
  close_fake();
}

TEST(an_unusable_directory_leaves_memory) {
  open_fake();
  write_file(in_scratch("file"), "x", 1);
  program_cache *cache = open_cache(in_scratch("file"));
  CHECK_STR_CONTAINS(program_cache_disk_problem(cache), "Not a directory");
  CHECK(get(cache, PROGRAM_INCREMENT) == get(cache, PROGRAM_INCREMENT));
  check_counts(1, 1, 0, 0, 0);
  program_cache_destroy(cache);
  close_fake();
}

TEST(other_options_are_another_program) {
  open_fake();
  program_cache *cache = open_cache(in_scratch("cache"));
  setu_executable *first = get(cache, PROGRAM_INCREMENT), *other = NULL;
  CHECK_OK(
      program_cache_get(cache, PROGRAM_INCREMENT, strlen(PROGRAM_INCREMENT), "\x1a\x04\x20\x02\x28\x01", 6, &other));
  CHECK(other != NULL && other != first);
  program_cache_destroy(cache);
  close_fake();
}

TEST(the_environment_of_the_plugin_is_in_the_key) {
  open_fake();
  const char *directory = in_scratch("cache");
  const char *const names[] = {"XLA_FLAGS", "LIBTPU_INIT_ARGS"};
  for (int i = 0; i < 2; i++) {
    unsetenv(names[i]);
    for (int value = 0; value < 3; value++) {
      program_cache *cache = open_cache(directory);
      get(cache, PROGRAM_INCREMENT);
      program_cache_destroy(cache);
      char text[2] = {(char)('a' + value), 0};
      setenv(names[i], text, 1);
    }
    unsetenv(names[i]);
  }
  check_counts(5, 0, 1, 5, 0);
  close_fake();
}

TEST(a_failure_is_not_remembered) {
  open_fake();
  program_cache *cache = open_cache(in_scratch("cache"));
  setu_executable *executable = (setu_executable *)1;
  fake->fail("Client_Compile", 1, SETU_INTERNAL);
  CHECK_ERROR(try_get(cache, PROGRAM_INCREMENT, &executable), SETU_INTERNAL, "PJRT_Client_Compile");
  CHECK(executable == NULL);
  get(cache, PROGRAM_INCREMENT);
  check_counts(1, 0, 0, 2, 0);
  program_cache_destroy(cache);
  close_fake();
}

static void fill(const char *directory) {
  program_cache *cache = open_cache(directory);
  get(cache, PROGRAM_INCREMENT);
  program_cache_destroy(cache);
  setu_counters_reset();
}

TEST(a_damaged_entry_is_compiled_again) {
  open_fake();
  const char *directory = in_scratch("cache");
  fill(directory);
  DIR *stream = opendir(directory);
  CHECK(stream != NULL);
  char path[700] = "";
  for (struct dirent *item; (item = readdir(stream));)
    if (strstr(item->d_name, ".setu")) snprintf(path, sizeof path, "%s/%s", directory, item->d_name);
  closedir(stream);
  poke(path, sizeof(disk_header) + 40);
  program_cache *cache = open_cache(directory);
  check_adds(get(cache, PROGRAM_INCREMENT), 1);
  CHECK_INT_EQ(fake->calls("Executable_DeserializeAndLoad"), 0); /* the plugin never saw it */
  check_counts(1, 0, 0, 1, 1);
  program_cache_destroy(cache);
  cache = open_cache(directory); /* it was written again */
  get(cache, PROGRAM_INCREMENT);
  check_counts(1, 0, 1, 1, 1);
  program_cache_destroy(cache);
  close_fake();
}

TEST(an_entry_that_the_plugin_refuses_is_removed) {
  open_fake();
  const char *directory = in_scratch("cache");
  fill(directory);
  program_cache *cache = open_cache(directory);
  fake->fail("Executable_DeserializeAndLoad", 1, SETU_INTERNAL);
  fake->fail("Executable_Serialize", 1, SETU_INTERNAL); /* so it is not written again, which counts too */
  check_adds(get(cache, PROGRAM_INCREMENT), 1);
  check_counts(1, 0, 0, 1, 2);
  CHECK_INT_EQ(count_names(directory, ".setu"), 0);
  program_cache_destroy(cache);
  close_fake();
}

TEST(an_entry_for_which_memory_is_short_stays) {
  open_fake();
  const char *directory = in_scratch("cache");
  fill(directory);
  program_cache *cache = open_cache(directory);
  fake->fail("Executable_DeserializeAndLoad", 1, SETU_RESOURCE_EXHAUSTED);
  fake->fail("Client_Compile", 1, SETU_RESOURCE_EXHAUSTED);
  setu_executable *executable = NULL;
  CHECK_ERROR(try_get(cache, PROGRAM_INCREMENT, &executable), SETU_RESOURCE_EXHAUSTED, "");
  CHECK_INT_EQ(count_names(directory, ".setu"), 1);
  get(cache, PROGRAM_INCREMENT);
  check_counts(0, 0, 1, 1, 1);
  program_cache_destroy(cache);
  close_fake();
}

TEST(a_plugin_that_cannot_serialise_is_asked_once) {
  open_fake();
  const char *directory = in_scratch("cache");
  program_cache *cache = open_cache(directory);
  fake->fail("Executable_Serialize", 1, SETU_UNIMPLEMENTED);
  for (int i = 0; i < 3; i++) get(cache, numbered_program(i));
  CHECK_INT_EQ(fake->calls("Executable_Serialize"), 1);
  CHECK(program_cache_disk_problem(cache) == NULL);
  check_counts(3, 0, 0, 1, 0);
  CHECK_INT_EQ(count_names(directory, ".setu"), 0);
  program_cache_destroy(cache);
  close_fake();
}

TEST(a_plugin_that_cannot_load_is_asked_once) {
  open_fake();
  const char *directory = in_scratch("cache");
  fill(directory);
  program_cache *cache = open_cache(directory);
  fake->fail("Executable_DeserializeAndLoad", 1, SETU_UNIMPLEMENTED);
  get(cache, PROGRAM_INCREMENT);
  get(cache, numbered_program(7));
  CHECK(program_cache_disk_problem(cache) == NULL);
  check_counts(2, 0, 0, 1, 0);
  program_cache_destroy(cache);
  close_fake();
}

/* ---- memory that runs out ---- */

static setu_status create_and_get(const char *directory) {
  program_cache *cache = NULL;
  setu_executable *executable = NULL;
  SETU_TRY(program_cache_create(client, directory, BOUND, &cache));
  setu_status status = try_get(cache, PROGRAM_INCREMENT, &executable);
  CHECK((status == SETU_STATUS_OK) == (executable != NULL));
  program_cache_destroy(cache);
  return status;
}

/* Fails every allocation in turn; `keep` leaves the entry on disk for the next round. */
static void fail_every_allocation(bool keep) {
  const char *directory = in_scratch("cache");
  int failures = 0;
  for (int64_t n = 1;; n++) {
    if (keep) {
      fill(directory);
    } else {
      remove_scratch();
      *scratch = 0;
      directory = in_scratch("cache");
    }
    setu_alloc_fail_at(n);
    setu_status status = create_and_get(directory);
    bool reached = setu_alloc_count() >= n;
    setu_alloc_fail_at(0);
    if (status) {
      CHECK_INT_EQ(setu_status_get_code(status), SETU_RESOURCE_EXHAUSTED);
      failures++;
    }
    setu_status_free(status);
    if (!reached) break;
    CHECK(n < 1000);
  }
  CHECK(failures > 3);
}

TEST(every_allocation_may_fail_when_compiling) {
  open_fake();
  fail_every_allocation(false);
  close_fake();
}

TEST(every_allocation_may_fail_when_loading) {
  open_fake();
  fail_every_allocation(true);
  close_fake();
}

/* ---- threads ---- */

enum { THREADS = 8, PROGRAMS = 40 };

typedef struct racer {
  program_cache *cache;
  pthread_barrier_t *start;
  int programs;
  setu_executable *found[PROGRAMS];
  int failed;
} racer;

static void *race(void *context) {
  racer *r = context;
  for (int i = 0; i < r->programs; i++) {
    pthread_barrier_wait(r->start);
    setu_status status = try_get(r->cache, numbered_program(i), &r->found[i]);
    if (status) r->failed++;
    setu_status_free(status);
  }
  return NULL;
}

static void run_race(program_cache *cache, int programs, racer racers[THREADS]) {
  pthread_barrier_t start;
  pthread_t threads[THREADS];
  pthread_barrier_init(&start, NULL, THREADS);
  for (int i = 0; i < THREADS; i++) {
    racers[i] = (racer){.cache = cache, .start = &start, .programs = programs};
    CHECK_INT_EQ(pthread_create(&threads[i], NULL, race, &racers[i]), 0);
  }
  for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
  pthread_barrier_destroy(&start);
}

static void check_race(program_cache *cache, int programs) {
  racer racers[THREADS];
  setu_counters_reset();
  run_race(cache, programs, racers);
  for (int i = 0; i < programs; i++)
    for (int t = 0; t < THREADS; t++) CHECK(racers[t].found[i] && racers[t].found[i] == racers[0].found[i]);
  check_counts(programs, (THREADS - 1) * programs, 0, programs, 0);
}

TEST(threads_that_ask_for_one_program_compile_it_once) {
  open_fake();
  program_cache *cache = open_cache(in_scratch("cache"));
  check_race(cache, PROGRAMS);
  program_cache_destroy(cache);
  close_fake();
}

TEST(threads_that_wait_share_a_failure) {
  open_fake();
  program_cache *cache = open_cache(in_scratch("cache"));
  racer racers[THREADS];
  for (int i = 1; i <= PROGRAMS; i += 2) fake->fail("Client_Compile", i, SETU_INTERNAL);
  run_race(cache, PROGRAMS, racers);
  int failed = 0;
  for (int t = 0; t < THREADS; t++) failed += racers[t].failed;
  CHECK(failed > 0);
  for (int i = 0; i < PROGRAMS; i++) {
    setu_executable *executable = get(cache, numbered_program(i));
    for (int t = 0; t < THREADS; t++) CHECK(!racers[t].found[i] || racers[t].found[i] == executable);
  }
  CHECK_INT_EQ(setu_counter_get(SETU_COUNTER_compiles), PROGRAMS);
  program_cache_destroy(cache);
  close_fake();
}

static void race_with_processes(int process) {
  open_fake();
  program_cache *cache = open_cache(shared_directory);
  for (int i = 0; i < PROGRAMS; i++) check_adds(get(cache, numbered_program(i)), i);
  CHECK_INT_EQ(errors(), 0);
  CHECK(program_cache_disk_problem(cache) == NULL);
  program_cache_destroy(cache);
  setu_client_destroy(client);
  (void)process;
}

TEST(processes_may_share_a_directory) {
  shared_directory = in_scratch("cache");
  run_processes(3, race_with_processes);
  CHECK_INT_EQ(count_names(shared_directory, ".setu"), PROGRAMS);
  CHECK_INT_EQ(count_names(shared_directory, ""), PROGRAMS);
  open_fake();
  program_cache *cache = open_cache(shared_directory);
  for (int i = 0; i < PROGRAMS; i++) check_adds(get(cache, numbered_program(i)), i);
  check_counts(0, 0, PROGRAMS, 0, 0);
  program_cache_destroy(cache);
  close_fake();
}

/* ---- a real plugin ---- */

static void open_real(void) {
  setu_plugin *plugin = NULL;
  CHECK_OK(setu_plugin_load(test_environment("SETU_TEST_CPU_PLUGIN"), &plugin));
  CHECK_OK(setu_client_create(plugin, 0, NULL, &client));
  setu_counters_reset();
}

TEST(real_memory_then_disk_then_the_compiler) {
  open_real();
  check_tiers(in_scratch("cache"));
  setu_client_destroy(client);
}

TEST(real_threads_that_ask_for_one_program_compile_it_once) {
  open_real();
  program_cache *cache = open_cache(in_scratch("cache"));
  check_race(cache, 8);
  program_cache_destroy(cache);
  setu_client_destroy(client);
}

TEST(real_failures_reach_every_thread) {
  open_real();
  program_cache *cache = open_cache(in_scratch("cache"));
  setu_executable *executable = NULL;
  for (int i = 0; i < 2; i++) {
    setu_status status = try_get(cache, "module { this is no program }", &executable);
    CHECK(status != SETU_STATUS_OK && executable == NULL);
    setu_status_free(status);
  }
  check_counts(0, 0, 0, 2, 0);
  program_cache_destroy(cache);
  setu_client_destroy(client);
}

static void race_with_real_processes(int process) {
  (void)process;
  open_real();
  program_cache *cache = open_cache(shared_directory);
  for (int i = 0; i < 5; i++) check_adds(get(cache, numbered_program(i)), i);
  CHECK_INT_EQ(errors(), 0);
  program_cache_destroy(cache);
}

TEST(real_processes_may_share_a_directory) {
  test_environment("SETU_TEST_CPU_PLUGIN");
  shared_directory = in_scratch("cache");
  run_processes(2, race_with_real_processes);
  open_real();
  program_cache *cache = open_cache(shared_directory);
  for (int i = 0; i < 5; i++) check_adds(get(cache, numbered_program(i)), i);
  check_counts(0, 0, 5, 0, 0);
  program_cache_destroy(cache);
  setu_client_destroy(client);
}

static double seconds_since(const struct timespec *start) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)(now.tv_sec - start->tv_sec) + 1e-9 * (double)(now.tv_nsec - start->tv_nsec);
}

static double time_get(program_cache *cache, const char *text) {
  struct timespec start;
  clock_gettime(CLOCK_MONOTONIC, &start);
  get(cache, text);
  return seconds_since(&start);
}

/* Prints what the tiers cost (-v); requires only that a hit is cheaper than the compiler. */
TEST(real_costs) {
  open_real();
  const char *directory = in_scratch("cache");
  struct timespec start;
  clock_gettime(CLOCK_MONOTONIC, &start);
  program_cache *cache = open_cache(directory);
  test_log("create %.2f ms", 1e3 * seconds_since(&start));
  get(cache, numbered_program(100)); /* what only the first compilation costs */
  double compile = 0, memory = 0, disk = 0;
  for (int i = 0; i < 20; i++) compile += time_get(cache, numbered_program(i)) / 20;
  for (int i = 0; i < 10000; i++) memory += time_get(cache, numbered_program(i % 20)) / 10000;
  program_cache_destroy(cache);
  cache = open_cache(directory);
  for (int i = 0; i < 20; i++) disk += time_get(cache, numbered_program(i)) / 20;
  test_log("compile %.2f ms, memory hit %.2f us (%zu bytes of text), disk hit %.2f ms", 1e3 * compile, 1e6 * memory,
           strlen(numbered_program(0)), 1e3 * disk);
  CHECK(memory < disk && disk < compile);
  program_cache_destroy(cache);
  setu_client_destroy(client);
}
