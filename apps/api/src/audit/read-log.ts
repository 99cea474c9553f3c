/** Audit entries of clinical readings, written together many at a time. */
import type { Kysely } from 'kysely'
import type { DB } from '../db/tables.ts'
import { errorCode } from '../db/unavailable.ts'
import type { Log, ReadAudit } from '../http/handle.ts'
import type { AuditRow } from './audit.ts'

const EVERY_MS = 100
/** Rows in one statement: nine parameters each, of 65,535. */
const BATCH = 1_000
/** What is kept while the database is away. */
const MAX_WAITING = 50_000

export class ReadLog implements ReadAudit {
  readonly #db: Kysely<DB>
  readonly #log: Log
  #waiting: AuditRow[] = []
  #timer: NodeJS.Timeout | null = null
  #writing: Promise<void> = Promise.resolve()

  constructor(db: Kysely<DB>, log: Log) {
    this.#db = db
    this.#log = log
  }

  add(row: AuditRow): void {
    if (this.#waiting.length >= MAX_WAITING) {
      this.#log.error({ accion: row.accion }, 'una lectura no se pudo anotar')
      return
    }
    this.#waiting.push(row)
    this.#timer ??= setTimeout(() => void this.flush(), EVERY_MS).unref()
  }

  /** Resolves when what was added before is written, or has failed and waits for the next time. */
  flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    this.#writing = this.#writing.then(() => this.#write())
    return this.#writing
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      const rows = this.#waiting.slice(0, BATCH)
      try {
        await this.#db.insertInto('auditoria').values(rows).execute()
      } catch (error) {
        this.#log.warn({ causa: errorCode(error), filas: this.#waiting.length }, 'las lecturas se anotarán después')
        this.#timer ??= setTimeout(() => void this.flush(), EVERY_MS * 10).unref()
        return
      }
      this.#waiting = this.#waiting.slice(rows.length)
    }
  }

  /** Writes what waits, once. */
  async close(): Promise<void> {
    await this.flush()
    if (this.#timer) clearTimeout(this.#timer)
    if (this.#waiting.length > 0) this.#log.error({ filas: this.#waiting.length }, 'unas lecturas quedaron sin anotar')
  }
}
