/** Brings the tables to the version of this code: ordered, recorded, one process at a time; all or nothing but for what says otherwise. */
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { requireExtension } from './extensions.ts'
import * as every from './migrations.ts'
import { DatabaseProblem } from './problem.ts'
import { prepareQueue } from './queue-schema.ts'
import type { DB } from './tables.ts'

interface Migration {
  readonly name: string
  /**
   * SQL of one or several statements, common to PostgreSQL 15 to 18. As a list, each statement runs by itself outside of any
   * transaction (`create index concurrently`): all of them must be harmless when repeated, since a stop between two repeats them.
   */
  readonly up: string | readonly string[]
  /** Fingerprints of former texts that left the same tables: an edit of a comment or of a space. */
  readonly formerly?: readonly string[]
}

/** In the order of their numbers. */
export const migrations: readonly Migration[] = Object.values<Migration>(every).toSorted((one, other) =>
  one.name < other.name ? -1 : 1,
)

/** Any number, the same in every process. */
const ADVISORY_LOCK = 7_201_984
/** Between two tries to be the one that migrates. */
const TURN_MS = 200

const fingerprint = ({ up }: Migration): string =>
  createHash('sha256')
    .update(typeof up === 'string' ? up : up.join('\n;\n'))
    .digest('hex')

interface Applied {
  readonly nombre: string
  readonly huella: string
}

const newer = (applied: readonly Applied[], list: readonly Migration[]): DatabaseProblem | null => {
  const known = new Set(list.map(({ name }) => name))
  const unknown = applied.filter(({ nombre }) => !known.has(nombre)).map(({ nombre }) => nombre)
  return unknown.length === 0
    ? null
    : new DatabaseProblem(
        `La base de datos es de una versión más nueva de Cauce (${unknown.join(', ')}). Actualice el programa.`,
      )
}

const edited = (applied: readonly Applied[], list: readonly Migration[]): DatabaseProblem | null => {
  const stored = new Map(applied.map(({ nombre, huella }) => [nombre, huella]))
  const other = list.filter((migration) => {
    const print = stored.get(migration.name)
    return print !== undefined && print !== fingerprint(migration) && !(migration.formerly ?? []).includes(print)
  })
  return other.length === 0
    ? null
    : new DatabaseProblem(
        `La base de datos se preparó con otro texto de ${other.map(({ name }) => name).join(', ')}: sus tablas pueden no ser las que este programa espera. No se tocó nada. Vuelva a la versión del programa con la que se preparó; si es una base de pruebas, use otra vacía.`,
      )
}

const record = (db: Kysely<DB>, migration: Migration) =>
  db
    .insertInto('migraciones')
    .values({ nombre: migration.name, huella: fingerprint(migration) })
    .execute()

/** Of several processes one at a time. Nobody waits inside a statement: an index that is made beside the work would wait for them. */
const inTurn = async <T>(db: Kysely<DB>, work: () => Promise<T>): Promise<T> => {
  const mine = async (): Promise<boolean> => {
    const { rows } = await sql<{ mia: boolean }>`select pg_try_advisory_lock(${ADVISORY_LOCK}) as mia`.execute(db)
    return rows[0]?.mia === true
  }
  while (!(await mine())) await pause(TURN_MS)
  try {
    return await work()
  } finally {
    await sql`select pg_advisory_unlock(${ADVISORY_LOCK})`.execute(db)
  }
}

const together = (db: Kysely<DB>, group: readonly Migration[]): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    for (const migration of group) {
      if (typeof migration.up === 'string') await sql.raw(migration.up).execute(trx)
      await record(trx, migration)
    }
  })

const apart = async (db: Kysely<DB>, migration: Migration): Promise<void> => {
  for (const statement of typeof migration.up === 'string' ? [] : migration.up) await sql.raw(statement).execute(db)
  await record(db, migration)
}

/** Those that follow each other and share a transaction; one that runs outside of any is alone. */
const groupsOf = (missing: readonly Migration[]): readonly (readonly Migration[])[] =>
  missing.reduce<readonly (readonly Migration[])[]>((groups, migration) => {
    const last = groups.at(-1) ?? []
    const joins = typeof migration.up === 'string' && last.every(({ up }) => typeof up === 'string')
    return joins ? [...groups.slice(0, -1), [...last, migration]] : [...groups, [migration]]
  }, [])

/**
 * Applies what is missing, in one transaction but for what says that it runs outside, and answers the names of what it applied.
 * A database that a newer version of the product has touched, or one that was prepared with another text of the same file, is left
 * alone: {@link DatabaseProblem} (decision 0075).
 */
export const migrate = (db: Kysely<DB>, list: readonly Migration[] = migrations): Promise<string[]> =>
  db.connection().execute((one) =>
    inTurn(one, async () => {
      await sql`create table if not exists migraciones (
        nombre text primary key, huella text not null, aplicada_at timestamptz not null default now()
      )`.execute(one)
      const applied = await one.selectFrom('migraciones').select(['nombre', 'huella']).execute()
      const problem = newer(applied, list) ?? edited(applied, list)
      if (problem !== null) throw problem
      const done = new Set(applied.map(({ nombre }) => nombre))
      const missing = list.filter(({ name }) => !done.has(name))
      await requireExtension(one)
      for (const group of groupsOf(missing)) {
        const [first] = group
        if (first !== undefined && typeof first.up !== 'string') await apart(one, first)
        else await together(one, group)
      }
      await one.transaction().execute(async (trx) => {
        await sql`set local statement_timeout = 0`.execute(trx)
        await prepareQueue(trx)
      })
      return missing.map(({ name }) => name)
    }),
  )
