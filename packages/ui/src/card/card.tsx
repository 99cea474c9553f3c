import { type ReactNode, useId } from 'react'
import './card.css'

export interface CardProps {
  /** Without a title the card is a plain ground. */
  readonly title?: string
  /** A short second line beside the title: a count, a date. */
  readonly note?: ReactNode
  /** Actions and warnings at the right of the title. */
  readonly actions?: ReactNode
  readonly children: ReactNode
  /** No inner margin: for a table that touches the edges. */
  readonly flush?: boolean
}

/** A part of a screen: one line around it, no shadow. */
export const Card = ({ title, note, actions, children, flush = false }: CardProps) => {
  const titleId = useId()
  return (
    <section className="ca-card" aria-labelledby={title === undefined ? undefined : titleId}>
      {title === undefined ? null : (
        <header className="ca-card-head">
          <h2 id={titleId}>{title}</h2>
          {note === undefined ? null : <span className="ca-second">{note}</span>}
          {actions === undefined ? null : <div className="ca-card-actions">{actions}</div>}
        </header>
      )}
      <div className={flush ? 'ca-card-flush' : 'ca-card-body'}>{children}</div>
    </section>
  )
}
