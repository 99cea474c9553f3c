/** What the strip of the affiliate's leaves draws: the months, the leaves and the new one before it is saved. */
import { formatDate } from '../calendar/bogota.ts'
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { daysInChain, recognisedWith } from './chain.ts'
import { countDays } from './end-date.ts'
import { counts, lastDay, spanDays, spanOf, type Leave, type Span } from './leave-span.ts'
import { shareADay } from './overlap.ts'
import { category } from './related-diagnosis.ts'
import { endOfWindow, monthsUntil, shareOf, type MonthMark } from './timeline-window.ts'

export type BarKind = 'nueva' | 'cadena' | 'otra'

export interface TimelineBar {
  readonly tipo: BarKind
  /** Where it begins and how long it is, as parts of the strip from 0 to 1; cut at its edges. */
  readonly inicio: number
  readonly ancho: number
  /** Row of the strip from the top: those that share days are one under the other, and the new one under the first. */
  readonly fila: number
  /** `M54 · 14 d`. */
  readonly etiqueta: string
  /** The bar for who does not see it. */
  readonly texto: string
}

export interface Timeline {
  readonly titulo: string
  readonly meses: readonly MonthMark[]
  readonly barras: readonly TimelineBar[]
  /** `Cadena por prórroga: 29 + 15 = 44 días`, or `Simultáneas: …` where it shares days with one of it; null where the new one begins its own. */
  readonly suma: string | null
  /** `Acumulado: 44 días`; null while there is no new one. */
  readonly acumulado: string | null
}

const LABEL: Readonly<Record<BarKind, (leave: Leave, days: number) => string>> = {
  nueva: (_, days) => `${days} d · nueva`,
  cadena: ({ cie10 }, days) => `${category(cie10)} · ${days} d`,
  otra: (_, days) => `${days} d`,
}
const AS: Readonly<Record<BarKind, string>> = { nueva: ', nueva', cadena: ', en la cadena', otra: '' }

/** A bar before it has its row. */
type Bar = Omit<TimelineBar, 'fila'>

const barOf = (leave: Leave, tipo: BarKind, strip: Span): readonly Bar[] => {
  const place = shareOf(spanOf(leave), strip)
  if (place === null) return []
  const days = spanDays(spanOf(leave))
  const dates = `Del ${formatDate(leave.fecha_inicio)} al ${formatDate(lastDay(leave))}`
  const texto = `${dates}, ${countDays(days)}, ${leave.cie10.codigo}${AS[tipo]}`
  return [{ tipo, ...place, etiqueta: LABEL[tipo](leave, days), texto }]
}

type Sums = Pick<Timeline, 'suma' | 'acumulado'>

const sumName = (leave: Leave, chain: readonly Leave[]): string =>
  chain.some((other) => other !== leave && shareADay(other, leave)) ? 'Simultáneas' : 'Cadena por prórroga'

/** The chain of a leave, and its days in words. */
const chained = <L extends Leave>(leave: L, leaves: readonly L[]): Sums & { readonly cadena: ReadonlySet<L> } => {
  const cadena = recognisedWith(leave, leaves)
  const { antes, total } = daysInChain(leave, cadena)
  return {
    cadena: new Set(cadena),
    suma: antes === 0 ? null : `${sumName(leave, cadena)}: ${antes} + ${total - antes} = ${countDays(total)}`,
    acumulado: `Acumulado: ${countDays(total)}`,
  }
}

const NO_CHAIN = { cadena: new Set<never>(), suma: null, acumulado: null }

/** The first row in which it touches no other bar. */
const rowOf = ({ tipo, inicio, ancho }: Bar, placed: readonly TimelineBar[]): number => {
  const taken = new Set(
    placed.filter((bar) => bar.inicio < inicio + ancho && inicio < bar.inicio + bar.ancho).map(({ fila }) => fila),
  )
  const first = tipo === 'nueva' ? 1 : 0
  return Array.from({ length: placed.length + 1 }, (_, place) => first + place).find((row) => !taken.has(row)) ?? first
}

const inRows = (bars: readonly Bar[]): readonly TimelineBar[] =>
  bars.reduce<readonly TimelineBar[]>((placed, bar) => [...placed, { ...bar, fila: rowOf(bar, placed) }], [])

const drawn = <L extends Leave>(
  leaves: readonly L[],
  fresh: L | null,
  chain: ReadonlySet<L>,
  strip: Span,
): readonly TimelineBar[] => {
  const earlier = leaves.filter((leave) => leave !== fresh && counts(leave))
  return inRows([
    ...earlier.flatMap((leave) => barOf(leave, chain.has(leave) ? 'cadena' : 'otra', strip)),
    ...(fresh === null ? [] : barOf(fresh, 'nueva', strip)),
  ])
}

/**
 * The strip of the five months that end with today or with the new leave, whichever is later.
 * @param fresh the leave that is being written; null while it has no dates
 * @regla La línea de tiempo dibuja las incapacidades que cuentan y la nueva antes de guardar, con la suma de su cadena.
 */
export const leaveTimeline = <L extends Leave>(
  leaves: readonly L[],
  fresh: L | null,
  today: CalendarDate,
): Timeline => {
  const until = fresh !== null && lastDay(fresh) > today ? lastDay(fresh) : today
  const { meses, tramo } = monthsUntil(endOfWindow(until))
  const { cadena, ...sums } = fresh === null ? NO_CHAIN : chained(fresh, leaves)
  return {
    titulo: `Últimos ${meses.length} meses · el tramo nuevo se dibuja antes de guardar`,
    meses,
    barras: drawn(leaves, fresh, cadena, tramo),
    ...sums,
  }
}

/**
 * The strip of the five months that end with today where nothing is being written: the chain of the last leave stands out.
 * @regla En el histórico la línea de tiempo resalta la última cadena de prórrogas y dice su suma.
 */
export const leaveHistoryTimeline = (leaves: readonly Leave[], today: CalendarDate): Timeline => {
  const last = leaves.filter(counts).toSorted((one, other) => (one.fecha_inicio < other.fecha_inicio ? 1 : -1))[0]
  const { meses, tramo } = monthsUntil(endOfWindow(today))
  const { cadena, ...sums } = last === undefined ? NO_CHAIN : chained(last, leaves)
  return {
    titulo: `Últimos ${meses.length} meses`,
    meses,
    barras: drawn(leaves, null, cadena, tramo),
    ...sums,
  }
}
