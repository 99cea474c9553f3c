/** What the report of a period says of its referrals: the times of their life, and its bars of time. */
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts'
import { daysOf, monthInWords, monthsOf, type Period } from '../history/period.ts'
import { intervals } from './moments.ts'

const MS = 60_000
const MEDIAN = 0.5
const NINETIETH = 0.9
/** Longer periods are drawn by months. */
const MOST_DAYS = 62

type Hours = Parameters<typeof intervals>[0]

/** What a referral's times are measured from. */
export interface MeasuredReferral extends Hours {
  readonly created_at: Date
  readonly gestionada_at: Date | null
  readonly cerrada_at: Date | null
}

export interface MeasuredTime {
  readonly nombre: string
  readonly medidos: number
  /** Minutes; null where nothing was measured. */
  readonly mediana: number | null
  readonly p90: number | null
}

const TO_TAKE = 'De registro a gestión'
const TO_CLOSE = 'De registro a cierre'

/** The intervals that are always told, in order; the others, only where one was measured. */
export const TIMES_OF_LIFE: readonly string[] = [
  TO_TAKE,
  'De registro a aceptación',
  'De aceptación a salida',
  'De salida a llegada',
  'De llegada a salida del traslado redondo',
  'De salida del traslado redondo a llegada del traslado redondo',
  TO_CLOSE,
]

const between = (from: Date, to: Date): number => Math.max(0, Math.round((to.getTime() - from.getTime()) / MS))

/** Minutes of each interval of one referral. */
const timesOf = (referral: MeasuredReferral): readonly (readonly [string, number])[] => {
  const { created_at, gestionada_at, cerrada_at } = referral
  return [
    ...(gestionada_at === null ? [] : [[TO_TAKE, between(created_at, gestionada_at)] as const]),
    ...intervals(referral, created_at.getTime()).map(({ nombre, minutos }) => [nombre, minutos] as const),
    ...(cerrada_at === null ? [] : [[TO_CLOSE, between(created_at, cerrada_at)] as const]),
  ]
}

/** The smallest measured value that is not below that share of them; null where there is none. */
const percentile = (sorted: readonly number[], share: number): number | null =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null

/**
 * The times of the life of some referrals.
 * @regla De cada intervalo se dice cuántos se midieron, la mediana y el percentil 90, que son siempre tiempos medidos.
 */
export const measureTimes = (referrals: Iterable<MeasuredReferral>): readonly MeasuredTime[] => {
  const all = new Map<string, number[]>(TIMES_OF_LIFE.map((nombre) => [nombre, []]))
  for (const referral of referrals) {
    for (const [nombre, minutos] of timesOf(referral)) {
      const known = all.get(nombre)
      if (known === undefined) all.set(nombre, [minutos])
      else known.push(minutos)
    }
  }
  return [...all].map(([nombre, measured]) => {
    const sorted = measured.toSorted((one, other) => one - other)
    return { nombre, medidos: sorted.length, mediana: percentile(sorted, MEDIAN), p90: percentile(sorted, NINETIETH) }
  })
}

interface Count {
  /** A day, `AAAA-MM-DD`. */
  readonly etiqueta: string
  readonly total: number
}

/** Every day of a period, also those in which nothing was registered. */
export const everyDay = (period: Period, counts: ReadonlyMap<CalendarDate, number>): readonly Count[] =>
  Array.from({ length: daysOf(period) }, (_, at) => {
    const etiqueta = addDays(period.desde, at)
    return { etiqueta, total: counts.get(etiqueta) ?? 0 }
  })

export interface TimeBars {
  readonly de: 'Día' | 'Mes'
  readonly barras: readonly Count[]
}

/** `2026-11-21` as `21/11`: under a bar there is room for no more. */
const shortDay = (day: CalendarDate): string => `${day.slice(8)}/${day.slice(5, 7)}`

/**
 * The bars of a period: one a day, or one a month where the days would be too many to read.
 * @regla Hasta 62 días el reporte se dibuja por día; más, por mes.
 */
export const timeBars = (dias: readonly Count[]): TimeBars => {
  if (dias.length <= MOST_DAYS) {
    return { de: 'Día', barras: dias.map(({ etiqueta, total }) => ({ etiqueta: shortDay(etiqueta), total })) }
  }
  const months = Map.groupBy(dias, ({ etiqueta }) => etiqueta.slice(0, 7))
  const period = { desde: dias[0]?.etiqueta ?? '', hasta: dias.at(-1)?.etiqueta ?? '' }
  return {
    de: 'Mes',
    barras: monthsOf(period).map((month) => ({
      etiqueta: monthInWords(month),
      total: (months.get(month) ?? []).reduce((sum, { total }) => sum + total, 0),
    })),
  }
}
