/** SQL of the figures of norms: their rows and what is proposed. */
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import { personName } from '../../db/person-name.ts'
import type { DB } from '../../db/tables.ts'

const nameOf = (column: string): RawBuilder<string | null> =>
  sql<
    string | null
  >`(select ${personName} from users u left join operadores o on o.id = u.operador_id where u.id = ${sql.ref(column)})`

/** Rows of settings. */
export const settingRows = (db: Kysely<DB>, claves: readonly string[]) =>
  db
    .selectFrom('ajustes as f')
    .select(['f.clave', 'f.valor', 'f.vigente_desde', 'f.fuente', 'f.creado_por', 'f.aprobado_por'])
    .select([nameOf('f.creado_por').as('propuso'), nameOf('f.aprobado_por').as('aprobo')])
    .where('f.clave', 'in', claves)
    .orderBy('f.vigente_desde')
    .execute()

/** Rows of terms. Those whose instant a judge writes have no amount to propose. */
export const termRows = (db: Kysely<DB>) =>
  db
    .selectFrom('terminos_norma as f')
    .selectAll('f')
    .select([nameOf('f.creado_por').as('propuso'), nameOf('f.aprobado_por').as('aprobo')])
    .where('f.unidad', '<>', 'fijo')
    .orderBy('f.clase')
    .orderBy('f.vigente_desde')
    .execute()
export type TermFigureRow = Awaited<ReturnType<typeof termRows>>[number]

/** How many wait for somebody to decide, by figure. */
export const pendingCounts = (db: Kysely<DB>) =>
  db
    .selectFrom('cifra_propuestas')
    .select(['clave', sql<number>`count(*)::int`.as('total')])
    .where('estado', '=', 'propuesta')
    .groupBy('clave')
    .execute()

/** What was proposed of a figure, the newest first. */
export const proposalsOf = (db: Kysely<DB>, clave: string) =>
  db
    .selectFrom('cifra_propuestas as f')
    .selectAll('f')
    .select([nameOf('f.propone_user_id').as('propuso'), nameOf('f.decide_user_id').as('decidio')])
    .where('f.clave', '=', clave)
    .orderBy('f.id', 'desc')
    .execute()
export type ProposalRow = Awaited<ReturnType<typeof proposalsOf>>[number]

/** Last instant from which a term of the class was counted; null: none ever was. */
export const lastReceived = async (db: Kysely<DB>, clase: string): Promise<Date | null> =>
  (
    await db
      .selectFrom('terminos')
      .select(({ fn }) => fn.max('inicio_at').as('ultimo'))
      .where('clase', '=', clase)
      .executeTakeFirst()
  )?.ultimo ?? null

/** Any number, the same in every process: the first of the two by which a figure waits for its turn. */
const TURN_OF_A_FIGURE = 7_201_991

/** Whoever proposes or decides about the figure waits until this transaction ends. */
export const holdFigure = async (trx: Transaction<DB>, clave: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${TURN_OF_A_FIGURE}, hashtext(${clave}))`.execute(trx)
}

export const proposalById = (trx: Kysely<DB>, id: number) =>
  trx.selectFrom('cifra_propuestas').selectAll().where('id', '=', id).executeTakeFirst()
