/** What may be ordered in a consultation, by kind of affiliate and of consultation. */
import { ORDERING_OPTIONS, type OrderingOption } from '../ordering/order-type.ts'
import { AffiliateType, BENEFICIARY_WARNING, DECEASED_MESSAGE, isBeneficiary, isDeceased } from './affiliate-type.ts'

/** Consultation type (such as a medical board) in which only procedures are ordered. @fuente spec 2 §9 */
export const PROCEDURES_ONLY_CONSULTATION = 87

/** How each option is read in the selector 'Tipo Ordenamiento'. @fuente spec 2 §2 */
export const ORDERING_OPTION_LABEL: Readonly<Record<OrderingOption, string>> = {
  Medicamentos: 'Medicamentos',
  Procedimientos: 'Procedimientos',
  Oncología: 'Oncología',
  CodigosPropios: 'Otros Servicios',
  Incapacidades: 'Incapacidades',
}

export interface OrderingOffer {
  readonly opciones: readonly OrderingOption[]
  /** Shown above the options; forbids nothing by itself. */
  readonly aviso: string | null
  /** Shown as an error; then there are no options. */
  readonly error: string | null
}

const WITHOUT_SICK_LEAVE = ORDERING_OPTIONS.filter((option) => option !== 'Incapacidades')

/**
 * Options of the ordering dialog, in the order of the selector.
 * @fuente spec 2 §2
 * @regla Incapacidades solo se ofrece al cotizante (tipo 2) fuera de la consulta 87; en la consulta 87 el cotizante solo tiene Procedimientos; al fallecido no se le ofrece nada.
 */
export const orderingOptions = (consultation: {
  readonly tipo_afiliado_id: number
  readonly tipo_consulta_id: number
}): OrderingOffer => {
  const { tipo_afiliado_id, tipo_consulta_id } = consultation
  if (isDeceased(tipo_afiliado_id)) return { opciones: [], aviso: null, error: DECEASED_MESSAGE }
  const aviso = isBeneficiary(tipo_afiliado_id) ? BENEFICIARY_WARNING : null
  if (tipo_afiliado_id !== AffiliateType.contributor) return { opciones: WITHOUT_SICK_LEAVE, aviso, error: null }
  return tipo_consulta_id === PROCEDURES_ONLY_CONSULTATION
    ? { opciones: ['Procedimientos'], aviso, error: null }
    : { opciones: ORDERING_OPTIONS, aviso, error: null }
}
