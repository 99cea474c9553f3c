/** The same server on a real PostgreSQL: it starts, works, says 503 while the database is away, and comes back by itself. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../apps/api/src/config.ts'
import { migrate, migrations } from '../../apps/api/src/db/migrate.ts'
import { BATCH_ROWS, keepHouse } from '../../apps/api/src/db/housekeeping.ts'
import { type Database, openDatabase } from '../../apps/api/src/db/open.ts'
import { openFileStore } from '../../apps/api/src/files/store.ts'
import { addUser } from '../../apps/api/src/testing/database.ts'
import { type TestPostgres, startPostgres } from '../support/postgres.ts'
import { type TestServer, startTestServer } from '../support/server.ts'

const DAY_MS = 86_400_000

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.close())

describe('PostgreSQL', () => {
  it('dos procesos que migran a la vez lo hacen una sola vez', async () => {
    const databaseUrl = await postgres.newDatabase('migraciones')
    const open = () => openDatabase({ databaseUrl, dataDir: tmpdir() }, { now: new Date(), say: () => {} })
    const [one, two] = await Promise.all([open(), open()])
    try {
      const applied = await Promise.all([migrate(one.db), migrate(two.db)])
      expect(applied.flat()).toEqual(migrations.map(({ name }) => name))
    } finally {
      await Promise.all([one.close(), two.close()])
    }
  })

  it('de dos procesos que limpian a la vez, limpia uno', async () => {
    const databaseUrl = await postgres.newDatabase('limpieza')
    const options = { now: new Date(), say: () => {} }
    const [one, two] = await Promise.all([
      openDatabase({ databaseUrl, dataDir: tmpdir() }, options),
      openDatabase({ databaseUrl, dataDir: tmpdir() }, options),
    ])
    const dataDir = mkdtempSync(join(tmpdir(), 'cauce-limpieza-'))
    const log = { info: () => {}, warn: () => {}, error: () => {} }
    const round = (database: Database) =>
      keepHouse({ database, files: openFileStore(dataDir), dataDir, log }, new Date())
    try {
      await migrate(one.db)
      const user = await addUser(one.db, 'laura@hospital.co')
      const old = new Date(Date.now() - 40 * DAY_MS)
      const row = {
        user_id: user,
        llamada: 'roles.crear',
        cuerpo_hash: '',
        estado: 200,
        respuesta: '{}',
        created_at: old,
      }
      const keys = Array.from({ length: BATCH_ROWS * 3 }, (_, n) => ({ ...row, clave: `clave ${n}` }))
      await one.db.insertInto('idempotencia').values(keys).execute()
      await one.db
        .insertInto('correos')
        .values({ para: 'ana@correo.co', asunto: 'x', texto: 'x', estado: 'enviado', created_at: old })
        .execute()
      // Somebody is using the first of them: it stays for another night, and nobody waits for it.
      const held = await one.db.transaction().execute(async (trx) => {
        await trx.selectFrom('idempotencia').select('clave').where('clave', '=', 'clave 0').forUpdate().execute()
        return Promise.all([round(one), round(two)])
      })
      expect(held.filter((forgotten) => forgotten === null)).toHaveLength(1)
      expect(held.find((forgotten) => forgotten !== null)).toMatchObject({ claves: keys.length - 1, correos: 1 })
      expect(await round(two)).toMatchObject({ claves: 1, correos: 0 })
    } finally {
      await Promise.all([one.close(), two.close()])
      rmSync(dataDir, { recursive: true, force: true })
    }
  })

  it('da a cada columna el mismo tipo que la base embebida', async () => {
    const databaseUrl = await postgres.newDatabase('tipos')
    const { db, close } = await openDatabase({ databaseUrl, dataDir: tmpdir() }, { now: new Date(), say: () => {} })
    const { rows } = await sql<Record<string, unknown>>`
      select count(*) as cuenta, 12.50::numeric as valor, date '2026-11-21' as dia, '\\x00ff'::bytea as bytes,
        array['a','b'] as textos, '{"a":1}'::jsonb as json, timestamptz '2026-11-21 10:00:00-05' as instante,
        interval '90 minutes' as lapso`.execute(db)
    await close()
    expect(rows[0]).toEqual({
      cuenta: 1,
      valor: '12.50',
      dia: '2026-11-21',
      bytes: Buffer.from([0, 255]),
      textos: ['a', 'b'],
      json: { a: 1 },
      instante: new Date('2026-11-21T15:00:00Z'),
      lapso: '01:30:00',
    })
  })

  it('sin base de datos responde 503 en español, y cuando vuelve sigue sin reiniciarse', async () => {
    const databaseUrl = await postgres.newDatabase('servidor')
    const dataDir = mkdtempSync(join(tmpdir(), 'cauce-pg-'))
    const { limits } = readConfig({})
    const server: TestServer = await startTestServer({ config: { databaseUrl, dataDir, limits } })
    try {
      const token = await server.login('medico@cauce.demo')
      expect((await server.call('/api/auth/me', { token })).status).toBe(200)
      await postgres.stop()
      const away = await server.call('/api/consultas/consulta/1', { token })
      expect(away).toMatchObject({ status: 503, body: { codigo: 'servidor.no_disponible' } })
      expect((await server.call('/readyz')).status).toBe(503)
      expect((await server.call('/healthz')).status).toBe(200)
      await postgres.start()
      expect((await server.call('/readyz')).status).toBe(200)
      expect((await server.call('/api/consultas/consulta/1', { token })).status).toBe(200)
    } finally {
      await server.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
})
