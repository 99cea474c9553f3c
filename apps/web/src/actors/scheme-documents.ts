/** PDFs of a scheme: its calendar before it is ordered, and its order. */
import { esquemas } from '@cauce/contract/esquemas'
import { pdf } from '@cauce/contract/pdf'
import type { SchemeOrder } from '@cauce/domain/oncology/scheme'
import { binaryAnswered } from '../store/port.ts'

/** The calendar of what is being ordered; nothing is kept of it. @throws {PortFailure} */
export const schemePreview = (consultaId: number, order: SchemeOrder): Promise<Blob> =>
  binaryAnswered(esquemas.vistaPrevia, { params: { consultaId }, body: order })

/** The ordered scheme with its calendar. @throws {PortFailure} */
export const schemeDocument = (ordenId: number): Promise<Blob> =>
  binaryAnswered(pdf.generar, { body: { tipo: 'esquema', id: ordenId }, key: crypto.randomUUID() })
