import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { issueDownload, issueUpload } from '../files/tickets.ts'
import { openFileStore } from '../files/store.ts'
import { type TestDatabase, addUser, openTestDatabase } from '../testing/database.ts'
import { BATCH_ROWS, KEPT_DAYS, keepHouse } from './housekeeping.ts'
import { gatherStatistics, lacksStatistics } from './statistics.ts'

const DAY_MS = 86_400_000
const NOW = new Date('2026-11-21T15:00:00.000Z')
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS)
/** Not yet, and already. */
const around = (days: number): readonly [Date, Date] => [daysAgo(days), new Date(daysAgo(days).getTime() - 1)]

let database: TestDatabase
let dataDir: string
let user: number
const logged: { readonly fields: object; readonly message: string }[] = []
const note = (fields: object, message: string): void => void logged.push({ fields, message })
const log = { info: note, warn: note, error: note }

beforeAll(async () => {
  database = await openTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'cauce-limpieza-'))
  user = await addUser(database.db, 'laura@hospital.co')
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  logged.length = 0
  for (const table of ['idempotencia', 'sesiones', 'recuperaciones', 'codigos_recuperacion', 'correos'] as const) {
    await database.db.deleteFrom(table).execute()
  }
})

const parts = () => ({
  database: { db: database.db, kind: 'embedded' as const },
  files: openFileStore(dataDir),
  dataDir,
  log,
})
const keep = (stop?: AbortSignal) => keepHouse(parts(), NOW, stop)

