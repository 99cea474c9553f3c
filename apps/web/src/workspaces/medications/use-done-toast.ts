/** What went well is said and goes away by itself. */
import type { Notice } from '@cauce/machines/notice'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useEffect, useRef } from 'react'

/** A notice of before a reload is old: only those that come while the screen is open are said. */
export const useDoneToast = (notice: Notice | null): void => {
  const said = useRef(notice?.seq ?? 0)
  useEffect(() => {
    if (notice === null || notice.seq <= said.current) return
    said.current = notice.seq
    if (notice.tone === 'ok') void showToast({ message: notice.message })
  }, [notice])
}
