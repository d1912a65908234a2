#include "cache/disk.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

#include "base/alloc.h"
#include "cache/cache_key.h"
#include "trace/counters.h"

#define TEMPORARY_PREFIX ".writing-"

enum {
  SCAN_EVERY_WRITES = 64,   /* how long the running total may ignore other processes */
  SCAN_EVERY_FRACTION = 16, /* ... and the same as a fraction of the bound */
  EVICT_FRACTION = 8,       /* an eviction frees so much more, so that not every write evicts */
  STALE_SECONDS = 60 * 60,  /* a temporary file this old was left behind by a process that died */
  TEMPORARY_NAME_SIZE = 96
};

static const char magic[8] = {'S', 'E', 'T', 'U', 'P', 'R', 'O', 'G'};
_Static_assert(sizeof(disk_header) == 88, "entries have no padding");

struct disk_cache {
  int directory; /* -1: none */
  int64_t max_bytes;
  atomic_bool can_read, can_write, has_problem;
  char problem[640]; /* written once, before has_problem */
  atomic_uint next_temporary;
  pthread_mutex_t lock; /* guards what follows, and the writing of `problem` */
  int failures;         /* writes that failed in a row */
  bool scanned;
  int64_t total; /* bytes in the directory, as far as known */
  int64_t written_since_scan;
  int writes_since_scan;
};

/* ---- being on or off ---- */

static void set_problem_locked(disk_cache *disk, const char *format, va_list args) SETU_PRINTF(2, 0);
static void set_problem_locked(disk_cache *disk, const char *format, va_list args) {
  if (atomic_load(&disk->has_problem)) return;
  vsnprintf(disk->problem, sizeof disk->problem, format, args);
  atomic_store(&disk->has_problem, true);
}

void disk_cache_turn_off(disk_cache *disk, const char *format, ...) {
  va_list args;
  va_start(args, format);
  pthread_mutex_lock(&disk->lock);
  set_problem_locked(disk, format, args);
  atomic_store(&disk->can_read, false);
  atomic_store(&disk->can_write, false);
  pthread_mutex_unlock(&disk->lock);
  va_end(args);
}

const char *disk_cache_problem(const disk_cache *disk) {
  return atomic_load(&disk->has_problem) ? disk->problem : NULL;
}

bool disk_cache_can_read(const disk_cache *disk) {
  return atomic_load_explicit(&disk->can_read, memory_order_relaxed);
}

bool disk_cache_can_write(const disk_cache *disk) {
  return atomic_load_explicit(&disk->can_write, memory_order_relaxed);
}

static void stop_writing_locked(disk_cache *disk, const char *format, ...) SETU_PRINTF(2, 3);
static void stop_writing_locked(disk_cache *disk, const char *format, ...) {
  va_list args;
  va_start(args, format);
  set_problem_locked(disk, format, args);
  va_end(args);
  atomic_store(&disk->can_write, false);
}

/* ---- the directory ---- */

/* mkdir -p with mode 0700. */
static int make_directories(const char *path) {
  char *copy = base_strdup(path);
  if (!copy) return ENOMEM;
  int error = 0;
  for (char *c = copy + 1; !error; c++) {
    if (*c != '/' && *c) continue;
    char end = *c;
    *c = 0;
    if (mkdir(copy, 0700) && errno != EEXIST) {
      int reason = errno;
      struct stat info; /* a parent that exists may be one in which we may not create anything */
      if (stat(copy, &info)) error = reason;
    }
    *c = end;
    if (!end) break;
  }
  base_free(copy);
  return error;
}

/* Other users must not be able to put native code where we load it from. */
static bool check_directory(disk_cache *disk, const char *path) {
  struct stat info;
  if (fstat(disk->directory, &info)) {
    disk_cache_turn_off(disk, "the program cache %.400s cannot be used: %s", path, strerror(errno));
    return false;
  }
  if (info.st_uid != geteuid()) {
    disk_cache_turn_off(disk, "the program cache %.400s is not used because the directory belongs to another user",
                        path);
    return false;
  }
  if (info.st_mode & (S_IWGRP | S_IWOTH)) {
    disk_cache_turn_off(disk, "the program cache %.400s is not used because other users may write to the directory",
                        path);
    return false;
  }
  if (faccessat(disk->directory, ".", R_OK | W_OK | X_OK, AT_EACCESS)) {
    disk_cache_turn_off(disk, "the program cache %.400s cannot be written: %s", path, strerror(errno));
    return false;
  }
  return true;
}

