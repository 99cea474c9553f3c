/** What an approval gives: its number, how much and until when; and the end of a request whose line went another way. */
import type { Transaction } from 'kysely'
import { HELD_BY_OTHER, type AuthorisationMove } from '@cauce/domain/authorisation/authorisation-life'
import { AUTHORISATION_SERIES, authorisationNumber } from '@cauce/domain/authorisation/authorisation-number'
import { AUTHORISATION_OWNER } from '@cauce/domain/authorisation/request-class'
import { authorisedUntil } from '@cauce/domain/authorisation/valid-until'
import type { MoveForm } from '@cauce/domain/kit/life/life'
import type { DB } from '../../db/tables.ts'
import { fail } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { endTerm } from '../../kit/clock/end-term.ts'
import { moveBySystem } from '../../kit/life/move.ts'
import { nextNumber } from '../../kit/series/next-number.ts'
import {
  handOf,
  holdOfLine,
  holdRequest,
  lineOfRequest,
  orderExpiry,
  type HeldRequest,
  type NamedLine,
} from './held.ts'
import { requestStore } from './store.ts'

/** Its clock ends with an answer, or has no effect any more. */
export const endClock = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  { id }: Pick<HeldRequest, 'id'>,
  motivo: string,
  how: 'answered' | 'void' = 'answered',
): Promise<void> => {
  const act = { user_id: ctx.user.id, at: ctx.now(), motivo }
  await endTerm(trx, { dueno_tipo: AUTHORISATION_OWNER, dueno_id: id }, act, how)
}

/** Numbers what is approved, last of all that is read: the series waits for nobody longer than this. */
export const grant = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  row: HeldRequest,
  cantidad_autorizada: number,
): Promise<{ readonly numero: string; readonly vigente_hasta: string }> => {
  const today = ctx.today()
  const vigente_hasta = authorisedUntil(row.que, {
    decidida: today,
    fecha_vencimiento: await orderExpiry(trx, lineOfRequest(row)),
  })
  const anio = Number(today.slice(0, 4))
  const numero = authorisationNumber(anio, await nextNumber(trx, AUTHORISATION_SERIES, anio))
  await trx
    .updateTable('autorizaciones')
    .set({ numero, vigente_hasta, cantidad_autorizada })
    .where('id', '=', row.id)
    .execute()
  return { numero, vigente_hasta }
}

const APPROVED = 'Aprobada'
const FROM_LINE = 'La línea terminó antes de que se decidiera'

const move = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  row: HeldRequest,
  evento: AuthorisationMove,
  lleva: MoveForm,
) => {
  const hand = { ...handOf(ctx, row, false), la_tiene: true }
  if ((await moveBySystem(trx, ctx, requestStore, { row, evento, facts: hand, lleva })) === undefined)
    throw fail(409, 'autorizacion.transicion_no_permitida', requestStore.of.words.notAllowed)
}

/**
 * The line is approved from itself: who does it takes the request and approves it, all that was asked. Null: it has none.
 * 409 where another has it, it was returned or it waits for a second concept.
 */
export const approveOfLine = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  line: NamedLine,
  nota: string,
): Promise<HeldRequest | null> => {
  const held = await holdOfLine(trx, line)
  if (held === undefined) return null
  const { ocupada, la_tiene } = handOf(ctx, held, false)
  if (ocupada !== null) throw fail(409, HELD_BY_OTHER, ocupada)
  if (!(la_tiene && held.estado === 'tomada')) await move(trx, ctx, held, 'tomar', {})
  const taken = (await holdRequest(trx, held.id)) ?? held
  await grant(trx, ctx, taken, taken.cantidad)
  await endClock(trx, ctx, taken, APPROVED)
  await move(trx, ctx, taken, 'aprobar', { nota })
  return (await holdRequest(trx, held.id)) ?? null
}

/** The line was annulled, refused, or returned by who signs over it: nobody decides it any more. Nothing where nothing waits. */
export const withdrawOfLine = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  line: NamedLine,
  motivo: string = FROM_LINE,
): Promise<void> => {
  const held = await holdOfLine(trx, line)
  if (held === undefined) return
  await endClock(trx, ctx, held, motivo, 'void')
  await move(trx, ctx, held, 'desistir', { motivo })
}
