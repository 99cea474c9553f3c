/** Who may be given a sick leave, and in which consultation. */
import {
  AffiliateType,
  BENEFICIARY_WARNING,
  DECEASED_MESSAGE,
  isBeneficiary,
  isDeceased,
} from '../affiliate/affiliate-type.ts'
import { orderingOptions } from '../affiliate/ordering-options.ts'

export const ONLY_CONTRIBUTOR = 'Solo el cotizante tiene derecho a INCAPACIDADES'
export const ONLY_PROCEDURES = 'En este tipo de consulta solo se ordenan procedimientos'

interface Consultation {
  readonly tipo_afiliado_id: number
  readonly tipo_consulta_id: number
}

/**
 * True where the ordering dialog offers Incapacidades.
 * @fuente spec 2 §2
 * @regla Solo el cotizante (tipo 2) tiene incapacidades, y no en la consulta 87.
 */
export const canOrderSickLeave = (consultation: Consultation): boolean =>
  orderingOptions(consultation).opciones.includes('Incapacidades')

/** Why there is no sick leave in a consultation; null where there is. */
export const whyNoSickLeave = (consultation: Consultation): string | null => {
  const { tipo_afiliado_id } = consultation
  if (canOrderSickLeave(consultation)) return null
  if (isDeceased(tipo_afiliado_id)) return DECEASED_MESSAGE
  if (isBeneficiary(tipo_afiliado_id)) return BENEFICIARY_WARNING
  return tipo_afiliado_id === AffiliateType.contributor ? ONLY_PROCEDURES : ONLY_CONTRIBUTOR
}
