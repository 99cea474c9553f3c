/** The document of an ordered line, saved on this computer. */
import type { ActiveProcedureLine } from '@cauce/domain/procedure/active-line'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { failureOf } from '@cauce/machines/failure'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useRef } from 'react'
import { orderDocument } from '../../actors/documents.ts'
import { savePdf } from '../../actors/open-pdf.ts'

export const useDownload = () => {
  const underWay = useRef(new Set<number>())
  return (line: ActiveProcedureLine): void => {
    if (underWay.current.has(line.id)) return
    underWay.current.add(line.id)
    orderDocument(line)
      .then(
        (blob) => savePdf(blob, `orden_${line.orden_id}_${line.cup.codigo}.pdf`),
        (thrown: unknown) => void showToast({ message: failureOf(thrown).error ?? CONNECTION_LOST, tone: 'error' }),
      )
      .finally(() => underWay.current.delete(line.id))
  }
}
