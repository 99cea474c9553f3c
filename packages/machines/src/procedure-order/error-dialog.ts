/** The dialog 'Error' of the procedure flow. @fuente spec 2 §8 */
import { ERROR_TITLE } from '@cauce/domain/procedure/messages'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { failureOf } from '../failure.ts'
import type { OrderDialog } from './types.ts'

/** The server's sentence; without one, that nobody answered, or `otherwise`. */
export const errorDialog = (thrown: unknown, otherwise: string): OrderDialog => {
  const failure = failureOf(thrown)
  const mensaje = failure.error ?? (failure.status === null ? CONNECTION_LOST : otherwise)
  return { titulo: ERROR_TITLE, mensaje, tipo: 'error' }
}
