/** What can be done with a service that is ordered. @fuente spec 2 §4, §5, §8 */
import { lineActions, type LineActions, type Offer } from '../ordering/order-line-actions.ts'
import { OrderStatus } from '../ordering/order-status.ts'

/** To the letter of the specification. @fuente spec 2 §5 */
export const UNROUTED_SERVICE = 'El servicio no tiene no tiene direccionamiento.'
const NOT_WHILE_SCHEDULED = 'Se descarga mientras está activa o autorizada'

const DOWNLOADED: ReadonlySet<number> = new Set([OrderStatus.active, OrderStatus.authorised])

/**
 * Whether the table offers the download of a service in that state; the one without a site is refused when it is asked for.
 * @fuente spec 2 §4
 * @regla La descarga de un servicio se ofrece solo en los estados 1 y 4.
 */
export const offersDownload = (estado_id: number): boolean => DOWNLOADED.has(estado_id)

const printed = (line: { readonly estado_id: number; readonly rep_id: number | null }, offer: Offer): Offer => {
  if (!offersDownload(line.estado_id)) return offer.puede ? { puede: false, porQueNo: NOT_WHILE_SCHEDULED } : offer
  return line.rep_id === null ? { puede: false, porQueNo: UNROUTED_SERVICE } : offer
}

/**
 * Offers of a service: those of any ordered line, printed only in the states of the download and with a site.
 * @fuente spec 2 §5
 * @regla Un servicio sin direccionamiento no se imprime ni se envía.
 */
export const serviceActions = (line: Parameters<typeof lineActions>[0]): LineActions => {
  const { descargar, enviar, direccionar } = lineActions(line)
  return { descargar: printed(line, descargar), enviar: printed(line, enviar), direccionar }
}
