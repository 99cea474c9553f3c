/** The class of a request of authorisation, which says in how long it is answered. @fuente modulos/aseguramiento-y-red.md §7 R1, R2 */
import { completedYears } from '../affiliate/completed-years.ts'
import type { CalendarDate } from '../calendar/calendar-date.ts'
import type { TermNorm } from '../kit/clock/norm.ts'

/** The most urgent first. */
export const REQUEST_CLASSES = {
  prioritaria: { palabra: 'Prioritaria', dias: 2 },
  no_prioritaria: { palabra: 'No prioritaria', dias: 5 },
} as const
export type RequestClass = keyof typeof REQUEST_CLASSES
export const REQUEST_CLASS_KEYS: readonly RequestClass[] = ['prioritaria', 'no_prioritaria']

/** Who is asked for, on the day of receipt. */
export interface Asked {
  readonly fecha_nacimiento: CalendarDate
  readonly gestante: boolean
  readonly discapacidad: boolean
}

const ELDER = 60
const LITTLE = 5

/** Why a request is of its class, in the words of the reason; the first that makes it a priority. */
const reasonOf = ({ fecha_nacimiento, gestante, discapacidad }: Asked, recibida: CalendarDate): string | null => {
  const years = completedYears(fecha_nacimiento, recibida)
  if (years >= ELDER) return `tiene ${years} años`
  if (years < LITTLE) return 'es menor de 5 años'
  if (gestante) return 'está en gestación'
  return discapacidad ? 'tiene una discapacidad' : null
}

/**
 * The class of what was received that day, and why.
 * @regla Es prioritaria la solicitud de quien, el día en que se recibió, tenía 60 años o más, menos de 5, estaba en gestación o tenía una discapacidad; las demás no lo son.
 */
export const requestClass = (
  asked: Asked,
  recibida: CalendarDate,
): { readonly clase: RequestClass; readonly por_que: string } => {
  const reason = reasonOf(asked, recibida)
  return reason === null
    ? { clase: 'no_prioritaria', por_que: 'no tiene 60 años ni menos de 5, gestación ni discapacidad' }
    : { clase: 'prioritaria', por_que: reason }
}

/** Whose the terms are, as it is stored. */
export const AUTHORISATION_OWNER = 'autorizacion'
const TERM = 'autorizacion_'
export const authorisationTerm = (clase: RequestClass): string => `${TERM}${clase}`

/** The figures that come with the product; those of an installation are rows of its own. @fuente Resolución 2335 de 2023; Circular Conjunta Externa 019 de 2025 */
export const AUTHORISATION_NORMS: readonly TermNorm[] = REQUEST_CLASS_KEYS.map((clase) => ({
  clase: authorisationTerm(clase),
  nombre: `autorización ${REQUEST_CLASSES[clase].palabra.toLowerCase()}`,
  unidad: 'dia_calendario',
  cantidad: REQUEST_CLASSES[clase].dias,
  rodar_a_habil: false,
  avisa_al_empezar: false,
  // A return for a missing paper does not stop it: the user does no paperwork.
  admite_suspension: false,
  max_suspensiones: 0,
  dias_para_suspender: null,
  admite_prorroga: false,
  factor_prorroga: 1,
  vigente_desde: '2000-01-01',
  fuente: 'Resolución 2335 de 2023; Circular Conjunta Externa 019 de 2025',
  confianza: 'secundaria',
}))
