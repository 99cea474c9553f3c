/** Every rule of one leave at once, by field: the form shows it and the server refuses by it. */
import { INVALID_DATE, isCalendarDate, type CalendarDate } from '../calendar/calendar-date.ts'
import { tooLong } from '../text/field.ts'
import { checkCareDays } from './child-care-days.ts'
import { checkContingency } from './contingency.ts'
import type { NewLeave } from './chain.ts'
import { endDate } from './end-date.ts'
import { checkFutureStart } from './future-start.ts'
import { checkClass } from './leave-class.ts'
import type { Leave } from './leave-span.ts'
import { checkLicenceHolder } from './licence-holder.ts'
import { LEAVE_LAW, type LeaveLaw } from './leave-law.ts'
import { checkDays } from './max-days.ts'
import { checkPcl, checkQualificationType } from './pcl.ts'
import { checkProrrogaGround } from './prorroga-ground.ts'
import { checkRequired } from './required-fields.ts'
import { checkRetroactive } from './retroactive.ts'
import { checkSimultaneity } from './simultaneity.ts'
import { MAX_LEAVE_DESCRIPTION, YES_NO, type SickLeaveForm } from './sick-leave.ts'

export const END_MISMATCH = 'La fecha final no es la fecha de inicio más los días menos uno'
export const PRORROGA_UNKNOWN = 'La prórroga es Si o No'

export interface LeaveFacts {
  /** The day in Bogotá on which it is issued. */
  readonly today: CalendarDate
  /** Whether the care was outpatient; false also where the consultation does not say it. */
  readonly ambulatoria: boolean
  /** The affiliate's, as they are registered. */
  readonly sexo: string
  readonly edad: number
  /** Of the leave, as the catalogue has them; null while none is chosen. */
  readonly cie10: { readonly codigo: string } | null
  readonly cie10_relacionado: { readonly codigo: string } | null
  /** Figures of the installation; those that the product came with where it is left out. */
  readonly ley?: LeaveLaw
  /** Every leave of the affiliate that counts. */
  readonly incapacidades: readonly Leave[]
}

const checkStart = (
  form: SickLeaveForm,
  { today, ambulatoria, ley = LEAVE_LAW }: LeaveFacts,
): Record<string, string[]> => {
  const { fecha_inicio, contingencia } = form
  if (fecha_inicio === null || fecha_inicio.trim() === '') return {}
  if (!isCalendarDate(fecha_inicio)) return { fecha_inicio: [INVALID_DATE] }
  const future = checkFutureStart(fecha_inicio, today, ley.anticipada)
  if (future !== null) return { fecha_inicio: [future] }
  const causa_retroactiva = form.causa_retroactiva ?? null
  return checkRetroactive({ fecha_inicio, contingencia, causa_retroactiva, ambulatoria }, today, ley.retroactiva)
}

/** The leave as the rules over several leaves read it; null while it has no start or no diagnosis. */
const newLeaveOf = (form: SickLeaveForm, { cie10, cie10_relacionado }: LeaveFacts): NewLeave | null => {
  const { fecha_inicio, contingencia, ultima_incapacidad_id = null } = form
  if (cie10 === null || fecha_inicio === null || !isCalendarDate(fecha_inicio)) return null
  return { fecha_inicio, cie10, cie10_relacionado, contingencia: contingencia ?? '', ultima_incapacidad_id }
}

const checkGround = (form: SickLeaveForm, facts: LeaveFacts): Record<string, string[]> => {
  const leave = newLeaveOf(form, facts)
  const { prorroga, motivo_prorroga = null } = form
  return leave === null ? {} : checkProrrogaGround({ ...leave, prorroga, motivo_prorroga }, facts.incapacidades)
}

const checkOverlap = (form: SickLeaveForm, facts: LeaveFacts): Record<string, string[]> => {
  const leave = newLeaveOf(form, facts)
  const fecha_final = endDate(form.fecha_inicio, form.dias)
  if (leave === null || fecha_final === null) return {}
  const { motivo_simultanea = null } = form
  return checkSimultaneity({ ...leave, fecha_final, motivo_simultanea }, facts.incapacidades)
}

const isChosen = <T>(value: T | null): value is T => value !== null

const checkHolder = (form: SickLeaveForm, facts: LeaveFacts): Record<string, string[]> => {
  const { sexo, edad, cie10, cie10_relacionado, today } = facts
  const { contingencia, excepcion_licencia = null, motivo_excepcion = null } = form
  const diagnosticos = [cie10, cie10_relacionado].filter(isChosen)
  return checkLicenceHolder({ contingencia, sexo, edad, diagnosticos }, { excepcion_licencia, motivo_excepcion }, today)
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
 * Messages by field; empty when the leave may be registered. The same event certified twice is told apart (`overlap.ts`).
 * @fuente spec 2 §5
 * @regla El servidor vuelve a revisar todo lo que revisó el formulario y dice cada error en su campo.
 */
export const checkSickLeave = (form: SickLeaveForm, facts: LeaveFacts): Record<string, string[]> => {
  const { certificado, ninez } = facts.ley ?? LEAVE_LAW
  const wrong = Object.entries({
    clase_incapacidad: checkClass(form.clase_incapacidad),
    contingencia: checkContingency(form.contingencia),
    dias:
      checkDays(form.dias, form.contingencia, facts.today, certificado) ??
      checkCareDays(form, facts.today, facts.incapacidades, ninez),
    fecha_final: checkEnd(form),
    prorroga: checkProrroga(form.prorroga),
    pcl: checkPcl(form.pcl ?? null),
    procedimiento_calificacion: checkQualificationType(form.procedimiento_calificacion ?? null),
    descripcion_incapacidad: checkText(form.descripcion_incapacidad),
  }).flatMap(([field, message]) => (message === null ? [] : [[field, [message]]]))
  return {
    ...checkHolder(form, facts),
    ...checkGround(form, facts),
    ...checkOverlap(form, facts),
    ...checkRequired(form),
    ...Object.fromEntries(wrong),
    ...checkStart(form, facts),
  }
}
