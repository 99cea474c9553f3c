/** The legal form of a denial, whole or of a part. @fuente modulos/aseguramiento-y-red.md §7 R7, R8; Circular Única 047 de 2007, modificada por la 008 de 2018 */
import type { MoveForm } from '../kit/life/life.ts'
import type { Option } from '../kit/master/field.ts'

/** What the law lets deny for. Contract, budget, agenda and papers that are missing are in no list. */
export const DENIAL_CAUSES = {
  excluida: 'Excluida de la financiación por la ley',
  no_pertinente: 'No pertinente',
  no_afiliado_en_la_fecha: 'No estaba afiliado en esa fecha',
  duplicada: 'Ya está autorizada',
  cubierta_por_otro: 'La cubre otro pagador',
} as const
export type DenialCause = keyof typeof DENIAL_CAUSES
export const isDenialCause = (name: string): name is DenialCause => Object.hasOwn(DENIAL_CAUSES, name)
export const DENIAL_CAUSE_KEYS: readonly DenialCause[] = Object.keys(DENIAL_CAUSES).filter(isDenialCause)
export const DENIAL_OPTIONS: readonly Option[] = Object.entries(DENIAL_CAUSES).map(([value, label]) => ({
  value,
  label,
}))
export const DENIAL_HELP =
  'Contrato, agenda, presupuesto o un papel que falta no permiten negar: se devuelve o se cambia la sede'

export const LEAST_JUSTIFICATION = 100
export const JUSTIFICATION_SHORT = `La justificación debe tener al menos ${LEAST_JUSTIFICATION} caracteres.`
export const CAUSE_NOT_ALLOWED = 'Ese motivo no permite negar: cambie la sede o devuelva al prestador.'
export const FOUNDATION_MISSING = 'Diga el fundamento: la norma, la guía o el concepto'
export const ALTERNATIVE_MISSING = 'Diga qué sí se cubre, o «Sin alternativa» y por qué'
export const NUMBER_IN_FORCE_MISSING = 'Diga en el fundamento el número de la autorización que está vigente'

/** «Sin alternativa» by itself says nothing. */
const NO_ALTERNATIVE = /^sin alternativa\W*$/iu
const HAS_NUMBER = /\d{4,}/u

const lengthOf = (text: string | undefined): number => (text ?? '').trim().length

/**
 * What the form lacks, by field; nothing: it may be proposed.
 * @regla Negar exige una causal de la norma, una justificación clínica de al menos 100 caracteres, su fundamento y la alternativa que sí se cubre; si es por duplicada, el número que está vigente.
 */
export const denialProblems = (form: MoveForm): Readonly<Record<string, string>> => {
  const { causal = '', justificacion, fundamento = '', alternativa = '' } = form
  const problems: Record<string, string> = {}
  if (!isDenialCause(causal)) problems['causal'] = CAUSE_NOT_ALLOWED
  if (lengthOf(justificacion) < LEAST_JUSTIFICATION) problems['justificacion'] = JUSTIFICATION_SHORT
  if (lengthOf(fundamento) === 0) problems['fundamento'] = FOUNDATION_MISSING
  else if (causal === 'duplicada' && !HAS_NUMBER.test(fundamento)) problems['fundamento'] = NUMBER_IN_FORCE_MISSING
  if (lengthOf(alternativa) === 0 || NO_ALTERNATIVE.test(alternativa.trim()))
    problems['alternativa'] = ALTERNATIVE_MISSING
  return problems
}

const notPart = (pedida: number): string =>
  `Para aprobar una parte escriba una cantidad entre 1 y ${pedida - 1}; para negar todo, déjela vacía`
const NOT_DIVISIBLE = 'Se pidió una sola: no se puede aprobar una parte'

/**
 * Why that quantity is no part of what was asked; null: it is, or nothing of it is approved.
 * @regla Se aprueba una parte cuando es más de cero y menos de lo pedido; por lo demás se diligencia el formato de negación.
 */
export const partProblem = (cantidad: string | undefined, pedida: number): string | null => {
  if (cantidad === undefined || cantidad === '') return null
  const part = Number(cantidad)
  if (Number.isInteger(part) && part > 0 && part < pedida) return null
  return pedida > 1 ? notPart(pedida) : NOT_DIVISIBLE
}

/** A line is denied at the desk and nowhere else. */
export const DENIED_AT_DESK = 'Para negar use la mesa de autorizaciones: exige formato y segundo concepto.'
export const DENIED_AT_DESK_CODE = 'autorizacion.formato_negacion'

/** How the affiliate is told. */
export const CLAIM_WARNING =
  'Si no está de acuerdo, puede reclamar ante nosotros o ante la Superintendencia Nacional de Salud.'
