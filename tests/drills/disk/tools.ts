/** What the drills of the disk share: a disk of its own, what fills it, and when a server is ready again. */
import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, truncateSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const CHUNK = Buffer.alloc(4_096, 7)
const WAIT_MS = 60_000

export const run = (command: string, args: readonly string[]): void => {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command}: ${stderr}`)
}

/** Writes until nothing more fits, but for so many bytes. */
export const fill = (file: string, leave = 0): void => {
  const target = openSync(file, 'a')
  let written = 0
  try {
    for (;;) written += writeSync(target, CHUNK)
  } catch {
    // Full, which is what was wanted.
  } finally {
    closeSync(target)
  }
  if (leave > 0) truncateSync(file, written - leave)
}

/** A disk in memory of that size, for the time of the work. Needs root. */
export const onDisk = async <A>(bytes: number, work: (disk: string) => Promise<A>): Promise<A> => {
  const disk = mkdtempSync(join(tmpdir(), 'cauce-disco-'))
  run('mount', ['-t', 'tmpfs', '-o', `size=${bytes},mode=755`, 'tmpfs', disk])
  try {
    return await work(disk)
  } finally {
    run('umount', ['-l', disk])
    rmSync(disk, { recursive: true, force: true })
  }
}

/** Milliseconds until `/readyz` says that it is ready; null if it does not in a minute. */
export const readyAgain = async (url: string): Promise<number | null> => {
  const started = performance.now()
  while (performance.now() - started < WAIT_MS) {
    if ((await fetch(`${url}/readyz`)).status === 200) return Math.round(performance.now() - started)
    await new Promise((done) => setTimeout(done, 250))
  }
  return null
}
