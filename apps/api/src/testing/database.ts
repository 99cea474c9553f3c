/** For unit tests: a database with the tables and no rows, and a context to call a use case with. */
import { tmpdir } from 'node:os'
import type { Kysely } from 'kysely'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { readConfig } from '../config.ts'
import { newPlace } from './place.ts'
import { type Database, openDatabase } from '../db/open.ts'
import type { DB } from '../db/tables.ts'
import { openFileStore } from '../files/store.ts'
import type { SessionUser, UserCtx } from '../http/handle.ts'
import type { WorkCtx } from '../kit/jobs/definition.ts'

export interface TestDatabase {
  readonly db: Kysely<DB>
  /** For what asks for more than its queries. */
  readonly whole: Database
  close(): Promise<void>
}

export const openTestDatabase = async (): Promise<TestDatabase> => {
  const now = new Date()
  const place = await newPlace('tablas', now)
  const whole = await openDatabase(place, { now, say: () => {} })
  return {
    db: whole.db,
    whole,
    close: async () => {
      await whole.close()
      await place.remove()
    },
  }
}

export const addUser = async (db: Kysely<DB>, email: string, password = 'x'): Promise<number> => {
  const { id } = await db
    .insertInto('users')
    .values({ email, password, tipo_usuario: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const sessionUser = (fields: Partial<SessionUser> & { readonly id: number }): SessionUser => ({
  email: 'medico@cauce.demo',
  tipo_usuario: 1,
  permissions: [],
  operador_id: null,
  afiliado_id: null,
  sesion_id: 0,
  provisional: false,
  contrasena_vencida: false,
  ...fields,
})

const silent = (): void => {}

/** What background work gets, with the clock of this machine. */
export const testWork = (db: Kysely<DB>, fields: Partial<WorkCtx> = {}): WorkCtx => {
  const { config, files, log, realtime, queue } = testCtx(db, { user: sessionUser({ id: 0 }) })
  return {
    db,
    config,
    files,
    log,
    realtime,
    jobs: queue,
    now: () => new Date(),
    signal: new AbortController().signal,
    ...fields,
  }
}

/** A context with a fixed clock unless `now` is given. */
export const testCtx = (db: Kysely<DB>, fields: Partial<UserCtx> & { readonly user: SessionUser }): UserCtx => {
  const now = fields.now ?? (() => new Date('2026-11-21T15:00:00.000Z'))
  return {
    db,
    ip: '127.0.0.1',
    agente: 'prueba',
    now,
    today: () => bogotaDate(now().getTime()),
    config: readConfig({}),
    idempotencyKey: null,
    log: { info: silent, warn: silent, error: silent },
    realtime: {
      toUser: silent,
      toChannel: silent,
      toReferrals: silent,
      closeSessions: silent,
      permissionsChanged: silent,
    },
    files: openFileStore(tmpdir()),
    reads: { add: silent },
    wordsOfWork: new Map(),
    lettersToday: new Map(),
    queue: { enqueue: async () => '', cancel: async () => {}, retry: async () => {} },
    token: null,
    ...fields,
  }
}
