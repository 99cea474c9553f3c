/** Files of this installation, each under a random key that says nothing about its content. */
import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile as readBytes, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface FileStore {
  /** Keeps the bytes and gives their key; they are on disk when it resolves. `ext` without the dot. */
  saveFile(bytes: Uint8Array, ext: string): Promise<string>
  /** The bytes, or null when there is no such file or the key is not one of ours. */
  readFile(key: string): Promise<Uint8Array | null>
  /** Removes a file that nothing names any more; one that is not there counts as removed. */
  removeFile(key: string): Promise<void>
}

const KEY = /^[0-9a-f]{2}\/[0-9a-f-]{36}\.[a-z0-9]{1,8}$/u

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'

/** Store in `<dataDir>/archivos`. A file is written beside its place and renamed, so a half-written one is never read. */
export const openFileStore = (dataDir: string): FileStore => {
  const root = join(dataDir, 'archivos')
  return {
    saveFile: async (bytes, ext) => {
      const id = randomUUID()
      const key = `${id.slice(0, 2)}/${id}.${ext}`
      if (!KEY.test(key)) throw new RangeError('extension')
      const target = join(root, key)
      await mkdir(dirname(target), { recursive: true })
      const file = await open(`${target}.parcial`, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${target}.parcial`, target).catch(async (error: unknown) => {
        await rm(`${target}.parcial`, { force: true })
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
