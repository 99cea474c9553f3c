/** The consent as it is printed: the text that is read, the answers and who signs. */
import type { Affiliate } from '@cauce/domain/affiliate/affiliate'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { CONSENT_DECLARATIONS } from '@cauce/domain/consent/consent-form'
import type { ConsentText } from '@cauce/domain/consent/consent-text'
import { signersFor } from '@cauce/domain/consent/signer'
import type { UserCtx } from '../../http/handle.ts'
import type { ConsentDocument, ConsentSection, SignedConsent } from '../../pdf/model.ts'
import { baseModel, reachableOrder } from './base-model.ts'
import { DOCUMENT_NAMES } from './document-queries.ts'

const sections = (text: ConsentText): ConsentSection[] =>
  [
    { titulo: 'En qué consiste', texto: text.descripcion },
    { titulo: 'Beneficios', texto: text.beneficios },
    { titulo: 'Riesgos', texto: text.riesgos },
    { titulo: 'Alternativas', texto: text.alternativas },
    { titulo: 'Si no la acepta', texto: text.riesgo_no_aceptar },
    { titulo: 'Información', texto: text.informacion },
    { titulo: 'Recomendaciones', texto: text.recomendaciones },
  ].filter(({ texto }) => texto.trim() !== '')

export interface ConsentOf {
  readonly orden_id: number
  readonly affiliate: Affiliate
  readonly text: ConsentText
  /** `null`: the blank form, to be signed by hand. */
  readonly firmado: SignedConsent | null
  /** Page of the history from which it is asked. */
  readonly historyPermission?: string | null
}

export const consentDocument = async (ctx: UserCtx, consent: ConsentOf): Promise<ConsentDocument> => {
  const { affiliate, text, firmado } = consent
  const order = await reachableOrder(ctx, consent.orden_id, consent.historyPermission)
  const { opciones, motivo } = signersFor(affiliate.edad_cumplida, text.riesgo)
  return {
    ...(await baseModel(ctx, order, affiliate)),
    clase: 'consentimiento',
    titulo: DOCUMENT_NAMES.consentimiento,
    procedimiento: `${text.cup_codigo} · ${text.cup_nombre}`,
    version: `versión ${text.version}, vigente desde el ${formatDate(text.vigente_desde)}`,
    huella: text.huella,
    secciones: sections(text),
    declaraciones: [CONSENT_DECLARATIONS.a, CONSENT_DECLARATIONS.b, CONSENT_DECLARATIONS.c],
    quien_firma: motivo || `Firma: ${opciones.join(' o ')}`,
    firmado,
  }
}
