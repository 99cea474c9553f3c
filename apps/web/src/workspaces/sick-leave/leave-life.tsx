/** The state of a leave, which explains itself, and what may be done to it. */
import { formatDate } from '@cauce/domain/calendar/bogota'
import { countDays } from '@cauce/domain/sick-leave/end-date'
import type { SickLeave } from '@cauce/domain/sick-leave/sick-leave'
import { LEAVE_MOVES, leaveMoves, type LeaveMove } from '@cauce/machines/life-cycles/sick-leave'
import { Action } from '@cauce/ui/action/action'
import { Modal } from '@cauce/ui/modal/modal'
import { StatePanel } from '@cauce/ui/state-panel/state-panel'
import { useState } from 'react'
import { useLast } from '../../kit/dialog/use-last.ts'
import '../orders/orders.css'
import { leaveDrawing, leaveLines } from './leave-life-lines.ts'
import { LeaveMoveForm } from './leave-move-form.tsx'

interface MovesProps {
  readonly leave: SickLeave
  readonly onDone: () => void
}

/** The control that replaces the one that was pressed takes its focus. */
const takeFocus = (control: HTMLElement | null): void => control?.focus()

const Moves = ({ leave, onDone }: MovesProps) => {
  const [chosen, setChosen] = useState<LeaveMove | null>(null)
  const [cameBack, setCameBack] = useState(false)
  const moves = leaveMoves(leave.estado_id)
  if (moves.length === 0) return null
  return (
    <section className="ol-move" aria-label="Lo que se puede hacer">
      {chosen === null ? (
        <div className="ol-move-acts">
          {moves.map((move, index) => (
            <Action key={move} ref={cameBack && index === 0 ? takeFocus : undefined} onClick={() => setChosen(move)}>
              {`${LEAVE_MOVES[move].etiqueta}…`}
            </Action>
          ))}
        </div>
      ) : (
        <LeaveMoveForm
          key={chosen}
          leave={leave}
          move={chosen}
          onLeave={() => {
            setCameBack(true)
            setChosen(null)
          }}
          onDone={onDone}
        />
      )}
    </section>
  )
}

export interface LeaveLifeProps {
  /** Null: closed. */
  readonly leave: SickLeave | null
  readonly readOnly: boolean
  readonly onClose: () => void
}

export const LeaveLife = ({ leave, readOnly, onClose }: LeaveLifeProps) => {
  const shown = useLast(leave)
  if (shown === null) return null
  return (
    <Modal
      isOpen={leave !== null}
      onClose={onClose}
      size={700}
      title={`Incapacidad ${shown.radicado} · ${shown.estado.nombre}`}
      note={`${countDays(shown.dias)}, del ${formatDate(shown.fecha_inicio)} al ${formatDate(shown.fecha_final)}`}
    >
      <p className="ca-second">
        {shown.cie10.codigo} · {shown.cie10.nombre}. {shown.contingencia}.
      </p>
      <StatePanel drawing={leaveDrawing(shown)} lines={leaveLines(shown)} />
      {readOnly ? null : <Moves key={shown.id} leave={shown} onDone={onClose} />}
    </Modal>
  )
}
