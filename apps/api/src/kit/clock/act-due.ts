/** The alarms of the terms, each written once; what was missed while nobody was there is done in order. */
import { type Kysely, sql } from 'kysely'
import { applyTerm } from '@cauce/machines/life-cycles/term'
import { jsonText } from '../../db/json-text.ts'
import type { DB } from '../../db/tables.ts'

/** An alarm that is due, for who has something to tell. */
export interface DueAlarm {
  readonly termino_id: number
  readonly dueno_tipo: string
  readonly dueno_id: number
  readonly clase: string
  readonly nivel: number
  readonly programada_at: Date
}

interface ActOptions {
  /** Another clock than the database's own. */
  readonly now?: Date
  /** Told of each in the transaction that writes it. */
  readonly hear?: (trx: Kysely<DB>, alarm: DueAlarm) => Promise<void>
}

const BATCH = 200

/** Alarms that are due and whose term nobody is moving; locked, so that two processes never take the same. */
const takeDue = (trx: Kysely<DB>, now: Date | null) =>
  trx
    .selectFrom('termino_alarmas as a')
    .innerJoin('terminos as t', 't.id', 'a.termino_id')
    .select(['a.id', 'a.nivel', 'a.programada_at', 't.id as termino_id', 't.dueno_tipo', 't.dueno_id', 't.clase'])
    .select(['t.estado', 't.vence_at', 't.explicacion'])
    .where('a.enviada_at', 'is', null)
    .where('a.programada_at', '<=', sql<Date>`coalesce(${now}::timestamptz, now())`)
    .orderBy('a.programada_at')
    .orderBy('a.nivel')
    .orderBy('a.id')
    .limit(BATCH)
    .forUpdate(['a', 't'])
    .skipLocked()
    .execute()

type Taken = Awaited<ReturnType<typeof takeDue>>[number]

/** Terms whose last alarm came: they are past due, and stay open. */
const expire = async (trx: Kysely<DB>, taken: readonly Taken[]): Promise<void> => {
  const over = taken.filter(({ nivel, estado }) => nivel === 100 && 'estado' in applyTerm(estado, { type: 'vencer' }))
  if (over.length === 0) return
  const ids = over.map(({ termino_id }) => termino_id)
  await trx.updateTable('terminos').set({ estado: 'vencido' }).where('id', 'in', ids).execute()
  await trx
    .insertInto('termino_movimientos')
    .values(
      over.map(({ termino_id, estado, vence_at, explicacion }) => ({
        termino_id,
        evento: 'vencer',
        antes: jsonText({ estado, vence_at, explicacion }),
        despues: jsonText({ estado: 'vencido', vence_at, explicacion }),
      })),
    )
    .execute()
}

const oneRound = (db: Kysely<DB>, { now, hear }: ActOptions): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const taken = await takeDue(trx, now ?? null)
    if (taken.length === 0) return 0
    await trx
      .updateTable('termino_alarmas')
      .set({ enviada_at: sql<Date>`coalesce(${now ?? null}::timestamptz, now())` })
      .where(
        'id',
        'in',
        taken.map(({ id }) => id),
      )
      .execute()
    await expire(trx, taken)
    if (hear !== undefined) for (const alarm of taken) await hear(trx, alarm)
    return taken.length
  })

/** Does what is due until nothing is; answers how many alarms it wrote. */
export const actDue = async (db: Kysely<DB>, options: ActOptions = {}): Promise<number> => {
  let written = 0
  for (;;) {
    const round = await oneRound(db, options)
    written += round
    // What another process holds it does itself: it asks once more after letting it go.
    if (round === 0) return written
  }
}
