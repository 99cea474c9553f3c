/** A leave that starts before the day on which it is issued. */
import { daysBetween, type CalendarDate } from '../calendar/calendar-date.ts'
import { contingencyKind } from './contingency.ts'
import { countDays } from './end-date.ts'
import { inForce, type LegalRecord, type LegalRecords } from './law.ts'
import { RETROACTIVE_CASES, type RetroactiveCase } from './sick-leave.ts'

export interface MaxRetroactive extends LegalRecord {
  readonly dias: number
}

/** Those of the norm that the product came with. */
export const MAX_RETROACTIVE: LegalRecords<MaxRetroactive> = [
  { vigente_desde: '2023-12-12', fuente: 'Decreto 2126 de 2023, art. 2.2.3.3.4', dias: 30 },
]

/** As the certificate prints them. @fuente Decreto 2126 de 2023, art. 2.2.3.3.4 y 2.2.3.3.2 (campo 15) */
export const RETROACTIVE_LABEL: Readonly<Record<RetroactiveCase, string>> = {
  urgencias_internacion: 'Urgencias o internación',
  alteracion_mental:
    'Trastorno de memoria, confusión mental, desorientación u otra alteración psíquica, orgánica o funcional',
  evento_catastrofico: 'Evento catastrófico o terrorista',
}

export const RETROACTIVE_CASE_REQUIRED = 'Diga cuál de los casos de la norma permite iniciar antes de hoy'
export const RETROACTIVE_CASE_UNKNOWN = 'El caso no es uno de los tres de la norma'
export const NEVER_OUTPATIENT = 'La atención ambulatoria no admite una incapacidad con inicio anterior a su expedición'

/** Days from the start to the issue; 0 where it does not start before. */
export const retroactiveDays = (fecha_inicio: CalendarDate, today: CalendarDate): number =>
  Math.max(0, daysBetween(fecha_inicio, today))

/**
 * Whether the form asks which of the three cases applies; a licence is dated by the birth, the adoption or the loss.
 * @fuente Decreto 2126 de 2023, art. 2.2.3.3.4 (capítulo de incapacidades, no de licencias)
 */
export const asksRetroactiveCase = (
  { fecha_inicio, contingencia }: { readonly fecha_inicio: CalendarDate; readonly contingencia: string | null },
  today: CalendarDate,
): boolean =>
  retroactiveDays(fecha_inicio, today) > 0 && (contingencia === null || contingencyKind(contingencia) !== 'licencia')

export interface RetroactiveStart {
  readonly fecha_inicio: CalendarDate
  readonly contingencia: string | null
  readonly causa_retroactiva: string | null
  /** Whether the care was outpatient; false also where the consultation does not say it. */
  readonly ambulatoria: boolean
}

const caseError = ({ causa_retroactiva, ambulatoria }: RetroactiveStart): string | null => {
  if (ambulatoria) return NEVER_OUTPATIENT
  if (causa_retroactiva === null || causa_retroactiva === '') return RETROACTIVE_CASE_REQUIRED
  return RETROACTIVE_CASES.some((known) => known === causa_retroactiva) ? null : RETROACTIVE_CASE_UNKNOWN
}

/**
 * Messages by field (`fecha_inicio`, `causa_retroactiva`) of a start before today; empty when it may be registered.
 * @fuente Decreto 2126 de 2023, art. 2.2.3.3.4
 * @regla Solo en uno de los tres casos de la norma se inicia antes de la expedición, máximo 30 días antes y nunca por atención ambulatoria.
 */
export const checkRetroactive = (
  start: RetroactiveStart,
  today: CalendarDate,
  records = MAX_RETROACTIVE,
): Record<string, string[]> => {
  const days = retroactiveDays(start.fecha_inicio, today)
  const { dias: max } = inForce(records, today)
  if (days > max) return { fecha_inicio: [`La fecha de inicio puede ser de máximo ${countDays(max)} antes de hoy`] }
  const error = asksRetroactiveCase(start, today) ? caseError(start) : null
  if (error === null) return {}
  return error === NEVER_OUTPATIENT ? { fecha_inicio: [error] } : { causa_retroactiva: [error] }
}
