import type { ReactNode } from 'react'
import './foot-bar.css'

export interface FootBarProps {
  /** What the main button will do, in bold: "3 por ordenar". */
  readonly summary: ReactNode
  /** The consequences: "1 pide consentimiento · 1 sin direccionamiento". */
  readonly detail?: ReactNode
  /** Quiet actions first, the one filled button last. */
  readonly children?: ReactNode
}

/** The foot of a workspace: one sentence on what will happen, and the button that makes it happen. */
export const FootBar = ({ summary, detail, children }: FootBarProps) => (
  <div className="ca-foot">
    <output className="ca-foot-words">
      <strong>{summary}</strong>
      {detail === undefined || detail === '' ? null : <span className="ca-second">{detail}</span>}
    </output>
    {children === undefined ? null : <div className="ca-foot-actions">{children}</div>}
  </div>
)
