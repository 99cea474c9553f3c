import { bogotaDate } from '@cauce/domain/calendar/bogota'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'

/** Today in Bogotá, by this computer's clock. */
export const today = (): CalendarDate => bogotaDate(Date.now())
