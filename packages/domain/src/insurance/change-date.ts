/** From which day a change of an affiliate may hold. @fuente modulos/aseguramiento-y-red.md §2 (GN0361), §3.2 */
import { formatDate } from '../calendar/bogota.ts'
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts'
import { inForce, type LegalRecord, type LegalRecords } from '../sick-leave/law.ts'
import { CHANGE_KINDS, type ChangeName } from './change-kinds.ts'

export interface DaysBack extends LegalRecord {
  readonly dias: number
}

/** A change that is reported more than two months late is objected to. */
export const DAYS_BACK: LegalRecords<DaysBack> = [
  { vigente_desde: '2020-01-01', fuente: 'Glosa GN0361 de la BDUA: más de dos meses (ajustable)', dias: 60 },
]

export const FUTURE_CHANGE = 'La fecha de la novedad no puede ser futura.'

interface Known {
  readonly hoy: CalendarDate
  readonly fecha_afiliacion: CalendarDate
  /** Since when the state of today holds; null: none does. */
  readonly estado_desde: CalendarDate | null
}

/** A death is told when it is known, and what it undoes too. */
const withoutLimit = (tipo: ChangeName): boolean => tipo === 'fallecimiento' || tipo === 'reversion'

/**
 * Why it may not hold from that day; null: it may.
 * @regla Una novedad no rige desde una fecha futura ni desde antes de la afiliación, ni más de 60 días atrás; la que cambia el estado, tampoco desde antes del estado de hoy. Un fallecimiento se registra con su día, por atrás que esté.
 */
export const changeDateProblem = (
  tipo: ChangeName,
  fecha: CalendarDate,
  { hoy, fecha_afiliacion, estado_desde }: Known,
  records = DAYS_BACK,
): string | null => {
  if (fecha > hoy) return FUTURE_CHANGE
  if (fecha < fecha_afiliacion)
    return `La persona se afilió el ${formatDate(fecha_afiliacion)}: elija esa fecha o una posterior.`
  if (withoutLimit(tipo)) return null
  const { dias } = inForce(records, hoy)
  const oldest = addDays(hoy, -dias)
  if (fecha < oldest) return `Van más de ${dias} días: la fecha más antigua que se radica es el ${formatDate(oldest)}.`
  const movesState = CHANGE_KINDS[tipo].mueve !== undefined
  return movesState && estado_desde !== null && fecha < estado_desde
    ? `Su estado de hoy rige desde el ${formatDate(estado_desde)}: la novedad no puede ser anterior.`
    : null
}
