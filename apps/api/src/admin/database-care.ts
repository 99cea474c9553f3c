/** Examining the embedded database, and setting it aside when told to. Neither migrates nor fills anything. */
import { appendFileSync } from 'node:fs'
import type { Config } from '../config.ts'
import { SessionProblem, takeFolder } from '../catalog/session.ts'
import { UnusableDatabase, type EmbeddedClient } from '../db/embedded-client.ts'
import { damagesOf, moveAside, newClient, openProblem } from '../db/embedded-open.ts'
import { embeddedDir, isEmpty, permissionProblem, shapeProblem } from '../db/folder-check.ts'
import { setAsideFile } from '../db/set-aside.ts'

const CONFIRM = 'confirmo'

const onlyEmbedded = ({ databaseUrl }: Config): void => {
  if (databaseUrl !== null) {
    throw new SessionProblem(
      'Esta orden es para la base embebida. La de DATABASE_URL se examina con pg_amcheck y se respalda con pg_dump.',
    )
  }
}

const present = ({ dataDir }: Config): string => {
  const dir = embeddedDir(dataDir)
  const denied = permissionProblem(dataDir)
  if (denied !== null) throw new SessionProblem(denied)
  if (isEmpty(dir)) throw new SessionProblem(`No hay base de datos en ${dir}.`)
  return dir
}

/** Tables whose rows cannot be read and indexes that do not say what their table holds, each in words. */
const deepDamages = async (client: EmbeddedClient): Promise<string[]> => {
  const checks = await client.query(
    `select relkind as kind, c.oid::int as id, c.relname as name from pg_class c left join pg_am a on a.oid = c.relam
      where (relkind in ('r', 't', 'm')) or (relkind = 'i' and a.amname = 'btree')`,
    [],
  )
  const found: string[] = []
  const transaction = await client.begin()
  // Undone at the end: nothing is left in the database that is examined.
  await transaction.query('create extension amcheck', [])
  for (const { kind, id, name } of checks.rows) {
    await transaction.query('savepoint mirada', [])
    try {
      const { rows } =
        kind === 'i'
          ? await transaction.query('select bt_index_check($1::oid::regclass, true)', [id])
          : await transaction.query('select 1 from verify_heapam($1::oid::regclass) limit 1', [id])
      if (kind !== 'i' && rows.length > 0) found.push(`${name}: filas que no se pueden leer`)
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'CAUCE_DB_UNAVAILABLE') throw error
      found.push(`${name}: ${kind === 'i' ? 'el índice no coincide con su tabla' : 'no se puede leer'}`)
    }
    await transaction.query('rollback to savepoint mirada', [])
  }
  await transaction.rollback()
  return found
}

export const examine = async (config: Config, say: (line: string) => void): Promise<void> => {
  onlyEmbedded(config)
  const dir = present(config)
  const lock = await takeFolder(config, say)
  const client = newClient(config.dataDir, { now: new Date(), say, lock }, true)
  try {
    const shape = shapeProblem(dir)
    if (shape !== null) throw new SessionProblem(shape)
    await client.open()
    const damages = await damagesOf(client, dir)
    const all = damages.length > 0 ? damages : await deepDamages(client)
    for (const damage of all) say(damage)
    if (all.length > 0) {
      throw new SessionProblem(
        `La base de datos de ${dir} está dañada en ${all.length} partes. Vuelva a un respaldo; para apartarla sin borrarla: npm run admin -- apartar ${CONFIRM}`,
      )
    }
    say(`La base de datos de ${dir} está sana: se leyeron todas sus páginas, sus filas y sus índices.`)
  } catch (error) {
    throw error instanceof UnusableDatabase ? openProblem(config.dataDir, error) : error
  } finally {
    await client.abandon()
    lock?.release()
  }
}

export const setAside = async (
  config: Config,
  word: string,
  who: string,
  say: (line: string) => void,
): Promise<void> => {
  onlyEmbedded(config)
  const dir = present(config)
  if (word !== CONFIRM) {
    throw new SessionProblem(
      `No se apartó nada. Para apartar ${dir} y empezar una base nueva y vacía escriba: npm run admin -- apartar ${CONFIRM}`,
    )
  }
  const lock = await takeFolder(config, say)
  try {
    const now = new Date()
    const carpeta = moveAside(config.dataDir, now)
    const line = JSON.stringify({ fecha: now.toISOString(), carpeta, quien: who })
    appendFileSync(setAsideFile(config.dataDir), `${line}\n`, { mode: 0o600 })
    say(`Se apartó en ${carpeta} (no se borró nada). El próximo inicio empieza una base de datos nueva.`)
  } finally {
    lock?.release()
  }
}
