/**
 * A disk that is slow for one process and its children: a library that is loaded before libc, compiled here, keeps every write to a file
 * and every wait for the disk half a second for as long as a switch is there. Needs gcc; no root, no module of the kernel.
 */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './tools.ts'

export const SLOW_MS = 500

const LIBRARY = `
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

static void wait_for_disk(int fd) {
  const char *on = getenv("CAUCE_DISCO_LENTO");
  struct stat what;
  if (on == NULL || access(on, F_OK) != 0) return;
  if (fstat(fd, &what) == 0 && S_ISREG(what.st_mode)) usleep(${SLOW_MS} * 1000);
}
#define SLOW(type, name, params, args) \\
  type name params { \\
    static type (*real) params; \\
    if (real == NULL) real = dlsym(RTLD_NEXT, #name); \\
    wait_for_disk(fd); \\
    return real args; \\
  }
SLOW(int, fsync, (int fd), (fd))
SLOW(int, fdatasync, (int fd), (fd))
SLOW(ssize_t, write, (int fd, const void *data, size_t n), (fd, data, n))
SLOW(ssize_t, writev, (int fd, const struct iovec *v, int n), (fd, v, n))
SLOW(ssize_t, pwrite, (int fd, const void *data, size_t n, off_t at), (fd, data, n, at))
SLOW(ssize_t, pwrite64, (int fd, const void *data, size_t n, off64_t at), (fd, data, n, at))
SLOW(ssize_t, pwritev, (int fd, const struct iovec *v, int n, off_t at), (fd, v, n, at))
SLOW(ssize_t, pwritev64, (int fd, const struct iovec *v, int n, off64_t at), (fd, v, n, at))
`

export interface SlowDisk {
  /** For the process whose disk it is. */
  readonly env: Readonly<Record<string, string>>
  /** A folder that any user reaches. */
  readonly place: string
  begin(): void
  end(): void
  close(): void
}

export const slowDisk = (): SlowDisk => {
  const place = mkdtempSync(join(tmpdir(), 'cauce-lento-'))
  // PostgreSQL runs as another user, who has to reach what is here.
  chmodSync(place, 0o755)
  const [source, library, on] = [join(place, 'lento.c'), join(place, 'lento.so'), join(place, 'lento')]
  writeFileSync(source, LIBRARY)
  run('gcc', ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl'])
  return {
    env: { LD_PRELOAD: library, CAUCE_DISCO_LENTO: on },
    place,
    begin: () => writeFileSync(on, ''),
    end: () => rmSync(on, { force: true }),
    close: () => rmSync(place, { recursive: true, force: true }),
  }
}
