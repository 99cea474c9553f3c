/**
 * The life of a term. The server moves it only through {@link applyTerm}; the clock itself only makes it run out.
 * @fuente casos-con-reloj §3
 */
import { setup, transition } from 'xstate'
import { TERM_MOVE_NOT_ALLOWED, TERM_STATES, type TermState } from '@cauce/domain/kit/clock/light'
import { typesOf } from '../types-of.ts'

/** What may happen to a term, as it is written in its movements. */
export type TermEvent =
  | { readonly type: 'recibir' | 'suspender' | 'reanudar' | 'prorrogar' | 'vencer' | 'anular' }
  /** Whether what fulfils it, or its correction, came before it was due. */
  | { readonly type: 'cumplir'; readonly a_tiempo: boolean }
  /** What fulfilled it did not hold: it goes on, or it is past due already. */
  | { readonly type: 'reabrir'; readonly a_tiempo: boolean }

type InTime = Pick<Extract<TermEvent, { type: 'cumplir' }>, 'a_tiempo'>

const fulfilled = [
  { guard: { type: 'inTime', params: ({ event }: { event: InTime }) => event }, target: 'cumplido' },
  { target: 'cumplido_tarde' },
] as const
const reopened = [
  { guard: { type: 'inTime', params: ({ event }: { event: InTime }) => event }, target: 'corriendo' },
  { target: 'vencido' },
] as const

export const termLifeMachine = setup({
  types: typesOf<Record<string, never>, TermEvent>(),
  guards: { inTime: (_, { a_tiempo }: InTime) => a_tiempo },
}).createMachine({
  id: 'termLife',
  version: '1',
  description: 'Vida de un plazo',
  context: {},
  initial: 'received',
  states: {
    received: { description: 'Se recibe lo que se debe responder', on: { recibir: 'corriendo' } },
    corriendo: {
      description: TERM_STATES.corriendo,
      on: {
        suspender: 'suspendido',
        prorrogar: { target: 'corriendo', reenter: true },
        vencer: 'vencido',
        cumplir: fulfilled,
        anular: 'sin_efecto',
      },
    },
    suspendido: {
      description: TERM_STATES.suspendido,
      on: { reanudar: 'corriendo', cumplir: fulfilled, anular: 'sin_efecto' },
    },
    vencido: { description: TERM_STATES.vencido, on: { cumplir: fulfilled, anular: 'sin_efecto' } },
    cumplido: {
      description: TERM_STATES.cumplido,
      on: { cumplir: fulfilled, reabrir: reopened, anular: 'sin_efecto' },
    },
    cumplido_tarde: {
      description: TERM_STATES.cumplido_tarde,
      on: { cumplir: fulfilled, reabrir: reopened, anular: 'sin_efecto' },
    },
    sin_efecto: { type: 'final', description: TERM_STATES.sin_efecto },
  },
})

type Value = TermState | 'received'
type Step = { readonly estado: TermState } | { readonly error: string }

/**
 * The state after the event, or the reason why it cannot happen. Pure. `from` null: the term is opened.
 * @regla Un plazo corre, se suspende y se reanuda; vencido sigue abierto hasta que se cumple o se anula; el que quedó sin efecto no cambia más.
 */
export const applyTerm = (from: TermState | null, event: TermEvent): Step => {
  const value: Value = from ?? 'received'
  const before = termLifeMachine.resolveState({ value, context: {} })
  if (!before.can(event)) return { error: TERM_MOVE_NOT_ALLOWED }
  const after: Value = transition(termLifeMachine, before, event)[0].value
  return after === 'received' ? { error: TERM_MOVE_NOT_ALLOWED } : { estado: after }
}
