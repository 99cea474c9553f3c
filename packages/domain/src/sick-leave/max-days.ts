/** How many days one certificate may have. */
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { inForce, type LegalRecord, type LegalRecords } from './law.ts'

/** @fuente spec 2 §5 */
export const DAYS_ABOVE_ZERO = 'Por favor ingrese una cantidad de días mayor a 0'
export const DAYS_WHOLE = 'Los días deben ser un número entero'
/** @fuente spec 2 §5, whose beginning is not shown */
export const daysAtMost = (max: number): string => `Por favor ingrese una cantidad de días menor o igual a ${max} días!`

const MATERNITY_LICENCE = 'licencia maternidad'

/** How many days a certificate may have. Of maternity: 126, 14 more of a multiple birth and up to 126 of a birth before its term. */
export interface CertificateDays {
  readonly cualquiera: number
  readonly maternidad: number
}

/** Those of the norm that the product came with; an installation's own are rows. */
export const CERTIFICATE_DAYS: LegalRecords<LegalRecord & CertificateDays> = [
  {
    vigente_desde: '2023-12-12',
    fuente: 'Decreto 2126 de 2023, arts. 2.2.3.3.2 y 2.2.3.2.1; Ley 2114 de 2021, art. 2',
    cualquiera: 30,
    maternidad: 266,
  },
]

/**
 * Why a number of days cannot be registered; null when it can or is missing.
 * @fuente spec 2 §5
 * @param records limits by the day from which they hold
 * @regla Una incapacidad es de 1 a 30 días, enteros; solo la licencia de maternidad puede tener más.
 */
export const checkDays = (
  dias: number | null,
  contingencia: string | null,
  today: CalendarDate,
  records = CERTIFICATE_DAYS,
): string | null => {
  if (dias === null) return null
  if (!(dias > 0)) return DAYS_ABOVE_ZERO
  const { cualquiera, maternidad } = inForce(records, today)
  const max = contingencia === MATERNITY_LICENCE ? maternidad : cualquiera
  if (dias > max) return daysAtMost(max)
  return Number.isInteger(dias) ? null : DAYS_WHOLE
}
