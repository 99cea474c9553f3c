/** Files of this installation, each under a random key that says nothing about its content. */
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile as readBytes, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface FileStore {
  /** Keeps the bytes and gives their key; they are on disk when it resolves. `ext` without the dot. */
  saveFile(bytes: Uint8Array, ext: string): Promise<string>
  /** The bytes, or null when there is no such file or the key is not one of ours. */
  readFile(key: string): Promise<Uint8Array | null>
  /** Removes a file that nothing names any more; one that is not there counts as removed. */
  removeFile(key: string): Promise<void>
}

/** What a file is called until it is whole. */
const HALF = '.parcial'
const KEY = /^[0-9a-f]{2}\/[0-9a-f-]{36}\.[a-z0-9]{1,8}$/u

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'

const rootOf = (dataDir: string): string => join(dataDir, 'archivos')

/** Store in `<dataDir>/archivos`. A file is written beside its place and renamed, so a half-written one is never read. */
export const openFileStore = (dataDir: string): FileStore => {
  const root = rootOf(dataDir)
  return {
    saveFile: async (bytes, ext) => {
      const id = randomUUID()
      const key = `${id.slice(0, 2)}/${id}.${ext}`
      if (!KEY.test(key)) throw new RangeError('extension')
      const target = join(root, key)
      await mkdir(dirname(target), { recursive: true })
      const file = await open(`${target}${HALF}`, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${target}${HALF}`, target).catch(async (error: unknown) => {
        await rm(`${target}${HALF}`, { force: true })
        throw error
      })
      return key
    },
    readFile: async (key) => {
      if (!KEY.test(key)) return null
      try {
        return await readBytes(join(root, key))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    removeFile: async (key) => {
      if (KEY.test(key)) await rm(join(root, key), { force: true })
    },
  }
}

/**
 * Removes what a process that died was writing: half-written files that nobody has touched since `before`.
 * @returns how many
 */
export const sweepHalfWritten = async (dataDir: string, before: Date): Promise<number> => {
  const root = rootOf(dataDir)
  let removed = 0
  const names = await readdir(root, { recursive: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  for (const name of names.filter((one) => one.endsWith(HALF))) {
    const file = join(root, name)
    // Whoever finishes it meanwhile takes it away from here.
    const since = await stat(file).catch(() => null)
    if (since === null || since.mtime >= before) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}
