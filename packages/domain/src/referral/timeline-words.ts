/** What has happened with a referral, in words: the spine of the screen, the handover sheet and the print read it here. */
import { closingCauseText } from './closing-cause.ts'
import { bogotaDate, formatDate, formatTime } from '../calendar/bogota.ts'
import type { ChatMessage } from '../chat/channel.ts'
import { annexTypeName } from './annex.ts'
import { minutesInWords, MOMENTS, momentOf, type MomentKey } from './moments.ts'
import { fieldsInWords } from './panel-fields.ts'
import type { Referral, ReferralEvent, ReferralEventKind } from './referral.ts'
import { REFERRAL_STATES } from './status.ts'
import { annexName } from './technical-annex.ts'
import { messageOf, orderTimeline } from './timeline.ts'

/** `now`: where an open referral stands, the last of its own events. `pending`: what is waited for. */
export type TimelineTone = 'done' | 'now' | 'pending'

export interface TimelineEntry {
  readonly id: string
  readonly clase: ReferralEventKind
  /** Null: it has not happened. */
  readonly at: string | null
  /** `06:02`, or `—` for what has not happened. */
  readonly hora: string
  /** `21 nov 2026`; empty for what has not happened. */
  readonly dia: string
  /** What stands in bold, and what follows it: «Aceptada» «por Clínica del Prado, Medellín». */
  readonly titulo: string
  readonly resto: string
  readonly detalle: string
  readonly tono: TimelineTone
  /** Minutes since the event before it that is not a message; null for the first, for messages and for what has not happened. */
  readonly minutos: number | null
  readonly mensaje: ChatMessage | null
}

type Words = Pick<TimelineEntry, 'titulo' | 'resto' | 'detalle'>

const text = ({ detalle }: ReferralEvent, key: string): string => {
  const value = detalle[key]
  return typeof value === 'string' ? value.trim() : ''
}

const joined = (parts: readonly string[], between: string): string => parts.filter((part) => part !== '').join(between)
const who = ({ quien }: ReferralEvent): string => quien?.nombre ?? ''
const led = (lead: string, words: string): string => (words === '' ? '' : `${lead} ${words}`)
const placeOf = (event: ReferralEvent): string => joined([text(event, 'institucion'), text(event, 'municipio')], ', ')
const corrected = ({ detalle }: ReferralEvent): string => (detalle['corrige'] === true ? 'Hora corregida' : '')
const lowered = (words: string): string => words.charAt(0).toLocaleLowerCase('es-CO') + words.slice(1)

const annexWords = ({ detalle: { tipo_anexo_id: id } }: ReferralEvent): string =>
  typeof id === 'number' ? joined([annexName(id), annexTypeName(id)], ' · ') : ''

const registered = (event: ReferralEvent): Words => {
  const from = text(event, 'institucion') || who(event)
  return { titulo: 'Registrada', resto: led('por', from), detalle: annexWords(event) || text(event, 'tipo_anexo') }
}

const accepted = (event: ReferralEvent, since: string): Words => ({
  titulo: 'Aceptada',
  resto: led('por', placeOf(event)),
  detalle: joined(
    [joined([text(event, 'nombre_acepta'), lowered(text(event, 'cargo'))], ', '), since, corrected(event)],
    ' · ',
  ),
})

const departed = (event: ReferralEvent, since: string): Words => {
  const vehicle = text(event, 'tipo_traslado')
  const from = led('de', text(event, 'municipio'))
  return {
    titulo: vehicle === '' ? 'Salida' : vehicle,
    resto: vehicle === '' ? from : joined(['sale', from], ' '),
    detalle: joined([text(event, 'movil_traslado'), since, corrected(event)], ' · '),
  }
}

const arrived = (event: ReferralEvent, since: string): Words => ({
  titulo: 'Llegada',
  resto: led('a', placeOf(event)),
  detalle: joined([since, corrected(event)], ' · '),
})

const returning = (words: Words): Words => ({ ...words, detalle: joined(['Traslado redondo', words.detalle], ' · ') })

const listOf = (event: ReferralEvent): string => {
  const { campos } = event.detalle
  return Array.isArray(campos) ? fieldsInWords(campos.filter((name) => typeof name === 'string')) : ''
}

const PAPERS: ReadonlyMap<string, string> = new Map([
  ['anexo_referencia', 'Anexo técnico'],
  ['relevo_referencia', 'Hoja de relevo'],
])

