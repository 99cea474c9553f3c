/** PDFs of an order: printed, saved, sent. */
import { pdf, type PdfRequest } from '@cauce/contract/pdf'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { binaryAnswered } from '../store/port.ts'
import { openPdf } from './open-pdf.ts'

/** What may be sent, and asked from the history; everything of a consultation is only printed. */
type OneDocument = Exclude<PdfRequest, { tipo: 'consulta' }>

const made = (body: PdfRequest): Promise<Blob> => binaryAnswered(pdf.generar, { body, key: crypto.randomUUID() })

/** Where a document is sent. */
export interface Sending {
  readonly email: string
  /** Why, where the address is not the affiliate's; else empty. */
  readonly motivo: string
  /** The same for the same sending, so that repeating it does not send twice. */
  readonly key: string
}

const sent = async (body: OneDocument, { email, motivo, key }: Sending): Promise<void> => {
  const reason = motivo === '' ? {} : { motivo_correo: motivo }
  await binaryAnswered(pdf.generar, { body: { ...body, enviar: true, correo: { email }, ...reason }, key })
}

/** Opens, to be printed, what the patient should know before the procedures of an order. */
export const printRecommendation = async (order: { ordenId: number; consultaId: number }): Promise<void> => {
  const blob = await made({ tipo: 'recomendacionOrdenCup', id: order.ordenId, consulta: order.consultaId })
  openPdf(blob, `recomendaciones_${order.ordenId}.pdf`)
}

/** Opens the consent of a procedure, blank, to be printed and signed by hand. */
export const printConsent = async (line: { cupId: number; ordenId: number }): Promise<void> => {
  const blob = await made({
    tipo: 'consentimientoInformado',
    id: line.cupId,
    orden_id: line.ordenId,
    acepta: false,
  })
  openPdf(blob, `consentimiento_${line.ordenId}_${line.cupId}.pdf`)
}

/** How the document of a line of each kind is asked for. */
const DOCUMENT = {
  [OrderType.medications]: 'medicamento',
  [OrderType.procedures]: 'servicio',
  [OrderType.ownCodes]: 'codigoPropio',
} as const

interface OrderedLine {
  readonly id: number
  readonly orden_id: number
}

/** What the server is asked for the document of a line; a scheme is printed whole. */
const documentOf = (tipo: OrderType, { id, orden_id }: OrderedLine): OneDocument => {
  if (tipo === OrderType.schemes) return { tipo: 'esquema', id: orden_id }
  return { tipo: DOCUMENT[tipo], id: orden_id, detalles: { id } }
}

const wholeOrder = (tipo: OrderType, id: number): OneDocument =>
  tipo === OrderType.schemes ? { tipo: 'esquema', id } : { tipo: DOCUMENT[tipo], id }

/** The document of one ordered line of any kind. @throws {PortFailure} */
export const orderDocument = (tipo: OrderType, line: OrderedLine): Promise<Blob> => made(documentOf(tipo, line))

/** Sends the document of one ordered line by e-mail. @throws {PortFailure} */
export const sendOrder = async (tipo: OrderType, line: OrderedLine, sending: Sending): Promise<void> => {
  await sent({ ...documentOf(tipo, line) }, sending)
}

/** The document of a whole order: what of it may be printed. @throws {PortFailure} */
export const wholeOrderDocument = (tipo: OrderType, id: number): Promise<Blob> => made(wholeOrder(tipo, id))

/** Sends it by e-mail. @throws {PortFailure} */
export const sendWholeOrder = async (tipo: OrderType, id: number, sending: Sending): Promise<void> => {
  await sent({ ...wholeOrder(tipo, id) }, sending)
}

/** Every order and leave of a consultation, in one document. @throws {PortFailure} */
export const consultationDocument = (consultaId: number): Promise<Blob> => made({ tipo: 'consulta', id: consultaId })

/** The certificate of a registered leave. @throws {PortFailure} */
export const leaveDocument = (id: number): Promise<Blob> => made({ tipo: 'incapacidad', incapacidad_id: id })

/** Sends the certificate of a leave by e-mail. @throws {PortFailure} */
export const sendLeave = async (id: number, sending: Sending): Promise<void> => {
  await sent({ tipo: 'incapacidad', incapacidad_id: id }, sending)
}

/** The document of an ordered line, asked from the history. @throws {PortFailure} */
export const historyOrderDocument = (tipo: OrderType, line: OrderedLine): Promise<Blob> =>
  made({ ...documentOf(tipo, line), historico: true })

/** The same by e-mail. @throws {PortFailure} */
export const sendHistoryOrder = async (tipo: OrderType, line: OrderedLine, sending: Sending): Promise<void> => {
  await sent({ ...documentOf(tipo, line), historico: true }, sending)
}

interface SignedLine {
  readonly cupId: number
  readonly ordenId: number
}

/** A signed consent, asked from the history. @throws {PortFailure} */
export const historyConsentDocument = ({ cupId, ordenId }: SignedLine): Promise<Blob> =>
  made({ tipo: 'consentimientoInformado', id: cupId, orden_id: ordenId, historico: true })

/** The same by e-mail. @throws {PortFailure} */
export const sendHistoryConsent = async ({ cupId, ordenId }: SignedLine, sending: Sending): Promise<void> => {
  const consent = { tipo: 'consentimientoInformado', id: cupId, orden_id: ordenId } as const
  await sent({ ...consent, historico: true }, sending)
}

/** The finalised record of a consultation with its notes. @throws {PortFailure} */
export const recordDocument = (consultaId: number): Promise<Blob> => made({ tipo: 'historia', id: consultaId })

/** The same by e-mail. @throws {PortFailure} */
export const sendRecord = async (consultaId: number, sending: Sending): Promise<void> => {
  await sent({ tipo: 'historia', id: consultaId }, sending)
}

/** The whole record of an affiliate: takes its time, and stops when `signal` aborts. @throws {PortFailure} */
export const wholeRecordDocument = (affiliateId: number, signal: AbortSignal): Promise<Blob> =>
  binaryAnswered(pdf.generar, { body: { tipo: 'historiaCompleta', id: affiliateId }, key: crypto.randomUUID() }, signal)

/** A document that the server keeps, by its key. @throws {PortFailure} */
export const keptDocument = (ruta: string): Promise<Blob> => binaryAnswered(pdf.get, { body: { ruta } })
