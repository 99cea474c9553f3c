/** Files of this installation, each under a random key that says nothing about its content. */
import type { Readable } from 'node:stream'
import type { Examined } from './examine.ts'

export { openDiskStore as openFileStore, sweepHalfWritten } from './disk-store.ts'

/** A file that was looked at. `version` tells these bytes from others that came later under the same key. */
export interface StoredBytes extends Examined {
  readonly version: string
}

export interface FileStore {
  /** Keeps the bytes and gives their key; they are in the store when it resolves. `ext` without the dot. */
  saveFile(bytes: Uint8Array, ext: string): Promise<string>
  /** The bytes, or null when there is no such file or the key is not one of ours. */
  readFile(key: string): Promise<Uint8Array | null>
  /** The bytes as they are read, for a file that may be large; null as `readFile`. */
  streamFile(key: string): Promise<{ readonly tamano: number; readonly bytes: Readable } | null>
  /** Removes a file that nothing names any more; one that is not there counts as removed. */
  removeFile(key: string): Promise<void>
  /** Bytes of a file; null where there is none. */
  sizeOf(key: string): Promise<number | null>
  /** Reads a file to its end and tells what it is; null where there is none. */
  examineFile(key: string): Promise<StoredBytes | null>
  /**
   * Puts a file that arrived, and was examined, where the address by which it came does not reach (`settledKey`). Done again it
   * is done. Gives null when what is there is no longer what was examined.
   */
  settleFile(key: string, examined: StoredBytes): Promise<string | null>
  /**
   * Address to which a browser sends a file of exactly these bytes straight to the store, without authorization. Null: this
   * store has none, and this server receives it with `receiveFile`.
   */
  uploadUrl(key: string, file: { readonly tamano: number; readonly seconds: number }): Promise<string | null>
  /** Address from which a browser fetches a file straight from the store, without authorization. Null: this server gives it. */
  downloadUrl(key: string, file: FetchedFile): Promise<string | null>
  /** Keeps what comes, whole or not at all. What `bytes` throws is thrown, and nothing is kept. */
  receiveFile(key: string, bytes: AsyncIterable<Uint8Array>): Promise<void>
}

interface FetchedFile {
  readonly nombre: string
  /** Media type. */
  readonly tipo: string
  readonly seconds: number
}
