/**
 * The life of a referral. The server moves it only through {@link applyReferral}.
 * @fuente spec 2 §4
 */
import { setup, transition } from 'xstate'
import { REFERRAL_MOVE_NOT_ALLOWED, REFERRAL_STATES, type ReferralStateName } from '@cauce/domain/referral/status'
import { typesOf } from '../types-of.ts'

/** What may be done to a referral. */
export const REFERRAL_MOVES = {
  gestionar: { etiqueta: 'Gestionar' },
  actualizar: { etiqueta: 'Actualizar' },
  finalizar: { etiqueta: 'Finalizar' },
  informar_urgencias: { etiqueta: 'Informar la atención inicial de urgencias' },
} as const
export type ReferralMove = keyof typeof REFERRAL_MOVES

const ending = {
  informar_urgencias: { target: 'closed', description: 'Genera el código de remisión' },
} as const

export const referralLifeMachine = setup({
  types: typesOf<Record<string, never>, { readonly type: ReferralMove }>(),
}).createMachine({
  id: 'referralLife',
  version: '1',
  description: 'Vida de una remisión',
  context: {},
  initial: 'pending',
  states: {
    pending: { description: REFERRAL_STATES.pending, on: { gestionar: 'following', ...ending } },
    following: {
      description: REFERRAL_STATES.following,
      on: {
        actualizar: 'following',
        finalizar: { target: 'closed', description: 'Con una observación' },
        ...ending,
      },
    },
    closed: { type: 'final', description: REFERRAL_STATES.closed },
  },
})

type Situation = keyof typeof REFERRAL_STATES
const isSituation = (value: string): value is Situation => Object.hasOwn(REFERRAL_STATES, value)

const situationOf = (estado: string): Situation | undefined =>
  Object.keys(REFERRAL_STATES)
    .filter(isSituation)
    .find((name) => REFERRAL_STATES[name] === estado)

type Step = { readonly estado: ReferralStateName } | { readonly error: string }

/**
 * The state after the move, by its name, or the reason why it cannot happen. Pure.
 * @regla Una remisión pendiente se gestiona, una en seguimiento se actualiza o se finaliza, y una cerrada no se vuelve a abrir.
 */
export const applyReferral = (estado: string, evento: ReferralMove): Step => {
  const from = situationOf(estado)
  if (from === undefined) return { error: REFERRAL_MOVE_NOT_ALLOWED }
  const before = referralLifeMachine.resolveState({ value: from, context: {} })
  const event = { type: evento }
  if (!before.can(event)) return { error: REFERRAL_MOVE_NOT_ALLOWED }
  return { estado: REFERRAL_STATES[transition(referralLifeMachine, before, event)[0].value] }
}
