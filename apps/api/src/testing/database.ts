/** For unit tests: a database with the tables and no rows, and a context to call a use case with. */
import { tmpdir } from 'node:os'
import type { Kysely } from 'kysely'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { readConfig } from '../config.ts'
import { newPlace } from './place.ts'
import { openDatabase } from '../db/open.ts'
import type { DB } from '../db/tables.ts'
import { openFileStore } from '../files/store.ts'
import type { SessionUser, UserCtx } from '../http/handle.ts'

export interface TestDatabase {
  readonly db: Kysely<DB>
  close(): Promise<void>
}

export const openTestDatabase = async (): Promise<TestDatabase> => {
  const now = new Date()
  const place = await newPlace('tablas', now)
  const { db, close } = await openDatabase(place, { now, say: () => {} })
  return {
    db,
    close: async () => {
      await close()
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
    token: null,
    ...fields,
  }
}
