/** How far a moment is from now, in words. */
import { bogotaDate } from './bogota.ts'
import { daysBetween } from './calendar-date.ts'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
/** Below it the hours say more than the day, also around midnight. */
const HOURS_THAT_COUNT = 12

/** A number of days from today: `hoy`, `mañana`, `en 30 días`, `ayer`, `hace 3 días`. */
export const daysAway = (days: number): string => {
  if (days === 0) return 'hoy'
  if (days === 1) return 'mañana'
  if (days === -1) return 'ayer'
  return days > 0 ? `en ${days} días` : `hace ${-days} días`
}

const hoursAgo = (hours: number): string => `hace ${hours} ${hours === 1 ? 'hora' : 'horas'}`

/**
 * A past instant seen from another, both in epoch milliseconds: `hace un momento`, `hace 5 minutos`, `hace 2 horas`; from twelve
 * hours on and of another day in Bogotá, `ayer` or `hace 3 días`. One that is yet to come, as of a clock that runs ahead, counts
 * as now.
 */
export const timeAgo = (thenMs: number, nowMs: number): string => {
  const minutes = Math.floor((nowMs - thenMs) / MINUTE_MS)
  if (minutes < 1) return 'hace un momento'
  if (minutes < HOUR_MINUTES) return `hace ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`
  const hours = Math.floor(minutes / HOUR_MINUTES)
  const days = daysBetween(bogotaDate(nowMs), bogotaDate(thenMs))
  return days === 0 || hours < HOURS_THAT_COUNT ? hoursAgo(hours) : daysAway(days)
}
