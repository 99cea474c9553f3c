/** The documents of an ordered line: its order, saved on this computer; its kept consent, opened. */
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { ActiveProcedureLine } from '@cauce/domain/procedure/active-line'
import { keptDocument, orderDocument } from '../../actors/documents.ts'
import { openPdf, savePdf } from '../../actors/open-pdf.ts'
import { useDocumentOnce } from '../orders/use-document-once.ts'

export const useDocuments = () => {
  const fetchOnce = useDocumentOnce()
  return {
    download: (line: ActiveProcedureLine): void =>
      fetchOnce(
        `orden_${line.orden_id}_${line.cup.codigo}.pdf`,
        () => orderDocument(OrderType.procedures, line),
        savePdf,
      ),
    openConsent: ({ consentimiento_documento, orden_id, cup }: ActiveProcedureLine): void => {
      if (consentimiento_documento === null) return
      fetchOnce(`consentimiento_${orden_id}_${cup.codigo}.pdf`, () => keptDocument(consentimiento_documento), openPdf)
    },
  }
}