const written: Readonly<Record<ReferralEventKind, (event: ReferralEvent, since: string) => Words>> = {
  registrada: registered,
  recibida: (event, since) => ({ titulo: 'A cargo', resto: led('de', who(event)), detalle: since }),
  asignada: (event) => ({
    titulo: 'Asignada',
    resto: led('a', text(event, 'nombre')),
    detalle: led('por', who(event)),
  }),
  soltada: (event) => ({ titulo: 'Soltada', resto: led('por', who(event)), detalle: '' }),
  tomada: (event, since) => ({
    titulo: who(event) === '' ? REFERRAL_STATES.following : `${REFERRAL_STATES.following}:`,
    resto: led('la tomó', who(event)),
    detalle: since,
  }),
  actualizada: (event) => ({ titulo: 'Actualizada', resto: led('por', who(event)), detalle: listOf(event) }),
  codigo: (event) => ({
    titulo: 'Código de remisión',
    resto: text(event, 'codigo'),
    detalle: joined([led('Antes,', text(event, 'antes')), who(event)], ' · '),
  }),
  aceptacion: accepted,
  salida: departed,
  llegada: arrived,
  salida_redondo: (event, since) => returning(departed(event, since)),
  llegada_redondo: (event, since) => returning(arrived(event, since)),
  ordenada: (event) => ({ titulo: 'Ordenada', resto: led('por', who(event)), detalle: 'Consulta para ordenar' }),
  documento: (event) => ({
    titulo: PAPERS.get(text(event, 'clase')) ?? 'Documento',
    resto: led('impreso por', who(event)),
    detalle: led('Código de verificación', text(event, 'codigo')),
  }),
  finalizada: (event) => ({
    titulo: REFERRAL_STATES.closed,
    resto: led('por', who(event)),
    detalle: joined([closingCauseText(text(event, 'motivo_cierre')), text(event, 'observacion')], ' · '),
  }),
  mensaje: (event) => ({ titulo: '', resto: messageOf(event)?.mensaje ?? '', detalle: who(event) }),
}

/** From what each kind is measured, the nearest one that is known, and how it is said. */
const SINCE: Partial<Record<ReferralEventKind, readonly (readonly [ReferralEventKind, string])[]>> = {
  recibida: [['registrada', 'después']],
  tomada: [['registrada', 'después']],
  aceptacion: [['registrada', 'desde el registro']],
  salida: [
    ['aceptacion', 'desde la aceptación'],
    ['registrada', 'desde el registro'],
  ],
  llegada: [
    ['salida', 'desde la salida'],
    ['aceptacion', 'desde la aceptación'],
  ],
  salida_redondo: [['llegada', 'desde la llegada']],
  llegada_redondo: [['salida_redondo', 'desde la salida']],
}

const minutesBetween = (from: string, to: string): number =>
  Math.max(0, Math.floor(Date.parse(to) / 60_000) - Math.floor(Date.parse(from) / 60_000))

const sinceWords = (event: ReferralEvent, before: readonly ReferralEvent[]): string => {
  for (const [clase, words] of SINCE[event.clase] ?? []) {
    const from = before.findLast((each) => each.clase === clase)
    if (from !== undefined) return `${minutesInWords(minutesBetween(from.at, event.at))} ${words}`
  }
  return ''
}

/** A paper that is printed moves nothing. */
const isStep = ({ clase }: ReferralEvent): boolean => clase !== 'mensaje' && clase !== 'documento'

const isOwn = ({ clase }: ReferralEvent): boolean => clase !== 'mensaje'

const entryOf = (event: ReferralEvent, before: readonly ReferralEvent[], tono: TimelineTone): TimelineEntry => {
  const last = isOwn(event) ? before.findLast(isOwn) : undefined
  return {
    id: event.id,
    clase: event.clase,
    at: event.at,
    hora: formatTime(event.at),
    dia: formatDate(bogotaDate(Date.parse(event.at))),
    ...written[event.clase](event, sinceWords(event, before)),
    tono,
    minutos: last === undefined ? null : minutesBetween(last.at, event.at),
    mensaje: messageOf(event),
  }
}

/** What happened, in words and in order. `closed`: nothing more will happen. */
export const timelineEntries = (events: readonly ReferralEvent[], closed: boolean): readonly TimelineEntry[] => {
  const all = orderTimeline(events)
  const last = closed ? undefined : all.findLast(isStep)
  return all.map((event, index) =>
    entryOf(event, isOwn(event) ? all.slice(0, index) : [], event === last ? 'now' : 'done'),
  )
}

const ROUND_TRIP: ReadonlySet<MomentKey> = new Set(['salida_redondo', 'llegada_redondo'])

const expected = (clave: MomentKey, estimated: string | null): string =>
  clave === 'llegada' && estimated !== null && estimated.trim() !== '' ? `Estimada ${estimated.slice(0, 5)}` : ''

type Waiting = Pick<
  Referral,
  'estado' | 'traslado_redondo' | 'hora_estimada_llegada' | (typeof MOMENTS)[number]['fecha' | 'hora']
>

/**
 * What is still waited for, after what is known.
 * @regla De una remisión en seguimiento se espera la aceptación, la salida y la llegada, y las dos del traslado redondo si lo es.
 */
export const pendingEntries = (referral: Waiting): readonly TimelineEntry[] => {
  if (referral.estado !== REFERRAL_STATES.following) return []
  const last = MOMENTS.findLastIndex(({ fecha, hora }) => momentOf(referral[fecha], referral[hora]) !== null)
  return MOMENTS.slice(last + 1)
    .filter(({ clave }) => referral.traslado_redondo || !ROUND_TRIP.has(clave))
    .map(({ clave, nombre }) => ({
      id: `pendiente-${clave}`,
      clase: clave,
      at: null,
      hora: '—',
      dia: '',
      titulo: '',
      resto: nombre,
      detalle: expected(clave, referral.hora_estimada_llegada),
      tono: 'pending',
      minutos: null,
      mensaje: null,
    }))
}
