/** What the form shows beside each field, while it is written and once its registration was tried. */
import { isCalendarDate } from '../calendar/calendar-date.ts'
import { checkSickLeave, type LeaveFacts } from './check-form.ts'
import {
  diagnosisOf,
  newLeaveOf,
  prorrogaOf,
  startedLeaveOf,
  toLeaveForm,
  type LeaveBase,
  type LeaveDraft,
} from './draft.ts'
import { isPostQualification } from './leave-class.ts'
import { exceptionsAsked } from './licence-holder.ts'
import { DUPLICATE_LEAVE, duplicateOf } from './overlap.ts'
import { prorrogables } from './previous-leave.ts'
import { prorrogaToExplain } from './prorroga-ground.ts'
import { asksRetroactiveCase } from './retroactive.ts'
import { missingFields } from './required-fields.ts'
import { simultaneityText, simultaneityToExplain } from './simultaneity.ts'
import type { LicenceException, SickLeave, SickLeaveForm } from './sick-leave.ts'

type Errors = Readonly<Record<string, readonly string[]>>

/** Whether the form asks in which of the norm's cases the leave starts before today. */
export const asksCase = ({ fechaInicio, contingencia }: LeaveDraft, { hoy, ambulatoria }: LeaveBase): boolean =>
  !ambulatoria &&
  isCalendarDate(fechaInicio) &&
  asksRetroactiveCase({ fecha_inicio: fechaInicio, contingencia: contingencia === '' ? null : contingencia }, hoy)

const factsOf = (draft: LeaveDraft, base: LeaveBase): LeaveFacts => ({
  today: base.hoy,
  ambulatoria: base.ambulatoria,
  sexo: base.sexo,
  edad: base.edad,
  cie10: diagnosisOf(draft, base),
  cie10_relacionado: isPostQualification(draft.clase) ? null : draft.diagnosticoRelacionado,
  incapacidades: base.incapacidades,
  ...(base.ley === undefined ? {} : { ley: base.ley }),
})

/** What the professional may assert so that the licence passes; empty where nothing has to be. */
export const exceptionsOf = (draft: LeaveDraft, base: LeaveBase): readonly LicenceException[] => {
  const { sexo, edad, cie10, cie10_relacionado, today } = factsOf(draft, base)
  const diagnosticos = [cie10, cie10_relacionado].flatMap((each) => each ?? [])
  return exceptionsAsked({ contingencia: draft.contingencia, sexo, edad, diagnosticos }, today)
}

/** What has to be explained of the prórroga, in words; null where nothing has to. */
export const toExplain = (draft: LeaveDraft, base: LeaveBase): string | null => {
  const leave = startedLeaveOf(draft, base)
  return leave === null ? null : prorrogaToExplain({ ...leave, prorroga: prorrogaOf(draft, base) }, base.incapacidades)
}

/** The leaves among which the doctor may choose what a prórroga goes on with; one or none where there is nothing to choose. */
export const choicesOf = (draft: LeaveDraft, base: LeaveBase): readonly SickLeave[] => {
  const leave = startedLeaveOf(draft, base)
  return leave === null || prorrogaOf(draft, base) === 'No' ? [] : prorrogables(leave, base.incapacidades)
}

/** What has to be explained of the days that it shares with another leave, in words; null where nothing has to. */
export const sharingToExplain = (draft: LeaveDraft, base: LeaveBase): string | null => {
  const fresh = newLeaveOf(draft, base)
  return fresh === null ? null : simultaneityToExplain(fresh, base.incapacidades)
}

/** What will be recognised of a leave that shares days with another, in words; null where it shares none or cannot be. */
export const sharingInWords = (draft: LeaveDraft, base: LeaveBase): string | null => {
  const fresh = newLeaveOf(draft, base)
  return fresh === null || crossedBy(draft, base) !== null ? null : simultaneityText(fresh, base.incapacidades)
}

/** What was answered to questions that are no longer asked. */
const unasked = (draft: LeaveDraft, base: LeaveBase): Partial<LeaveDraft> => ({
  ...(asksCase(draft, base) ? {} : { causaRetroactiva: '' }),
  ...(choicesOf(draft, base).some(({ id }) => id === draft.anterior) ? {} : { anterior: null }),
  ...(toExplain(draft, base) === null ? { motivoProrroga: '' } : {}),
  ...(sharingToExplain(draft, base) === null ? { motivoSimultanea: '' } : {}),
  ...(exceptionsOf(draft, base).length === 0 ? { excepcion: '', motivoExcepcion: '' } : {}),
})

/** The leave as it travels: the answer to what is not asked stays behind. */
export const leaveToSend = (draft: LeaveDraft, base: LeaveBase): SickLeaveForm =>
  toLeaveForm({ ...draft, ...unasked(draft, base) }, base)

/** The registered leave that certifies the same event on the same days; null where none does. */
export const crossedBy = (draft: LeaveDraft, base: LeaveBase): SickLeave | null => {
  const fresh = newLeaveOf(draft, base)
  return fresh === null ? null : duplicateOf(fresh, base.incapacidades)
}

/** Everything that stands in the way of registering, by field of the wire; empty when nothing does. */
export const leaveErrors = (draft: LeaveDraft, base: LeaveBase): Errors => {
  const errors = checkSickLeave(leaveToSend(draft, base), factsOf(draft, base))
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
  if (draft.motivoProrroga === '') missing.add('motivo_prorroga')
  if (draft.motivoSimultanea === '') missing.add('motivo_simultanea')
  if (draft.motivoExcepcion === '') missing.add('motivo_excepcion')
  return Object.fromEntries(Object.entries(leaveErrors(draft, base)).filter(([field]) => !missing.has(field)))
}
