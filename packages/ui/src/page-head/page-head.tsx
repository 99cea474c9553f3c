import type { ReactNode } from 'react'
import './page-head.css'

export interface PageHeadProps {
  readonly title: string
  /** How much there is of it, beside the title. */
  readonly note?: ReactNode
  /** What can be done with the whole of it: quiet acts first. */
  readonly children?: ReactNode
}

/** The head of a screen. */
export const PageHead = ({ title, note, children }: PageHeadProps) => (
  <header className="ca-page-head">
    <h1>{title}</h1>
    <span className="ca-page-note ca-second">{note}</span>
    {children}
  </header>
)
