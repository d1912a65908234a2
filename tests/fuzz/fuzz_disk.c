/* The disk tier of the program cache: whatever a file in its directory holds, a read gives the payload that was
 * written under the key, or nothing. */
#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

#include "base/alloc.h"
#include "cache/cache_key.h"
#include "cache/disk.h"
#include "fuzz.h"

static char directory[64];
static disk_cache *disk;
static const unsigned char key[SHA256_SIZE] = {1, 2, 3};

static void at_exit(void) {
  char path[160], name[DISK_NAME_SIZE];
  disk_cache_close(disk);
  disk_entry_name(key, name);
  snprintf(path, sizeof path, "%s/%s", directory, name);
  unlink(path);
  rmdir(directory);
}

static void open_once(void) {
  if (disk) return;
  snprintf(directory, sizeof directory, "/tmp/setu-fuzz-cache-%d", (int)getpid());
  PROMISE(!disk_cache_open(directory, 1 << 24, &disk));
  PROMISE(disk_cache_can_read(disk));
  atexit(at_exit);
}

static void write_file(const uint8_t *data, size_t size) {
  char path[160], name[DISK_NAME_SIZE];
  disk_entry_name(key, name);
  snprintf(path, sizeof path, "%s/%s", directory, name);
  int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  PROMISE(file >= 0 && write(file, data, size) == (ssize_t)size);
  close(file);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  open_once();
  if (!size) return 0;
  unsigned choice = data[0];
  data++;
  size--;
  char *payload = NULL;
  size_t payload_size = 0;
  if (choice % 4 == 0) { /* what was written comes back */
    disk_cache_write(disk, key, (const char *)data, size);
    bool found = disk_cache_read(disk, key, &payload, &payload_size);
    PROMISE(!disk_cache_can_write(disk) || (found && payload_size == size && !memcmp(payload, data, size)));
    base_free(payload);
    return 0;
  }
  disk_header header = {.version = CACHE_FORMAT_VERSION, .header_size = sizeof header};
  memcpy(header.magic, "SETUPROG", 8);
  memcpy(header.key, key, SHA256_SIZE);
  header.payload_size = size;
  size_t total = sizeof header + size;
  uint8_t *entry = malloc(total);
  PROMISE(entry);
  memcpy(entry, &header, sizeof header);
  memcpy(entry + sizeof header, data, size);
  bool good = false;
  if (choice % 4 == 1) { /* a header made of the input */
    memcpy(entry, data, size < sizeof header ? size : sizeof header);
  } else {
    sha256_digest(data, size, ((disk_header *)(void *)entry)->payload_digest);
    good = true;
    if (choice % 4 == 2 && size) { /* one byte of it all is another */
      entry[data[0] % total] ^= (uint8_t)(1u << (choice >> 5));
      good = false;
    }
  }
  write_file(entry, total);
  bool found = disk_cache_read(disk, key, &payload, &payload_size);
  if (good) PROMISE(found);
  if (choice % 4 == 2 && size) PROMISE(!found);
  if (found) PROMISE(payload_size == size && !memcmp(payload, data, size));
  base_free(payload);
  free(entry);
  return 0;
}
