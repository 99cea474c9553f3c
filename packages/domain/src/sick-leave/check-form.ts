/** Every rule of one leave at once, by field: the form shows it and the server refuses by it. */
import { INVALID_DATE, isCalendarDate, type CalendarDate } from '../calendar/calendar-date.ts'
import { tooLong } from '../text/field.ts'
import { checkCareDays } from './child-care-days.ts'
import { checkContingency } from './contingency.ts'
import { endDate } from './end-date.ts'
import { checkFutureStart } from './future-start.ts'
import { checkClass } from './leave-class.ts'
import { checkDays } from './max-days.ts'
import { checkPcl, checkQualificationType } from './pcl.ts'
import { checkRequired } from './required-fields.ts'
import { checkRetroactive } from './retroactive.ts'
import { MAX_LEAVE_DESCRIPTION, YES_NO, type SickLeaveForm } from './sick-leave.ts'

export const END_MISMATCH = 'La fecha final no es la fecha de inicio más los días menos uno'
export const PRORROGA_UNKNOWN = 'La prórroga es Si o No'

export interface LeaveFacts {
  /** The day in Bogotá on which it is issued. */
  readonly today: CalendarDate
  /** Whether the care was outpatient; false also where the consultation does not say it. */
  readonly ambulatoria: boolean
}

const checkStart = (form: SickLeaveForm, { today, ambulatoria }: LeaveFacts): Record<string, string[]> => {
  const { fecha_inicio, contingencia } = form
  if (fecha_inicio === null || fecha_inicio.trim() === '') return {}
  if (!isCalendarDate(fecha_inicio)) return { fecha_inicio: [INVALID_DATE] }
  const future = checkFutureStart(fecha_inicio, today)
  if (future !== null) return { fecha_inicio: [future] }
  const causa_retroactiva = form.causa_retroactiva ?? null
  return checkRetroactive({ fecha_inicio, contingencia, causa_retroactiva, ambulatoria }, today)
}

const checkEnd = ({ fecha_inicio, dias, fecha_final = null }: SickLeaveForm): string | null => {
  const end = endDate(fecha_inicio, dias)
  return fecha_final === null || end === null || fecha_final === end ? null : END_MISMATCH
}

const checkProrroga = (prorroga: string | null): string | null =>
  prorroga === null || prorroga === '' || YES_NO.some((known) => known === prorroga) ? null : PRORROGA_UNKNOWN

const checkText = (text: string | null): string | null =>
  (text?.length ?? 0) > MAX_LEAVE_DESCRIPTION ? tooLong(MAX_LEAVE_DESCRIPTION) : null

/**
 * Messages by field; empty when the leave may be registered. Crossing another leave is told apart (`overlap.ts`).
 * @fuente spec 2 §5
 * @regla El servidor vuelve a revisar todo lo que revisó el formulario y dice cada error en su campo.
 */
export const checkSickLeave = (form: SickLeaveForm, facts: LeaveFacts): Record<string, string[]> => {
  const wrong = Object.entries({
    clase_incapacidad: checkClass(form.clase_incapacidad),
    contingencia: checkContingency(form.contingencia),
    dias: checkDays(form.dias, form.contingencia, facts.today) ?? checkCareDays(form, facts.today),
    fecha_final: checkEnd(form),
    prorroga: checkProrroga(form.prorroga),
    pcl: checkPcl(form.pcl ?? null),
    procedimiento_calificacion: checkQualificationType(form.procedimiento_calificacion ?? null),
    descripcion_incapacidad: checkText(form.descripcion_incapacidad),
  }).flatMap(([field, message]) => (message === null ? [] : [[field, [message]]]))
  return { ...checkRequired(form), ...Object.fromEntries(wrong), ...checkStart(form, facts) }
}
