/** Who acts in a consultation. */
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { whyNotSign, type SignatureReasons, type SignerFacts, type SigningRefusal } from '../access/signer.ts'
import type { SigningAct } from '../access/signing-rules.ts'
import { ORDERING_OPTIONS, type OrderingOption } from '../ordering/order-type.ts'

export const OTHERS_CONSULTATION = 'La consulta es de otro profesional.'
export const READ_ONLY_CONSULTATION =
  'Usted puede leer esta consulta. Solo actúa en ella su profesional o quien lo sustituye.'

export interface ConsultationReach {
  /** Its professional, or who stands in for them today. */
  readonly escribe: boolean
  /** May read it. */
  readonly accesible: boolean
}

export interface WritingRefusal {
  readonly codigo: 'consulta.solo_lectura' | 'consulta.ajena'
  readonly error: string
}

/**
 * Why this person does not act in the consultation, or null when they do.
 * @regla En una consulta actúa su profesional o quien lo sustituye: poder leerla no deja escribir en ella.
 */
export const whyNotWrite = ({ escribe, accesible }: ConsultationReach): WritingRefusal | null => {
  if (escribe) return null
  return accesible
    ? { codigo: 'consulta.solo_lectura', error: READ_ONLY_CONSULTATION }
    : { codigo: 'consulta.ajena', error: OTHERS_CONSULTATION }
}

/** What is asked of the opened consultation. */
interface Opened {
  readonly escribe: boolean
  readonly medico: { readonly nombre: string }
  readonly firmas: SignatureReasons
}

/** What each kind of order is to sign. */
const ACT_OF_OPTION: Readonly<Record<OrderingOption, SigningAct>> = {
  Medicamentos: 'medicamentos',
  Procedimientos: 'procedimientos',
  Oncología: 'esquemas',
  CodigosPropios: 'servicios',
  Incapacidades: 'incapacidad',
}

/** Why that kind is not ordered there by who opened it, or null where it may be. */
export const whyNotOrdered = ({ escribe, medico, firmas }: Opened, option: OrderingOption): string | null =>
  escribe
    ? firmas[ACT_OF_OPTION[option]]
    : `Solo lectura: la consulta es de ${medico.nombre}. Solo actúa en ella su profesional o quien lo sustituye.`

/** Why nothing at all is ordered there by who opened it, or null where something may be. */
export const whyNothingIsOrdered = (opened: Opened): string | null => {
  const reasons = ORDERING_OPTIONS.map((option) => whyNotOrdered(opened, option))
  return reasons.includes(null) ? null : whyNotOrdered(opened, 'Procedimientos')
}

/**
 * Why this person signs no order of any kind on that day, or null where they sign some.
 * @regla A quien no puede firmar ninguna clase de orden no se le abre una consulta para ordenar, y se le dice qué le falta.
 */
export const whyNoOrderIsSigned = (signer: SignerFacts, day: CalendarDate): SigningRefusal | null => {
  const refused = (option: OrderingOption): SigningRefusal | null => whyNotSign(signer, ACT_OF_OPTION[option], day)
  return ORDERING_OPTIONS.some((option) => refused(option) === null) ? null : refused('Procedimientos')
}
