/**
 * The life of a referral. The server moves it only through {@link referralLife} and {@link applyReferral}.
 * @fuente spec 2 §4
 */
import { setup } from 'xstate'
import { REFERRAL_LIFE, type ReferralHand, type ReferralMove } from '@cauce/domain/referral/referral-life'
import { REFERRAL_MOVE_NOT_ALLOWED, REFERRAL_STATES, type ReferralStateName } from '@cauce/domain/referral/status'
import { defineLife } from '../kit/life/life.ts'
import { typesOf } from '../types-of.ts'

const { pending, following, closed } = REFERRAL_STATES

const ending = { informar_urgencias: { target: closed, description: 'Genera el código de remisión' } } as const

const referralSetup = setup({
  types: typesOf<Record<string, never>, { readonly type: ReferralMove } & ReferralHand>(),
  guards: {
    nobodyHasIt: (_, { libre }: Pick<ReferralHand, 'libre'>) => libre,
    hasIt: (_, { la_gestiona }: Pick<ReferralHand, 'la_gestiona'>) => la_gestiona,
  },
})

/** Whose hands it is in; it stays where it is. */
const handsIn = <State extends string>(state: State) =>
  ({
    tomar: { guard: { type: 'nobodyHasIt', params: ({ event }: { event: ReferralHand }) => event }, target: state },
    asignar: { target: state, reenter: true },
    soltar: { guard: { type: 'hasIt', params: ({ event }: { event: ReferralHand }) => event }, target: state },
  }) as const

export const referralLifeMachine = referralSetup.createMachine({
  id: 'referralLife',
  version: '2',
  description: 'Vida de una remisión',
  context: {},
  initial: pending,
  states: {
    [pending]: { description: pending, on: { gestionar: following, ...handsIn(pending), ...ending } },
    [following]: {
      description: following,
      on: {
        actualizar: following,
        finalizar: { target: closed, description: 'Con una observación' },
        ...handsIn(following),
        ...ending,
      },
    },
    [closed]: { type: 'final', description: closed },
  },
})

/** The life: its words, and what follows what. */
export const referralLife = defineLife(REFERRAL_LIFE, referralLifeMachine)

/** What follows from a panel minds no hands. */
const NO_HAND: ReferralHand = { libre: false, la_gestiona: false }
export const isReferralState = (estado: string): estado is ReferralStateName =>
  Object.hasOwn(REFERRAL_LIFE.states, estado)

/** Moves that are made from the panel. */
export const PANEL_MOVES = ['gestionar', 'actualizar', 'finalizar', 'informar_urgencias'] as const
export type PanelMove = (typeof PANEL_MOVES)[number]

type Step = { readonly estado: ReferralStateName } | { readonly error: string }

/**
 * The state after a move of the panel, or the reason why it cannot happen. Pure.
 * @regla Una remisión pendiente se gestiona, una en seguimiento se actualiza o se finaliza, y una cerrada no se vuelve a abrir.
 */
export const applyReferral = (estado: string, evento: PanelMove): Step => {
  if (!isReferralState(estado)) return { error: REFERRAL_MOVE_NOT_ALLOWED }
  const after = referralLife.step(estado, evento, NO_HAND)
  return 'error' in after ? { error: after.error } : after
}
