/** In whose hands a referral is: taken, assigned and released, beside what its panel says. */
import type { Kysely } from 'kysely'
import { ASSIGNEE, assignedWords } from '@cauce/domain/kit/queue/assignee'
import { REFERRAL_PERMISSION } from '@cauce/domain/referral/panel-actions'
import type { ReferralHand, ReferralMove } from '@cauce/domain/referral/referral-life'
import type { ReferralStateName } from '@cauce/domain/referral/status'
import { isReferralState, referralLife } from '@cauce/machines/life-cycles/referral'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { type Change, defineStore } from '../../kit/life/store.ts'
import { handOfMove } from '../../kit/queue/hands.ts'
import { ensureMember } from '../chat/channel-access.ts'
import { ownersOf } from './access-queries.ts'
import { addEvent } from './events-queries.ts'
import { lockReferral } from './queries.ts'
import { setManagedSince } from './write-queries.ts'

type HandChange = Change<ReferralStateName, ReferralMove>

/** A state that the life does not know is moved by nobody. */
const holdReferral = async (trx: Kysely<DB>, id: number) => {
  const row = await lockReferral(trx, id)
  return row === undefined || !isReferralState(row.estado) ? undefined : { ...row, estado: row.estado }
}

export const handOf = (
  { user }: Pick<UserCtx, 'user'>,
  { gestor_user_id }: { readonly gestor_user_id: number | null },
): ReferralHand => ({ libre: gestor_user_id === null, la_gestiona: gestor_user_id === user.id })

const columnsOf = ({ evento, user_id, lleva, at }: HandChange) => {
  if (evento === 'soltar') return { gestor_user_id: null, gestionada_at: null, updated_at: at }
  return { gestor_user_id: evento === 'asignar' ? Number(lleva[ASSIGNEE]) : user_id, updated_at: at }
}

export const referralStore = defineStore({
  of: referralLife,
  table: 'referencias',
  hold: holdReferral,
  facts: (ctx, held) => Promise.resolve(handOf(ctx, held)),
  columns: columnsOf,
  effect: async (trx, ctx, { id }, { evento, lleva, at }) => {
    if (evento === 'soltar') {
      await addEvent(trx, ctx, { referencia_id: id, clase: 'soltada' })
      return {}
    }
    const hand =
      evento === 'asignar'
        ? await handOfMove(trx, REFERRAL_PERMISSION, lleva[ASSIGNEE])
        : { id: ctx.user.id, nombre: '' }
    await setManagedSince(trx, id, at)
    const owners = await ownersOf(trx, id)
    if (owners !== undefined) await ensureMember(trx, owners.canal_id, hand.id)
    if (evento !== 'asignar') {
      await addEvent(trx, ctx, { referencia_id: id, clase: 'recibida' })
      return {}
    }
    await addEvent(trx, ctx, { referencia_id: id, clase: 'asignada', detalle: { nombre: hand.nombre } })
    return { mensaje: assignedWords(hand.nombre), detalle: { para: hand.id } }
  },
  record: ({ id, afiliado_id }) => ({ recurso: 'referencia', recurso_id: id, afiliado_id }),
})
