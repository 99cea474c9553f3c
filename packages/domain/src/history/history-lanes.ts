/** What the timeline of an affiliate draws: a lane for each kind, the moments as points and the leaves as stretches. */
import { formatDate } from '../calendar/bogota.ts'
import { daysBetween } from '../calendar/calendar-date.ts'
import { KIND_ORDER, TIMELINE_KINDS, type TimelineEntry, type TimelineKind } from '../clinical-record/timeline-entry.ts'
import { spanDays, type Span } from '../sick-leave/leave-span.ts'
import { shareOf } from '../sick-leave/timeline-window.ts'

/** What stands at one place of a lane. */
export interface LaneMark {
  readonly clave: string
  /** Where it begins, from 0 to 1. */
  readonly inicio: number
  /** How long it is, from 0 to 1; 0 for a moment. */
  readonly ancho: number
  /** Row within its lane: two leaves that cross stand one under the other. */
  readonly nivel: number
  /** At least one, the oldest first. */
  readonly entradas: readonly TimelineEntry[]
  /** What fits in the drawing: `3`, `15 d`; empty for one moment. */
  readonly etiqueta: string
  /** The mark for who does not see it. */
  readonly texto: string
  readonly anulada: boolean
}

export interface Lane {
  readonly clase: TimelineKind
  readonly nombre: string
  /** Rows that it needs, at least one. */
  readonly niveles: number
  readonly marcas: readonly LaneMark[]
}

const SINGULAR: Readonly<Record<TimelineKind, string>> = {
  visita: 'consulta',
  orden: 'orden',
  incapacidad: 'incapacidad',
  consentimiento: 'consentimiento',
}
const HOURS_A_DAY = 24
const MINUTES_AN_HOUR = 60

const counted = (clase: TimelineKind, total: number): string =>
  `${total} ${total === 1 ? SINGULAR[clase] : TIMELINE_KINDS[clase].toLocaleLowerCase('es-CO')}`

const inOrder = (one: TimelineEntry, other: TimelineEntry): number =>
  `${one.fecha} ${one.hora ?? ''}`.localeCompare(`${other.fecha} ${other.hora ?? ''}`) || one.id - other.id

const dayPart = (hora: string | null): number => {
  const [hours = 0, minutes = 0] = (hora ?? '').split(':').map(Number)
  return (hours + minutes / MINUTES_AN_HOUR) / HOURS_A_DAY
}

const entryText = ({ fecha, hora, titulo, detalle }: TimelineEntry): string =>
  `${formatDate(fecha)}${hora === null ? '' : `, ${hora}`}: ${titulo}${detalle === '' ? '' : `. ${detalle}`}`

const groupText = (clase: TimelineKind, entries: readonly TimelineEntry[]): string => {
  const [first, last] = [entries[0], entries.at(-1)]
  if (first === undefined || last === undefined) return ''
  if (entries.length === 1) return entryText(first)
  const when =
    first.fecha === last.fecha ? formatDate(first.fecha) : `${formatDate(first.fecha)} a ${formatDate(last.fecha)}`
  return `${counted(clase, entries.length)}, ${when}: ${entries.map(({ titulo }) => titulo).join('; ')}`
}

interface Placed {
  readonly inicio: number
  readonly entradas: TimelineEntry[]
}

/** Moments nearer to each other than `gap` are one mark, which stands at the first of them. */
const joined = (entries: readonly TimelineEntry[], span: Span, gap: number): readonly Placed[] => {
  const marks: Placed[] = []
  for (const entry of entries) {
    const inicio = (daysBetween(span.desde, entry.fecha) + dayPart(entry.hora)) / spanDays(span)
    const last = marks.at(-1)
    if (last !== undefined && inicio - last.inicio < gap) last.entradas.push(entry)
    else marks.push({ inicio, entradas: [entry] })
  }
  return marks
}

const points = (clase: TimelineKind, entries: readonly TimelineEntry[], span: Span, gap: number): readonly LaneMark[] =>
  joined(entries, span, gap).map(({ inicio, entradas }) => ({
    clave: `${clase} ${entradas[0]?.id ?? 0}`,
    inicio,
    ancho: 0,
    nivel: 0,
    entradas,
    etiqueta: entradas.length === 1 ? '' : String(entradas.length),
    texto: groupText(clase, entradas),
    anulada: false,
  }))

/** Stretches that cross, or that would touch where they are drawn `gap` long at least, go one under the other. */
const stretches = (clase: TimelineKind, entries: readonly TimelineEntry[], span: Span, gap: number) => {
  const ends: number[] = []
  return entries.flatMap((entry): readonly LaneMark[] => {
    const stretch = { desde: entry.fecha, hasta: entry.hasta ?? entry.fecha }
    const place = shareOf(stretch, span)
    if (place === null) return []
    const free = ends.findIndex((end) => end <= place.inicio + Number.EPSILON)
    const nivel = free === -1 ? ends.length : free
    ends[nivel] = place.inicio + Math.max(place.ancho, gap)
    const etiqueta = `${spanDays(stretch)} d`
    return [
      {
        clave: `${clase} ${entry.id}`,
        ...place,
        nivel,
        entradas: [entry],
        etiqueta,
        texto: entryText(entry),
        anulada: entry.anulada,
      },
    ]
  })
}

/**
 * The lanes of a stretch of days, each kind in its own, also the empty ones.
 * @param gap part of the drawing, from 0 to 1, below which two marks would touch
 * @regla En la línea de tiempo lo que cae muy junto se muestra como una sola marca con su número; nada se omite.
 */
export const historyLanes = (entries: readonly TimelineEntry[], span: Span, gap: number): readonly Lane[] =>
  KIND_ORDER.filter(isKind).map((clase) => {
    const own = entries.filter((entry) => entry.clase === clase).toSorted(inOrder)
    const marcas =
      clase === 'incapacidad'
        ? stretches(clase, own, span, gap)
        : points(
            clase,
            own.filter(({ fecha }) => fecha >= span.desde && fecha <= span.hasta),
            span,
            gap,
          )
    return {
      clase,
      nombre: TIMELINE_KINDS[clase],
      niveles: Math.max(1, ...marcas.map(({ nivel }) => nivel + 1)),
      marcas,
    }
  })

const isKind = (name: string): name is TimelineKind => Object.hasOwn(TIMELINE_KINDS, name)

/** How many of each kind the lanes have: `5 consultas, 1 orden, ninguna incapacidad…` leaving out what there is none of. */
export const lanesInWords = (lanes: readonly Lane[]): string => {
  const parts = lanes
    .map(({ clase, marcas }) => ({ clase, total: marcas.reduce((sum, { entradas }) => sum + entradas.length, 0) }))
    .filter(({ total }) => total > 0)
    .map(({ clase, total }) => counted(clase, total))
  return parts.length === 0 ? 'Nada en este periodo' : parts.join(', ')
}
