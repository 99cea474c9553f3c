/** The same server on a real PostgreSQL: it starts, works, says 503 while the database is away, and comes back by itself. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../apps/api/src/config.ts'
import { migrate, migrations } from '../../apps/api/src/db/migrate.ts'
import { openDatabase } from '../../apps/api/src/db/open.ts'
import { type TestPostgres, startPostgres } from '../support/postgres.ts'
import { type TestServer, startTestServer } from '../support/server.ts'

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
