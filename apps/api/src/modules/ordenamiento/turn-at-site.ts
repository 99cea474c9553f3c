/** An open line that goes to another site takes its turn there: what is ordered at both is not one and the same twice. */
import { sql, type Transaction } from 'kysely'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { ORDERED_ALREADY } from '@cauce/contract/ordenamiento'
import {
  alreadyOrderedText,
  orderedAlready,
  type NamedOrder,
  type OpenLine,
} from '@cauce/domain/procedure/repeated-order'
import { personName } from '../../db/person-name.ts'
import type { DB } from '../../db/tables.ts'
import { fail } from '../../http/failure.ts'
import { isSameOrder, justOrdered } from './same-order.ts'
import { OPEN } from './shown-lines.ts'

interface Neighbour extends OpenLine, NamedOrder {
  readonly repeticion: number
  /** Ordered knowing of an earlier one. */
  readonly otra_vez: boolean
}

/** The other open lines of the same procedure and patient at the site. */
const neighboursAt = async (trx: Transaction<DB>, lineId: number, repId: number): Promise<readonly Neighbour[]> => {
  const { rows } = await sql<Neighbour>`
    select l.orden_id, l.cup_id, l.rep_id, l.estado_id, l.fecha_vencimiento::text as fecha_vencimiento, l.repeticion,
      l.historico_id is not null as otra_vez, p.nombre as procedimiento, r.nombre as sede, ${personName} as profesional,
      (l.created_at at time zone 'America/Bogota')::date::text as fecha
    from orden_procedimientos mine
    join orden_procedimientos l on l.afiliado_id = mine.afiliado_id and l.cup_id = mine.cup_id and l.id <> mine.id
    join cups p on p.id = l.cup_id
    join reps r on r.id = l.rep_id
    join ordenes q on q.id = l.orden_id
    join users u on u.id = q.user_id
    left join operadores o on o.id = u.operador_id
    where mine.id = ${lineId}::int and l.rep_id = ${repId}::int and l.estado_id in (${OPEN})`.execute(trx)
  return rows
}

/**
 * Takes the line to the site, with its own turn or, where that is taken, the next. 409 {@link ORDERED_ALREADY} when neither it nor
 * the one that is there was ordered knowing of another.
 */
export const takeTurnAt = async (
  trx: Transaction<DB>,
  lineId: number,
  repId: number,
  today: CalendarDate,
): Promise<void> => {
  const mine = await trx
    .selectFrom('orden_procedimientos')
    .select(['cup_id', 'historico_id', 'repeticion'])
    .where('id', '=', lineId)
    .executeTakeFirstOrThrow()
  const there = await neighboursAt(trx, lineId, repId)
  const unaware = mine.historico_id === null ? there.filter(({ otra_vez }) => !otra_vez) : []
  const earlier = orderedAlready({ cup_id: mine.cup_id, rep_id: repId }, unaware, today)
  if (earlier !== null) {
    const text = alreadyOrderedText(earlier)
    throw fail(409, ORDERED_ALREADY, text, { rep_id: [text] })
  }
  const taken = there.map(({ repeticion }) => repeticion)
  const repeticion = taken.includes(mine.repeticion) ? Math.max(...taken) + 1 : mine.repeticion
  try {
    await trx.updateTable('orden_procedimientos').set({ rep_id: repId, repeticion }).where('id', '=', lineId).execute()
  } catch (error) {
    throw isSameOrder(error) ? justOrdered() : error
  }
}
