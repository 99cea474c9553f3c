/** The dialog 'Error' of the procedure flow. @fuente spec 2 §8 */
import { ERROR_TITLE } from '@cauce/domain/procedure/messages'
import { failureOf } from '../failure.ts'
import type { OrderDialog } from './types.ts'

/** The server's sentence, or `otherwise` where no server said anything. */
export const errorDialog = (thrown: unknown, otherwise: string): OrderDialog => {
  const { status, error } = failureOf(thrown)
  const mensaje = status === null ? otherwise : (error ?? otherwise)
  return { titulo: ERROR_TITLE, mensaje, tipo: 'error' }
}
