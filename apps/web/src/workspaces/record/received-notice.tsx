/** Says which fields came from another device or tab: they are told, not slipped in. */
import { Action } from '@cauce/ui/action/action'
import type { RecordDraftState } from './record-draft-state.ts'
import './record-draft.css'

export interface ReceivedNoticeProps {
  readonly draft: Pick<RecordDraftState, 'received' | 'dismissReceived'>
}

export const ReceivedNotice = ({ draft: { received, dismissReceived } }: ReceivedNoticeProps) => (
  <div aria-live="polite">
    {received === null ? null : (
      <div className="rec-notice rec-notice-info">
        <p>
          Se escribió en otro equipo o pestaña{received.equipo === null ? '' : ` (${received.equipo})`} y ya está aquí:{' '}
          <strong>{received.campos.join(', ')}</strong>.
        </p>
        <Action small onClick={dismissReceived}>
          Entendido
        </Action>
      </div>
    )}
  </div>
)
