/** What will happen with a line of medications once it is ordered, in words, before it is. @fuente UI, imagen 21 («Qué va a pasar») */
import * as Schema from 'effect/Schema'
import { formatDate } from '../calendar/bogota.ts'
import { CalendarDate } from '../calendar/calendar-date.ts'
import { lineActions } from '../ordering/order-line-actions.ts'
import { monthsInWords } from './months.ts'

/** A line as the server would store it at this moment; nothing of it is stored. */
export const ComingLine = Schema.Struct({
  codesumi_id: Schema.Int,
  estado_id: Schema.Int,
  requiere_autorizacion: Schema.Boolean,
  /** Where it is delivered; null: nobody delivers it yet. */
  sitio: Schema.NullOr(Schema.String),
  /** What another professional signs over before it goes on; null: nothing. */
  segunda_firma: Schema.NullOr(Schema.String),
  /** It asked for the other hand, and its prescriber goes on alone. */
  urgencia: Schema.Boolean,
  meses: Schema.Int,
  fecha_vigencia: CalendarDate,
  fecha_vencimiento: CalendarDate,
  /** It takes the place of an order that is annulled with it. */
  reemplaza: Schema.Boolean,
  /** What stops it: found and not answered, or not made and not explained. */
  falta: Schema.Array(Schema.String),
})
export type ComingLine = typeof ComingLine.Type

export const DESTINATIONS = ['detenida', 'firma', 'auditoria', 'farmacia'] as const
export type Destination = (typeof DESTINATIONS)[number]

export interface Coming {
  readonly destino: Destination
  /** In one sentence. */
  readonly titulo: string
  readonly detalles: readonly string[]
}

/** Nothing of it can be printed nor claimed in that state, by the rule that the list of orders has. */
const isPrinted = ({ estado_id, sitio }: ComingLine): boolean =>
  lineActions({ estado_id, rep_id: sitio === null ? null : 1, direccionamieno_automatico: false }).descargar.puede

const destinationOf = (line: ComingLine): Destination => {
  if (line.falta.length > 0) return 'detenida'
  if (line.segunda_firma !== null) return 'firma'
  return isPrinted(line) ? 'farmacia' : 'auditoria'
}

const TITLES: Readonly<Record<Destination, (line: ComingLine) => string>> = {
  detenida: () => 'No se puede ordenar todavía',
  firma: () => 'Espera la firma de otro profesional que pueda firmar y no sea usted',
  auditoria: () => 'Queda pendiente de auditoría',
  farmacia: ({ sitio }) => (sitio === null ? 'Queda activa, sin sede que la entregue' : `Va a ${sitio}`),
}

const claimed = ({ fecha_vigencia, fecha_vencimiento, meses }: ComingLine): string =>
  `Se puede reclamar del ${formatDate(fecha_vigencia)} al ${formatDate(fecha_vencimiento)}${meses === 1 ? '' : `, ${monthsInWords(meses)}`}`

/**
 * What happens with the line.
 * @regla Antes de ordenar se dice de cada línea a dónde va, qué la hace esperar, si se imprime y desde cuándo se reclama, con lo que el servidor resolvería en ese momento.
 */
export const comingOf = (line: ComingLine): Coming => {
  const destino = destinationOf(line)
  const waits = destino === 'firma' || destino === 'auditoria'
  const detalles = [
    ...line.falta,
    ...(line.segunda_firma === null ? [] : [line.segunda_firma]),
    ...(line.requiere_autorizacion ? ['El medicamento requiere autorización de auditoría'] : []),
    ...(line.urgencia ? ['Sigue como urgencia vital y queda en la lista del auditor'] : []),
    ...(destino === 'farmacia' ? ['Se imprime en la fórmula', claimed(line)] : []),
    ...(waits ? ['No se imprime ni se reclama hasta entonces'] : []),
    ...(line.reemplaza ? ['La orden que cambia se anula'] : []),
  ]
  return { destino, titulo: TITLES[destino](line), detalles }
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

const COUNTS: Readonly<Record<Destination, readonly [string, string]>> = {
  farmacia: ['va a la farmacia', 'van a la farmacia'],
  auditoria: ['queda en auditoría', 'quedan en auditoría'],
  firma: ['espera otra firma', 'esperan otra firma'],
  detenida: ['no se puede ordenar todavía', 'no se pueden ordenar todavía'],
}

/** `2 van a la farmacia · 1 queda en auditoría`: every line is counted once. */
export const comingTotals = (lines: readonly ComingLine[]): string => {
  const all = lines.map((line) => comingOf(line).destino)
  return DESTINATIONS.toReversed()
    .flatMap((destino) => {
      const count = all.filter((each) => each === destino).length
      return count === 0 ? [] : [counted(count, ...COUNTS[destino])]
    })
    .join(' · ')
}
