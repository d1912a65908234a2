/* Tells two plugin files apart without reading all of them: they have hundreds of megabytes.
 *
 * The digest is a SHA-256 over the file's size, its modification time in nanoseconds, the build id that the linker put
 * into it (absent in some plugins), and PLUGIN_DIGEST_BLOCKS blocks of PLUGIN_DIGEST_BLOCK bytes spread evenly from the
 * first byte to the last; a file no longer than that is hashed whole. A file patched between the blocks with its
 * time set back is not noticed. The path is no part of it. */
#ifndef SETU_CACHE_PLUGIN_DIGEST_H
#define SETU_CACHE_PLUGIN_DIGEST_H

#include "cache/sha256.h"

enum { PLUGIN_DIGEST_BLOCKS = 256, PLUGIN_DIGEST_BLOCK = 4096 };

/* 0, or the errno of what failed; the digest is zero then. Allocates nothing. Thread safe. */
int plugin_digest(const char *path, unsigned char digest[SHA256_SIZE]);

#endif
