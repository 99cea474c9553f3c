/** The documents of an ordered line: its order, saved on this computer; its kept consent, opened. */
import type { ActiveProcedureLine } from '@cauce/domain/procedure/active-line'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { failureOf } from '@cauce/machines/failure'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useRef } from 'react'
import { keptDocument, orderDocument } from '../../actors/documents.ts'
import { openPdf, savePdf } from '../../actors/open-pdf.ts'

export const useDocuments = () => {
  const underWay = useRef(new Set<string>())
  /** A second press while the first is under way does nothing. */
  const fetchOnce = (name: string, fetch: () => Promise<Blob>, use: (blob: Blob, name: string) => void): void => {
    if (underWay.current.has(name)) return
    underWay.current.add(name)
    fetch()
      .then(
        (blob) => use(blob, name),
        (thrown: unknown) => void showToast({ message: failureOf(thrown).error ?? CONNECTION_LOST, tone: 'error' }),
      )
      .finally(() => underWay.current.delete(name))
  }
  return {
    download: (line: ActiveProcedureLine): void =>
      fetchOnce(`orden_${line.orden_id}_${line.cup.codigo}.pdf`, () => orderDocument(line), savePdf),
    openConsent: ({ consentimiento_documento, orden_id, cup }: ActiveProcedureLine): void => {
      if (consentimiento_documento === null) return
      fetchOnce(`consentimiento_${orden_id}_${cup.codigo}.pdf`, () => keptDocument(consentimiento_documento), openPdf)
    },
  }
}
