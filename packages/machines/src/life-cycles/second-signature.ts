/**
 * The life of a second signature. The server moves it only through {@link signatureLife}; the screen offers only what may follow.
 * @fuente UI, principio 5 (imagen 22)
 */
import { setup } from 'xstate'
import { SIGNATURE_LIFE, type SignatureHand, type SignatureMove } from '@cauce/domain/medication/signature-life'
import { SIGNATURE_STATES, type SignatureState } from '@cauce/domain/medication/signature-request'
import { defineLife } from '../kit/life/life.ts'
import { typesOf } from '../types-of.ts'

/** What the machine itself asks of who moves it. */
type Facts = Pick<SignatureHand, 'misma_mano' | 'la_abrio'>

type SignatureEvent =
  | { readonly type: 'crear'; readonly urgencia: boolean }
  /** The line was annulled, denied or changed for another before anybody signed. */
  | { readonly type: 'retirar' }
  | ({ readonly type: Exclude<SignatureMove, 'retirar'> } & Facts)

const signatureSetup = setup({
  types: typesOf<Record<string, never>, SignatureEvent>(),
  guards: {
    wentOnAlone: (_, { urgencia }: { urgencia: boolean }) => urgencia,
    otherHand: (_, { misma_mano }: Pick<Facts, 'misma_mano'>) => !misma_mano,
    hasItOpen: (_, { misma_mano, la_abrio }: Facts) => la_abrio && !misma_mano,
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

/**
 * The life: its words, and what follows what.
 * @regla Una segunda firma la abre, la firma o la devuelve quien no ordenó la línea; la firma o la devuelve quien la tiene abierta, y firmada, devuelta o retirada no cambia más.
 */
export const signatureLife = defineLife(SIGNATURE_LIFE, secondSignatureMachine)

/** The state in which it begins. */
export const askedSignature = (urgencia: boolean): SignatureState => (urgencia ? 'urgencia' : 'pedida')
