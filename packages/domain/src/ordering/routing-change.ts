/** Changing the site of a line by hand: what it asks for and what it answers. @fuente spec 2 §5, §8 */
import { tooLong } from '../text/field.ts'
import { lettersOf } from '../text/substance.ts'
import { OrderType } from './order-type.ts'
import { isAccepted, notAccepted, type Place } from './other-department.ts'

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
const PROVIDERS_FAILED = 'Ocurrió un error al cargar los prestadores'
const SERVICE_ROUTING_FAILED = 'Ocurrió un error al cambiar el direccionamiento.'
const SERVICE_ROUTING_DONE = 'Orden direccionada con éxito'
/** What is written of a change whose reason nobody gave. */
export const CHOSEN_BY_HAND = 'Elegida a mano'
/** A change names one line, and only one. */
export const ONE_LINE = 'Debe indicar una sola orden'

/** The field that names a line of each kind; a scheme is routed whole. @fuente spec 2 §7 */
export const LINE_FIELD = {
  [OrderType.medications]: 'orden_articulos_id',
  [OrderType.procedures]: 'orden_procedimientos_id',
  [OrderType.schemes]: 'orden_esquemas_id',
  [OrderType.ownCodes]: 'orden_codigo_propio_id',
} as const
export type LineField = (typeof LINE_FIELD)[OrderType]

/** A line as the change names it. */
export const namedLine = (tipo: OrderType, id: number): Partial<Record<LineField, number>> => ({
  [LINE_FIELD[tipo]]: id,
})

export interface RoutingTexts {
  /** Title of the question. */
  readonly donde: string
  /** Said where no site was chosen. */
  readonly sinSede: string
  readonly pideMotivo: boolean
  readonly exito: string
  readonly fallo: string
  /** Said where the sites could not be searched; null: what the server said. */
  readonly falloSedes: string | null
}

const TEXTS: RoutingTexts = {
  donde: '¿Dónde se realiza?',
  sinSede: SITE_REQUIRED,
  pideMotivo: true,
  exito: ROUTING_DONE,
  fallo: ROUTING_FAILED,
  falloSedes: null,
}
const MEDICATION_TEXTS: RoutingTexts = { ...TEXTS, donde: '¿Dónde se entrega?' }
const SERVICE_TEXTS: RoutingTexts = {
  donde: TEXTS.donde,
  sinSede: PROVIDER_REQUIRED,
  pideMotivo: false,
  exito: SERVICE_ROUTING_DONE,
  fallo: SERVICE_ROUTING_FAILED,
  falloSedes: PROVIDERS_FAILED,
}

/** What the change of site of each kind asks for and says. @fuente spec 2 §5, §8 */
export const routingTexts = (tipo: OrderType): RoutingTexts => {
  if (tipo === OrderType.ownCodes) return SERVICE_TEXTS
  return tipo === OrderType.medications ? MEDICATION_TEXTS : TEXTS
}

/**
 * Messages by field (`rep_id`, `motivo`); empty when the change may be saved.
 * @fuente spec 2 §5
 * @regla Cambiar la sede de una orden pide la sede y un motivo escrito con letras; en un servicio de código propio el motivo es opcional.
 */
export const checkRoutingChange = (
  change: {
    readonly rep_id: number | null
    readonly motivo: string
    /** Where the site is, when it is in another department than the affiliate. */
    readonly lejos?: Place | null
  },
  tipo: OrderType = OrderType.procedures,
): Record<string, string[]> => {
  const { sinSede, pideMotivo } = routingTexts(tipo)
  const { lejos = null } = change
  const errores: Record<string, string[]> = {}
  if (change.rep_id === null) errores['rep_id'] = [sinSede]
  if (pideMotivo && lettersOf(change.motivo).length === 0) errores['motivo'] = [REASON_REQUIRED]
  else if (change.motivo.length > MAX_REASON) errores['motivo'] = [tooLong(MAX_REASON)]
  else if (lejos !== null && !isAccepted(change.motivo, lejos)) errores['motivo'] = [notAccepted(lejos)]
  return errores
}
