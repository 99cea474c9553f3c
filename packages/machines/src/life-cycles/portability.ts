/** The life of a portability: filed, studied, with its site, in force by its days. @fuente modulos/aseguramiento-y-red.md §3.3 */
import { setup } from 'xstate'
import {
  PORTABILITY_LIFE,
  PORTABILITY_STATES,
  type PortabilityHand,
  type PortabilityMove,
} from '@cauce/domain/insurance/portability-life'
import { defineLife } from '../kit/life/life.ts'
import { typesOf } from '../types-of.ts'

interface Filed {
  readonly ocasional: boolean
  readonly empieza: boolean
}
type PortabilityEvent = ({ readonly type: 'crear' } & Filed) | ({ readonly type: PortabilityMove } & PortabilityHand)

const mine = { type: 'studiesIt', params: ({ event }: { event: PortabilityHand }) => event } as const

export const portabilityMachine = setup({
  types: typesOf<Record<string, never>, PortabilityEvent>(),
  guards: {
    beginsNow: (_, { ocasional, empieza }: Filed) => ocasional && empieza,
    isOccasional: (_, { ocasional }: Filed) => ocasional,
    studiesIt: (_, { la_tiene }: PortabilityHand) => la_tiene,
    itsDayCame: (_, { empieza, la_tiene }: PortabilityHand) => empieza && la_tiene,
  },
}).createMachine({
  id: 'portability',
  version: '1',
  description: 'Vida de una portabilidad',
  context: {},
  initial: 'filing',
  states: {
    filing: {
      description: 'Se radica',
      on: {
        crear: [
          // Of an occasional one no site is assigned: whoever has emergencies attends.
          { guard: { type: 'beginsNow', params: ({ event }) => event }, target: 'activa' },
          { guard: { type: 'isOccasional', params: ({ event }) => event }, target: 'asignada' },
          { target: 'radicada' },
        ],
      },
    },
    radicada: {
      description: PORTABILITY_STATES.radicada.palabra,
      on: { tomar: 'en_estudio', anular: 'anulada' },
    },
    en_estudio: {
      description: PORTABILITY_STATES.en_estudio.palabra,
      on: {
        tomar: { target: 'en_estudio', reenter: true },
        soltar: { guard: mine, target: 'radicada' },
        negar: { guard: mine, target: 'negada' },
        asignar_sede: [
          { guard: { type: 'itsDayCame', params: ({ event }) => event }, target: 'activa' },
          { guard: mine, target: 'asignada' },
        ],
        anular: { guard: mine, target: 'anulada' },
      },
    },
    asignada: {
      description: PORTABILITY_STATES.asignada.palabra,
      on: { empezar: 'activa', anular: 'anulada' },
    },
    activa: {
      description: PORTABILITY_STATES.activa.palabra,
      on: { vencer: 'vencida', terminar: 'terminada', prorrogar: { target: 'activa', reenter: true } },
    },
    vencida: { description: PORTABILITY_STATES.vencida.palabra, on: { prorrogar: 'activa' } },
    terminada: { type: 'final', description: PORTABILITY_STATES.terminada.palabra },
    negada: { type: 'final', description: PORTABILITY_STATES.negada.palabra },
    anulada: { type: 'final', description: PORTABILITY_STATES.anulada.palabra },
  },
})

/**
 * The life: its words, and what follows what.
 * @regla Una portabilidad ocasional empieza en su día sin que se le asigne sede; las demás las estudia una persona, que asigna la sede o la niega con su motivo. Empieza y vence por su fecha; regresar antes la termina, y una vencida solo vuelve con su prórroga.
 */
export const portabilityLife = defineLife(PORTABILITY_LIFE, portabilityMachine)
