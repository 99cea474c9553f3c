/** What a person does to a term: it is locked, moved by its life cycle, counted again and written down with its sum before and after. */
import type { Kysely, Updateable } from 'kysely'
import { applyTerm, type TermEvent } from '@cauce/machines/life-cycles/term'
import type { Term } from '@cauce/domain/kit/clock/due'
import type { TermState } from '@cauce/domain/kit/clock/light'
import { jsonText } from '../../db/json-text.ts'
import type { DB } from '../../db/tables.ts'
import { fail } from '../../http/failure.ts'
import { workCalendar } from './figures.ts'
import { govern } from './open-term.ts'
import { alarmRows, counted, termOf, type NormRow, type TermRow } from './term-row.ts'

/** Who does it, when and why. */
export interface Act {
  readonly user_id: number
  readonly at: Date
  readonly motivo: string
}

/** 409 with the sentence that says why. */
export const notAllowed = (why: string) => fail(409, 'plazo.no_permitido', why)

export interface LockedTerm {
  readonly row: TermRow
  readonly norm: NormRow
  readonly term: Term
}

/** The term, its row locked until the transaction ends. */
export const lockTerm = async (trx: Kysely<DB>, id: number, at: Date): Promise<LockedTerm> => {
  const row = await trx.selectFrom('terminos').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  const norm = await trx
    .selectFrom('terminos_norma')
    .selectAll()
    .where('id', '=', row.norma_id)
    .executeTakeFirstOrThrow()
  return { row, norm, term: termOf(row, norm, await workCalendar(trx, at)) }
}

/** What a movement remembers of a term. */
const seen = ({ estado, vence_at, explicacion }: Pick<TermRow, 'estado' | 'vence_at' | 'explicacion'>): string =>
  jsonText({ estado, vence_at, explicacion })

/** The alarms that were not sent are those of the sum as it is now; what was sent is not sent again. */
const recountAlarms = async (
  trx: Kysely<DB>,
  id: number,
  runs: { term: Term; norm: NormRow } | null,
): Promise<void> => {
  await trx.deleteFrom('termino_alarmas').where('termino_id', '=', id).where('enviada_at', 'is', null).execute()
  if (runs === null) return
  await trx
    .insertInto('termino_alarmas')
    .values(alarmRows(id, runs.term, runs.norm.avisa_al_empezar))
    .onConflict((conflict) => conflict.columns(['termino_id', 'nivel']).doNothing())
    .execute()
}

interface Change {
  readonly event: TermEvent
  /** The sum after it; as it was unless told. */
  readonly term?: Term
  readonly columns?: Updateable<DB['terminos']>
}

/** Writes a change of a locked term. 409 where its life cycle refuses it. */
export const writeMove = async (
  trx: Kysely<DB>,
  { row, norm, term: before }: LockedTerm,
  { event, term = before, columns = {} }: Change,
  act: Omit<Act, 'user_id'> & { readonly user_id: number | null },
): Promise<TermState> => {
  const step = applyTerm(row.estado, event)
  if ('error' in step) throw notAllowed(step.error)
  const { estado } = step
  const after = await trx
    .updateTable('terminos')
    .set({ ...(term === before ? {} : counted(term, norm)), ...columns, estado })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('termino_movimientos')
    .values({
      termino_id: row.id,
      evento: event.type,
      motivo: act.motivo.trim(),
      antes: seen(row),
      despues: seen(after),
      user_id: act.user_id,
      created_at: act.at,
    })
    .execute()
  await recountAlarms(trx, row.id, estado === 'corriendo' || estado === 'vencido' ? { term, norm } : null)
  await govern(trx, [{ dueno_tipo: row.dueno_tipo, dueno_id: row.dueno_id }])
  return estado
}
