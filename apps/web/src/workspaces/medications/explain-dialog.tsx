/** Why a line goes on although a check of it could not be made, said later; or the check is made again. */
import type { LedgerEntry } from '@cauce/domain/medication/check'
import { checkWord } from '@cauce/domain/medication/check-words'
import { entryLacks, NOT_CHECKED } from '@cauce/domain/medication/ledger'
import { worstOf } from '@cauce/domain/medication/reason'
import { Action } from '@cauce/ui/action/action'
import { CheckChip } from '@cauce/ui/check-chip/check-chip'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { takeFocus } from '@cauce/ui/modal/take-focus'
import { useRef, useState } from 'react'
import { focusFirstWrong } from '../../kit/form/focus-first-wrong.ts'
import { useLast } from '../../kit/dialog/use-last.ts'
import { AlertReason } from './alert-reason.tsx'
import './alerts.css'

export interface ExplainDialogProps {
  /** The check that waits for a reason; null: closed. */
  readonly entry: LedgerEntry | null
  /** Drug of the line. */
  readonly medicamento: string
  readonly onExplain: (motivo: string) => void
  readonly onCheckAgain: () => void
  readonly onClose: () => void
}

interface ExplainFormProps extends ExplainDialogProps {
  readonly shown: LedgerEntry
}

const ExplainForm = ({ entry, shown, medicamento, onExplain, onCheckAgain, onClose }: ExplainFormProps) => {
  const [motivo, setMotivo] = useState(shown.motivo ?? '')
  const [error, setError] = useState<string | null>(null)
  const body = useRef<HTMLDivElement>(null)
  const explain = (): void => {
    const lacks = entryLacks({ ...shown, motivo })
    if (lacks === null) {
      onExplain(motivo.trim())
      return
    }
    setError(lacks)
    focusFirstWrong(body.current)
  }
  return (
    <Modal
      isOpen={entry !== null}
      onClose={onClose}
      role="alertdialog"
      size={640}
      title={checkWord(shown).label}
      note={medicamento}
      foot={
        <ModalFoot>
          <Action onClick={explain}>Guardar la explicación</Action>
          <Action ref={takeFocus} kind="filled" onClick={onCheckAgain}>
            Comprobar de nuevo
          </Action>
        </ModalFoot>
      }
    >
      <div className="alt-body" ref={body}>
        <div className="alt-not-made">
          <CheckChip entry={shown} />
          {shown.respuesta === 'encontrada' ? null : <p>{shown.por_que ?? NOT_CHECKED}</p>}
          {shown.hallazgos.map(({ clave, titulo }) => (
            <p key={clave}>{titulo}</p>
          ))}
        </div>
        <AlertReason
          label={`¿Por qué sigue${shown.respuesta === 'encontrada' ? '' : ' sin comprobarlo'}? Queda en la orden y en la auditoría`}
          reasonFor={[shown.respuesta === 'encontrada' ? shown.comprobacion : 'no_verificada']}
          severity={shown.respuesta === 'encontrada' ? worstOf(shown.hallazgos) : 'moderada'}
          value={motivo}
          onChange={(text) => {
            setMotivo(text)
            setError(null)
          }}
          error={error}
        />
      </div>
    </Modal>
  )
}

/** Every opening starts with what the check already says. */
export const ExplainDialog = (props: ExplainDialogProps) => {
  const shown = useLast(props.entry)
  return shown === null ? null : <ExplainForm key={`${shown.comprobacion} ${shown.hora}`} {...props} shown={shown} />
}
