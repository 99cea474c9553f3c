/** What was answered and who signed, in the words of the document. */
import type { Affiliate } from '@cauce/domain/affiliate/affiliate'
import { completedYears } from '@cauce/domain/affiliate/completed-years'
import { documentLabel } from '@cauce/domain/affiliate/display-name'
import { bogotaDate, formatDateTime } from '@cauce/domain/calendar/bogota'
import { cleanDocument } from '@cauce/domain/users/document-number'
import type { ConsentText } from '@cauce/domain/consent/consent-text'
import { signersFor } from '@cauce/domain/consent/signer'
import type { SignedConsent } from '../../pdf/model.ts'

/** The answers as they are sent or stored. */
export interface Answers {
  readonly aceptacion_consentimiento: string
  readonly firmante: string
  readonly tipo_documento_representante?: string | null
  readonly numero_documento_representante?: string | null
  readonly nombre_representante?: string | null
  readonly parentesco?: string | null
  readonly asentimiento?: string | null
  readonly declaracion_a: string
  readonly declaracion_b: string
  readonly declaracion_c: string
  readonly nombre_profesional?: string | null
}

export interface Signing {
  readonly affiliate: Affiliate
  readonly riesgo: ConsentText['riesgo']
  /** PNG. */
  readonly firma: Buffer
  readonly at: Date
}

const trimmed = (text: string | null | undefined): string => (text ?? '').trim()

export const signedAnswers = (answers: Answers, { affiliate, riesgo, firma, at }: Signing): SignedConsent => {
  const represented = answers.firmante === 'Representante Legal'
  const name = trimmed(answers.nombre_representante)
  const written = cleanDocument(trimmed(answers.numero_documento_representante))
  const number = documentLabel(answers.tipo_documento_representante ?? 'Documento', written)
  const years = completedYears(affiliate.fecha_nacimiento, bogotaDate(at.getTime()))
  const { respaldo } = signersFor(years, riesgo)
  return {
    acepta: answers.aceptacion_consentimiento === 'Si',
    firmante: answers.firmante,
    firmante_nombre: represented ? name : affiliate.nombre_completo,
    firmante_documento: represented
      ? number
      : documentLabel(affiliate.tipo_documento.codigo, affiliate.numero_documento),
    parentesco: represented ? trimmed(answers.parentesco) || null : null,
    asentimiento: represented ? (answers.asentimiento ?? null) : null,
    respaldo: respaldo && !represented ? `${name} (${number})` : null,
    declaraciones: [answers.declaracion_a, answers.declaracion_b, answers.declaracion_c],
    nombre_profesional: trimmed(answers.nombre_profesional) || null,
    firma: `data:image/png;base64,${firma.toString('base64')}`,
    fecha: formatDateTime(at.getTime()),
  }
}
