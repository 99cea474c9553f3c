/** PDFs of an order: printed, saved, sent. */
import { pdf, type PdfRequest } from '@cauce/contract/pdf'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { binaryAnswered } from '../store/port.ts'
import { openPdf } from './open-pdf.ts'

const made = (body: PdfRequest): Promise<Blob> => binaryAnswered(pdf.generar, { body })

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
const documentOf = (tipo: OrderType, { id, orden_id }: OrderedLine): PdfRequest => {
  if (tipo === OrderType.schemes) return { tipo: 'esquema', id: orden_id }
  return { tipo: DOCUMENT[tipo], id: orden_id, detalles: { id } }
}

/** The document of one ordered line of any kind. @throws {PortFailure} */
export const orderDocument = (tipo: OrderType, line: OrderedLine): Promise<Blob> => made(documentOf(tipo, line))

/** Sends the document of one ordered line by e-mail. @throws {PortFailure} */
export const sendOrder = async (tipo: OrderType, line: OrderedLine, email: string): Promise<void> => {
  await made({ ...documentOf(tipo, line), enviar: true, correo: { email } })
}

/** A document that the server keeps, by its key. @throws {PortFailure} */
export const keptDocument = (ruta: string): Promise<Blob> => binaryAnswered(pdf.get, { body: { ruta } })
