/** Annulling or lifting one leave, with the reason in writing. */
import { addDays, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { MAX_REASON, REASON_REQUIRED } from '@cauce/domain/ordering/routing-change'
import { spanOf } from '@cauce/domain/sick-leave/leave-span'
import { checkLifting } from '@cauce/domain/sick-leave/lifting'
import type { SickLeave } from '@cauce/domain/sick-leave/sick-leave'
import { reasonProblem } from '@cauce/domain/text/substance'
import { LEAVE_MOVES, type LeaveMove } from '@cauce/machines/life-cycles/sick-leave'
import { Action } from '@cauce/ui/action/action'
import { DateField } from '@cauce/ui/date-field/date-field'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useRef, useState } from 'react'
import { today } from '../../app/today.ts'
import { failureOf } from '../../store/call.ts'
import { useAnularIncapacidadMutation, useLevantarIncapacidadMutation } from '../../store/incapacidades-api.ts'
import { focusFirstWrong } from '../../kit/form/focus-first-wrong.ts'

interface MoveDraft {
  readonly motivo: string
  readonly fecha: CalendarDate
}
type MoveErrors = Readonly<Record<string, readonly string[]>>

const REASON = 'motivo'
const DAY = 'fecha_levantamiento'

const CONSEQUENCE: Readonly<Record<LeaveMove, string>> = {
  anular: 'Sus días dejan de contar para la cadena. No se puede deshacer: se registra otra.',
  levantar: 'Cuenta hasta el día anterior al que escoja. No se puede deshacer: se registra otra.',
}

/** The first day that the lifting admits that is not before today, if there is one. */
const firstDay = (leave: SickLeave): CalendarDate => {
  const { desde, hasta } = spanOf(leave)
  const day = today()
  if (day <= desde) return addDays(desde, 1)
  return day > hasta ? hasta : day
}

const missingIn = (leave: SickLeave, move: LeaveMove, { motivo, fecha }: MoveDraft): MoveErrors => {
  const day = move === 'levantar' ? checkLifting(fecha, spanOf(leave)) : null
  const poor = reasonProblem(motivo, REASON_REQUIRED)
  return {
    ...(day === null ? {} : { [DAY]: [day] }),
    ...(poor === null ? {} : { [REASON]: [poor] }),
  }
}

const useLeaveMove = (leave: SickLeave, move: LeaveMove, onDone: () => void) => {
  const home = useRef<HTMLDivElement>(null)
  const [annul, annulling] = useAnularIncapacidadMutation()
  const [lift, lifting] = useLevantarIncapacidadMutation()
  const [draft, setDraft] = useState<MoveDraft>(() => ({ motivo: '', fecha: firstDay(leave) }))
  const [errors, setErrors] = useState<MoveErrors>({})
  const [key, setKey] = useState(() => crypto.randomUUID())
  const busy = annulling.isLoading || lifting.isLoading

  const sent = () => {
    const body = { id: leave.id, motivo: draft.motivo.trim() }
    return move === 'anular'
      ? annul({ body, key }).unwrap()
      : lift({ body: { ...body, fecha_levantamiento: draft.fecha }, key }).unwrap()
  }
  const refused = (thrown: unknown): void => {
    const { error, errores } = failureOf(thrown).data
    setErrors(errores === undefined || Object.keys(errores).length === 0 ? { [REASON]: [error] } : errores)
  }
  const confirm = (): void => {
    const missing = missingIn(leave, move, draft)
    setErrors(missing)
    if (Object.keys(missing).length > 0) {
      focusFirstWrong(home.current)
      return
    }
    if (busy) return
    sent().then(({ mensaje }) => {
      void showToast({ message: mensaje })
      onDone()
    }, refused)
  }
  /** Another request takes another key. */
  const change = (part: Partial<MoveDraft>): void => {
    setDraft((before) => ({ ...before, ...part }))
    setErrors({})
    setKey(crypto.randomUUID())
  }
  return { home, draft, change, errors, confirm, busy }
}

const takeFocus = (control: HTMLElement | null): void => control?.focus()

export interface LeaveMoveFormProps {
  readonly leave: SickLeave
  readonly move: LeaveMove
  /** Nothing is changed. */
  readonly onLeave: () => void
  readonly onDone: () => void
}

export const LeaveMoveForm = ({ leave, move, onLeave, onDone }: LeaveMoveFormProps) => {
  const { home, draft, change, errors, confirm, busy } = useLeaveMove(leave, move, onDone)
  const verb = LEAVE_MOVES[move].etiqueta
  const { desde, hasta } = spanOf(leave)
  return (
    <div className="ol-move-form" ref={home}>
      <p className="ca-second">{CONSEQUENCE[move]}</p>
      {move === 'levantar' ? (
        <DateField
          label="Primer día sin incapacidad"
          value={draft.fecha}
          min={addDays(desde, 1)}
          max={hasta}
          onChange={(fecha) => change({ fecha })}
          error={errors[DAY]}
          onEnter={confirm}
        />
      ) : null}
      <TextAreaField
        ref={takeFocus}
        label={`Motivo para ${verb.toLocaleLowerCase('es-CO')}`}
        value={draft.motivo}
        onChange={(motivo) => change({ motivo })}
        error={errors[REASON]}
        maxLength={MAX_REASON}
        rows={2}
      />
      <div className="ol-move-acts">
        <Action kind="filled" onClick={onLeave} disabled={busy}>
          No cambiar nada
        </Action>
        <Action kind="danger" onClick={confirm} busy={busy}>
          {verb} la incapacidad
        </Action>
      </div>
    </div>
  )
}
