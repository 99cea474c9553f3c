/** What the form shows beside each field, while it is written and once its registration was tried. */
import { isCalendarDate } from '../calendar/calendar-date.ts'
import { checkSickLeave } from './check-form.ts'
import { newLeaveOf, toLeaveForm, type LeaveBase, type LeaveDraft } from './draft.ts'
import { spanOf } from './leave-span.ts'
import { DUPLICATE_LEAVE, duplicateOf } from './overlap.ts'
import { asksRetroactiveCase } from './retroactive.ts'
import { missingFields } from './required-fields.ts'
import type { SickLeave, SickLeaveForm } from './sick-leave.ts'

type Errors = Readonly<Record<string, readonly string[]>>

/** Whether the form asks in which of the norm's cases the leave starts before today. */
export const asksCase = ({ fechaInicio, contingencia }: LeaveDraft, { hoy, ambulatoria }: LeaveBase): boolean =>
  !ambulatoria &&
  isCalendarDate(fechaInicio) &&
  asksRetroactiveCase({ fecha_inicio: fechaInicio, contingencia: contingencia === '' ? null : contingencia }, hoy)

/** The leave as it travels: the case of a start that does not need one stays behind. */
export const leaveToSend = (draft: LeaveDraft, base: LeaveBase): SickLeaveForm =>
  toLeaveForm(asksCase(draft, base) ? draft : { ...draft, causaRetroactiva: '' }, base)

/** The registered leave whose days the new one crosses; null where none does. */
export const crossedBy = (draft: LeaveDraft, base: LeaveBase): SickLeave | null => {
  const fresh = newLeaveOf(draft, base)
  return fresh === null ? null : duplicateOf(spanOf(fresh), base.incapacidades)
}

/** Everything that stands in the way of registering, by field of the wire; empty when nothing does. */
export const leaveErrors = (draft: LeaveDraft, base: LeaveBase): Errors => {
  const errors = checkSickLeave(leaveToSend(draft, base), { today: base.hoy, ambulatoria: base.ambulatoria })
  if (crossedBy(draft, base) === null || errors['fecha_inicio'] !== undefined) return errors
  return { ...errors, fecha_inicio: [DUPLICATE_LEAVE] }
}

/**
 * What is shown before anybody tried to register: only what is wrong in what was written.
 * @regla Mientras se escribe se dice lo que está mal; lo que falta se dice al registrar.
 */
export const errorsWhileWriting = (draft: LeaveDraft, base: LeaveBase): Errors => {
  const missing = new Set<string>(missingFields(leaveToSend(draft, base)))
  if (draft.causaRetroactiva === '') missing.add('causa_retroactiva')
  return Object.fromEntries(Object.entries(leaveErrors(draft, base)).filter(([field]) => !missing.has(field)))
}
