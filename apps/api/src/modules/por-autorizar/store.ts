/** Where an authorisation is kept, and what is written with each of its moves; what a move does to the line is beside who makes it. */
import type { AuthorisationMove } from '@cauce/domain/authorisation/authorisation-life'
import type { AuthorisationState } from '@cauce/domain/authorisation/authorisation-state'
import { authorisationLife } from '@cauce/machines/life-cycles/authorisation'
import { type Change, defineStore } from '../../kit/life/store.ts'
import { handOf, holdItsLine, holdRequest, isDoctor } from './held.ts'

const NOBODY_HAS_IT = { tomada_por_user_id: null, tomada_at: null }

/** Who has it, who proposed and who decided follow from the state. */
const columnsOf = ({ estado, user_id, at, lleva }: Change<AuthorisationState, AuthorisationMove>) => {
  const { cantidad } = lleva
  switch (estado) {
    case 'tomada':
      return { tomada_por_user_id: user_id, tomada_at: at }
    case 'segundo_concepto':
      return {
        ...NOBODY_HAS_IT,
        propuesta_por_user_id: user_id,
        parte: cantidad === undefined ? null : Number(cantidad),
      }
    case 'en_cola':
    case 'devuelta':
      return { ...NOBODY_HAS_IT, propuesta_por_user_id: null, parte: null }
    default:
      return { ...NOBODY_HAS_IT, decidida_por_user_id: user_id, decidida_at: at }
  }
}

export const requestStore = defineStore({
  of: authorisationLife,
  table: 'autorizaciones',
  first: holdItsLine,
  hold: holdRequest,
  facts: async (ctx, row) => handOf(ctx, row, await isDoctor(ctx.db, ctx.user.id)),
  columns: columnsOf,
  record: ({ id, afiliado_id, orden_id }) => ({
    recurso: 'autorizacion',
    recurso_id: id,
    afiliado_id,
    detalle: { orden_id },
  }),
})
