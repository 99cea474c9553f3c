/** A long job as it is read under its button: how far it is, with the way to stop it, and how it ended. */
import { Action } from '@cauce/ui/action/action'
import type { ReactNode } from 'react'
import './job-note.css'

interface FailedJobProps {
  readonly error: string | null
  readonly detail: string | null
  /** Words of the button that tries once more. */
  readonly again: string
  readonly onAgain: () => void
  readonly onClose: () => void
}

export const FailedJob = ({ error, detail, again, onAgain, onClose }: FailedJobProps) => (
  <div className="job-note job-note-bad" role="alert">
    <p>
      <strong>{error}</strong> {detail}
    </p>
    <span className="job-note-acts">
      <Action kind="quiet" onClick={onClose}>
        Dejarla
      </Action>
      <Action onClick={onAgain}>{again}</Action>
    </span>
  </div>
)

interface JobNoteProps {
  readonly waiting: boolean
  /** Not all of it could be done. */
  readonly cut?: boolean
  /** No value: nobody knows yet how far it is. No bar where there is none. */
  readonly bar: { readonly label: string; readonly value?: number; readonly max?: number } | null
  readonly cancel: string
  readonly onCancel: () => void
  readonly onClose: () => void
  /** What is said of it. */
  readonly children: ReactNode
}

export const JobNote = ({ waiting, cut = false, bar, cancel, onCancel, onClose, children }: JobNoteProps) => {
  const { label, ...figures } = bar ?? {}
  return (
    <div className={`job-note${cut ? ' job-note-cut' : ''}`}>
      {children}
      {waiting && bar !== null ? <progress className="job-progress" aria-label={label} {...figures} /> : null}
      <span className="job-note-acts">
        {waiting ? (
          <Action kind="danger" onClick={onCancel}>
            {cancel}
          </Action>
        ) : (
          <Action kind="quiet" onClick={onClose}>
            Quitar el aviso
          </Action>
        )}
      </span>
    </div>
  )
}
