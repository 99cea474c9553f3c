import { type ReactNode, useId } from 'react'
import { ToneShape, type Tone } from '../status-chip/status-chip.tsx'
import './banner.css'

export interface BannerProps {
  readonly tone: Tone
  /** What happened or what is so, in words that need no colour. */
  readonly title: ReactNode
  /** What it means, or what to do. */
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /** It has just come because of what the person did: readers hear it at once. */
  readonly alert?: boolean
}

/** What must be known before one goes on, in the place where it matters: a shape, words, and a colour. */
export const Banner = ({ tone, title, children, actions, alert = false }: BannerProps) => {
  const titleId = useId()
  return (
    <section className={`ca-banner ca-banner-${tone}`} role={alert ? 'alert' : undefined} aria-labelledby={titleId}>
      <ToneShape tone={tone} />
      <div className="ca-banner-words">
        <p id={titleId} className="ca-banner-title">
          {title}
        </p>
        {children}
      </div>
      {actions === undefined ? null : <div className="ca-banner-actions">{actions}</div>}
    </section>
  )
}
