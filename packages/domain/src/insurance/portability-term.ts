/** By when a portability is answered. @fuente Decreto 1683 de 2013; modulos/aseguramiento-y-red.md §7 R15 */
import { addBusinessDays, USUAL_CALENDAR, type WorkCalendar } from '../calendar/business-days.ts'
import type { CalendarDate } from '../calendar/calendar-date.ts'
import type { TermNorm } from '../kit/clock/norm.ts'

const DAYS = 10

/** Whose the terms are, as it is stored. */
export const PORTABILITY_OWNER = 'portabilidad'
export const PORTABILITY_TERM = 'portabilidad'

/**
 * The last day in which it is answered in time. Pure.
 * @regla Una portabilidad se responde dentro de los diez días hábiles siguientes al día en que se radica.
 */
export const portabilityDue = (radicada: CalendarDate, calendar: WorkCalendar = USUAL_CALENDAR): CalendarDate =>
  addBusinessDays(radicada, DAYS, calendar)

/** The figure that comes with the product; that of an installation is a row of its own. */
export const PORTABILITY_NORMS: readonly TermNorm[] = [
  {
    clase: PORTABILITY_TERM,
    nombre: 'respuesta de portabilidad',
    unidad: 'dia_habil',
    cantidad: DAYS,
    rodar_a_habil: false,
    avisa_al_empezar: false,
    admite_suspension: false,
    max_suspensiones: 0,
    dias_para_suspender: null,
    admite_prorroga: false,
    factor_prorroga: 1,
    vigente_desde: '2000-01-01',
    fuente: 'Decreto 1683 de 2013',
    confianza: 'ajustable',
  },
]
