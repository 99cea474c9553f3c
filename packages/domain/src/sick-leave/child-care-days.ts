/** The licence for the care of a child is counted in days of work, and there are few of them in a year. */
import { businessDaysIn } from '../calendar/business-days.ts'
import { formatDate } from '../calendar/bogota.ts'
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { countDays, endDate } from './end-date.ts'
import { counts, spanOf, type Leave, type Span } from './leave-span.ts'
import { inForce, type LegalRecord, type LegalRecords } from './law.ts'

const CHILD_CARE = 'Licencia para el cuidado de la niñez'

export interface YearlyDays extends LegalRecord {
  /** Business days in a calendar year. */
  readonly habiles: number
}

/** Those of the norm that the product came with. */
export const CARE_DAYS: LegalRecords<YearlyDays> = [
  { vigente_desde: '2023-12-12', fuente: 'Ley 2174 de 2021; Decreto 2126 de 2023, art. 2.2.3.2.11', habiles: 10 },
]

interface CareDays {
  readonly contingencia: string | null
  readonly fecha_inicio: CalendarDate | null
  /** Calendar days of the certificate. */
  readonly dias: number | null
}

/** Business days that a licence of child care takes; null for another leave, or while its days are not known. */
export const careDays = ({ contingencia, fecha_inicio, dias }: CareDays): number | null => {
  const end = contingencia === CHILD_CARE ? endDate(fecha_inicio, dias) : null
  return end === null || fecha_inicio === null ? null : businessDaysIn(fecha_inicio, end)
}

/** "Del 23 nov 2026 al 04 dic 2026 hay 10 días hábiles"; null where there is nothing to count. */
export const careDaysInWords = (leave: CareDays): string | null => {
  const taken = careDays(leave)
  const end = endDate(leave.fecha_inicio, leave.dias)
  if (taken === null || end === null || leave.fecha_inicio === null) return null
  return `Del ${formatDate(leave.fecha_inicio)} al ${formatDate(end)} hay ${countDays(taken)} ${taken === 1 ? 'hábil' : 'hábiles'}`
}

const yearOf = (day: CalendarDate): string => day.slice(0, 4)

/** Business days of a year that a stretch takes. */
const takenIn = (year: string, { desde, hasta }: Span): number => {
  const from = desde < `${year}-01-01` ? `${year}-01-01` : desde
  const to = hasta > `${year}-12-31` ? `${year}-12-31` : hasta
  return from > to ? 0 : businessDaysIn(from, to)
}

/** Business days of child care of a year that are already certified. */
const certified = (year: string, leaves: readonly Leave[]): number =>
  leaves
    .filter((leave) => counts(leave) && leave.contingencia === CHILD_CARE)
    .reduce((sum, leave) => sum + takenIn(year, spanOf(leave)), 0)

/**
 * Why the days of a licence of child care cannot be registered; null when they can or it is another leave.
 * @param leaves those that the affiliate already has
 * @fuente Ley 2174 de 2021; Decreto 2126 de 2023, art. 2.2.3.2.11
 * @regla La licencia para el cuidado de la niñez se cuenta en días hábiles y no pasa de los diez de cada año, con los que ya se certificaron.
 */
export const checkCareDays = (
  leave: CareDays,
  today: CalendarDate,
  leaves: readonly Leave[],
  records = CARE_DAYS,
): string | null => {
  const taken = careDays(leave)
  const { habiles } = inForce(records, today)
  const end = endDate(leave.fecha_inicio, leave.dias)
  if (taken === null || end === null || leave.fecha_inicio === null) return null
  const span = { desde: leave.fecha_inicio, hasta: end }
  const years = [...new Set([yearOf(span.desde), yearOf(span.hasta)])]
  const over = years.find((year) => certified(year, leaves) + takenIn(year, span) > habiles)
  if (taken > 0 && over === undefined) return null
  const before = over === undefined ? 0 : certified(over, leaves)
  const said = before === 0 ? '' : ` En ${over} ya se certificaron ${before}.`
  return `La licencia para el cuidado de la niñez es de 1 a ${habiles} días hábiles al año.${said} ${careDaysInWords(leave) ?? ''}`
}
