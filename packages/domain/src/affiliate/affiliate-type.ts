/**
 * Kinds of affiliate that the rules know. The server may have others; they get no special rule.
 * @fuente spec 2 §9
 */
export const AffiliateType = {
  beneficiary: 1,
  contributor: 2,
  additionalBeneficiary: 3,
  deceased: 4,
  substituteBeneficiary: 6,
} as const

/** Shown in the ordering dialog to the three kinds of beneficiary. @fuente spec 2 §2 */
export const BENEFICIARY_WARNING = 'El afiliado es BENEFICIARIO por lo tanto no tiene derecho a INCAPACIDADES'

/** Nothing is ordered for, nor consented by, somebody who has died. @fuente spec 2 §5 */
export const DECEASED_MESSAGE = 'Este paciente está fallecido.'

/**
 * True for affiliate types 1, 3 and 6.
 * @fuente spec 2 §9
 * @regla Los afiliados de tipo 1, 3 y 6 son beneficiarios y no tienen derecho a incapacidades.
 */
export const isBeneficiary = (tipo_afiliado_id: number): boolean =>
  tipo_afiliado_id === AffiliateType.beneficiary ||
  tipo_afiliado_id === AffiliateType.additionalBeneficiary ||
  tipo_afiliado_id === AffiliateType.substituteBeneficiary

/**
 * True for affiliate type 4.
 * @fuente spec 2 §9
 * @regla A un afiliado de tipo 4 (fallecido) no se le ordena nada.
 */
export const isDeceased = (tipo_afiliado_id: number): boolean => tipo_afiliado_id === AffiliateType.deceased

/** What a line of a list says of somebody who has died; empty for the others. */
export const deceasedMark = (tipo_afiliado_id: number): string => (isDeceased(tipo_afiliado_id) ? 'Fallecido' : '')
