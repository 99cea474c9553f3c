/**
 * Two devices wrote in the same field. A line says so, without taking the keyboard from who is typing; its dialog shows both texts and
 * asks which one stays.
 */
import { Action } from '@cauce/ui/action/action'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { useState } from 'react'
import type { DraftChoice } from '@cauce/domain/clinical-record/draft-choice'
import { ConflictField } from './conflict-field.tsx'
import type { ComponentConflict, RecordDraftState } from './record-draft-state.ts'
import './record-draft.css'

export interface ConflictDialogProps {
  readonly draft: Pick<RecordDraftState, 'conflicts' | 'resolve'>
}

type Choices = Readonly<Record<string, DraftChoice>>

const NOT_ALL = 'Elija qué queda en cada campo'

const fieldsOf = (conflicts: readonly ComponentConflict[]) => conflicts.flatMap(({ conflictos }) => conflictos)

interface ChoosingProps extends ConflictDialogProps {
  readonly onClose: () => void
}

const Choosing = ({ draft: { conflicts, resolve }, onClose }: ChoosingProps) => {
  const [choices, setChoices] = useState<Choices>({})
  const missing = fieldsOf(conflicts).some(({ campo }) => !Object.hasOwn(choices, campo))
  const keep = (): void => {
    for (const { componente } of conflicts) resolve(componente, choices)
    onClose()
  }
  return (
    <Modal
      isOpen
      size={700}
      title="Cambió también en otro equipo"
      note="Nada se ha perdido: elija qué queda"
      onClose={onClose}
      closeLabel="Decidir después"
      foot={
        <ModalFoot note={missing ? NOT_ALL : null}>
          <Action kind="filled" disabled={missing} onClick={keep}>
            Dejar lo elegido
          </Action>
        </ModalFoot>
      }
    >
      {fieldsOf(conflicts).map((conflict) => (
        <ConflictField
          key={conflict.campo}
          conflict={conflict}
          choice={choices[conflict.campo] ?? null}
          onChoose={(choice) => setChoices((now) => ({ ...now, [conflict.campo]: choice }))}
        />
      ))}
    </Modal>
  )
}

export const ConflictDialog = ({ draft }: ConflictDialogProps) => {
  const [open, setOpen] = useState(false)
  const fields = fieldsOf(draft.conflicts)
  if (fields.length === 0) return null
  return (
    <div className="rec-notice rec-notice-waiting" role="alert">
      <p>
        <strong>{fields.map(({ nombre }) => nombre).join(', ')}</strong>{' '}
        {fields.length === 1 ? 'se cambió' : 'se cambiaron'} también en otro equipo. No se envía hasta que elija qué
        queda; nada se ha perdido.
      </p>
      <Action small hasPopup="dialog" onClick={() => setOpen(true)}>
        Elegir qué queda
      </Action>
      {open ? <Choosing draft={draft} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}
