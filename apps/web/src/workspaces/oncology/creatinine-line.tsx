/** With which creatinine a dose by area under the curve is worked out, or why with none. */
import { InfoSignIcon, RefreshIcon, WarningSignIcon } from '@blueprintjs/icons'
import { creatinineInWords, type SchemeCreatinine } from '@cauce/domain/oncology/creatinine'
import { Action } from '@cauce/ui/action/action'

export interface CreatinineLineProps {
  readonly creatinina: SchemeCreatinine
  readonly locked: boolean
  /** Reads it again: somebody may have written it in the meantime. */
  readonly onAgain: () => void
}

export const CreatinineLine = ({ creatinina, locked, onAgain }: CreatinineLineProps) => {
  const missing = creatinina.problema !== null
  return (
    <div className={missing ? 'onc-creatinine onc-creatinine-missing' : 'onc-creatinine'} role="note">
      {missing ? <WarningSignIcon size={14} /> : <InfoSignIcon size={14} />}
      <span>{creatinineInWords(creatinina)}</span>
      {missing ? (
        <Action small kind="quiet" icon={<RefreshIcon size={14} />} disabled={locked} onClick={onAgain}>
          Leerla de nuevo
        </Action>
      ) : null}
    </div>
  )
}
