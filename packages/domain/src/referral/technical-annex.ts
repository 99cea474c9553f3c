/** Which technical annex is printed for each type of referral. @fuente Resolución 3047 de 2008, anexos técnicos 2, 3, 9 y 10 */
import type { AnnexTypeId } from './annex.ts'

interface TechnicalAnnex {
  readonly numero: number
  /** As the norm names its form. */
  readonly titulo: string
}

/** By the attachment type of the referral. */
export const TECHNICAL_ANNEXES: Readonly<Record<AnnexTypeId, TechnicalAnnex>> = {
  1: { numero: 2, titulo: 'Informe de la atención inicial de urgencias' },
  2: { numero: 3, titulo: 'Solicitud de autorización de servicios de salud' },
  3: { numero: 9, titulo: 'Formato estandarizado de referencia de pacientes' },
  4: { numero: 10, titulo: 'Formato estandarizado de contrarreferencia de pacientes' },
}

const isAnnexType = (id: number): id is AnnexTypeId => Object.hasOwn(TECHNICAL_ANNEXES, id)

/** The annex of a type; null for a type that is not one of the list. */
export const technicalAnnex = (tipo_anexo_id: number): TechnicalAnnex | null =>
  isAnnexType(tipo_anexo_id) ? TECHNICAL_ANNEXES[tipo_anexo_id] : null

/** `Anexo 9`; empty for a type that is not one of the list. */
export const annexName = (tipo_anexo_id: number): string => {
  const annex = technicalAnnex(tipo_anexo_id)
  return annex === null ? '' : `Anexo ${annex.numero}`
}
