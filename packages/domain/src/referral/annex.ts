/** Kinds of a referral and of what it asks for. @fuente spec 2 §9 */

/**
 * Type of attachment of a referral, by its id. To the letter.
 * @fuente spec 2 §9
 * @regla El tipo de anexo es uno de cuatro: informe de atención inicial de urgencias, solicitud de autorización, referencia o contrarreferencia.
 */
export const ANNEX_TYPES = {
  1: 'Informe de atención inicial de urgencias',
  2: 'Solicitud de autorización de servicios y tecnologías en salud - Estancia hospitalaria',
  3: 'Referencia',
  4: 'Contrareferencia',
} as const
export type AnnexTypeId = keyof typeof ANNEX_TYPES

const NAMES: ReadonlyMap<number, string> = new Map(
  Object.entries(ANNEX_TYPES).map(([id, nombre]) => [Number(id), nombre]),
)

/** Name of a type by its id; empty for one that is not known. */
export const annexTypeName = (id: number): string => NAMES.get(id) ?? ''

export const AnnexType = { emergencyReport: 1, hospitalStay: 2, referral: 3, counterReferral: 4 } as const

/** In the order of the specification; to the letter. */
export const REQUEST_TYPES = [
  'Ambulancia',
  'Aval servicios intrahospitalarios',
  'Ayuda diagnostica externa',
  'Contraremision',
  'Codigo atencion urgencias',
  'Codigo hospitalizacion',
  'Interconsulta red externa',
  'Medicina domiciliaria',
  'Remision Mayor complejidad',
  'Remision Menor complejidad',
  'Oxigeno Domiciliario',
  'Solicitud Ambulatoria',
] as const
export type RequestType = (typeof REQUEST_TYPES)[number]

/** The accents that the specification leaves out; what is kept and sent goes without them. */
const ACCENTED: ReadonlyMap<string, string> = new Map([
  ['Ayuda diagnostica externa', 'Ayuda diagnóstica externa'],
  ['Contraremision', 'Contrarremisión'],
  ['Codigo atencion urgencias', 'Código atención urgencias'],
  ['Codigo hospitalizacion', 'Código hospitalización'],
  ['Remision Mayor complejidad', 'Remisión Mayor complejidad'],
  ['Remision Menor complejidad', 'Remisión Menor complejidad'],
  ['Oxigeno Domiciliario', 'Oxígeno Domiciliario'],
])

/** A request type as it is read; any other text as it is. */
export const requestName = (tipo: string): string => ACCENTED.get(tipo) ?? tipo

/** The request types to choose from. */
export const REQUEST_OPTIONS = REQUEST_TYPES.map((value) => ({ value, label: requestName(value) }))

export const REQUEST_TYPE_UNKNOWN = 'El tipo de solicitud no es uno de la lista'

/**
 * True for one of the request types, to the letter.
 * @fuente spec 2 §9
 * @regla El tipo de solicitud de una remisión es uno de los doce de la lista.
 */
export const isRequestType = (text: string): text is RequestType => REQUEST_TYPES.some((known) => known === text)
