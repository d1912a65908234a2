/* The cache of compiled programs: memory first, then disk, then the compiler.
 *
 * The key is a SHA-256 over: program text, encoded compile options, the plugin file's digest, its API version and
 * attributes, platform name and version, device kinds, ids and count, XLA_FLAGS and LIBTPU_INIT_ARGS, the entry format
 * version and, for CPU platforms, the host's CPU features and how many CPUs the process may use. All but the program
 * and its options are read when the cache is created. Entries on disk are checked (magic, format, key, length, SHA-256
 * of the payload) before the plugin sees a byte; a damaged entry is removed and counts as a miss.
 * Threads: all functions are thread safe; two threads that ask for one program compile it once. Executables belong to
 * the cache and live until program_cache_destroy. */
#ifndef SETU_CACHE_PROGRAM_CACHE_H
#define SETU_CACHE_PROGRAM_CACHE_H

#include "base/status.h"
#include "setu/pjrt.h"

typedef struct program_cache program_cache;

/* directory NULL: memory only. An unusable directory (not ours, wrong mode, not writable) turns the disk tier off with
 * a message for the user in program_cache_disk_problem; it is never an error. Creates the directory with mode 0700. */
SETU_MUST_USE setu_status program_cache_create(setu_client *client, const char *directory, int64_t max_bytes,
                                               program_cache **out_cache);
void program_cache_destroy(program_cache *cache); /* NULL is allowed */
/* One sentence why the disk tier is off; NULL while it is on or was not asked for. */
const char *program_cache_disk_problem(const program_cache *cache);
/* Finds or compiles. Waits for the compiler. */
SETU_MUST_USE setu_status program_cache_get(program_cache *cache, const char *text, size_t text_size,
                                            const char *options, size_t options_size, setu_executable **out_executable);

#endif
