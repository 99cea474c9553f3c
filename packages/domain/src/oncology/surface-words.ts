/** What is said of the surface while a scheme is ordered. */
import { formatDate } from '../calendar/bogota.ts'
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { SURFACE_MISSING, surfaceAgeDays, surfaceProblem, type SurfaceProblem } from '../clinical-record/surface-age.ts'
import { formatNumber } from '../text/format.ts'
import { doseText } from './isc-dose.ts'
import type { SurfaceOrigin } from './scheme.ts'

export const NO_SURFACE = 'Sin superficie corporal'
/** Beside the button that cannot order yet. */
export const RECENT_WEIGHT_MISSING = 'Falta un peso de los últimos 30 días'

/** Where the surface came from: "Superficie corporal 1,75 m² = √(162 cm × 68,0 kg ÷ 3600) · Mosteller · 18 oct 2026". */
export const surfaceLine = (surface: SurfaceOrigin | null): string => {
  if (surface === null) return NO_SURFACE
  const { isc, peso, talla, fecha, formula } = surface
  const sum = `√(${doseText(talla)} cm × ${formatNumber(peso, 1)} kg ÷ 3600)`
  return `Superficie corporal ${formatNumber(isc, 2)} m² = ${sum} · ${formula} · ${formatDate(fecha)}`
}

const tooOld = (days: number): string =>
  `El peso es de hace ${days} días. Para ordenar por superficie corporal, péselo de nuevo.`

const WORDS: Readonly<Record<SurfaceProblem, (days: number) => string>> = {
  missing: () => SURFACE_MISSING,
  old: tooOld,
}

/**
 * Why the surface does not serve to order, in words; null when it serves or none is needed.
 * @regla El peso de más de 30 días se dice con sus días y se pide de nuevo.
 */
export const surfaceWarning = (surface: SurfaceOrigin | null, today: CalendarDate, needed: boolean): string | null => {
  const problem = surfaceProblem(surface, today, needed)
  return problem === null ? null : WORDS[problem](surface === null ? 0 : surfaceAgeDays(surface.fecha, today))
}
