import type { ReactNode } from 'react'
import { LifeCycle, type LifeCycleProps } from '../life-cycle/life-cycle.tsx'
import './state-panel.css'

export interface StateLine {
  /** When, or "Ahora", or "Usted". */
  readonly when: string
  readonly what: ReactNode
  /** Why, who may, or what it waits for. */
  readonly why?: ReactNode
}

export interface StatePanelProps {
  readonly drawing: LifeCycleProps
  /** What happened, oldest first, then what may follow, then what the reader may do. */
  readonly lines: readonly StateLine[]
}

/** A state that explains itself: the life drawn, who moved it and when, what may follow and who may do it. */
export const StatePanel = ({ drawing, lines }: StatePanelProps) => (
  <div className="ca-state">
    <LifeCycle {...drawing} />
    <ol className="ca-state-lines">
      {lines.map(({ when, what, why }, index) => (
        <li key={index}>
          <span className="ca-state-when">{when}</span>
          <span className="ca-state-what">{what}</span>
          <span className="ca-second">{why}</span>
        </li>
      ))}
    </ol>
  </div>
)
