import { bogotaDate } from '@cauce/domain/calendar/bogota'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'

/** Today in Bogotá, by this computer's clock. */
export const today = (): CalendarDate => bogotaDate(Date.now())

const YEAR_DIGITS = 4

/** The current year in Bogotá, for the footer. @fuente spec 1 §2 */
export const thisYear = (): string => today().slice(0, YEAR_DIGITS)
