import { MAX_REASON, REASON_REQUIRED } from '@cauce/domain/users/authority'
import { AskDialog } from '@cauce/ui/ask-dialog/ask-dialog'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { useState } from 'react'
import { DialogLayer } from '../../../kit/dialog/dialog-layer.tsx'
import { QUESTIONS, type ActName } from './user-acts.ts'
import type { UserActs } from './use-user-acts.ts'

interface QuestionProps {
  readonly name: ActName
  readonly who: string
  readonly acts: UserActs
}

const Question = ({ name, who, acts }: QuestionProps) => {
  const [reason, setReason] = useState('')
  const question = QUESTIONS[name]
  if (question === undefined) return null
  const { title, text, verb, stay, isWarning, asksReason } = question
  const missing = asksReason && reason.trim() === '' ? REASON_REQUIRED : null
  const leave = { label: stay, onClick: acts.leave }
  const act = { label: verb, onClick: () => acts.confirm(reason), busy: acts.busy === name, reason: missing }
  return (
    <DialogLayer>
      <AskDialog
        isOpen
        title={title}
        kind={isWarning ? 'warning' : 'question'}
        main={isWarning ? leave : act}
        other={isWarning ? act : leave}
        onDismiss={acts.leave}
        size={560}
      >
        <p>
          <strong>{who}</strong>
        </p>
        <p>{text}</p>
        {asksReason ? (
          <TextAreaField
            label="Motivo"
            value={reason}
            onChange={setReason}
            maxLength={MAX_REASON}
            error={acts.error}
            hint="Queda en el historial del usuario"
          />
        ) : acts.error === null ? null : (
          <p className="usu-banner usu-banner-bad" role="alert">
            {acts.error}
          </p>
        )}
      </AskDialog>
    </DialogLayer>
  )
}

interface ActDialogProps {
  readonly who: string
  readonly acts: UserActs
}

/** The question of the act that was pressed. */
export const ActDialog = ({ who, acts }: ActDialogProps) =>
  acts.asked === null ? null : <Question key={acts.asked} name={acts.asked} who={who} acts={acts} />
