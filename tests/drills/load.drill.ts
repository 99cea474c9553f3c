/**
 * `npm run drill -- load [--base=embebida|postgres]`: a file of a master is loaded, and the process that reads it dies again and again
 * in the middle of a part. At the end every line is a row, with its history, and none twice.
 */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { migrate } from '../../apps/api/src/db/migrate.ts'
import { openDatabase } from '../../apps/api/src/db/open.ts'
import type { DB } from '../../apps/api/src/db/tables.ts'
import { openFileStore } from '../../apps/api/src/files/store.ts'
import { openQueue } from '../../apps/api/src/kit/jobs/queue.ts'
import { loadJob } from '../../apps/api/src/kit/load/run-load.ts'
import { LOADERS } from '../../apps/api/src/modules/cargas/loaders.ts'
import { addUser } from '../../apps/api/src/testing/database.ts'
import { machineLine } from '../bench/machine.ts'
import { live, onPlaces, opened, type Place } from './lives.ts'

const LINES = 12_000
/** Every so many, one that is wrong. */
const WRONG_EVERY = 100
const MOST_DEATHS = 4
/** The first dies as soon as it has begun; those that follow notice after ten seconds that it died. */
const FIRST_MS = 700
const LIVES_MS = [11_500, 14_000]
const LAST_LIFE_MS = 30_000
const PATIENCE_MS = 300_000
const CHILD = join(import.meta.dirname, 'load-child.ts')
const KIND = 'admin/cargos'

const fileOf = (): Buffer => {
  const lines = Array.from({ length: LINES }, (_, at) =>
    at % WRONG_EVERY === 0 ? `S${at};` : `S${at};Cargo del simulacro ${at}`,
  )
  return Buffer.from(['Código;Nombre', ...lines, ''].join('\r\n'), 'latin1')
}

/** A reviewed file that somebody asked to load. */
const fill = async (place: Place): Promise<number> => {
  const database = await openDatabase(place, { now: new Date(), say: () => {} })
  const { db } = database
  await migrate(db)
  const user = await addUser(db, 'simulacro@cauce.demo')
  await sql`with r as (insert into roles (nombre) values ('Simulacro') returning id),
    p as (insert into permisos (nombre) values ('admin.cargos') on conflict do nothing returning id),
    u as (insert into user_role (user_id, role_id) select ${user}::int, id from r)
    insert into role_permiso (role_id, permiso_id) select r.id, p.id from r, p`.execute(db)
  const bytes = fileOf()
  const archivo = await openFileStore(place.dataDir).saveFile(bytes, 'csv')
  const titulos = JSON.stringify({ head: 'Código;Nombre', cells: ['Código', 'Nombre'] })
  const row = { carga: KIND, nombre: 'simulacro.csv', tamano: bytes.length, llegada: randomUUID(), archivo, titulos }
  const { id } = await db
    .insertInto('cargas')
    .values({ ...row, estado: 'en_revision', user_id: user, ip: '127.0.0.1' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await ask(database, id, user)
  await database.close()
  return id
}

const ask = async (database: Awaited<ReturnType<typeof openDatabase>>, id: number, user: number) => {
  const queue = await openQueue(database)
  await database.db
    .transaction()
    .execute((trx) => queue.enqueue(trx, loadJob(LOADERS), { carga_id: id }, { userId: user }))
  await queue.stop()
}

const stateOf = (db: Kysely<DB>, id: number) =>
  db.selectFrom('cargas').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Kills the process until the load leaves `state`; how many times. */
const throughDeaths = async (place: Place, id: number, state: string): Promise<number> => {
  const [least = 0, most = 0] = LIVES_MS
  let deaths = 0
  const until = Date.now() + PATIENCE_MS
  while ((await opened(place, (db) => stateOf(db, id))).estado === state && Date.now() < until) {
    const ms = deaths === 0 ? FIRST_MS : least + Math.random() * (most - least)
    await live(CHILD, place, deaths < MOST_DEATHS ? ms : LAST_LIFE_MS)
    deaths += 1
  }
  return deaths
}

const drillOn = async (name: string, place: Place): Promise<boolean> => {
  const id = await fill(place)
  const reviewing = await throughDeaths(place, id, 'en_revision')
  const database = await openDatabase(place, { now: new Date(), say: () => {} })
  const reviewed = await stateOf(database.db, id)
  await database.db
    .updateTable('cargas')
    .set({ estado: 'en_carga', modo: 'buenas', hasta_linea: 0, leidos: 0 })
    .where('id', '=', id)
    .execute()
  await ask(database, id, reviewed.user_id)
  await database.close()
  const loading = await throughDeaths(place, id, 'en_carga')
  const found = await opened(place, async (db) => {
    const { rows } = await sql<{ filas: number; historia: number; lineas: number; distintas: number }>`select
      (select count(*)::int from cargos where codigo like 'S%') as filas,
      (select count(*)::int from maestro_cambios where maestro = ${KIND}) as historia,
      (select count(distinct linea)::int from maestro_cambios where maestro = ${KIND}) as distintas,
      (select count(*)::int from carga_lineas where carga_id = ${id}::int) as lineas`.execute(db)
    return { ...(await stateOf(db, id)), ...rows[0] }
  })
  const good = LINES - LINES / WRONG_EVERY
  const isWhole =
    reviewed.por_crear === good &&
    found.estado === 'terminada' &&
    found.creadas === good &&
    found.rechazadas === LINES - good &&
    found.total === LINES &&
    [found.filas, found.historia, found.distintas].every((count) => count === good) &&
    found.lineas === LINES
  console.log(
    `${name}: ${reviewing} muertes al revisar y ${loading} al cargar; ${found.filas ?? 0} filas de ${good}, ${found.historia ?? 0} en la historia, ${found.rechazadas} rechazadas: ${isWhole ? 'bien' : 'MAL'}`,
  )
  return isWhole
}

export const drill = async (args: readonly string[]): Promise<boolean> => {
  console.log(machineLine())
  return onPlaces(args, drillOn)
}
