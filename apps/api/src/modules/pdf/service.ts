/** Every document: printed, and sent by e-mail when asked. @fuente spec 2 §7 */
import { lineActions } from '@cauce/domain/ordering/order-line-actions'
import { INVALID_EMAIL, isEmail } from '@cauce/domain/text/email'
import { HISTORY_CONSENTS_PERMISSION } from '@cauce/contract/historico'
import type { PdfRequest } from '@cauce/contract/pdf'
import { forbidden, invalid, notFound } from '../../http/failure.ts'
import type { FileAnswer, UserCtx } from '../../http/handle.ts'
import { printScheme } from '../esquemas/print-scheme.ts'
import { printRecord } from '../historia/print-record.ts'
import { printWholeRecord } from '../historia/print-whole.ts'
import { printLeave } from '../incapacidades/print-leave.ts'
import { printAnnex } from '../referencias/print-annex.ts'
import { printHandover } from '../referencias/print-handover.ts'
import { requireReader } from '../consultas/access.ts'
import { closedLine, consentLine, isSigned, livingAffiliate } from '../consentimientos/prepare-consent.ts'
import { isVoid } from '@cauce/domain/ordering/order-status'
import { lockConsentState, setConsentState, signedLine } from '../consentimientos/queries.ts'
import { currentText } from '../consentimientos/service.ts'
import { baseModel, orderAffiliate, orderNumber, reachableOrder } from './base-model.ts'
import { consentDocument } from './consent-model.ts'
import { DOCUMENT_NAMES, type DocumentScope } from './document-queries.ts'
import { historyOf, seesHistory } from './history-access.ts'
import { auditDownload, keepDocument, type KeptDocument } from './keep-document.ts'
import { sendDocument } from './send-document.ts'
import { signedConsentFile } from './signed-consent-file.ts'
import { diagnosesInWords, whomToCall } from './order-facts.ts'
import { orderLine, printSelection } from './order-model.ts'
import { orderRecommendations, printableLines } from './print-queries.ts'
import { printLetter } from './print-letter.ts'
import { printConsultation } from './print-consultation.ts'
import { printMedications } from './print-medications.ts'
import { printServices } from './print-services.ts'

const NO_RECOMMENDATIONS = 'La orden no tiene recomendaciones.'

type Of<T extends PdfRequest['tipo']> = Extract<PdfRequest, { tipo: T }>
interface Made {
  readonly scope: DocumentScope
  readonly document: KeptDocument
  /** As the document names itself; left out, it is of an order. */
  readonly numero?: string
  /** Of a letter; left out, that of its kind. */
  readonly titulo?: string
}

const order = async (ctx: UserCtx, request: Of<'servicio'>): Promise<Made> => {
  const printed = await reachableOrder(ctx, request.id, historyOf(request))
  const lineId = request.detalles?.id ?? null
  const action = request.enviar === true ? 'enviar' : 'descargar'
  const { lineas, notas } = printSelection(await printableLines(ctx.db, printed.id), lineId, action, lineActions)
  const scope: DocumentScope = {
    clase: 'servicio',
    afiliado_id: printed.afiliado_id,
    orden_id: printed.id,
    orden_procedimientos_id: lineId,
  }
  const affiliate = await orderAffiliate(ctx, printed)
  const whom = await whomToCall(ctx, affiliate, printed.consulta_id)
  const document = await keepDocument(ctx, scope, {
    ...(await baseModel(ctx, printed, affiliate)),
    clase: 'servicio',
    titulo: DOCUMENT_NAMES.servicio,
    diagnosticos: await diagnosesInWords(ctx, printed.consulta_id),
    lineas: lineas.map((line) => orderLine(line, whom)),
    notas,
  })
  return { scope, document }
}

const recommendations = async (ctx: UserCtx, request: Of<'recomendacionOrdenCup'>): Promise<Made> => {
  const printed = await reachableOrder(ctx, request.id, historyOf(request))
  if (request.consulta !== undefined && request.consulta !== printed.consulta_id) throw notFound()
  const found = await orderRecommendations(ctx.db, printed.id)
  if (found.length === 0) throw notFound(NO_RECOMMENDATIONS)
  const scope: DocumentScope = {
    clase: 'recomendaciones',
    afiliado_id: printed.afiliado_id,
    orden_id: printed.id,
    orden_procedimientos_id: null,
  }
  const affiliate = await orderAffiliate(ctx, printed)
  const document = await keepDocument(ctx, scope, {
    ...(await baseModel(ctx, printed, affiliate)),
    clase: 'recomendaciones',
    titulo: DOCUMENT_NAMES.recomendaciones,
    recomendaciones: found,
  })
  return { scope, document }
}

