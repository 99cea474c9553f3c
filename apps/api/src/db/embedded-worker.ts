/** Thread of the embedded database: PGlite off the server's event loop, one statement at a time. */
import fs from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { amcheck } from '@electric-sql/pglite/contrib/amcheck'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { Request, Response, WireError, WorkerOptions } from './embedded-protocol.ts'
import { watchLock } from './lock-watch.ts'
import { BYTEA_OID, resultParsers } from './parsers.ts'

const port = parentPort
if (port === null) throw new Error('This file is the entry of a worker thread')
const options: WorkerOptions = workerData
const say = (response: Response): void => port.postMessage(response)

const mayWrite = options.lock === null ? () => true : watchLock(options.lock)
const leave = (): never => {
  say({ kind: 'lost' })
  port.close()
  return process.exit(1)
}
// A statement may be under way when the whole process is suspended, and it would go on with it on waking: what PGlite writes
// to the disk goes through this one function, so that is where it is asked again. `process.exit` ends only this thread.
const writeSync = fs.writeSync
Object.assign(fs, {
  writeSync: (...args: Parameters<typeof writeSync>) => (mayWrite() ? writeSync(...args) : leave()),
})

const textOf = (error: object, key: string): string | undefined => {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' ? value : undefined
}
const wireError = (error: unknown): WireError =>
  typeof error === 'object' && error !== null
    ? {
        message: textOf(error, 'message') ?? 'database error',
        code: textOf(error, 'code'),
        constraint: textOf(error, 'constraint'),
        table: textOf(error, 'table'),
      }
    : { message: String(error), code: undefined, constraint: undefined, table: undefined }

/** Without parameters several statements may come in one text, as PostgreSQL's simple protocol takes them: the rows of all of them. */
const run = async (pglite: PGlite, sql: string, params: readonly unknown[]) => {
  if (params.length > 0) return pglite.query<Record<string, unknown>>(sql, [...params])
  const results = await pglite.exec(sql)
  const last = results.at(-1) ?? { rows: [], fields: [], affectedRows: 0 }
  return results.length > 1 ? { ...last, rows: results.flatMap(({ rows }) => rows) } : last
}

const answer = async (pglite: PGlite, request: Request): Promise<void> => {
  if (!mayWrite()) leave()
  if (request.kind === 'close') {
    await pglite.close()
    say({ kind: 'closed', id: request.id })
    port.close()
    return
  }
  try {
    const result = await run(pglite, request.sql, request.params)
    say({
      kind: 'rows',
      id: request.id,
      rows: result.rows,
      affectedRows: result.affectedRows,
      byteColumns: result.fields.filter((field) => field.dataTypeID === BYTEA_OID).map((field) => field.name),
    })
  } catch (error) {
    say({ kind: 'failed', id: request.id, error: wireError(error) })
  }
}

try {
  const pglite = await PGlite.create({
    dataDir: options.dataDir,
    parsers: { ...resultParsers },
    extensions: { btree_gist, pg_trgm, ...(options.examine === true ? { amcheck } : {}) },
  })
  port.on('message', (request: Request) => void answer(pglite, request))
  say({ kind: 'ready' })
} catch (error) {
  const { message, code } = wireError(error)
  say({ kind: 'unusable', message, code })
  port.close()
}
