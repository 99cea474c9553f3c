/** Changing the site of a line by hand: what it asks for and what it answers. @fuente spec 2 §5, §8 */
import { tooLong } from '../text/field.ts'

export const SITE_REQUIRED = 'Es necesario seleccionar una sede.'
/** The same for a service of the own-code catalogue. @fuente spec 2 §5 */
export const PROVIDER_REQUIRED = 'Debe seleccionar un prestador'
export const REASON_REQUIRED = 'Es necesario colocar un motivo.'
/** The most characters of the reason. */
export const MAX_REASON = 500

/** Why the change is not offered for a line that was routed automatically. */
export const AUTOMATIC_ROUTING = 'El direccionamiento automático no se cambia a mano'
export const ROUTING_FAILED = 'Direccionamiento fallido.'
export const ROUTING_DONE = 'Orden direccionada con exito.'

/**
 * Messages by field (`rep_id`, `motivo`); empty when the change may be saved.
 * @fuente spec 2 §5
 * @regla Cambiar la sede de una orden pide la sede y un motivo escrito.
 */
export const checkRoutingChange = (change: {
  readonly rep_id: number | null
  readonly motivo: string
}): Record<string, string[]> => {
  const errores: Record<string, string[]> = {}
  if (change.rep_id === null) errores['rep_id'] = [SITE_REQUIRED]
  if (change.motivo.trim() === '') errores['motivo'] = [REASON_REQUIRED]
  else if (change.motivo.length > MAX_REASON) errores['motivo'] = [tooLong(MAX_REASON)]
  return errores
}
