/* The disk tier of the program cache: a directory of entries, each a file named by its key.
 *
 * An entry is a disk_header and the payload, written under a temporary name and renamed, so that readers see all of it
 * or nothing. It is not synced: after a crash of the machine the checksum tells. Any number of processes may use one
 * directory. Entries that were not used for the longest time are removed when the directory outgrows its bound, which
 * processes that write at one time can exceed by what each wrote since it last looked.
 * Nothing here is an error to the caller: what goes wrong is counted (cache_errors) and is a miss.
 * Threads: all functions but open and close are thread safe. */
#ifndef SETU_CACHE_DISK_H
#define SETU_CACHE_DISK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"
#include "cache/sha256.h"

/* In the byte order of the host; one of another order takes it for an unknown version. */
typedef struct disk_header {
  char magic[8];
  uint32_t version; /* CACHE_FORMAT_VERSION */
  uint32_t header_size;
  unsigned char key[SHA256_SIZE];
  uint64_t payload_size;
  unsigned char payload_digest[SHA256_SIZE];
} disk_header;

#define DISK_SUFFIX ".setu"
enum { DISK_NAME_SIZE = 2 * SHA256_SIZE + sizeof DISK_SUFFIX };
/* So many writes fail in a row before a process stops writing; what is there can still be read. */
enum { DISK_MAX_FAILURES = 5 };

typedef struct disk_cache disk_cache;

/* Opens the directory, made with mode 0700 together with its missing parents. One that cannot be used gives a cache
 * that is off and says why. Fails only for lack of memory. */
SETU_MUST_USE setu_status disk_cache_open(const char *directory, int64_t max_bytes, disk_cache **out_disk);
void disk_cache_close(disk_cache *disk); /* NULL is allowed */
/* Why nothing is read, or nothing written any more; NULL while all is well. Lives as long as the cache. */
const char *disk_cache_problem(const disk_cache *disk);
/* No reading or writing from now on, for this reason; the first reason is kept. */
void disk_cache_turn_off(disk_cache *disk, const char *format, ...) SETU_PRINTF(2, 3);
bool disk_cache_can_read(const disk_cache *disk);
bool disk_cache_can_write(const disk_cache *disk);

/* The checked payload (base_free), or false. A damaged entry is removed; a good one becomes the last used. */
bool disk_cache_read(disk_cache *disk, const unsigned char key[SHA256_SIZE], char **out_payload, size_t *out_size);
/* Adds or replaces an entry; one larger than the bound is left out. */
void disk_cache_write(disk_cache *disk, const unsigned char key[SHA256_SIZE], const char *payload, size_t size);
/* Removes an entry whose payload turned out to be useless, and counts the error. */
void disk_cache_reject(disk_cache *disk, const unsigned char key[SHA256_SIZE]);

void disk_entry_name(const unsigned char key[SHA256_SIZE], char name[DISK_NAME_SIZE]);

#endif
