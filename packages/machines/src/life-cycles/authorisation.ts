/** The life of an authorisation. The server moves it only through {@link authorisationLife}. @fuente modulos/aseguramiento-y-red.md §3.5 */
import { setup } from 'xstate'
import {
  AUTHORISATION_LIFE,
  type AuthorisationHand,
  type AuthorisationMove,
} from '@cauce/domain/authorisation/authorisation-life'
import { AUTHORISATION_STATES } from '@cauce/domain/authorisation/authorisation-state'
import { defineLife } from '../kit/life/life.ts'
import { typesOf } from '../types-of.ts'

/** What the machine itself asks of who moves it. */
type Facts = Pick<AuthorisationHand, 'misma_mano' | 'la_tiene' | 'propuso' | 'en_parte' | 'ocupada'>
type Followed = 'completar' | 'desistir'
type AuthorisationEvent =
  | { readonly type: 'crear' | Followed }
  | ({ readonly type: Exclude<AuthorisationMove, Followed> } & Facts)

const authorisationSetup = setup({
  types: typesOf<Record<string, never>, AuthorisationEvent>(),
  guards: {
    otherHand: (_, { misma_mano }: Facts) => !misma_mano,
    freeAgain: (_, { misma_mano, ocupada }: Facts) => !misma_mano && ocupada === null,
    hasIt: (_, { misma_mano, la_tiene }: Facts) => la_tiene && !misma_mano,
    otherDoctor: (_, { misma_mano, propuso }: Facts) => !misma_mano && !propuso,
    otherDoctorOfAPart: (_, { misma_mano, propuso, en_parte }: Facts) => !misma_mano && !propuso && en_parte,
  },
})

const WITHDRAWN = 'desistida'
const { en_cola, tomada, devuelta, segundo_concepto, aprobada, aprobada_parcial, negada, desistida } =
  AUTHORISATION_STATES

export const authorisationMachine = authorisationSetup.createMachine({
  id: 'authorisation',
  version: '1',
  description: 'Vida de una autorización',
  context: {},
  initial: 'requested',
  states: {
    requested: { description: 'Se ordena lo que la necesita', on: { crear: 'en_cola' } },
    en_cola: {
      description: en_cola.palabra,
      on: {
        tomar: { guard: { type: 'otherHand', params: ({ event }) => event }, target: 'tomada' },
        desistir: WITHDRAWN,
      },
    },
    tomada: {
      description: tomada.palabra,
      on: {
        // Who took it did nothing for a while: another one takes it over.
        tomar: { guard: { type: 'freeAgain', params: ({ event }) => event }, target: 'tomada', reenter: true },
        soltar: { guard: { type: 'hasIt', params: ({ event }) => event }, target: 'en_cola' },
        devolver: { guard: { type: 'hasIt', params: ({ event }) => event }, target: 'devuelta' },
        aprobar: { guard: { type: 'hasIt', params: ({ event }) => event }, target: 'aprobada' },
        proponer_negacion: { guard: { type: 'hasIt', params: ({ event }) => event }, target: 'segundo_concepto' },
        desistir: WITHDRAWN,
      },
    },
    devuelta: { description: devuelta.palabra, on: { completar: 'en_cola', desistir: WITHDRAWN } },
    segundo_concepto: {
      description: segundo_concepto.palabra,
      on: {
        confirmar_negacion: [
          { guard: { type: 'otherDoctorOfAPart', params: ({ event }) => event }, target: 'aprobada_parcial' },
          { guard: { type: 'otherDoctor', params: ({ event }) => event }, target: 'negada' },
        ],
        rechazar_negacion: { guard: { type: 'otherDoctor', params: ({ event }) => event }, target: 'en_cola' },
        desistir: WITHDRAWN,
      },
    },
    aprobada: { type: 'final', description: aprobada.palabra },
    aprobada_parcial: { type: 'final', description: aprobada_parcial.palabra },
    negada: { type: 'final', description: negada.palabra },
    desistida: { type: 'final', description: desistida.palabra },
  },
})

/**
 * The life: its words, and what follows what.
 * @regla Una autorización la toma, la aprueba, la devuelve o la propone negar quien no intervino en la orden y la tiene en sus manos; la niega, toda o en parte, solo otro médico distinto de quien lo propuso; ninguna regla y ningún reloj niegan.
 */
export const authorisationLife = defineLife(AUTHORISATION_LIFE, authorisationMachine)
