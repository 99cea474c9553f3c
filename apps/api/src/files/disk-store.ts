/** Files in a folder of this machine. A file is written beside its place and renamed, so a half-written one is never read. */
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, readFile as readBytes, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { examine } from './examine.ts'
import { isArriving, isKey, newKey, settledKey } from './keys.ts'
import type { FileStore, StoredBytes } from './store.ts'

/** Bytes of one reading of a file that is looked at. */
const READ_BYTES = 1_048_576
/** What a file is called until it is whole. */
const HALF = '.parcial'

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'

const rootOf = (dataDir: string): string => join(dataDir, 'archivos')

const orNull = async <T>(work: Promise<T>): Promise<T | null> => {
  try {
    return await work
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Writes what `fill` writes, all of it or nothing. */
const writeWhole = async (target: string, fill: (file: FileHandle) => Promise<void>): Promise<void> => {
  const half = `${target}.${randomUUID()}${HALF}`
  await mkdir(dirname(target), { recursive: true })
  const file = await open(half, 'wx', 0o600)
  try {
    try {
      await fill(file)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(half, target)
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
}

const sizeOf = async (path: string): Promise<number | null> => (await orNull(stat(path)))?.size ?? null

const examineFile = async (path: string): Promise<StoredBytes | null> => {
  const examined = await orNull(examine(createReadStream(path, { highWaterMark: READ_BYTES })))
  return examined && { ...examined, version: examined.sha256 }
}

/** Store in `<dataDir>/archivos`. */
export const openDiskStore = (dataDir: string): FileStore => {
  const root = rootOf(dataDir)
  const place = (key: string): string => join(root, key)
  return {
    saveFile: async (bytes, ext) => {
      const key = newKey(ext)
      await writeWhole(place(key), (file) => file.writeFile(bytes))
      return key
    },
    readFile: async (key) => (isKey(key) ? orNull(readBytes(place(key))) : null),
    streamFile: async (key) => {
      const file = isKey(key) ? await orNull(open(place(key), 'r')) : null
      return file && { tamano: (await file.stat()).size, bytes: file.createReadStream() }
    },
    removeFile: async (key) => {
      if (isKey(key)) await rm(place(key), { force: true })
    },
    sizeOf: async (key) => (isKey(key) ? sizeOf(place(key)) : null),
    examineFile: async (key) => (isKey(key) ? examineFile(place(key)) : null),
    settleFile: async (key, { sha256, tamano }) => {
      const kept = settledKey(key, sha256)
      await mkdir(dirname(place(kept)), { recursive: true })
      await orNull(rename(place(key), place(kept)))
      // Of two at once, one moved it.
      return (await sizeOf(place(kept))) === tamano ? kept : null
    },
    uploadUrl: async () => null,
    downloadUrl: async () => null,
    receiveFile: async (key, bytes) => {
      if (!isArriving(key)) throw new RangeError('key')
      await writeWhole(place(key), (file) => file.writeFile(bytes))
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
  const names = (await orNull(readdir(root, { recursive: true }))) ?? []
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
