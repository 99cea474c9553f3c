/** The acts on a term. Each is called in the transaction of who owns what the term is of, by a person and with a reason. */
import type { Kysely } from 'kysely'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { checkExtension, checkReason, checkSuspension, extended, resumed } from '@cauce/domain/kit/clock/change'
import { spentBetween } from '@cauce/domain/kit/clock/count'
import { stretchesOf, type Pause } from '@cauce/domain/kit/clock/due'
import type { DB } from '../../db/tables.ts'
import { type Act, type LockedTerm, lockTerm, notAllowed, writeMove } from './move-term.ts'
import { openTerm } from './open-term.ts'
import { normOf } from './term-row.ts'

const refuse = (...reasons: readonly (string | null)[]): void => {
  for (const why of reasons) if (why !== null) throw notAllowed(why)
}

/** It stops counting, where its norm lets it. */
export const suspend = async (trx: Kysely<DB>, id: number, act: Act): Promise<void> => {
  const locked = await lockTerm(trx, id, act.at)
  const at = act.at.getTime()
  refuse(checkReason(act.motivo), checkSuspension(locked.term, normOf(locked.norm), at))
  const last = stretchesOf(locked.term).at(-1)
  const first = locked.term.pausas.length === 0
  const consumido = spentBetween(last?.desde ?? locked.term.inicio, at, locked.term, first)
  const columns = { suspendido_desde: act.at, consumido }
  await writeMove(trx, locked, { event: { type: 'suspender' }, columns }, act)
}

/** It goes on from where it was: what was counted is not given back, and what was suspended is not counted. */
export const resume = async (trx: Kysely<DB>, id: number, act: Act): Promise<void> => {
  const locked = await lockTerm(trx, id, act.at)
  const from = locked.row.suspendido_desde
  const term = from === null ? locked.term : resumed(locked.term, from.getTime(), act.at.getTime())
  const columns = { suspendido_desde: null, consumido: null }
  await writeMove(trx, locked, { event: { type: 'reanudar' }, term, columns }, act)
}

/** It ends on a later day, told before it was due. */
export const extend = async (trx: Kysely<DB>, id: number, hasta: CalendarDate, act: Act): Promise<void> => {
  const locked = await lockTerm(trx, id, act.at)
  refuse(checkReason(act.motivo), checkExtension(locked.term, normOf(locked.norm), { at: act.at.getTime(), hasta }))
  const term = extended(locked.term, hasta)
  await writeMove(trx, locked, { event: { type: 'prorrogar' }, term, columns: { prorroga_hasta: hasta } }, act)
}

/** It is answered, at an instant that may be before now; said again, it corrects what was said. */
export const fulfil = async (trx: Kysely<DB>, id: number, cumplido_at: Date, act: Act): Promise<void> => {
  const locked = await lockTerm(trx, id, act.at)
  const { estado, vence_at } = locked.row
  const a_tiempo = estado === 'suspendido' || cumplido_at < vence_at
  const columns = { cumplido_at, suspendido_desde: null, consumido: null }
  await writeMove(trx, locked, { event: { type: 'cumplir', a_tiempo }, columns }, act)
}

/** What answered it did not hold. */
export const reopen = async (trx: Kysely<DB>, id: number, act: Act): Promise<void> => {
  const locked = await lockTerm(trx, id, act.at)
  const a_tiempo = act.at < locked.row.vence_at
  await writeMove(trx, locked, { event: { type: 'reabrir', a_tiempo }, columns: { cumplido_at: null } }, act)
}

/** It has no effect any more. */
export const voidTerm = async (trx: Kysely<DB>, id: number, act: Act): Promise<void> => {
  const columns = { cumplido_at: null, suspendido_desde: null, consumido: null }
  await writeMove(trx, await lockTerm(trx, id, act.at), { event: { type: 'anular' }, columns }, act)
}

/** The suspensions of a term, with the one that lasts closed now: another class begins running. */
const suspensionsUntil = ({ term, row }: LockedTerm, at: Date): readonly Pause[] =>
  row.suspendido_desde === null ? term.pausas : resumed(term, row.suspendido_desde.getTime(), at.getTime()).pausas

/**
 * Another class from the same start: a new term with the suspensions of the old one, which stays without effect.
 * @returns the id of the new term
 */
export const reclassify = async (trx: Kysely<DB>, id: number, clase: string, act: Act): Promise<number> => {
  const locked = await lockTerm(trx, id, act.at)
  const { dueno_tipo, dueno_id, ciclo, inicio_at: inicio, cumplido_at: cumplido } = locked.row
  await voidTerm(trx, id, act)
  const pausas = suspensionsUntil(locked, act.at)
  return openTerm(trx, { dueno_tipo, dueno_id, ciclo, clase, inicio, cumplido, pausas, user_id: act.user_id })
}
