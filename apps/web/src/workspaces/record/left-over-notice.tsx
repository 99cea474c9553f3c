/** What was typed here and did not get into a record that was finalised from another device: shown whole, to be made a note. */
import { Action } from '@cauce/ui/action/action'
import { AskDialog } from '@cauce/ui/ask-dialog/ask-dialog'
import { useState } from 'react'
import type { RecordDraftState } from './record-draft-state.ts'
import './record-draft.css'

export interface LeftOverNoticeProps extends Pick<RecordDraftState, 'leftOver' | 'dismissLeftOver'> {
  /** Takes the texts into the form of a note. */
  readonly onTake: (text: string) => void
}

export const LeftOverNotice = ({ leftOver, dismissLeftOver, onTake }: LeftOverNoticeProps) => {
  const [asking, setAsking] = useState(false)
  if (leftOver.length === 0) return null
  const dismiss = (): void => {
    setAsking(false)
    dismissLeftOver()
  }
  return (
    <div className="rec-notice rec-notice-waiting" role="alert">
      <p>
        <strong>La historia se finalizó desde otro equipo o pestaña.</strong> Esto lo escribió aquí y no quedó en ella:
      </p>
      <dl className="rec-left">
        {leftOver.map(({ nombre, texto }) => (
          <div key={`${nombre} ${texto}`}>
            <dt>{nombre}</dt>
            <dd>{texto}</dd>
          </div>
        ))}
      </dl>
      <Action small onClick={() => onTake(leftOver.map(({ nombre, texto }) => `${nombre}: ${texto}`).join('\n'))}>
        Llevarlo a una nota aclaratoria
      </Action>
      <Action small kind="quiet" hasPopup="dialog" onClick={() => setAsking(true)}>
        Quitarlo de este equipo
      </Action>
      <AskDialog
        isOpen={asking}
        kind="warning"
        title="Quitar lo que no quedó en la historia"
        main={{ label: 'Conservarlo', onClick: () => setAsking(false) }}
        other={{ label: 'Quitarlo', onClick: dismiss }}
      >
        Solo está en este equipo: si lo quita no se puede recuperar.
      </AskDialog>
    </div>
  )
}
