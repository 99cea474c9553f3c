/** Everything that happened to an affiliate, by day, the newest first. */
import { formatDate } from '../calendar/bogota.ts'
import { entriesOf, KIND_ORDER, type History, type TimelineEntry } from './timeline-entry.ts'

export interface TimelineDay {
  readonly fecha: string
  /** `21 nov 2026`. */
  readonly dia: string
  readonly entradas: readonly TimelineEntry[]
}

const descending = (one: string, other: string): number => (one > other ? -1 : Number(one < other))

const byMoment = (one: TimelineEntry, other: TimelineEntry): number =>
  descending(one.fecha, other.fecha) ||
  // What lasts whole days has no hour: it is read after those of its day.
  descending(one.hora ?? '', other.hora ?? '') ||
  KIND_ORDER.indexOf(one.clase) - KIND_ORDER.indexOf(other.clase) ||
  other.id - one.id

/**
 * The timeline of the kinds that are asked for, all of them by default; the order of what comes in does not matter.
 * @regla La línea de tiempo del afiliado junta consultas, órdenes, incapacidades y consentimientos por día, lo último primero.
 */
export const historyTimeline = (history: History, kinds: readonly string[] = KIND_ORDER): readonly TimelineDay[] => {
  const entries = entriesOf(history)
    .filter(({ clase }) => kinds.includes(clase))
    .toSorted(byMoment)
  return [...Map.groupBy(entries, ({ fecha }) => fecha)].map(([fecha, entradas]) => ({
    fecha,
    dia: formatDate(fecha),
    entradas,
  }))
}
