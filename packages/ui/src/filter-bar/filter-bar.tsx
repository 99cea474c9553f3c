import type { ReactNode } from 'react'
import './filter-bar.css'

export interface FilterBarProps {
  /** What is typed or chosen from lists; the first one is the search. */
  readonly children: ReactNode
  /** What is chosen at a glance, with how many there are: a `ChipsFilter`. */
  readonly chips?: ReactNode
}

/** What narrows a list. Chips stand beside the search where there is room. */
export const FilterBar = ({ children, chips }: FilterBarProps) => (
  <div className="ca-filters">
    <search className="ca-filters-typed">{children}</search>
    {chips}
  </div>
)
