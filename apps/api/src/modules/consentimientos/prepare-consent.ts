/** The consent that is about to be saved: what it is about, whether it may be saved, and its document. */
import type { Affiliate } from '@cauce/domain/affiliate/affiliate'
import { DECEASED_MESSAGE, isDeceased } from '@cauce/domain/affiliate/affiliate-type'
import { checkConsentForm, type ConsentForm } from '@cauce/domain/consent/consent-form'
import { ATTENDS_AND_SIGNS, signsOwnAct } from '@cauce/domain/consent/handover'
import type { ConsentSubmission } from '@cauce/domain/consent/consent-submission'
import type { ConsultationReach } from '@cauce/domain/consultation/consultation-writer'
import { isVoid } from '@cauce/domain/ordering/order-status'
import { fail, invalid, notFound, type ApiFailure } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import type { ConsentDocument } from '../../pdf/model.ts'
import { requireWriter } from '../consultas/access.ts'
import { affiliateById } from '../consultas/affiliate-queries.ts'
import { requireSigner } from '../consultas/signer.ts'
import { consentDocument } from '../pdf/consent-model.ts'
import { firstMessage } from '../ordenamiento/orderable.ts'
import { consentLines, documentOfUser } from './queries.ts'
import { currentText, type TextInForce } from './service.ts'
import { signedAnswers } from './signed-answers.ts'
import { signatureImage } from './signature-image.ts'

const TEXT_CHANGED = 'El texto del consentimiento cambió mientras se leía. Léalo de nuevo antes de firmar.'
const ALREADY_SIGNED = 'Este consentimiento ya se firmó.'
const NO_CONSENT_LINE = 'Ningún procedimiento de la orden pide consentimiento informado'
const WHICH_PROCEDURE = 'Indique de cuál procedimiento de la orden es el consentimiento'
const CLOSED_LINE = 'La orden está anulada o negada: no se firma su consentimiento'

export const textChanged = (): ApiFailure => fail(409, 'consentimiento.texto_cambio', TEXT_CHANGED)
export const alreadySigned = (): ApiFailure => fail(409, 'consentimiento.ya_firmado', ALREADY_SIGNED)

export interface ConsentLine {
  readonly linea_id: number
  readonly orden_id: number
  readonly afiliado_id: number
  readonly cup_id: number
  readonly consentimiento: string
}

export const isSigned = (consentimiento: string): boolean =>
  consentimiento === 'firmado' || consentimiento === 'disentido'
export const closedLine = (): ApiFailure => invalid({ cup_id: [CLOSED_LINE] }, CLOSED_LINE)

/** The line of the order that asks for consent, of the procedure if it is told, for who `required` lets pass. */
export const consentLine = async (
  ctx: UserCtx,
  { orderId, cupId }: { readonly orderId: number; readonly cupId: number | undefined },
  required: (reach: ConsultationReach) => void,
): Promise<ConsentLine> => {
  const rows = await consentLines(ctx.db, ctx, orderId)
  const [order] = rows
  if (!order) throw notFound()
  required(order)
  const lines = rows.filter((row) => row.linea_id !== null && (cupId === undefined || row.cup_id === cupId))
  const open = lines.filter(
    ({ estado_id, consentimiento }) => consentimiento === 'disentido' || (estado_id !== null && !isVoid(estado_id)),
  )
  const pending = open.filter(({ consentimiento }) => consentimiento !== null && !isSigned(consentimiento))
  if (lines.length === 0) throw invalid({ cup_id: [NO_CONSENT_LINE] }, NO_CONSENT_LINE)
  if (open.length === 0) throw closedLine()
  if (cupId === undefined && pending.length > 1) throw invalid({ cup_id: [WHICH_PROCEDURE] }, WHICH_PROCEDURE)
  const { linea_id, orden_id, afiliado_id, cup_id, consentimiento } = pending[0] ?? open[0] ?? order
  if (linea_id === null || cup_id === null || consentimiento === null) throw notFound()
  return { linea_id, orden_id, afiliado_id, cup_id, consentimiento }
}

/** The affiliate, who must be alive: 422 otherwise. */
export const livingAffiliate = async (ctx: UserCtx, id: number): Promise<Affiliate> => {
  const affiliate = await affiliateById(ctx.db, id, ctx.today())
  if (!affiliate) throw notFound()
  if (isDeceased(affiliate.tipo_afiliado_id)) throw fail(422, 'afiliado.fallecido', DECEASED_MESSAGE)
  return affiliate
}

const formOf = (body: ConsentSubmission): ConsentForm => ({
  aceptacion_consentimiento: body.aceptacion_consentimiento,
  firmante: body.firmante,
  tipo_documento_representante: body.tipo_documento_representante ?? null,
  numero_documento_representante: body.numero_documento_representante ?? '',
  nombre_representante: body.nombre_representante ?? '',
  parentesco: body.parentesco ?? '',
  asentimiento: body.asentimiento ?? null,
  declaracion_a: body.declaracion_a,
  declaracion_b: body.declaracion_b,
  declaracion_c: body.declaracion_c,
  nombre_profesional: body.nombre_profesional ?? '',
})

export interface PreparedConsent {
  readonly line: ConsentLine
  readonly text: TextInForce
  readonly firma: Buffer
  readonly documento: ConsentDocument
}

/**
 * Everything that is checked before a consent is saved. Fails with 404, 403 of who does not act in it or may not sign, 409
 * `consentimiento.ya_firmado` or `consentimiento.texto_cambio`, 422 with the messages by field.
 */
export const prepareConsent = async (ctx: UserCtx, body: ConsentSubmission): Promise<PreparedConsent> => {
  const line = await consentLine(ctx, { orderId: body.id, cupId: body.cup_id }, requireWriter)
  await requireSigner(ctx.db, ctx, 'consentimiento')
  const affiliate = await livingAffiliate(ctx, line.afiliado_id)
  if (signsOwnAct(body, affiliate.numero_documento, await documentOfUser(ctx.db, ctx.user.id))) {
    throw fail(403, 'misma.mano', ATTENDS_AND_SIGNS)
  }
  if (isSigned(line.consentimiento)) throw alreadySigned()
  const text = await currentText(ctx.db, line.cup_id, ctx.today())
  if (body.version !== undefined && body.version !== text.version) throw textChanged()
  if (body.huella !== undefined && body.huella !== text.huella) throw textChanged()
  const firma = signatureImage(body.firma)
  const errores = checkConsentForm(formOf(body), {
    edad: affiliate.edad_cumplida,
    firmaValida: firma !== null,
    riesgo: text.riesgo,
  })
  if (firma === null || Object.keys(errores).length > 0) throw invalid(errores, firstMessage(errores))
  const firmado = signedAnswers(body, { affiliate, riesgo: text.riesgo, firma, at: ctx.now() })
  const documento = await consentDocument(ctx, { orden_id: line.orden_id, affiliate, text, firmado })
  return { line, text, firma, documento }
}
