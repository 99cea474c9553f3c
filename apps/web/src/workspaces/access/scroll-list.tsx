import type { ReactNode } from 'react'

interface ScrollListProps {
  /** Name for readers. */
  readonly label: string
  readonly className: string
  /** How many rows there are: few are never scrolled. */
  readonly rows: number
  readonly children: ReactNode
}

const FEW = 5

/** A list that scrolls inside its card when it is long, with the keyboard too. */
export const ScrollList = ({ label, className, rows, children }: ScrollListProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, with the keyboard too
  <ul className={`acc-list ${className}`} aria-label={label} tabIndex={rows > FEW ? 0 : undefined}>
    {children}
  </ul>
)
