/** An order that was sent again after all of it was annulled. */
import { groupThousands } from '../text/format.ts'
import { OrderStatus } from './order-status.ts'

export const ANNULLED_SINCE = 'orden.anulada_despues'

/**
 * What is answered to the repeat of such an order; null where something of it stands.
 * @param estados of every line of the order
 * @regla El envío repetido de una orden que se anuló toda no se da por hecho: se dice que se anuló y no se ordena otra vez.
 */
export const annulledSince = (id: number, estados: readonly number[]): string | null =>
  estados.length > 0 && estados.every((estado) => estado === OrderStatus.annulled)
    ? `La orden n.º ${groupThousands(id)} se anuló después de crearla y este envío no la ordena otra vez. Si hace falta, ordene de nuevo.`
    : null
