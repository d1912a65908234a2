#include "cache/plugin_digest.h"

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Reads all of `size` bytes, or says why not. */
static int read_at(int fd, void *data, size_t size, uint64_t offset) {
  char *bytes = data;
  while (size) {
    ssize_t n = pread(fd, bytes, size, (off_t)offset);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return errno;
    if (n == 0) return EIO;
    bytes += n;
    offset += (uint64_t)n;
    size -= (size_t)n;
  }
  return 0;
}

static size_t aligned4(size_t size) {
  return (size + 3) & ~(size_t)3;
}

/* Hashes the build id if these notes hold one. */
static bool hash_note(sha256 *s, const unsigned char *notes, size_t size) {
  size_t at = 0;
  while (size - at >= sizeof(Elf64_Nhdr)) {
    Elf64_Nhdr note;
    memcpy(&note, notes + at, sizeof note);
    size_t name = at + sizeof note, value = name + aligned4(note.n_namesz);
    if (value > size || note.n_descsz > size - value) return false;
    if (note.n_type == NT_GNU_BUILD_ID && note.n_namesz == 4 && !memcmp(notes + name, "GNU", 4)) {
      sha256_update(s, notes + value, note.n_descsz);
      return true;
    }
    at = value + aligned4(note.n_descsz);
    if (at > size) return false;
  }
  return false;
}

/* Anything unexpected means "no build id": the size, the time and the blocks are hashed anyway. */
static void hash_build_id(sha256 *s, int fd) {
  Elf64_Ehdr header;
  if (read_at(fd, &header, sizeof header, 0)) return;
  if (memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 || header.e_ident[EI_CLASS] != ELFCLASS64 ||
      header.e_phentsize != sizeof(Elf64_Phdr))
    return;
  for (unsigned i = 0; i < header.e_phnum; i++) {
    Elf64_Phdr segment;
    if (read_at(fd, &segment, sizeof segment, header.e_phoff + i * sizeof segment)) return;
    if (segment.p_type != PT_NOTE) continue;
    unsigned char notes[1024];
    size_t size = segment.p_filesz < sizeof notes ? (size_t)segment.p_filesz : sizeof notes;
    if (!read_at(fd, notes, size, segment.p_offset) && hash_note(s, notes, size)) return;
  }
}

static int hash_blocks(sha256 *s, int fd, uint64_t size) {
  unsigned char block[PLUGIN_DIGEST_BLOCK];
  const uint64_t last = PLUGIN_DIGEST_BLOCKS - 1;
  bool whole = size <= (uint64_t)PLUGIN_DIGEST_BLOCKS * PLUGIN_DIGEST_BLOCK;
  for (uint64_t i = 0; i <= last; i++) {
    uint64_t offset = i * sizeof block, length = sizeof block;
    if (whole) {
      if (offset >= size) break;
      if (length > size - offset) length = size - offset;
    } else {
      uint64_t room = size - sizeof block; /* split so that no product overflows */
      offset = room / last * i + room % last * i / last;
    }
    int error = read_at(fd, block, (size_t)length, offset);
    if (error) return error;
    sha256_update(s, block, (size_t)length);
  }
  return 0;
}

static int hash_file(sha256 *s, int fd) {
  struct stat info;
  if (fstat(fd, &info)) return errno;
  if (!S_ISREG(info.st_mode)) return EINVAL;
  uint64_t words[3] = {(uint64_t)info.st_size, (uint64_t)info.st_mtim.tv_sec, (uint64_t)info.st_mtim.tv_nsec};
  sha256_update(s, words, sizeof words);
  hash_build_id(s, fd);
  return hash_blocks(s, fd, (uint64_t)info.st_size);
}

int plugin_digest(const char *path, unsigned char digest[SHA256_SIZE]) {
  memset(digest, 0, SHA256_SIZE);
  int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return errno;
  sha256 s;
  sha256_init(&s);
  int error = hash_file(&s, fd);
  close(fd);
  if (!error) sha256_final(&s, digest);
  return error;
}
