/** Main-thread side of the embedded database: queries by message, exclusive transactions, a thread that is replaced if it dies. */
import { Worker } from 'node:worker_threads'
import type { Request, Response, WireError, WorkerOptions } from './embedded-protocol.ts'
import { DatabaseUnavailable, errorCode } from './unavailable.ts'

export interface EmbeddedResult {
  readonly rows: any[] // oxlint-disable-line typescript/no-explicit-any -- Kysely's own contract: the query builder types the rows
  readonly affectedRows: number | undefined
}

/** The directory is there and PGlite cannot open it. */
export class UnusableDatabase extends Error {
  readonly code: string
  constructor(message: string, code: string | undefined) {
    super(message)
    this.code = code ?? ''
  }
}

export interface EmbeddedSettings extends WorkerOptions {
  /** A statement that takes longer stops the thread (as a statement timeout would), milliseconds. */
  readonly statementTimeoutMs: number
  /** A transaction in which nothing is asked for this long is rolled back, milliseconds. */
  readonly idleTransactionMs: number
  /** Called when the thread finds that another process has the folder. */
  readonly onLost?: () => void
}

interface Waiting {
  readonly resolve: (result: EmbeddedResult) => void
  readonly reject: (error: Error) => void
  readonly timer: NodeJS.Timeout | undefined
}

const databaseError = (wire: WireError): Error =>
  Object.assign(new Error(wire.message), {
    ...(wire.code === undefined ? {} : { code: wire.code }),
    ...(wire.constraint === undefined ? {} : { constraint: wire.constraint }),
    ...(wire.table === undefined ? {} : { table: wire.table }),
  })

const withBuffers = (rows: Record<string, unknown>[], columns: readonly string[]): Record<string, unknown>[] => {
  for (const row of rows) {
    for (const column of columns) {
      const value = row[column]
      if (value instanceof Uint8Array) row[column] = Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    }
  }
  return rows
}

/** One life of the thread. */
class Session {
  readonly ready: Promise<void>
  dead = false
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  readonly #timeoutMs: number
  #next = 1

  constructor(settings: EmbeddedSettings, lost: () => void) {
    this.#timeoutMs = settings.statementTimeoutMs
    const { dataDir, lock, examine = false } = settings
    const workerData: WorkerOptions = { dataDir, lock, examine }
    this.#worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData })
    this.ready = new Promise((resolve, reject) => {
      this.#worker.on('message', (response: Response) => {
        if (response.kind === 'ready') resolve()
        else if (response.kind === 'unusable') reject(new UnusableDatabase(response.message, response.code))
        else if (response.kind === 'lost') lost()
        else this.#settle(response)
      })
      this.#worker.once('error', (error) => this.#die(reject, new UnusableDatabase(error.message, errorCode(error))))
      this.#worker.once('exit', () => this.#die(reject, new DatabaseUnavailable('The database thread ended')))
    })
    this.ready.catch(() => {})
  }

  #die(rejectReady: (error: Error) => void, error: Error): void {
    this.dead = true
    rejectReady(error)
    for (const waiting of this.#waiting.values()) {
      clearTimeout(waiting.timer)
      waiting.reject(new DatabaseUnavailable('The database thread ended'))
    }
    this.#waiting.clear()
  }

  #settle(response: Exclude<Response, { kind: 'ready' | 'unusable' | 'lost' }>): void {
    const waiting = this.#waiting.get(response.id)
    if (!waiting) return
    this.#waiting.delete(response.id)
    clearTimeout(waiting.timer)
    if (response.kind === 'failed') waiting.reject(databaseError(response.error))
    else if (response.kind === 'closed') waiting.resolve({ rows: [], affectedRows: 0 })
    else {
      const rows = response.byteColumns.length > 0 ? withBuffers(response.rows, response.byteColumns) : response.rows
      waiting.resolve({ rows, affectedRows: response.affectedRows })
    }
  }

  #send(make: (id: number) => Request): Promise<EmbeddedResult> {
    if (this.dead) return Promise.reject(new DatabaseUnavailable('The database thread ended'))
    const id = this.#next++
    return new Promise((resolve, reject) => {
      const timer =
        this.#timeoutMs > 0 ? setTimeout(() => void this.#worker.terminate(), this.#timeoutMs).unref() : undefined
      this.#waiting.set(id, { resolve, reject, timer })
      try {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        this.#worker.postMessage(make(id))
      } catch (error) {
        clearTimeout(timer)
        this.#waiting.delete(id)
        reject(error instanceof Error ? error : new TypeError('A parameter cannot be sent to the database'))
      }
    })
  }

  query(sql: string, params: readonly unknown[]): Promise<EmbeddedResult> {
    return this.#send((id) => ({ id, kind: 'query', sql, params }))
  }

  async close(): Promise<void> {
    if (this.dead) return
    await this.#send((id) => ({ id, kind: 'close' }))
    await this.#worker.terminate()
  }

  async kill(): Promise<void> {
    await this.#worker.terminate()
  }
}

