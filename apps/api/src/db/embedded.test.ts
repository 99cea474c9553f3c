import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase, addUser, openTestDatabase } from '../testing/database.ts'
import { newDataDir } from '../testing/template.ts'
import { EmbeddedClient } from './embedded-client.ts'
import { embeddedDialect } from './embedded-dialect.ts'
import { migrate, migrations } from './migrate.ts'
import type { DB } from './tables.ts'
import { isUnavailable } from './unavailable.ts'

let database: TestDatabase
let db: Kysely<DB>
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database.close())

const addRepeated = () => db.insertInto('roles').values({ nombre: 'repetido' }).execute()
const over = (client: EmbeddedClient) => new Kysely<DB>({ dialect: embeddedDialect(client) })

describe('base de datos embebida', () => {
  it('da a cada columna el mismo tipo que PostgreSQL', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select count(*) as cuenta, 12.50::numeric as valor, date '2026-11-21' as dia, '\\x00ff'::bytea as bytes,
        array['a','b'] as textos, '{"a":1}'::jsonb as json, timestamptz '2026-11-21 10:00:00-05' as instante,
        interval '90 minutes' as lapso, 9007199254740991::int8 as mayor`.execute(db)
    expect(rows[0]).toEqual({
      cuenta: 1,
      valor: '12.50',
      dia: '2026-11-21',
      bytes: Buffer.from([0, 255]),
      textos: ['a', 'b'],
      json: { a: 1 },
      instante: new Date('2026-11-21T15:00:00Z'),
      lapso: '01:30:00',
      mayor: 9_007_199_254_740_991,
    })
    expect(Buffer.isBuffer(rows[0]?.['bytes'])).toBe(true)
  })

  it('guarda y devuelve bytes, fechas y JSON como parámetros', async () => {
    const id = await addUser(db, 'bytes@cauce.demo')
    const token_hash = Buffer.from('00ff10', 'hex')
    const at = new Date('2026-11-21T15:00:00.123Z')
    await db.insertInto('sesiones').values({ token_hash, user_id: id, provisional: true, expira_at: at }).execute()
    const row = await db.selectFrom('sesiones').select(['token_hash', 'expira_at']).executeTakeFirstOrThrow()
    expect(row).toEqual({ token_hash, expira_at: at })
  })

  it('una transacción que falla no deja nada, y otra persona no ve la que está abierta', async () => {
    const opened = Promise.withResolvers<void>()
    const failed = db.transaction().execute(async (trx) => {
      await trx.insertInto('roles').values({ nombre: 'a medias' }).execute()
      opened.resolve()
      throw new Error('fallo')
    })
    await opened.promise
    const seen = db.selectFrom('roles').select('id').where('nombre', '=', 'a medias').execute()
    await expect(failed).rejects.toThrow('fallo')
    expect(await seen).toEqual([])
  })

  it('las transacciones simultáneas van una tras otra', async () => {
    await db.insertInto('permisos').values({ nombre: 'contador', descripcion: '0' }).execute()
    const add = () =>
      db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('permisos')
          .select('descripcion')
          .where('nombre', '=', 'contador')
          .executeTakeFirstOrThrow()
        await trx
          .updateTable('permisos')
          .set({ descripcion: String(Number(row.descripcion) + 1) })
          .where('nombre', '=', 'contador')
          .execute()
      })
    await Promise.all(Array.from({ length: 25 }, add))
    const row = await db
      .selectFrom('permisos')
      .select('descripcion')
      .where('nombre', '=', 'contador')
      .executeTakeFirstOrThrow()
    expect(row.descripcion).toBe('25')
  })

  it('un error de SQL lleva su código y su restricción, y no los valores', async () => {
    await addRepeated()
    const error: unknown = await addRepeated().catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: '23505', constraint: 'roles_nombre_key' })
    expect(error).not.toHaveProperty('detail')
  })

  it('la auditoría no se puede cambiar ni borrar', async () => {
    await db.insertInto('auditoria').values({ accion: 'prueba', recurso: 'prueba' }).execute()
    await expect(db.updateTable('auditoria').set({ accion: 'otra' }).execute()).rejects.toThrow('no se modifica')
    await expect(db.deleteFrom('auditoria').execute()).rejects.toThrow('no se modifica')
  })

  it('migrar dos veces no hace nada, y una base más nueva no se toca', async () => {
    expect(await migrate(db)).toEqual([])
    await expect(migrate(db, [])).rejects.toThrow('versión más nueva')
  })

  it('una migración que falla no deja nada a medias', async () => {
    const lone = await openTestDatabase()
    try {
      const broken = { name: '9999_rota', up: 'create table nueva (id int); select 1 / 0;' }
      await expect(migrate(lone.db, [...migrations, broken])).rejects.toThrow('division by zero')
      expect((await sql`select to_regclass('nueva') as tabla`.execute(lone.db)).rows).toEqual([{ tabla: null }])
      expect(await migrate(lone.db)).toEqual([])
    } finally {
      await lone.close()
    }
  })

  it('una migración que ya se aplicó y cambió de texto detiene el inicio, y su texto anterior se puede declarar', async () => {
    const lone = await openTestDatabase()
    const first = { name: '9998_una', up: 'create table una (id int)' }
    const later = { name: '9999_otra', up: 'create table otra (id int)' }
    const changed = { ...first, up: 'create table una (id int, nombre text)' }
    try {
      await migrate(lone.db, [...migrations, first])
      await expect(migrate(lone.db, [...migrations, changed, later])).rejects.toThrow(
        'La base de datos se preparó con otro texto de 9998_una',
      )
      expect((await sql`select to_regclass('otra') as tabla`.execute(lone.db)).rows).toEqual([{ tabla: null }])
      const { huella } = await lone.db
        .selectFrom('migraciones')
        .select('huella')
        .where('nombre', '=', '9998_una')
        .executeTakeFirstOrThrow()
      expect(await migrate(lone.db, [...migrations, { ...changed, formerly: [huella] }, later])).toEqual(['9999_otra'])
    } finally {
      await lone.close()
    }
  })

  it('una migración puede correr fuera de transacción, y repetirse si se cortó', async () => {
    const lone = await openTestDatabase()
    const before = { name: '9997_tabla', up: 'create table nueva (id int)' }
    const build = [
      'drop index concurrently if exists nueva_por_id',
      'create index concurrently nueva_por_id on nueva (id)',
    ]
    const indexes = async () =>
      (await sql`select indisvalid from pg_index where indexrelid = to_regclass('nueva_por_id')`.execute(lone.db)).rows
    try {
      const cut = { name: '9998_indice', up: [...build, 'select 1 / 0'] }
      await expect(migrate(lone.db, [...migrations, before, cut])).rejects.toThrow('division by zero')
      const whole = { name: '9998_indice', up: build }
      const after = { name: '9999_despues', up: 'create table despues (id int)' }
      expect(await migrate(lone.db, [...migrations, before, whole, after])).toEqual(['9998_indice', '9999_despues'])
      expect(await indexes()).toEqual([{ indisvalid: true }])
    } finally {
      await lone.close()
    }
  })
})

describe('hilo de la base embebida', () => {
  let folder: string
  beforeEach(async () => {
    folder = await newDataDir('tablas', new Date())
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const settings = () => ({
    dataDir: join(folder, 'db'),
    lock: null,
    statementTimeoutMs: 60_000,
    idleTransactionMs: 60_000,
  })

  it('si muere, lo que estaba en curso falla como "no disponible" y lo siguiente abre otro', async () => {
    const client = new EmbeddedClient(settings())
    const own = over(client)
    await client.open()
    const inFlight = own.transaction().execute(async (trx) => {
      await client.kill()
      await sql`select 1`.execute(trx)
    })
    const error: unknown = await inFlight.catch((reason: unknown) => reason)
    expect(isUnavailable(error)).toBe(true)
    expect((await sql<{ uno: number }>`select 1 as uno`.execute(own)).rows).toEqual([{ uno: 1 }])
    await own.destroy()
  })

  it('una transacción olvidada se deshace sola y no detiene a los demás', async () => {
    const client = new EmbeddedClient({ ...settings(), idleTransactionMs: 20 })
    const own = over(client)
    const foreign = Promise.withResolvers<void>()
    const stuck = own.transaction().execute(async (trx) => {
      await sql`create table olvidada (id int)`.execute(trx)
      setTimeout(() => foreign.resolve(), 200)
      await foreign.promise
    })
    const error: unknown = await stuck.catch((reason: unknown) => reason)
    expect(isUnavailable(error)).toBe(true)
    expect((await sql`select to_regclass('olvidada') as tabla`.execute(own)).rows).toEqual([{ tabla: null }])
    await own.destroy()
  })

  it('una consulta que no termina se corta', async () => {
    const short = new EmbeddedClient({ ...settings(), statementTimeoutMs: 2_000 })
    await short.open()
    const error: unknown = await short
      .query('with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n', [])
      .catch((reason: unknown) => reason)
    expect(isUnavailable(error)).toBe(true)
    expect((await short.query('select 1 as uno', [])).rows).toEqual([{ uno: 1 }])
    await short.close()
  })
})
