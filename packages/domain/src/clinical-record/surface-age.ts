/** How old a body surface may be, and when a new one asks for new doses. */
import { daysBetween, type CalendarDate } from '../calendar/calendar-date.ts'
import { formatNumber } from '../text/format.ts'
import { asSeen } from '../text/round.ts'

/** Days during which a surface holds for an order. */
export const MAX_SURFACE_AGE_DAYS = 30
/** Change of the surface, in percent, above which new doses are proposed. */
export const SURFACE_CHANGE_PERCENT = 5

export const SURFACE_MISSING = 'No hay superficie corporal: registre peso y talla de hoy para ordenar este esquema'

/** What is said of a surface that is too old. */
export const surfaceTooOld = (days: number): string =>
  `La superficie corporal tiene ${days} días (máximo ${MAX_SURFACE_AGE_DAYS}): registre peso y talla de hoy`

/** Whole days from the day of the measures to `today`. */
export const surfaceAgeDays = (fecha: CalendarDate, today: CalendarDate): number => daysBetween(fecha, today)

export type SurfaceProblem = 'missing' | 'old'

/**
 * Why the surface does not serve to order, or null. `hasIsc` false: no line of the scheme is by surface and none is needed.
 * @regla Un esquema con dosis por superficie necesita una superficie corporal de 30 días o menos.
 */
export const surfaceProblem = (
  surface: { readonly isc: number; readonly fecha: CalendarDate } | null,
  today: CalendarDate,
  hasIsc = true,
): SurfaceProblem | null => {
  if (!hasIsc) return null
  if (surface === null) return 'missing'
  return surfaceAgeDays(surface.fecha, today) > MAX_SURFACE_AGE_DAYS ? 'old' : null
}

/** The problem in words; null without one. */
export const surfaceProblemText = (
  problem: SurfaceProblem | null,
  fecha: CalendarDate | null,
  today: CalendarDate,
): string | null => {
  if (problem === null) return null
  return problem === 'missing' || fecha === null ? SURFACE_MISSING : surfaceTooOld(surfaceAgeDays(fecha, today))
}

export interface SurfaceChange {
  /** With sign: negative when it went down. */
  readonly porcentaje: number
  /** Whether new doses are proposed. */
  readonly propone: boolean
  readonly texto: string
}

/**
 * From the surface of before to that of now.
 * @regla Si la superficie cambia más de 5 %, se proponen dosis nuevas.
 */
export const surfaceChange = (before: number, now: number): SurfaceChange => {
  const porcentaje = asSeen(((now - before) / before) * 100)
  const sign = porcentaje > 0 ? '+' : ''
  return {
    porcentaje,
    propone: Math.abs(porcentaje) > SURFACE_CHANGE_PERCENT,
    texto: `${formatNumber(before, 2)} → ${formatNumber(now, 2)} m² (${sign}${formatNumber(porcentaje, 1)} %)`,
  }
}
