/** One observation for every line of the list. */
import { MAX_OBSERVATION } from '@cauce/domain/procedure/pre-order-item'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { Action } from '@cauce/ui/action/action'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { TextField } from '@cauce/ui/text-field/text-field'
import { useState } from 'react'

export interface ObservationDialogProps {
  readonly isOpen: boolean
  readonly count: number
  readonly onGive: (observacion: string) => void
  readonly onClose: () => void
}

export const ObservationDialog = ({ isOpen, count, onGive, onClose }: ObservationDialogProps) => {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const give = (): void => {
    if (text.trim() === '') {
      setError(REQUIRED_FIELD)
      return
    }
    onGive(text)
    setText('')
    onClose()
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      size={480}
      title="Observación para todos"
      foot={
        <ModalFoot note={`Cambia la de los ${count} procedimientos de la lista`}>
          <Action kind="quiet" onClick={onClose}>
            Cancelar
          </Action>
          <Action kind="filled" keys="Enter" onClick={give}>
            Ponerla en todos
          </Action>
        </ModalFoot>
      }
    >
      <TextField
        label="Observación de cada línea"
        placeholder="Control de HTA"
        focusFirst
        value={text}
        maxLength={MAX_OBSERVATION}
        error={error}
        onChange={(next) => {
          setText(next)
          setError(null)
        }}
        onEnter={give}
      />
    </Modal>
  )
}
