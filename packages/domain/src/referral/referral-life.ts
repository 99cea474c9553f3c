/** The words of the life of a referral: what is done from its panel, and in whose hands it is. @fuente spec 2 §4 */
import { lifeWords, type MoveRule } from '../kit/life/life.ts'
import { assignee } from '../kit/queue/assignee.ts'
import { PANEL_ACTIONS } from './panel-actions.ts'
import { REFERRAL_MENU } from './screens.ts'
import { REFERRAL_MOVE_NOT_ALLOWED, REFERRAL_STATES, referralTone } from './status.ts'

/** Who moves it. */
export interface ReferralHand {
  /** Nobody manages it. */
  readonly libre: boolean
  /** It is they who manage it. */
  readonly la_gestiona: boolean
}

const stateOf = (palabra: string) => ({ palabra, tono: referralTone(palabra) })

const nobodyHasIt: MoveRule<ReferralHand> = ({ libre }) =>
  libre ? null : { error: 'Ya la gestiona otra persona: asígnela si debe pasar de manos', codigo: 'referencia.tomada' }

export const REFERRAL_LIFE = lifeWords({
  name: 'remision',
  code: 'referencia',
  permission: REFERRAL_MENU,
  states: {
    [REFERRAL_STATES.pending]: stateOf(REFERRAL_STATES.pending),
    [REFERRAL_STATES.following]: stateOf(REFERRAL_STATES.following),
    [REFERRAL_STATES.closed]: stateOf(REFERRAL_STATES.closed),
  },
  fields: { para: assignee },
  moves: {
    /** These four follow from its panel, which asks for what each needs. */
    gestionar: { etiqueta: PANEL_ACTIONS.gestionar, hecho: 'Queda en seguimiento', bySystem: true },
    actualizar: { etiqueta: PANEL_ACTIONS.actualizar, hecho: 'Actualizada', bySystem: true },
    finalizar: { etiqueta: PANEL_ACTIONS.finalizar, hecho: 'Cerrada', bySystem: true },
    informar_urgencias: {
      etiqueta: 'Informar la atención inicial de urgencias',
      hecho: 'Cerrada con su código',
      bySystem: true,
    },
    soltar: { etiqueta: 'Soltar', hecho: 'Queda para quien la pueda gestionar', kind: 'quiet' },
    asignar: { etiqueta: 'Asignar…', hecho: 'Asignada', carries: ['para'] },
    tomar: { etiqueta: 'Gestionar', hecho: 'Usted la gestiona', kind: 'filled', rules: [nobodyHasIt] },
  },
  take: 'tomar',
  release: 'soltar',
  assign: 'asignar',
  notAllowed: REFERRAL_MOVE_NOT_ALLOWED,
  changed: 'Otra persona la movió antes que usted.',
})
export type ReferralMove = keyof typeof REFERRAL_LIFE.moves
export type ReferralHandMove = 'tomar' | 'asignar' | 'soltar'
