/** Suspending lines of a scheme. @fuente spec 2 §4 */
import { MOVE_NOT_ALLOWED } from '../ordering/order-line-actions.ts'
import { REQUIRED_FIELD, tooLong } from '../text/field.ts'
import { reasonProblem } from '../text/substance.ts'
import { SchemeStatus } from './names.ts'

export const SELECT_ACTIVE = 'Seleccione al menos una orden activa'
export const MAX_SUSPENSION_OBSERVATION = 500
/** The most lines that are suspended at once. */
export const MAX_SUSPENDED = 200

/**
 * Whether a line of a scheme may be suspended.
 * @fuente spec 2 §4
 * @regla Solo se suspende una orden de esquema en estado 1, con una observación que diga por qué.
 */
export const canSuspend = (estado_id: number): boolean => estado_id === SchemeStatus.active

/** Why a line cannot be chosen to be suspended; null when it can. */
export const whyNotSuspend = (estado_id: number): string | null => (canSuspend(estado_id) ? null : MOVE_NOT_ALLOWED)

/** Messages of what is missing to suspend, by field; empty when nothing is. */
export const checkSuspension = (asked: {
  readonly orden: readonly { readonly estado_id: number }[]
  readonly observacion: string
}): Record<string, string[]> => {
  const errors: Record<string, string[]> = {}
  const chosen = asked.orden.length > 0 && asked.orden.every(({ estado_id }) => canSuspend(estado_id))
  if (!chosen) errors['orden'] = [SELECT_ACTIVE]
  const text = asked.observacion.trim()
  const poor = reasonProblem(text, REQUIRED_FIELD)
  if (text.length > MAX_SUSPENSION_OBSERVATION) errors['observacion'] = [tooLong(MAX_SUSPENSION_OBSERVATION)]
  else if (poor !== null) errors['observacion'] = [poor]
  return errors
}