static void open_directory(disk_cache *disk, const char *path) {
  const int flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC;
  if (disk->max_bytes <= 0) {
    disk_cache_turn_off(disk, "the program cache %.400s is not used because its size bound is %lld bytes", path,
                        (long long)disk->max_bytes);
    return;
  }
  disk->directory = *path ? open(path, flags) : -1;
  int error = *path ? errno : ENOENT;
  if (disk->directory < 0 && *path && error == ENOENT) {
    error = make_directories(path);
    if (!error) {
      disk->directory = open(path, flags);
      error = errno;
    }
  }
  if (disk->directory < 0)
    disk_cache_turn_off(disk, "the program cache %.400s cannot be opened: %s", path, strerror(error));
  else if (check_directory(disk, path)) {
    atomic_store(&disk->can_read, true);
    atomic_store(&disk->can_write, true);
  }
}

setu_status disk_cache_open(const char *directory, int64_t max_bytes, disk_cache **out_disk) {
  *out_disk = NULL;
  disk_cache *disk = base_calloc(1, sizeof *disk);
  if (!disk) return SETU_OUT_OF_MEMORY();
  disk->directory = -1;
  disk->max_bytes = max_bytes;
  pthread_mutex_init(&disk->lock, NULL);
  open_directory(disk, directory);
  *out_disk = disk;
  return SETU_STATUS_OK;
}

void disk_cache_close(disk_cache *disk) {
  if (!disk) return;
  if (disk->directory >= 0) close(disk->directory);
  pthread_mutex_destroy(&disk->lock);
  base_free(disk);
}

void disk_entry_name(const unsigned char key[SHA256_SIZE], char name[DISK_NAME_SIZE]) {
  sha256_hex(key, name);
  memcpy(name + 2 * SHA256_SIZE, DISK_SUFFIX, sizeof DISK_SUFFIX);
}

/* ---- reading ---- */

/* False on an error or an early end. */
static bool read_all(int fd, void *data, size_t size) {
  char *bytes = data;
  while (size) {
    ssize_t n = read(fd, bytes, size);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return false;
    bytes += n;
    size -= (size_t)n;
  }
  return true;
}

typedef enum read_result { READ_GOOD, READ_DAMAGED, READ_FAILED } read_result;

static bool header_fits(const disk_header *header, const unsigned char key[SHA256_SIZE], int64_t file_size) {
  return !memcmp(header->magic, magic, sizeof magic) && header->version == CACHE_FORMAT_VERSION &&
         header->header_size == sizeof *header && !memcmp(header->key, key, SHA256_SIZE) &&
         header->payload_size == (uint64_t)file_size - sizeof *header;
}

static read_result read_entry(int fd, const unsigned char key[SHA256_SIZE], char **out_payload, size_t *out_size) {
  struct stat info;
  if (fstat(fd, &info)) return READ_FAILED;
  /* The directory may let others in to read, so the entry itself must also be one that only we can write. */
  if (!S_ISREG(info.st_mode) || info.st_uid != geteuid() || (info.st_mode & (S_IWGRP | S_IWOTH))) return READ_DAMAGED;
  disk_header header;
  if (info.st_size < (off_t)sizeof header || !read_all(fd, &header, sizeof header) ||
      !header_fits(&header, key, info.st_size))
    return READ_DAMAGED;
  size_t size = (size_t)header.payload_size;
  char *payload = base_malloc(size);
  if (!payload) return READ_FAILED;
  unsigned char digest[SHA256_SIZE];
  bool complete = read_all(fd, payload, size);
  if (complete) sha256_digest(payload, size, digest);
  if (!complete || memcmp(digest, header.payload_digest, sizeof digest) != 0) {
    base_free(payload);
    return READ_DAMAGED;
  }
  *out_payload = payload;
  *out_size = size;
  return READ_GOOD;
}

void disk_cache_reject(disk_cache *disk, const unsigned char key[SHA256_SIZE]) {
  char name[DISK_NAME_SIZE];
  disk_entry_name(key, name);
  counter_add(SETU_COUNTER_cache_errors, 1);
  unlinkat(disk->directory, name, 0);
}

