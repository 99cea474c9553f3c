/** The life of a change of an affiliate: filed, looked at by another person, applied or not. @fuente modulos/aseguramiento-y-red.md §3.2 */
import { setup } from 'xstate'
import { CHANGE_LIFE, CHANGE_STATES, type ChangeHand, type ChangeMove } from '@cauce/domain/insurance/change-life'
import { defineLife } from '../kit/life/life.ts'
import { typesOf } from '../types-of.ts'

type ChangeEvent = { readonly type: 'crear'; readonly segunda: boolean } | ({ readonly type: ChangeMove } & ChangeHand)

const mine = { type: 'hasChange', params: ({ event }: { event: ChangeHand }) => event } as const
const otherPerson = { type: 'didNotFile', params: ({ event }: { event: ChangeHand }) => event } as const

export const affiliateChangeMachine = setup({
  types: typesOf<Record<string, never>, ChangeEvent>(),
  guards: {
    needsSecond: (_, { segunda }: { segunda: boolean }) => segunda,
    filedIt: (_, { la_radico }: Pick<ChangeHand, 'la_radico'>) => la_radico,
    didNotFile: (_, { la_radico, aprueba }: ChangeHand) => !la_radico && aprueba,
    hasChange: (_, { la_tiene, la_radico, aprueba }: ChangeHand) => la_tiene && !la_radico && aprueba,
    isHeld: (_, { la_tiene, la_radico, aprueba, retenida }: ChangeHand) =>
      la_tiene && !la_radico && aprueba && retenida,
  },
}).createMachine({
  id: 'affiliateChange',
  version: '1',
  description: 'Vida de una novedad de un afiliado',
  context: {},
  initial: 'filing',
  states: {
    filing: {
      description: 'Se radica',
      on: {
        crear: [
          { guard: { type: 'needsSecond', params: ({ event }) => event }, target: 'radicada' },
          { target: 'aplicada' },
        ],
      },
    },
    radicada: {
      description: CHANGE_STATES.radicada.palabra,
      on: {
        tomar: { guard: otherPerson, target: 'en_revision' },
        anular: { guard: { type: 'filedIt', params: ({ event }) => event }, target: 'anulada' },
      },
    },
    en_revision: {
      description: CHANGE_STATES.en_revision.palabra,
      on: {
        // Somebody else takes it over: who opened it may have gone home.
        tomar: { guard: otherPerson, target: 'en_revision', reenter: true },
        soltar: { guard: mine, target: 'radicada' },
        rechazar: { guard: mine, target: 'rechazada' },
        verificar: [
          { guard: { type: 'isHeld', params: ({ event }) => event }, target: 'verificada' },
          { guard: mine, target: 'aplicada' },
        ],
      },
    },
    verificada: {
      description: CHANGE_STATES.verificada.palabra,
      on: {
        decidir: { guard: otherPerson, target: 'aplicada' },
        rechazar: { guard: otherPerson, target: 'rechazada' },
      },
    },
    aplicada: { type: 'final', description: CHANGE_STATES.aplicada.palabra },
    rechazada: { type: 'final', description: CHANGE_STATES.rechazada.palabra },
    anulada: { type: 'final', description: CHANGE_STATES.anulada.palabra },
  },
})

/**
 * The life: its words, and what follows what.
 * @regla Una novedad la verifica quien no la radicó; lo verificado se aplica de una vez, o queda en espera si la persona tiene algo abierto, y entonces se decide con su motivo. Aplicada, rechazada o anulada no cambia más.
 */
export const affiliateChangeLife = defineLife(CHANGE_LIFE, affiliateChangeMachine)
