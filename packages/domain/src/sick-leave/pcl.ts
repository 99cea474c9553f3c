/** The qualification of the loss of work capacity (PCL) that a certificate may carry. */
export const QUALIFICATION_TYPES = ['A', 'B'] as const

/** Percentages are of a whole. */
const WHOLE = 100

export const PCL_OUT_OF_RANGE = 'El porcentaje de PCL debe estar entre 0 y 100'
export const QUALIFICATION_UNKNOWN = 'El tipo de calificación es A o B'

/**
 * Why a percentage cannot be registered; null when it can or is missing.
 * @fuente spec 2 §5
 * @regla El porcentaje de pérdida de capacidad laboral va de 0 a 100.
 */
export const checkPcl = (pcl: number | null): string | null =>
  pcl === null || (pcl >= 0 && pcl <= WHOLE) ? null : PCL_OUT_OF_RANGE

/**
 * Why a type of qualification cannot be registered; null when it can or is missing.
 * @fuente spec 2 §9
 * @regla El tipo de calificación es A o B.
 */
export const checkQualificationType = (tipo: string | null): string | null =>
  tipo === null || tipo === '' || QUALIFICATION_TYPES.some((known) => known === tipo) ? null : QUALIFICATION_UNKNOWN
