/** What stands on the timeline of an affiliate, one entry for each thing that happened. */
import { bogotaDate, formatDate, formatTime } from '../calendar/bogota.ts'
import { LEAVE_STATUS_NAMES } from '../sick-leave/leave-status.ts'
import { LeaveStatus } from '../sick-leave/sick-leave.ts'

/** What a timeline is made from; instants in ISO 8601, days as `AAAA-MM-DD`. */
export interface History {
  readonly visitas: readonly {
    readonly id: number
    readonly fecha_hora: string
    readonly tipo: string
    readonly motivo: string
    readonly medico: string
  }[]
  readonly ordenes: readonly {
    readonly id: number
    readonly created_at: string
    /** `Medicamentos`, `Procedimientos`… */
    readonly tipo: string
    readonly lineas: readonly string[]
  }[]
  readonly incapacidades: readonly {
    readonly id: number
    readonly fecha_inicio: string
    readonly fecha_final: string
    readonly dias: number
    readonly diagnostico: string
    readonly estado: string
  }[]
  readonly consentimientos: readonly {
    readonly id: number
    readonly created_at: string
    readonly procedimiento: string
    readonly acepta: boolean
  }[]
}

/** Kinds in the order in which those of one moment are read, with the name of the filter. */
export const TIMELINE_KINDS = {
  visita: 'Consultas',
  orden: 'Órdenes',
  incapacidad: 'Incapacidades',
  consentimiento: 'Consentimientos',
} as const
export type TimelineKind = keyof typeof TIMELINE_KINDS
/** In the order in which those of one moment are read. */
export const KIND_ORDER: readonly string[] = Object.keys(TIMELINE_KINDS)

export interface TimelineEntry {
  readonly clase: TimelineKind
  readonly id: number
  /** Day in Bogotá on which it stands. */
  readonly fecha: string
  /** Hour in Bogotá; null for what lasts whole days. */
  readonly hora: string | null
  /** Last day of what lasts more than one; null otherwise. */
  readonly hasta: string | null
  readonly titulo: string
  readonly detalle: string
  /** It no longer counts: a leave that was annulled. */
  readonly anulada: boolean
}

/** Lines of an order that are named; the others are counted. */
const NAMED_LINES = 3

const linesInWords = (lines: readonly string[]): string => {
  const more = lines.length - NAMED_LINES
  const named = lines.slice(0, NAMED_LINES).join(', ')
  return more > 0 ? `${named} y ${more} más` : named
}

const daysInWords = (dias: number): string => `${dias} ${dias === 1 ? 'día' : 'días'}`

const at = (instant: string) => ({
  fecha: bogotaDate(Date.parse(instant)),
  hora: formatTime(instant),
  hasta: null,
  anulada: false,
})

/** An entry for each, in no order. */
export const entriesOf = (history: History): readonly TimelineEntry[] => [
  ...history.visitas.map(({ id, fecha_hora, tipo, motivo, medico }) => ({
    clase: 'visita' as const,
    id,
    ...at(fecha_hora),
    titulo: tipo,
    detalle: [motivo, medico].filter((part) => part.trim() !== '').join(' · '),
  })),
  ...history.ordenes.map(({ id, created_at, tipo, lineas }) => ({
    clase: 'orden' as const,
    id,
    ...at(created_at),
    titulo: `Orden de ${tipo.toLocaleLowerCase('es-CO')}`,
    detalle: linesInWords(lineas),
  })),
  ...history.incapacidades.map(({ id, fecha_inicio, fecha_final, dias, diagnostico, estado }) => ({
    clase: 'incapacidad' as const,
    id,
    fecha: fecha_inicio,
    hora: null,
    hasta: fecha_final === fecha_inicio ? null : fecha_final,
    anulada: estado === LEAVE_STATUS_NAMES[LeaveStatus.annulled],
    titulo: `Incapacidad de ${daysInWords(dias)}`,
    detalle: `${diagnostico} · hasta el ${formatDate(fecha_final)} · ${estado}`,
  })),
  ...history.consentimientos.map(({ id, created_at, procedimiento, acepta }) => ({
    clase: 'consentimiento' as const,
    id,
    ...at(created_at),
    titulo: acepta ? 'Consentimiento aceptado' : 'Consentimiento rechazado',
    detalle: procedimiento,
  })),
]
