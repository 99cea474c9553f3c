/** Which buttons the panel of a referral shows. @fuente spec 2 §4, §6 */
import { REFERRAL_STATES } from './status.ts'

export const REFERRAL_PERMISSION = 'referencia.seguimiento.todo'

export const PANEL_ACTIONS = {
  gestionar: 'Gestionar',
  actualizar: 'Actualizar',
  finalizar: 'Finalizar',
  ordenar: 'Ordenar',
} as const
export type PanelAction = keyof typeof PANEL_ACTIONS

/**
 * The actions that a person has on a referral, in the order of the panel.
 * @regla Gestionar se ve si la remisión no está ni En seguimiento ni Cerrada; Actualizar, Finalizar y Ordenar, solo En seguimiento; ninguna sin el permiso.
 */
export const panelActions = (estado: string, mayMove: boolean): readonly PanelAction[] => {
  if (!mayMove) return []
  if (estado === REFERRAL_STATES.following) return ['actualizar', 'finalizar', 'ordenar']
  return estado === REFERRAL_STATES.closed ? [] : ['gestionar']
}
