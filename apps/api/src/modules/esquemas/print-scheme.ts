/** The PDF of a scheme: of the order that was made, and of the one that would be. @fuente spec 2 §7 */
import {
  SCHEME_IS_CANCELLED,
  SCHEME_NOT_SIGNED,
  SCHEME_WAITS,
  schemeName,
  SchemeStatus,
} from '@cauce/domain/oncology/names'
import type { SchemeOrder } from '@cauce/domain/oncology/scheme'
import type { PdfRequest } from '@cauce/contract/pdf'
import { auditRead } from '../../audit/audit.ts'
import { fail, notFound } from '../../http/failure.ts'
import type { FileAnswer, UserCtx } from '../../http/handle.ts'
import type { SchemeDocument } from '../../pdf/model.ts'
import { renderPdf } from '../../pdf/render.ts'
import { othersConsultation } from '../consultas/access.ts'
import { surfaceOf } from '../consultas/measures-queries.ts'
import { baseModel, orderAffiliate, reachableOrder, type BaseModel } from '../pdf/base-model.ts'
import { DOCUMENT_NAMES, type DocumentScope } from '../pdf/document-queries.ts'
import { historyOf } from '../pdf/history-access.ts'
import { keepDocument, type KeptDocument } from '../pdf/keep-document.ts'
import { diagnosesInWords } from '../pdf/order-facts.ts'
import type { PrintableOrder } from '../pdf/print-queries.ts'
import { CHECKED_WHEN_ORDERED, checkSentences } from './check-sentences.ts'
import { rowsOf } from './order-lines.ts'
import { preparedScheme } from './order-scheme.ts'
import * as queries from './print-queries.ts'
import { calendar, cyclesInWords, drugLines, siteInWords, statesInWords, surfaceSentence } from './scheme-model.ts'
import type { PrintedScheme } from './scheme-model.ts'
import { isWaiting } from './sign-scheme.ts'

type Asked = Extract<PdfRequest, { tipo: 'esquema' }>

const CANCELLED = 'CANCELADA'
const DOSES_NOTE =
  'Las dosis son las que formuló el profesional; quien aplica verifica identidad, medicamento, dosis, vía y día.'
const PREVIEW_NUMBER = 'Vista previa'
const TO_BE_ORDERED = 'Por ordenar'

interface Words {
  readonly nombre: string
  readonly diagnosticos: string
  readonly fuente: string
  readonly sede: string
  readonly estado: string
  readonly comprobaciones: readonly string[]
  readonly segunda_firma: string | null
}

/** Who signed over it and over what; of who went on alone, why. Null: nothing asked for it. */
const signedSentence = ({ urgencia_vital, segundo_firmante, firmado_sobre }: queries.PrintableHead): string | null => {
  if (segundo_firmante !== null) return `${segundo_firmante} · ${firmado_sobre ?? ''}`
  return urgencia_vital === null ? null : [urgencia_vital, firmado_sobre].filter(Boolean).join(' · ')
}

const documentOf = (base: BaseModel, scheme: PrintedScheme, words: Words): SchemeDocument => ({
  ...base,
  clase: 'esquema',
  titulo: DOCUMENT_NAMES.esquema,
  esquema: words.nombre,
  diagnosticos: words.diagnosticos,
  fuente: words.fuente,
  ciclos: cyclesInWords(scheme),
  superficie: surfaceSentence(scheme.surface),
  sede: words.sede,
  estado: words.estado,
  lineas: drugLines(scheme),
  calendario: calendar(scheme),
  comprobaciones: words.comprobaciones,
  segunda_firma: words.segunda_firma,
  notas: [DOSES_NOTE],
})

const keptSurface = ({ isc, isc_peso, isc_talla, isc_fecha }: queries.PrintableHead) =>
  isc_fecha === null ? null : surfaceOf({ fecha: isc_fecha, isc, peso: isc_peso, talla: isc_talla })

