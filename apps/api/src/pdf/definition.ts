/** From what a document says to how it is laid out on letter pages. */
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { consentContent } from './consent-document.ts'
import { medicationContent } from './medication-document.ts'
import type { DocumentModel, PrintJob } from './model.ts'
import { letterContent } from './letter-document.ts'
import { leaveContent } from './leave-document.ts'
import { orderContent } from './order-document.ts'
import { firstPageRise, footRoom, headRoom, pageFooter, pageHeader } from './page.ts'
import { INK, MARGIN, patientBlock, titleBlock } from './parts.ts'
import { recommendationContent } from './recommendation-document.ts'
import { recordContent } from './record-document.ts'
import { annexContent } from './annex-document.ts'
import { handoverContent } from './handover-document.ts'
import { schemeContent } from './scheme-document.ts'
import { TYPE, dress } from './type.ts'

const body = (model: DocumentModel): Content[] => {
  if (model.clase === 'servicio') return orderContent(model)
  if (model.clase === 'medicamento') return medicationContent(model)
  if (model.clase === 'esquema') return schemeContent(model)
  if (model.clase === 'incapacidad') return leaveContent(model)
  if (model.clase === 'historia') return recordContent(model)
  if (model.clase === 'anexo_referencia') return annexContent(model)
  if (model.clase === 'carta') return letterContent(model)
  if (model.clase === 'relevo_referencia') return handoverContent(model)
  return model.clase === 'recomendaciones' ? recommendationContent(model) : consentContent(model)
}

/** The content with each sign in a type that has it. */
const drawn = <Node extends Content>(content: Node): Node => {
  dress(content)
  return content
}

/** The pdfmake definition of one document. */
export const definition = ({ documento, verificacion }: PrintJob): TDocumentDefinitions => ({
  pageSize: 'LETTER',
  pageMargins: [MARGIN, headRoom(documento), MARGIN, footRoom(documento)],
  language: 'es-CO',
  info: {
    title: `${documento.titulo} ${documento.numero}`,
    author: documento.entidad,
    creator: 'Cauce',
    producer: 'Cauce',
  },
  defaultStyle: { font: TYPE, fontSize: 10, color: INK },
  header: (page) => drawn(pageHeader(documento, page)),
  footer: (page, pages) => drawn(pageFooter(documento, verificacion, page, pages)),
  ...(documento.anulada
    ? { watermark: { text: documento.anulada, font: TYPE, color: '#a3262a', opacity: 0.22, bold: true, angle: -40 } }
    : {}),
  content: drawn([
    { margin: [0, -firstPageRise(documento), 0, 0], stack: [titleBlock(documento, verificacion)] },
    patientBlock(documento.paciente),
    ...body(documento),
  ]),
})
