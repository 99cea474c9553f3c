/** States of a scheme line, its names and the messages of the scheme flow. @fuente spec 2 §4, §8 */
import { ORDER_STATUS_NAMES, type StatusTone } from '../ordering/order-status.ts'

/** `waiting`: another professional has to sign; `unsigned`: nobody did, and it was never given. */
export const SchemeStatus = { active: 1, cancelled: 2, suspended: 3, unsigned: 5, applied: 49, waiting: 50 } as const
export type SchemeStatus = (typeof SchemeStatus)[keyof typeof SchemeStatus]

/** The same numbers as those of an ordered line, under the names that a scheme has; that of what waits is its own. */
export const SCHEME_STATUS_NAMES: Readonly<Record<SchemeStatus, string>> = {
  [SchemeStatus.active]: 'Activa',
  [SchemeStatus.cancelled]: 'Cancelada',
  [SchemeStatus.suspended]: 'Suspendida',
  [SchemeStatus.unsigned]: 'No firmada',
  [SchemeStatus.applied]: 'Aplicada',
  [SchemeStatus.waiting]: 'Espera la segunda firma',
}

/** Every state that the product has of its own: those of an ordered line, and the one that only a scheme has. */
export const STATUS_NAMES: Readonly<Record<number, string>> = {
  ...ORDER_STATUS_NAMES,
  [SchemeStatus.waiting]: SCHEME_STATUS_NAMES[SchemeStatus.waiting],
}

const NAMES: ReadonlyMap<number, string> = new Map(
  Object.entries(SCHEME_STATUS_NAMES).map(([id, name]) => [Number(id), name]),
)

/** Name of a state; `fallback` for one that a scheme does not have. */
export const schemeStatusName = (estado_id: number, fallback = 'Estado desconocido'): string =>
  NAMES.get(estado_id) ?? fallback

const AMBER: ReadonlySet<number> = new Set([SchemeStatus.suspended, SchemeStatus.waiting])
const GREEN: ReadonlySet<number> = new Set([1, 4, SchemeStatus.applied])

/**
 * Tone of a state in the history and in the active panel.
 * @fuente spec 2 §4
 * @regla En los esquemas los estados 1, 4 y 49 son verdes, el 3 y el 50 son ámbar y los demás son rojos.
 */
export const schemeStatusTone = (estado_id: number): StatusTone =>
  GREEN.has(estado_id) ? 'ok' : AMBER.has(estado_id) ? 'waiting' : 'bad'

/** Abbreviation and name, as a scheme is shown. @fuente spec 2 §3 */
export const schemeName = (scheme: { readonly abreviatura_esquema: string; readonly nombre_esquema: string }): string =>
  `${scheme.abreviatura_esquema} ${scheme.nombre_esquema}`

export const NO_DRUGS = 'El esquema no tiene medicamentos'
export const SCHEME_ORDERED = 'Orden creada con exito'
export const SCHEME_ORDERED_WAITING =
  'Orden creada: espera la segunda firma. Hasta que otro profesional la firme no se imprime ni se aplica.'
export const SCHEME_SIGNED = 'Firmado: el esquema queda activo'
export const SCHEME_SUSPENDED = 'Esquema suspendido con exito'
export const SCHEME_CANCELLED = 'Esquema cancelado con exito'
export const CANCEL_QUESTION = '¿Segur@ que desea cancelar este esquema?'
export const SCHEME_IN_COURSE = 'El afiliado ya tiene un esquema en curso. Cancélelo antes de ordenar otro.'
export const SCHEME_IS_CANCELLED = 'El esquema está cancelado'
export const SCHEME_IS_SUSPENDED = 'El esquema está suspendido'
export const SCHEME_NOT_SIGNED = 'El esquema no se firmó'
export const SCHEME_WAITS = 'El esquema espera la segunda firma: hasta entonces no se imprime ni se aplica'
export const SCHEME_IS_OVER = 'El esquema ya terminó'
export const SCHEME_UNKNOWN = 'El esquema no existe en el catálogo'
export const DRUG_NOT_OF_SCHEME = 'El medicamento no es del esquema ni del catálogo'
export const INDEX_NOT_OF_SCHEME = 'La unidad de la dosis no es la del esquema'
export const SCHEME_CLEARED = 'Se quitó el último medicamento: el esquema quedó vacío.'
export const SCHEMES_ERROR = 'No se pudieron cargar los esquemas'
export const SCHEME_DRUGS_ERROR = 'No se pudieron cargar los medicamentos del esquema'
export const ACTIVE_SCHEME_ERROR = 'No se pudieron cargar las órdenes activas de oncología'
export const SCHEME_HISTORY_ERROR = 'No se pudo cargar la historia de esquemas'
export const SCHEME_CANCEL_ERROR = 'No se pudo cancelar el esquema'
export const SCHEME_SUSPEND_ERROR = 'No se pudo suspender el esquema'
export const MEASURES_SAVED = 'Medidas registradas con éxito'
