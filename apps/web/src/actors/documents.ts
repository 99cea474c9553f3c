/** PDFs of an order: printed, saved, sent. */
import { pdf, type PdfRequest } from '@cauce/contract/pdf'
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

interface OrderedLine {
  readonly id: number
  readonly orden_id: number
}

/** The document of one ordered line. @throws {PortFailure} */
export const orderDocument = (line: OrderedLine): Promise<Blob> =>
  made({ tipo: 'servicio', id: line.orden_id, detalles: { id: line.id } })

/** Sends the document of one ordered line by e-mail. @throws {PortFailure} */
export const sendOrder = async (line: OrderedLine, email: string): Promise<void> => {
  await made({ tipo: 'servicio', id: line.orden_id, detalles: { id: line.id }, enviar: true, correo: { email } })
}

/** A document that the server keeps, by its key. @throws {PortFailure} */
export const keptDocument = (ruta: string): Promise<Blob> => binaryAnswered(pdf.get, { body: { ruta } })
