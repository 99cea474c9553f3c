/** What the main thread and the database's thread say to each other. Everything here survives a structured clone. */

import type { LockPlace } from './lock-watch.ts'

export interface WorkerOptions {
  readonly dataDir: string
  /** The folder's lock, looked at before each statement and each page written; null where nobody else can be (templates). */
  readonly lock: LockPlace | null
  /** For the deep examination: the extension that compares indexes with their tables. */
  readonly examine?: boolean
}

export type Request =
  | { readonly id: number; readonly kind: 'query'; readonly sql: string; readonly params: readonly unknown[] }
  | { readonly id: number; readonly kind: 'close' }

/** The fields of a database error that the server reads; `detail` is left out because it quotes values of rows. */
export interface WireError {
  readonly message: string
  readonly code: string | undefined
  readonly constraint: string | undefined
  readonly table: string | undefined
}

export type Response =
  | { readonly kind: 'ready' }
  | { readonly kind: 'unusable'; readonly message: string; readonly code: string | undefined }
  /** Another process has the folder: nothing more was written and the thread is ending. */
  | { readonly kind: 'lost' }
  | {
      readonly kind: 'rows'
      readonly id: number
      readonly rows: Record<string, unknown>[]
      readonly affectedRows: number | undefined
      /** Columns that hold bytes: a structured clone turns a Buffer into a plain Uint8Array. */
      readonly byteColumns: readonly string[]
    }
  | { readonly kind: 'failed'; readonly id: number; readonly error: WireError }
  | { readonly kind: 'closed'; readonly id: number }
