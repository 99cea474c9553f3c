/** Whether a ledger says the truth: of its own entries, and beside what its module keeps. Every night, and whenever somebody asks. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Ledger } from '@cauce/domain/kit/ledger/ledger'
import type { DB } from '../../db/tables.ts'
import { daily, defineTimer, type Timer } from '../jobs/definition.ts'

/** What an account had at an instant; zero where nothing was written until then. */
export const balanceAt = async (db: Kysely<DB>, ledger: Ledger, key: string, at: Date): Promise<number> => {
  const last = await db
    .selectFrom('libro_asientos as a')
    .innerJoin('libro_cuentas as c', 'c.id', 'a.cuenta_id')
    .select('a.saldo')
    .where('c.libro', '=', ledger.name)
    .where('c.clave', '=', key)
    .where('a.created_at', '<=', at)
    .orderBy('a.created_at', 'desc')
    .orderBy('a.secuencia', 'desc')
    .limit(1)
    .executeTakeFirst()
  return Number(last?.saldo ?? 0)
}

/** The first thing of a ledger that does not add up; `secuencia` null: the account as a whole. */
export interface BrokenEntry {
  readonly clave: string
  readonly secuencia: number | null
}

/** Of each account, that no entry is missing, changed or put in between: its place, its balance and its print follow from the one before. */
const brokenChain = async (db: Kysely<DB>, { name }: Ledger): Promise<BrokenEntry | undefined> => {
  const { rows } = await sql<BrokenEntry>`
    with asientos as (
      select c.clave, a.secuencia, a.saldo, a.cantidad, a.huella, a.huella_anterior, libro_huella(a) as recontada,
        row_number() over cuenta as lugar, lag(a.saldo, 1, 0) over cuenta as antes, lag(a.huella, 1, '') over cuenta as anterior
      from libro_asientos a join libro_cuentas c on c.id = a.cuenta_id
      where c.libro = ${name}
      window cuenta as (partition by a.cuenta_id order by a.secuencia))
    (select clave, secuencia from asientos
      where secuencia <> lugar or saldo <> antes + cantidad or huella_anterior <> anterior or huella <> recontada
      order by clave, secuencia limit 1)
    union all
    (select c.clave, null::int from libro_cuentas c
      left join libro_asientos a on a.cuenta_id = c.id and a.secuencia = c.secuencia
      where c.libro = ${name} and (c.saldo, c.huella) is distinct from (coalesce(a.saldo, 0), coalesce(a.huella, ''))
      order by c.clave limit 1)
    limit 1`.execute(db)
  return rows[0]
}

/** Rows `(clave, saldo)` of what each account should have, from what the module keeps. */
type Facts = RawBuilder<unknown>

const brokenBesideFacts = async (db: Kysely<DB>, { name }: Ledger, facts: Facts): Promise<BrokenEntry | undefined> => {
  const { rows } = await sql<BrokenEntry>`select coalesce(f.clave, c.clave) as clave, null::int as secuencia
    from (${facts}) f full join (select clave, saldo from libro_cuentas where libro = ${name}) c on c.clave = f.clave
    where f.saldo is distinct from c.saldo and not (f.clave is null and c.saldo = 0) order by 1 limit 1`.execute(db)
  return rows[0]
}

/** The first thing that does not add up, or null. */
export const reckon = async (db: Kysely<DB>, ledger: Ledger, facts: Facts): Promise<BrokenEntry | null> =>
  (await brokenChain(db, ledger)) ?? (await brokenBesideFacts(db, ledger, facts)) ?? null

/** A ledger that does not add up stays to be seen among what the server does, with this code. */
class LedgerBroken extends Error {
  readonly code = 'libro.no_cuadra'
}

/** Reckons the ledger every night. */
export const ledgerTimer = (ledger: Ledger, facts: Facts): Timer =>
  defineTimer({
    name: `libro.${ledger.name}`,
    words: `Cuadrar el libro de ${ledger.words}`,
    when: daily('03:20'),
    run: async ({ db, log }) => {
      const broken = await reckon(db, ledger, facts)
      if (broken === null) return
      log.warn({ libro: ledger.name, cuenta: broken.clave, asiento: broken.secuencia }, 'un libro no cuadra')
      throw new LedgerBroken('The ledger does not add up')
    },
  })
