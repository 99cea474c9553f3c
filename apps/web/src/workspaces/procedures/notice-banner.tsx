/** What went wrong on the way without stopping the order, in its place until it is read. */
import { CrossIcon } from '@blueprintjs/icons'
import type { Notice } from '@cauce/machines/notice'
import { Action } from '@cauce/ui/action/action'
import { useState } from 'react'

export interface NoticeBannerProps {
  readonly notice: Notice | null
  /** The form already shows it beside what is missing. */
  readonly isSaidElsewhere: boolean
}

/** A notice of before a reload is old: only those that come while the screen is open are shown. */
export const NoticeBanner = ({ notice, isSaidElsewhere }: NoticeBannerProps) => {
  const [read, setRead] = useState(notice?.seq ?? 0)
  if (notice === null || notice.seq <= read) return null
  if (isSaidElsewhere) {
    setRead(notice.seq)
    return null
  }
  return (
    <div className="pro-banner" role="alert">
      <p>{notice.message}</p>
      <Action kind="quiet" small icon={<CrossIcon />} label="Cerrar el aviso" onClick={() => setRead(notice.seq)} />
    </div>
  )
}
