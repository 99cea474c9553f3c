import { ErrorIcon } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import { Action } from '../action/action.tsx'
import './failed-state.css'

export interface FailedStateProps {
  /** What happened, the server's own sentence if there is one. */
  readonly title: string
  /** What it means for the person, or what to do instead. */
  readonly text?: ReactNode
  readonly onRetry?: () => void
  readonly retryLabel?: string
}

/** A part that failed: it says so in its own place and never takes the screen with it. */
export const FailedState = ({ title, text, onRetry, retryLabel = 'Intentar de nuevo' }: FailedStateProps) => (
  <div className="ca-failed" role="alert">
    <ErrorIcon size={16} />
    <div className="ca-failed-words">
      <p className="ca-failed-title">{title}</p>
      {text === undefined ? null : <p className="ca-second">{text}</p>}
    </div>
    {onRetry === undefined ? null : <Action onClick={onRetry}>{retryLabel}</Action>}
  </div>
)
