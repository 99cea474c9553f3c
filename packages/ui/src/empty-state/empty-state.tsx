import type { JSX, ReactNode } from 'react'
import './empty-state.css'

export interface EmptyStateProps {
  /** What it is: "Todavía no hay procedimientos por ordenar". */
  readonly title: string
  /** Why, or what to do. */
  readonly text?: ReactNode
  readonly icon?: JSX.Element
  /** The one thing to do. */
  readonly action?: ReactNode
}

/** A part with nothing in it: what it is, why, and the one thing to do. */
export const EmptyState = ({ title, text, icon, action }: EmptyStateProps) => (
  <div className="ca-empty">
    {icon}
    <p className="ca-empty-title">{title}</p>
    {text === undefined ? null : <p className="ca-second">{text}</p>}
    {action}
  </div>
)
