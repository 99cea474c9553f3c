/**
 * The life of a second signature. The server moves it only through {@link applySignature}; the screen offers only what may follow.
 * @fuente UI, principio 5 (imagen 22)
 */
import { setup, transition } from 'xstate'
import {
  SIGNATURE_NOT_ALLOWED,
  SIGNATURE_STATES,
  type SignatureState,
} from '@cauce/domain/medication/signature-request'
import { typesOf } from '../types-of.ts'

/** What the other professional may do, as it travels in `evento`. */
export const SIGNATURE_MOVES = {
  abrir: { etiqueta: 'Revisar', hecho: 'Usted la está revisando' },
  soltar: { etiqueta: 'Dejar para otra persona', hecho: 'Queda para quien la pueda revisar' },
  firmar: { etiqueta: 'Firmar', hecho: 'Firmada: la línea sigue' },
  devolver: { etiqueta: 'Devolver', hecho: 'Devuelta: se le avisa a quien formuló' },
  revisar: { etiqueta: 'Dar por revisada', hecho: 'Urgencia vital revisada' },
} as const
export type SignatureMove = keyof typeof SIGNATURE_MOVES

/** Who moves it: whether they ordered the line, and whether it was they who opened the request. */
export interface SignatureHand {
  readonly misma_mano: boolean
  readonly la_abrio: boolean
}

type SignatureEvent =
  | { readonly type: 'crear'; readonly urgencia: boolean }
  /** The line was annulled, denied or changed for another before anybody signed. */
  | { readonly type: 'retirar' }
  | ({ readonly type: SignatureMove } & SignatureHand)

const signatureSetup = setup({
  types: typesOf<Record<string, never>, SignatureEvent>(),
  guards: {
    wentOnAlone: (_, { urgencia }: { urgencia: boolean }) => urgencia,
    otherHand: (_, { misma_mano }: Pick<SignatureHand, 'misma_mano'>) => !misma_mano,
    hasItOpen: (_, { misma_mano, la_abrio }: SignatureHand) => la_abrio && !misma_mano,
  },
})

export const secondSignatureMachine = signatureSetup.createMachine({
  id: 'secondSignature',
  version: '1',
  description: 'Vida de una segunda firma',
  context: {},
  initial: 'requested',
  states: {
    requested: {
      description: 'Se ordena la línea',
      on: {
        crear: [
          { guard: { type: 'wentOnAlone', params: ({ event }) => event }, target: 'urgencia' },
          { target: 'pedida' },
        ],
      },
    },
    pedida: {
      description: SIGNATURE_STATES.pedida,
      on: {
        abrir: { guard: { type: 'otherHand', params: ({ event }) => event }, target: 'abierta' },
        retirar: 'retirada',
      },
    },
    abierta: {
      description: SIGNATURE_STATES.abierta,
      on: {
        // Somebody else takes it over: who opened it may have gone home.
        abrir: { guard: { type: 'otherHand', params: ({ event }) => event }, target: 'abierta', reenter: true },
        soltar: { guard: { type: 'hasItOpen', params: ({ event }) => event }, target: 'pedida' },
        firmar: { guard: { type: 'hasItOpen', params: ({ event }) => event }, target: 'firmada' },
        devolver: { guard: { type: 'hasItOpen', params: ({ event }) => event }, target: 'devuelta' },
        retirar: 'retirada',
      },
    },
    urgencia: {
      description: SIGNATURE_STATES.urgencia,
      on: {
        revisar: { guard: { type: 'otherHand', params: ({ event }) => event }, target: 'revisada' },
      },
    },
    firmada: { type: 'final', description: SIGNATURE_STATES.firmada },
    devuelta: { type: 'final', description: SIGNATURE_STATES.devuelta },
    retirada: { type: 'final', description: SIGNATURE_STATES.retirada },
    revisada: { type: 'final', description: SIGNATURE_STATES.revisada },
  },
})

type Value = SignatureState | 'requested'
const snapshotOf = (value: Value) => secondSignatureMachine.resolveState({ value, context: {} })
type Step = { readonly estado: SignatureState } | { readonly error: string }

const stepFrom = (from: Value, event: SignatureEvent): Step => {
  const before = snapshotOf(from)
  if (!before.can(event)) return { error: SIGNATURE_NOT_ALLOWED }
  const after: Value = transition(secondSignatureMachine, before, event)[0].value
  return after === 'requested' ? { error: SIGNATURE_NOT_ALLOWED } : { estado: after }
}

/** The state in which it begins. */
export const askedSignature = (urgencia: boolean): SignatureState => (urgencia ? 'urgencia' : 'pedida')

/**
 * The state after the move, or the reason why it cannot happen. Pure.
 * @regla Una segunda firma la abre, la firma o la devuelve quien no ordenó la línea; la firma o la devuelve quien la tiene abierta, y firmada, devuelta o retirada no cambia más.
 */
export const applySignature = (from: SignatureState, evento: SignatureMove | 'retirar', hand: SignatureHand): Step =>
  stepFrom(from, evento === 'retirar' ? { type: evento } : { type: evento, ...hand })

const MOVES = ['abrir', 'firmar', 'devolver', 'revisar', 'soltar'] as const satisfies readonly SignatureMove[]

/** What that person may do with it now, the first the usual one. */
export const signatureMoves = (from: SignatureState, hand: SignatureHand): readonly SignatureMove[] =>
  MOVES.filter((evento) => !('error' in applySignature(from, evento, hand)))