/** Why nothing of it is printed as an order; null: it is. What nobody signed is printed in no part. */
const whyNotPrinted = (lines: readonly { readonly estado_id: number }[]): string | null => {
  if (isWaiting(lines)) return SCHEME_WAITS
  if (lines.some(({ estado_id }) => estado_id === SchemeStatus.unsigned)) return SCHEME_NOT_SIGNED
  return lines.every(({ estado_id }) => estado_id === SchemeStatus.cancelled) ? SCHEME_IS_CANCELLED : null
}

/** The document of a scheme order that exists, and why it is not printed. */
const orderedDocument = async (ctx: UserCtx, order: PrintableOrder) => {
  const head = await queries.printableHead(ctx.db, order.id)
  if (!head) throw notFound()
  const lines = await queries.printableSchemeLines(ctx.db, order.id)
  const affiliate = await orderAffiliate(ctx, order)
  const document = documentOf(
    await baseModel(ctx, order, affiliate),
    { ...head, surface: keptSurface(head), lines },
    {
      nombre: schemeName(head),
      diagnosticos: await diagnosesInWords(ctx, order.consulta_id),
      fuente: head.biografia,
      sede: siteInWords(head),
      estado: statesInWords(lines),
      comprobaciones: checkSentences(head.comprobaciones),
      segunda_firma: signedSentence(head),
    },
  )
  return { document, refused: whyNotPrinted(lines) }
}

/** Fails with 404, 403 `consulta.ajena`, 409 `orden.sin_documento` when it was cancelled. */
export const printScheme = async (
  ctx: UserCtx,
  request: Asked,
): Promise<{ readonly scope: DocumentScope; readonly document: KeptDocument }> => {
  const order = await reachableOrder(ctx, request.id, historyOf(request))
  const { document, refused } = await orderedDocument(ctx, order)
  if (refused !== null) throw fail(409, 'orden.sin_documento', refused)
  const scope: DocumentScope = {
    clase: 'esquema',
    afiliado_id: order.afiliado_id,
    orden_id: order.id,
    orden_procedimientos_id: null,
  }
  return { scope, document: await keepDocument(ctx, scope, document) }
}

/** The print of a cancelled scheme, marked across every page. */
export const cancelledScheme = async (ctx: UserCtx, order: PrintableOrder): Promise<SchemeDocument> => {
  const { document } = await orderedDocument(ctx, order)
  return { ...document, anulada: CANCELLED }
}

/** The calendar before ordering. Refuses whatever ordering would refuse but the checks; keeps nothing. */
export const previewScheme = async (ctx: UserCtx, consultaId: number, order: SchemeOrder): Promise<FileAnswer> => {
  const { context, routing, doses } = await preparedScheme(ctx, consultaId, order)
  const over = [...doses.aumentos, ...doses.topes]
  const toBe = await queries.orderToBe(ctx.db, ctx, consultaId)
  if (!toBe) throw notFound()
  if (!toBe.accesible) throw othersConsultation()
  const affiliate = await orderAffiliate(ctx, toBe)
  const site = routing.rep_id === null ? undefined : await queries.siteOf(ctx.db, routing.rep_id)
  const documento = documentOf(
    { ...(await baseModel(ctx, toBe, affiliate)), numero: PREVIEW_NUMBER },
    { ...order, surface: context.surface, lines: rowsOf(order, context, false) },
    {
      nombre: schemeName(context.scheme),
      diagnosticos: await diagnosesInWords(ctx, consultaId),
      fuente: context.scheme.biografia,
      sede: siteInWords(site),
      estado: TO_BE_ORDERED,
      comprobaciones: [CHECKED_WHEN_ORDERED],
      segunda_firma: over.length === 0 ? null : `Por pedir: ${over.join(' · ')}`,
    },
  )
  const bytes = await renderPdf({ documento, verificacion: null })
  auditRead(ctx, {
    accion: 'esquema.previsualizar',
    recurso: 'consulta',
    recurso_id: consultaId,
    afiliado_id: context.routing.afiliado_id,
  })
  return { bytes, tipo: 'application/pdf', nombre: 'vista_previa_esquema.pdf' }
}