let made = 0
const session = (fields: { expira_at: Date; revocada_at?: Date | null }) =>
  database.db
    .insertInto('sesiones')
    .values({ token_hash: Buffer.from(`token ${(made += 1)}`), user_id: user, provisional: false, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow()
const mail = (fields: { estado: string; created_at: Date; enviado_at?: Date; para?: string }) =>
  database.db
    .insertInto('correos')
    .values({ para: 'Ana@correo.co', asunto: 'Su orden', texto: 'Código 123456', adjuntos: '[{"a":1}]', ...fields })
    .execute()
const keys = (llamada: string, ...dates: readonly Date[]) =>
  database.db
    .insertInto('idempotencia')
    .values(
      dates.map((created_at) => ({
        user_id: user,
        clave: `clave ${(made += 1)}`,
        llamada,
        cuerpo_hash: '',
        estado: 200,
        respuesta: '{}',
        created_at,
      })),
    )
    .execute()

const link = (fields: { expira_at: Date; usado_at?: Date }) =>
  database.db
    .insertInto('recuperaciones')
    .values({ user_id: user, token_hash: Buffer.from(`enlace ${(made += 1)}`), ...fields })
    .execute()

describe('lo que se olvida, y desde cuándo', () => {
  it('las claves de las solicitudes, las de órdenes más tarde', async () => {
    await keys('roles.crear', ...around(KEPT_DAYS.claves))
    await keys(
      'ordenamiento.generarOrdenamiento/2/1',
      ...around(KEPT_DAYS.claves),
      ...around(KEPT_DAYS.claves_de_ordenes),
    )
    expect(await keep()).toMatchObject({ claves: 1, claves_de_ordenes: 1 })
    const left = await database.db.selectFrom('idempotencia').select('llamada').orderBy('llamada').execute()
    expect(left.map(({ llamada }) => llamada.split('/')[0])).toEqual([
      ...Array.from({ length: 3 }, () => 'ordenamiento.generarOrdenamiento'),
      'roles.crear',
    ])
  })

  it('las sesiones que terminaron, como sea que terminaran, con sus códigos; las abiertas no', async () => {
    const [still, gone] = around(KEPT_DAYS.sesiones)
    const later = new Date(NOW.getTime() + DAY_MS)
    const kept = [
      await session({ expira_at: still }),
      await session({ expira_at: later, revocada_at: still }),
      await session({ expira_at: later }),
    ]
    const old = await session({ expira_at: gone })
    await session({ expira_at: later, revocada_at: gone })
    await database.db
      .insertInto('codigos_acceso')
      .values({ sesion_id: old.id, codigo_hash: Buffer.from('x'), expira_at: gone })
      .execute()
    expect(await keep()).toMatchObject({ sesiones: 2 })
    const ids = (await database.db.selectFrom('sesiones').select('id').orderBy('id').execute()).map(({ id }) => id)
    expect(ids).toEqual(kept.map(({ id }) => id))
    expect(await database.db.selectFrom('codigos_acceso').select('id').execute()).toEqual([])
  })

  it('los enlaces y los códigos de recuperación usados; los que sirven no', async () => {
    const [still, gone] = around(KEPT_DAYS.enlaces)
    const later = new Date(NOW.getTime() + DAY_MS)
    await link({ expira_at: still })
    await link({ expira_at: gone })
    await link({ expira_at: later, usado_at: gone })
    for (const usado_at of [null, still, gone]) {
      const row = { user_id: user, codigo_hash: Buffer.from(`codigo ${(made += 1)}`), usado_at }
      await database.db.insertInto('codigos_recuperacion').values(row).execute()
    }
    expect(await keep()).toMatchObject({ enlaces: 2, codigos_recuperacion: 1 })
  })

  it('de los correos que salieron o no pudieron salir queda la fila, el asunto y la huella de la dirección', async () => {
    const [still, gone] = around(KEPT_DAYS.correos)
    await mail({ estado: 'enviado', created_at: gone, enviado_at: gone })
    await mail({ estado: 'fallido', created_at: gone })
    await mail({ estado: 'enviado', created_at: gone, enviado_at: still, para: 'tarde@correo.co' })
    await mail({ estado: 'pendiente', created_at: gone, para: 'espera@correo.co' })
    await mail({ estado: 'enviado', created_at: still, enviado_at: still, para: 'reciente@correo.co' })
    expect(await keep()).toMatchObject({ correos: 2 })
    expect(await keep()).toMatchObject({ correos: 0 })
    const rows = await database.db
      .selectFrom('correos')
      .select(['para', 'asunto', 'texto', 'adjuntos'])
      .orderBy('id')
      .execute()
    // printf %s ana@correo.co | sha256sum
    const hashed = 'sha256:85fcc737579f8be786746e857cf0f9679aa20ecc5acb9638991e6b12b9f40caa'
    expect(rows.slice(0, 2)).toEqual(
      Array.from({ length: 2 }, () => ({ para: hashed, asunto: 'Su orden', texto: '', adjuntos: [] })),
    )
    expect(rows.slice(2).map(({ para, texto }) => `${para} ${texto}`)).toEqual([
      'tarde@correo.co Código 123456',
      'espera@correo.co Código 123456',
      'reciente@correo.co Código 123456',
    ])
  })

  it('las cargas de usuarios, con sus líneas', async () => {
    for (const updated_at of around(KEPT_DAYS.cargas)) {
      const { id } = await database.db
        .insertInto('cargas_usuarios')
        .values({ user_id: user, nombre: 'personal.csv', huella: `huella ${(made += 1)}`, updated_at })
        .returning('id')
        .executeTakeFirstOrThrow()
      const line = {
        carga_id: id,
        linea: 2,
        celdas: '{"nombres":"Ana"}',
        accion: 'crear' as const,
        cambios: '[]',
        errores: '[]',
      }
      await database.db.insertInto('cargas_usuarios_lineas').values(line).execute()
    }
    expect(await keep()).toMatchObject({ cargas: 1 })
    expect(await database.db.selectFrom('cargas_usuarios_lineas').select('linea').execute()).toHaveLength(1)
  })

  it('los archivos que se cargan, con sus líneas y con lo que quede de ellos', async () => {
    const files = openFileStore(dataDir)
    const archivo = await files.saveFile(Buffer.from('a;b'), 'csv')
    for (const updated_at of around(KEPT_DAYS.archivos_cargados)) {
      const load = { carga: 'admin/cargos', nombre: 'cargos.csv', tamano: 3, llegada: crypto.randomUUID(), ip: '' }
      const { id } = await database.db
        .insertInto('cargas')
        .values({ ...load, archivo, user_id: user, updated_at })
        .returning('id')
        .executeTakeFirstOrThrow()
      const line = { carga_id: id, linea: 2, titulo: '', detalle: '', celdas: '[]', errores: '[]', cambios: '[]' }
      await database.db
        .insertInto('carga_lineas')
        .values({ ...line, accion: 'crear' })
        .execute()
    }
    expect(await keep()).toMatchObject({ archivos_cargados: 1 })
    expect(await database.db.selectFrom('carga_lineas').select('linea').execute()).toHaveLength(1)
    expect(await files.sizeOf(archivo)).toBeNull()
  })

  it('las direcciones de archivo vencidas, lo que se envió y nadie tomó, y lo que quedó a medio escribir', async () => {
    const files = openFileStore(dataDir)
    const file = { nombre: 'guia.pdf', tipo: 'application/pdf', tamano: 3 }
    const archivo = await files.saveFile(Buffer.from('pdf'), 'pdf')
    const manual = await files.saveFile(Buffer.from('pdf'), 'pdf')
    await issueUpload(database.db, user, daysAgo(1), file)
    await database.db
      .updateTable('permisos_archivo')
      .set({ archivo, usado_at: daysAgo(1) })
      .execute()
    await issueDownload(database.db, user, daysAgo(1), { ...file, archivo: manual })
    await issueDownload(database.db, user, NOW, { ...file, archivo: manual })
    const folder = join(dataDir, 'archivos', 'ab')
    mkdirSync(folder, { recursive: true })
    for (const [name, hours] of [
      ['viejo.pdf.parcial', 25],
      ['nuevo.pdf.parcial', 1],
    ] as const) {
      writeFileSync(join(folder, name), 'a medias')
      utimesSync(join(folder, name), new Date(), new Date(Date.now() - hours * 3_600_000))
    }
    expect(await keep()).toMatchObject({ direcciones_de_archivo: 2, archivos_a_medias: 1 })
    expect(await files.readFile(archivo)).toBeNull()
    expect(await files.readFile(manual)).not.toBeNull()
    expect(readdirSync(folder)).toEqual(['nuevo.pdf.parcial'])
  })
})

describe('cómo se hace', () => {
  it('por partes, hasta el final, y la base atiende entre una y otra', async () => {
    const many = BATCH_ROWS * 2 + 1
    await keys('roles.crear', ...Array.from({ length: many }, () => daysAgo(KEPT_DAYS.claves + 1)))
    const round = keep()
    const { rows } = await sql<{ n: number }>`select count(*) as n from idempotencia`.execute(database.db)
    expect(rows[0]?.n).toBeGreaterThan(0)
    expect(await round).toMatchObject({ claves: many })
  })

  it('se detiene después de la parte que va', async () => {
    await keys('roles.crear', daysAgo(KEPT_DAYS.claves + 1))
    expect(await keep(AbortSignal.abort())).toMatchObject({ claves: 0, sesiones: 0 })
  })

  it('lo que falla no impide lo demás, y el registro solo dice cuántos', async () => {
    await keys('roles.crear', daysAgo(KEPT_DAYS.claves + 1))
    await session({ expira_at: daysAgo(KEPT_DAYS.sesiones + 1) })
    await sql`create function roto() returns trigger language plpgsql as $$ begin raise exception 'Hermenegilda'; end $$`.execute(
      database.db,
    )
    await sql`create trigger roto before delete on idempotencia for each row execute function roto()`.execute(
      database.db,
    )
    expect(await keep()).toMatchObject({ claves: 0, sesiones: 1 })
    await sql`drop trigger roto on idempotencia`.execute(database.db)
    expect(logged.map(({ message }) => message)).toContain('una parte de la limpieza queda para la próxima')
    expect(JSON.stringify(logged)).not.toContain('Hermenegilda')
    expect(logged.at(-1)).toMatchObject({ message: 'limpieza', fields: { sesiones: 1, ms: expect.any(Number) } })
  })

  it('la auditoría no se toca', async () => {
    const entry = { accion: 'ingreso.correcto', recurso: 'sesion', recurso_id: '1', created_at: daysAgo(4_000) }
    await database.db.insertInto('auditoria').values(entry).execute()
    await keep()
    expect(await database.db.selectFrom('auditoria').select('recurso_id').execute()).toEqual([{ recurso_id: '1' }])
  })
})

describe('las estadísticas de la base embebida', () => {
  it('faltan en una nueva, y las tiene después de una vuelta', async () => {
    const fresh = await openTestDatabase()
    try {
      expect(await lacksStatistics(fresh.db)).toBe(true)
      expect(await gatherStatistics(fresh.db)).toBeGreaterThan(50)
      expect(await lacksStatistics(fresh.db)).toBe(false)
    } finally {
      await fresh.close()
    }
  })
})