/** The line's consent was printed to be signed by hand; a signature that arrived meanwhile stays. */
const markPrinted = (ctx: UserCtx, lineId: number): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const line = await lockConsentState(trx, lineId)
    if (line && isVoid(line.estado_id)) throw closedLine()
    if (line?.consentimiento === 'por_firmar') await setConsentState(trx, lineId, 'impreso')
  })

/** A signed consent asked from the history; what was not signed is not there. */
const historyConsent = async (ctx: UserCtx, request: Of<'consentimientoInformado'>): Promise<Made> => {
  if (!seesHistory(ctx.user, HISTORY_CONSENTS_PERMISSION)) throw forbidden()
  const line = await signedLine(ctx.db, request.orden_id, request.id)
  if (!line) throw notFound()
  const scope: DocumentScope = {
    clase: 'consentimiento',
    afiliado_id: line.afiliado_id,
    orden_id: line.orden_id,
    orden_procedimientos_id: line.linea_id,
  }
  return { scope, document: await signedConsentFile(ctx, line, HISTORY_CONSENTS_PERMISSION) }
}

const consent = async (ctx: UserCtx, request: Of<'consentimientoInformado'>): Promise<Made> => {
  if (request.historico === true) return historyConsent(ctx, request)
  const line = await consentLine(ctx, { orderId: request.orden_id, cupId: request.id }, requireReader)
  const base = { afiliado_id: line.afiliado_id, orden_id: line.orden_id, orden_procedimientos_id: line.linea_id }
  if (isSigned(line.consentimiento)) {
    return { scope: { ...base, clase: 'consentimiento' }, document: await signedConsentFile(ctx, line) }
  }
  const affiliate = await livingAffiliate(ctx, line.afiliado_id)
  const text = await currentText(ctx.db, line.cup_id, ctx.today())
  const scope: DocumentScope = { ...base, clase: 'consentimiento_impreso' }
  const model = await consentDocument(ctx, { orden_id: line.orden_id, affiliate, text, firmado: null })
  const document = await keepDocument(ctx, scope, model)
  if (request.acepta === false || request.acepta === 'No') await markPrinted(ctx, line.linea_id)
  return { scope, document }
}

/** Everything of a consultation is answered as it is: it is not one document, and is not sent. */
type OneDocument = Exclude<PdfRequest, { tipo: 'consulta' }>

const make = (ctx: UserCtx, request: OneDocument): Promise<Made> => {
  if (request.tipo === 'servicio') return order(ctx, request)
  if (request.tipo === 'recomendacionOrdenCup') return recommendations(ctx, request)
  if (request.tipo === 'consentimientoInformado') return consent(ctx, request)
  if (request.tipo === 'medicamento') return printMedications(ctx, request)
  if (request.tipo === 'codigoPropio') return printServices(ctx, request)
  if (request.tipo === 'esquema') return printScheme(ctx, request)
  if (request.tipo === 'incapacidad') return printLeave(ctx, request)
  if (request.tipo === 'historia') return printRecord(ctx, request)
  if (request.tipo === 'anexoReferencia') return printAnnex(ctx, request)
  if (request.tipo === 'carta') return printLetter(ctx, request.id)
  if (request.tipo === 'relevoReferencia') return printHandover(ctx, request)
  return printWholeRecord(ctx, request)
}

/** The address to send to, checked before anything is made; null when nothing is to be sent. */
const recipient = (request: OneDocument): string | null => {
  if (request.enviar !== true) return null
  const { correo } = request
  const address = (typeof correo === 'string' ? correo : (correo?.email ?? '')).trim()
  if (!isEmail(address)) throw invalid({ correo: [INVALID_EMAIL] }, INVALID_EMAIL)
  return address
}

/** How the mail says what the document is of: `de la orden n.º 40 218`. */
const subjectOf = ({ scope, numero }: Made): { readonly number: string; readonly of: string } => {
  if (numero !== undefined) return { number: numero, of: `(${numero})` }
  const number = scope.orden_id === null ? '' : orderNumber(scope.orden_id)
  return { number, of: `de la ${number.toLowerCase()}` }
}

/**
 * Makes (or takes again) the document and answers it; with `enviar`, the mail with the PDF attached is queued too. Fails with 404,
 * 403 `consulta.ajena`, 409 `orden.sin_documento`, 422 by field; to send, as {@link sendDocument} does.
 */
export const makePdf = async (ctx: UserCtx, request: PdfRequest): Promise<FileAnswer> => {
  if (request.tipo === 'consulta') return printConsultation(ctx, request.id, (asked) => make(ctx, asked))
  const para = recipient(request)
  const made = await make(ctx, request)
  if (para === null) await auditDownload(ctx, made.scope, made.document.codigo)
  else await sendDocument(ctx, request, { ...made, ...subjectOf(made) }, para)
  return { bytes: made.document.bytes, tipo: 'application/pdf', nombre: made.document.nombre }
}
