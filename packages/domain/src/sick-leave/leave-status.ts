/** Names and tones of the states of a leave. */
import type { StatusTone } from '../ordering/order-status.ts'
import { LeaveStatus } from './sick-leave.ts'

type Status = (typeof LeaveStatus)[keyof typeof LeaveStatus]

/** @fuente spec 2 §4; Levantado: Decreto 2126 de 2023, art. 2.2.3.3.2 */
export const LEAVE_STATUS_NAMES: Readonly<Record<Status, string>> = {
  [LeaveStatus.active]: 'Activo',
  [LeaveStatus.annulled]: 'Anulado',
  [LeaveStatus.lifted]: 'Levantado',
}

const TONES: ReadonlyMap<number, StatusTone> = new Map<number, StatusTone>([
  [LeaveStatus.active, 'ok'],
  [LeaveStatus.lifted, 'waiting'],
])

/** Tone of a state: green while active, amber once lifted, red once annulled. */
export const leaveStatusTone = (estado_id: number): StatusTone => TONES.get(estado_id) ?? 'bad'

/** A change that its life does not know from where it stands. */
export const LEAVE_MOVE_NOT_ALLOWED = 'La incapacidad no admite ese cambio en su estado actual.'