/**
 * An open transaction on one life of the thread. After `idleMs` without a query it is rolled back by itself, so that a caller
 * that waits for something else inside it cannot stop everybody for ever.
 */
export class EmbeddedTransaction {
  readonly #session: Session
  readonly #idleMs: number
  #timer: NodeJS.Timeout | undefined
  #over = false

  constructor(session: Session, idleMs: number) {
    this.#session = session
    this.#idleMs = idleMs
    this.#watch()
  }

  #watch(): void {
    clearTimeout(this.#timer)
    if (this.#over) return
    this.#timer = setTimeout(() => void this.rollback(), this.#idleMs).unref()
  }

  async query(sql: string, params: readonly unknown[]): Promise<EmbeddedResult> {
    if (this.#over) throw new DatabaseUnavailable('The transaction is over')
    clearTimeout(this.#timer)
    try {
      return await this.#session.query(sql, params)
    } finally {
      this.#watch()
    }
  }

  async commit(): Promise<void> {
    await this.query('commit', [])
    this.#over = true
    clearTimeout(this.#timer)
  }

  async rollback(): Promise<void> {
    if (this.#over) return
    this.#over = true
    clearTimeout(this.#timer)
    // A dead thread has rolled everything back already.
    await this.#session.query('rollback', []).catch((error: unknown) => {
      if (!(error instanceof DatabaseUnavailable)) throw error
    })
  }
}

/**
 * The embedded database by messages to its thread. If the thread dies, what was in flight fails with
 * {@link DatabaseUnavailable} and the next query starts a new one on the same directory.
 */
export class EmbeddedClient {
  readonly #settings: EmbeddedSettings
  #session: Session
  #closed = false

  constructor(settings: EmbeddedSettings) {
    this.#settings = settings
    this.#session = this.#begin()
  }

  #begin(): Session {
    return new Session(this.#settings, () => {
      this.#closed = true
      this.#settings.onLost?.()
    })
  }

  async #alive(): Promise<Session> {
    if (this.#closed) throw new DatabaseUnavailable('The database is closed')
    if (this.#session.dead) this.#session = this.#begin()
    const session = this.#session
    await session.ready
    return session
  }

  /** Resolves when the directory is open; rejects with {@link UnusableDatabase} when it cannot be opened. */
  async open(): Promise<void> {
    await this.#alive()
  }

  async query(sql: string, params: readonly unknown[]): Promise<EmbeddedResult> {
    return (await this.#alive()).query(sql, params)
  }

  /** The caller guarantees that nobody else queries until the transaction ends. */
  async begin(): Promise<EmbeddedTransaction> {
    const session = await this.#alive()
    await session.query('begin', [])
    return new EmbeddedTransaction(session, this.#settings.idleTransactionMs)
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    await this.#session.close()
  }

  /** Ends the thread at once, as a crash would. For fault drills. */
  async kill(): Promise<void> {
    await this.#session.kill()
  }

  /** Ends the thread at once and opens no other: the folder is somebody else's, and closing would write in it. */
  async abandon(): Promise<void> {
    this.#closed = true
    await this.#session.kill()
  }
}
