/** What each decision of the desk does to the line, to its clock and to who reads of it. */
import type { Transaction } from 'kysely'
import { CAUSE_NOT_ALLOWED, DENIAL_CAUSES, isDenialCause, partProblem } from '@cauce/domain/authorisation/denial'
import { AUTHORISATION_LIFE, type AuthorisationMove } from '@cauce/domain/authorisation/authorisation-life'
import type { MoveForm } from '@cauce/domain/kit/life/life'
import type { DB } from '../../db/tables.ts'
import { invalid } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { defineStore } from '../../kit/life/store.ts'
import { decideLine } from '../ordenamiento/open.ts'
import {
  approvedEvents,
  deniedEvents,
  endClock,
  grant,
  holdRequest,
  lineOfRequest,
  requestStore,
  type HeldRequest,
} from '../por-autorizar/open.ts'
import { denialLetter } from './denial-letter.ts'
import { proposalOf } from './queries.ts'

const NOTHING = {}
const APPROVED = 'Autorizada'

const approve = async (trx: Transaction<DB>, ctx: UserCtx, held: HeldRequest, cantidad: number, nota: string) => {
  const { numero } = await grant(trx, ctx, held, cantidad)
  const motivo = [`${APPROVED} con el número ${numero}`, nota].filter((part) => part !== '').join('. ')
  await decideLine(trx, ctx, { ...lineOfRequest(held), evento: 'aprobar', motivo })
  await endClock(trx, ctx, held, motivo)
  const granted = (await holdRequest(trx, held.id)) ?? held
  return { mensaje: `${motivo.slice(0, APPROVED.length)} con el número ${numero}`, granted, numero }
}

const approveWhole = async (trx: Transaction<DB>, ctx: UserCtx, held: HeldRequest, { nota = '' }: MoveForm) => {
  const { mensaje, granted, numero } = await approve(trx, ctx, held, held.cantidad, nota)
  return { mensaje, detalle: { numero, cantidad: held.cantidad }, events: approvedEvents(granted) }
}

/** 422 at the quantity that is no part of what was asked. */
const propose = (held: HeldRequest, { cantidad }: MoveForm): void => {
  const problem = partProblem(cantidad, held.cantidad)
  if (problem !== null) throw invalid({ cantidad: [problem] })
}

/** Denies what was proposed: the form is kept, and what is left of it is approved. */
const confirm = async (trx: Transaction<DB>, ctx: UserCtx, held: HeldRequest) => {
  const { causal = '', justificacion = '', fundamento = '', alternativa = '', propone } = await proposalOf(trx, held.id)
  if (!isDenialCause(causal)) throw invalid({ causal: [CAUSE_NOT_ALLOWED] })
  const parte = held.parte ?? 0
  await trx
    .insertInto('negaciones')
    .values({
      autorizacion_id: held.id,
      cantidad: held.cantidad - parte,
      causal,
      justificacion,
      fundamento,
      alternativa,
      propone_user_id: propone,
      confirma_user_id: ctx.user.id,
      created_at: ctx.now(),
    })
    .execute()
  const denied = { cantidad: held.cantidad - parte, causal, justificacion, fundamento, alternativa }
  const carta = await denialLetter(trx, ctx, held, { ...denied, propone })
  const detalle = { causal, cantidad: denied.cantidad, carta: carta.numero }
  if (parte > 0) {
    const { granted, numero } = await approve(trx, ctx, held, parte, `Se niega el resto: ${DENIAL_CAUSES[causal]}`)
    return {
      mensaje: `Aprobada en parte (${parte} de ${held.cantidad}) con el número ${numero}`,
      detalle: { ...detalle, numero },
      events: [...approvedEvents(granted), ...deniedEvents(held, causal, false)],
    }
  }
  const motivo = `No se autorizó: ${DENIAL_CAUSES[causal].toLowerCase()}. ${justificacion}`
  await decideLine(trx, ctx, { ...lineOfRequest(held), evento: 'negar', motivo })
  await endClock(trx, ctx, held, motivo)
  return { detalle, events: deniedEvents(held, causal, true) }
}

/** The moves that a person makes, each with what it does to what was ordered. */
export const decidedRequest = defineStore({
  ...requestStore,
  effect: async (trx, ctx, held, { evento, lleva }) => {
    const acts: Partial<Record<AuthorisationMove, () => Promise<object>>> = {
      aprobar: () => approveWhole(trx, ctx, held, lleva),
      confirmar_negacion: () => confirm(trx, ctx, held),
    }
    if (evento === 'proponer_negacion') propose(held, lleva)
    return (await acts[evento]?.()) ?? NOTHING
  },
})

export const LIFE = AUTHORISATION_LIFE.name