bool disk_cache_read(disk_cache *disk, const unsigned char key[SHA256_SIZE], char **out_payload, size_t *out_size) {
  *out_payload = NULL;
  *out_size = 0;
  if (!disk_cache_can_read(disk)) return false;
  char name[DISK_NAME_SIZE];
  disk_entry_name(key, name);
  /* O_NONBLOCK: a pipe in the place of an entry must not hold us up. */
  int fd = openat(disk->directory, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  if (fd < 0) {
    if (errno == ELOOP)
      disk_cache_reject(disk, key);
    else if (errno != ENOENT)
      counter_add(SETU_COUNTER_cache_errors, 1);
    return false;
  }
  read_result result = read_entry(fd, key, out_payload, out_size);
  /* A process reads an entry once and has the program from then on, so this is one touch per process. Without it the
   * entry is evicted earlier: no reason to complain. */
  if (result == READ_GOOD) futimens(fd, NULL);
  close(fd);
  if (result == READ_DAMAGED) disk_cache_reject(disk, key);
  if (result == READ_FAILED) counter_add(SETU_COUNTER_cache_errors, 1);
  return result == READ_GOOD;
}

/* ---- bounding the size ---- */

typedef struct entry {
  struct timespec used;
  int64_t size;
  char name[DISK_NAME_SIZE];
} entry;

typedef struct entry_list {
  entry *entries;
  size_t count, capacity;
  int64_t total;
} entry_list;

static bool is_entry_name(const char *name) {
  const size_t digits = 2 * SHA256_SIZE;
  return strspn(name, "0123456789abcdef") == digits && !strcmp(name + digits, DISK_SUFFIX);
}

static bool add_entry(entry_list *list, const char *name, const struct stat *info) {
  if (list->count == list->capacity) {
    size_t capacity = list->capacity ? list->capacity * 2 : 256;
    entry *entries = base_realloc(list->entries, capacity * sizeof *entries);
    if (!entries) return false;
    list->entries = entries;
    list->capacity = capacity;
  }
  entry *e = &list->entries[list->count++];
  e->used = info->st_mtim;
  e->size = info->st_size;
  memcpy(e->name, name, sizeof e->name);
  return true;
}

/* Lists the entries, and counts what is being written. Files with other names are none of ours. 0 or an errno. */
static int list_entries(disk_cache *disk, entry_list *list) {
  int fd = openat(disk->directory, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  DIR *stream = fd < 0 ? NULL : fdopendir(fd);
  if (!stream) {
    int error = errno;
    if (fd >= 0) close(fd);
    return error;
  }
  time_t now = time(NULL);
  int error = 0;
  for (struct dirent *item; !error && (item = readdir(stream));) {
    bool temporary = !strncmp(item->d_name, TEMPORARY_PREFIX, sizeof TEMPORARY_PREFIX - 1);
    if (!temporary && !is_entry_name(item->d_name)) continue;
    struct stat info; /* the file may be gone by now: another process evicts too */
    if (fstatat(disk->directory, item->d_name, &info, AT_SYMLINK_NOFOLLOW) || !S_ISREG(info.st_mode)) continue;
    if (temporary && now - info.st_mtim.tv_sec > STALE_SECONDS) {
      unlinkat(disk->directory, item->d_name, 0);
      continue;
    }
    list->total += info.st_size;
    if (!temporary && !add_entry(list, item->d_name, &info)) error = ENOMEM;
  }
  closedir(stream);
  return error;
}

static int compare_use(const void *left, const void *right) {
  const entry *a = left, *b = right;
  if (a->used.tv_sec != b->used.tv_sec) return a->used.tv_sec < b->used.tv_sec ? -1 : 1;
  if (a->used.tv_nsec != b->used.tv_nsec) return a->used.tv_nsec < b->used.tv_nsec ? -1 : 1;
  return strcmp(a->name, b->name);
}

/* Removes the least recently used entries until no more than `target` bytes are left. */
static void evict(disk_cache *disk, entry_list *list, int64_t target) {
  qsort(list->entries, list->count, sizeof *list->entries, compare_use);
  for (size_t i = 0; i < list->count && list->total > target; i++)
    if (!unlinkat(disk->directory, list->entries[i].name, 0) || errno == ENOENT) list->total -= list->entries[i].size;
}

/* Sees to it that `size` more bytes fit. 0 or an errno. */
static int make_room_locked(disk_cache *disk, int64_t size) {
  if (disk->scanned && disk->total <= disk->max_bytes - size && disk->writes_since_scan < SCAN_EVERY_WRITES &&
      disk->written_since_scan <= disk->max_bytes / SCAN_EVERY_FRACTION)
    return 0;
  entry_list list = {0};
  int error = list_entries(disk, &list);
  if (!error) {
    int64_t room = disk->max_bytes - size;
    if (list.total > room) evict(disk, &list, room - disk->max_bytes / EVICT_FRACTION);
    disk->total = list.total;
    disk->scanned = true;
    disk->written_since_scan = 0;
    disk->writes_since_scan = 0;
  }
  base_free(list.entries);
  return error;
}

/* ---- writing ---- */

static int write_all(int fd, struct iovec *parts, int count) {
  while (count) {
    ssize_t n = writev(fd, parts, count);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return errno;
    size_t done = (size_t)n;
    while (count && done >= parts->iov_len) {
      done -= parts->iov_len;
      parts++;
      count--;
    }
    if (count) {
      parts->iov_base = (char *)parts->iov_base + done;
      parts->iov_len -= done;
    }
  }
  return 0;
}

/* A new file under a name that no other process or host uses at this time. */
static int open_temporary(disk_cache *disk, char name[TEMPORARY_NAME_SIZE], int *out_error) {
  for (int attempt = 0; attempt < 8; attempt++) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    snprintf(name, TEMPORARY_NAME_SIZE, TEMPORARY_PREFIX "%lx-%x-%lx%lx", (unsigned long)getpid(),
             atomic_fetch_add(&disk->next_temporary, 1), (unsigned long)now.tv_sec, (unsigned long)now.tv_nsec);
    int fd = openat(disk->directory, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    *out_error = fd < 0 ? errno : 0;
    if (fd >= 0 || *out_error != EEXIST) return fd;
  }
  return -1;
}

static int write_entry(disk_cache *disk, const disk_header *header, const char *payload) {
  char temporary[TEMPORARY_NAME_SIZE], name[DISK_NAME_SIZE];
  int error = 0;
  int fd = open_temporary(disk, temporary, &error);
  if (fd < 0) return error;
  struct iovec parts[2] = {{(void *)(uintptr_t)header, sizeof *header},
                           {(void *)(uintptr_t)payload, (size_t)header->payload_size}};
  error = write_all(fd, parts, 2);
  if (close(fd) && !error) error = errno; /* where a quota or a network file system reports that it is full */
  disk_entry_name(header->key, name);
  if (!error && renameat(disk->directory, temporary, disk->directory, name)) error = errno;
  if (error) unlinkat(disk->directory, temporary, 0);
  return error;
}

static void note_write_locked(disk_cache *disk, int64_t size, int error) {
  if (!error) {
    disk->failures = 0;
    return;
  }
  disk->total -= size;
  counter_add(SETU_COUNTER_cache_errors, 1);
  if (++disk->failures >= DISK_MAX_FAILURES)
    stop_writing_locked(disk, "programs are no longer written to the cache after %d failures in a row: %s",
                        disk->failures, strerror(error));
}

void disk_cache_write(disk_cache *disk, const unsigned char key[SHA256_SIZE], const char *payload, size_t size) {
  if (!disk_cache_can_write(disk)) return;
  if (disk->max_bytes < (int64_t)sizeof(disk_header) || size > (uint64_t)disk->max_bytes - sizeof(disk_header)) return;
  disk_header header = {.version = CACHE_FORMAT_VERSION, .header_size = sizeof header, .payload_size = size};
  memcpy(header.magic, magic, sizeof magic);
  memcpy(header.key, key, SHA256_SIZE);
  sha256_digest(payload, size, header.payload_digest);
  int64_t file_size = (int64_t)(sizeof header + size);

  pthread_mutex_lock(&disk->lock);
  int error = make_room_locked(disk, file_size);
  disk->total += file_size;
  disk->written_since_scan += file_size;
  disk->writes_since_scan++;
  if (error) note_write_locked(disk, file_size, error);
  pthread_mutex_unlock(&disk->lock);
  if (error) return;

  error = write_entry(disk, &header, payload); /* other threads may write meanwhile */
  pthread_mutex_lock(&disk->lock);
  note_write_locked(disk, file_size, error);
  pthread_mutex_unlock(&disk->lock);
}
