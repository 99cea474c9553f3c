/** Where what was typed is: on the server and since when, on its way, or only on this computer. */
import { Action } from '@cauce/ui/action/action'
import type { RecordDraftState } from './record-draft-state.ts'
import './record-draft.css'

export interface DraftStatusNoteProps {
  readonly draft: Pick<RecordDraftState, 'status' | 'retry'>
}

/** Saving goes without saying: only what needs attention is announced to who cannot see it. */
export const DraftStatusNote = ({ draft: { status, retry } }: DraftStatusNoteProps) => {
  const matters = status.tone === 'warning' || status.tone === 'error'
  return (
    <div className={`rec-status rec-status-${status.tone}`}>
      <span>
        {status.text}
        {status.detail === null ? null : ` · ${status.detail}`}
      </span>
      <output className="ca-hidden">{matters ? status.text : ''}</output>
      {status.retries ? (
        <Action small onClick={retry}>
          Intentar ahora
        </Action>
      ) : null}
    </div>
  )
}
