/** To whom the things of a queue are given. */
import type { Named } from '@cauce/domain/text/field'
import { Action } from '@cauce/ui/action/action'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { FootBar } from '@cauce/ui/foot-bar/foot-bar'
import { Modal } from '@cauce/ui/modal/modal'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { useState } from 'react'
import { failureText } from '../../store/call.ts'

/** Those who may have them, as a query hook answers them. */
export interface PeopleQuery {
  readonly currentData?: readonly Named[] | undefined
  readonly error?: unknown
  readonly refetch: () => unknown
}

interface AssignDialogProps {
  /** "3 remisiones", or whose it is. */
  readonly of: string
  readonly people: PeopleQuery
  readonly busy: boolean
  readonly onAssign: (to: Named) => void
  readonly onClose: () => void
}

export const AssignDialog = ({ of, people: query, busy, onAssign, onClose }: AssignDialogProps) => {
  const { currentData: people = [], error, refetch } = query
  const [said, setSaid] = useState('')
  const to = people.find(({ id }) => String(id) === said)
  return (
    <Modal
      isOpen
      onClose={onClose}
      title="Asignar a otra persona"
      note={of}
      size={480}
      foot={
        <FootBar summary={to === undefined ? 'Elija a quién' : to.nombre}>
          <Action kind="filled" keys="Ctrl ↵" disabled={to === undefined || busy} onClick={() => to && onAssign(to)}>
            Asignar
          </Action>
        </FootBar>
      }
    >
      {error === undefined ? (
        <SelectField
          label="Para quién"
          value={said}
          onChange={setSaid}
          options={[
            { value: '', label: 'Elija' },
            ...people.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
          ]}
        />
      ) : (
        <FailedState title="No se pudo saber a quién" text={failureText(error)} onRetry={() => void refetch()} />
      )}
    </Modal>
  )
}
