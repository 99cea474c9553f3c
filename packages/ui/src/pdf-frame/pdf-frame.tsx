import { DocumentOpenIcon } from '@blueprintjs/icons'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { FailedState } from '../failed-state/failed-state.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import './pdf-frame.css'

export interface PdfFrameProps {
  /** What the document is, for readers and for the link. */
  readonly title: string
  /** Null while it is on its way. */
  readonly blob: Blob | null
  readonly fileName: string
  readonly failure?: string | null
  readonly onRetry?: () => void
}

/** Only the page, without the viewer's own bars: the buttons are below it. Viewers that do not know it show everything. */
const PAGE_ONLY = '#toolbar=0&navpanes=0&view=FitH'

/**
 * Whether the keyboard is inside the frame. No rule of style can tell: the frame's own page has the focus, and this one only
 * notices that its window lost it.
 */
const useReading = (frame: RefObject<HTMLIFrameElement | null>): boolean => {
  const [reading, setReading] = useState(false)
  useEffect(() => {
    const look = () => {
      setReading(frame.current !== null && document.activeElement === frame.current)
    }
    window.addEventListener('blur', look)
    window.addEventListener('focus', look)
    return () => {
      window.removeEventListener('blur', look)
      window.removeEventListener('focus', look)
    }
  }, [frame])
  return reading
}

/** A PDF on the page; on a phone, where browsers do not show it inside a page, a link that opens it. */
export const PdfFrame = ({ title, blob, fileName, failure, onRetry }: PdfFrameProps) => {
  const [url, setUrl] = useState<string | null>(null)
  const frameRef = useRef<HTMLIFrameElement>(null)
  const reading = useReading(frameRef)
  useEffect(() => {
    if (blob === null) return undefined
    const made = URL.createObjectURL(blob)
    // oxlint-disable-next-line react/set-state-in-effect -- the address exists from here until the clean-up below
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(null)
    }
  }, [blob])
  if (failure) return <FailedState title={failure} onRetry={onRetry} />
  if (url === null) {
    return (
      <output className="ca-pdf ca-pdf-waiting" aria-label={`Preparando ${title}`}>
        <Skeleton width="40%" height="20px" />
        <Skeleton lines={12} />
      </output>
    )
  }
  return (
    <div className="ca-pdf">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- browsers do not show a PDF in a sandbox */}
      <iframe
        ref={frameRef}
        className={`ca-pdf-page${reading ? ' ca-pdf-reading' : ''}`}
        title={title}
        src={`${url}${PAGE_ONLY}`}
      />
      <p className="ca-pdf-link">
        <a href={url} target="_blank" rel="noreferrer" className="ca-pdf-open">
          <DocumentOpenIcon /> Abrir {title}
        </a>
        <a href={url} download={fileName}>
          Guardar una copia
        </a>
      </p>
    </div>
  )
}
