/** The clinical record: draft, end, notes, and what a clinician keeps to write faster. @fuente spec 1 §7, DESIGN §6 */
import * as Schema from 'effect/Schema'
import { ClarifyingNote } from '@cauce/domain/clinical-record/clarifying-note'
import { ClinicalRecord } from '@cauce/domain/clinical-record/record'
import {
  RECORD_COMPONENTS,
  RECORD_MODEL,
  RecordComponents,
  RecordDraft,
} from '@cauce/domain/clinical-record/record-components'
import { TextSnippet } from '@cauce/domain/clinical-record/text-snippet'
import { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { Id, Instant, PathId, optionalText, requiredText } from '@cauce/domain/text/field'
import { entry } from './entry.ts'
import { ORDERING_PERMISSION } from './ordenamiento.ts'

const access = { permission: ORDERING_PERMISSION } as const
const params = Schema.Struct({ consulta: PathId })

export const Note = Schema.Struct({
  id: Schema.Int,
  texto: Schema.String,
  autor: Schema.String,
  created_at: Instant,
})

/** A line that was ordered in the consultation, of whatever kind, and whether it has where to be done. */
const RecordOrder = Schema.Struct({
  tipo_orden_id: Schema.Int,
  orden_id: Schema.Int,
  nombre: Schema.String,
  estado_id: Schema.Int,
  rep_id: Schema.NullOr(Schema.Int),
  /** Of a medicine, how it is taken. */
  detalle: Schema.optionalKey(Schema.String),
})

/** A leave that was issued in the consultation. */
const RecordLeave = Schema.Struct({
  id: Schema.Int,
  radicado: Schema.String,
  dias: Schema.Int,
  fecha_inicio: CalendarDate,
  fecha_final: CalendarDate,
  contingencia: Schema.String,
  diagnostico: Schema.String,
  estado_id: Schema.Int,
})

/** What was found and decided in the last record of the affiliate that was finalised. */
const LastVisit = Schema.Struct({
  consulta_id: Schema.Int,
  fecha: CalendarDate,
  tipo: Schema.String,
  medico: Schema.String,
  /** The principal one first: `I10 Hipertensión esencial (primaria)`. */
  diagnosticos: Schema.Array(Schema.String),
  plan: Schema.String,
})
export type LastVisit = typeof LastVisit.Type

/** The record of a consultation as it stands. */
export const RecordView = Schema.Struct({
  consulta_id: Schema.Int,
  estado: Schema.Literals(['abierta', 'finalizada']),
  /** Whether who asks writes it: it is of the professional of the consultation. */
  escribe: Schema.Boolean,
  /** What was finalised; null while it is open. */
  historia: Schema.NullOr(ClinicalRecord),
  finalizada: Schema.NullOr(Schema.Struct({ at: Instant, por: Schema.String, huella: Schema.String })),
  /** Of the open record, one for each component that somebody typed in. */
  borradores: Schema.Array(RecordDraft),
  notas: Schema.Array(Note),
  /** Antecedents of the last finalised record of the affiliate, to be taken over; null where there is none. */
  anterior: Schema.NullOr(Schema.Struct({ consulta_id: Schema.Int, fecha: CalendarDate, antecedentes: Schema.String })),
  /** Null: nobody finalised one before; left out where the record is not being written. */
  ultima_visita: Schema.optionalKey(Schema.NullOr(LastVisit)),
  /** What was ordered in the consultation; left out where the orders travel on their own. */
  ordenes: Schema.optionalKey(Schema.Array(RecordOrder)),
  /** Its leaves; left out as the orders are. */
  incapacidades: Schema.optionalKey(Schema.Array(RecordLeave)),
})
export type RecordView = typeof RecordView.Type

const Snippet = Schema.Struct({
  id: Schema.Int,
  titulo: Schema.String,
  componente: TextSnippet.fields.componente,
  texto: Schema.String,
})
const Version = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0, { message: 'No puede ser negativo' }))

export const historia = {
  abrir: entry({
    method: 'GET',
    path: '/historia/consulta/:consulta',
    kind: 'read',
    access,
    summary: 'La historia de la consulta: su borrador, o lo que se finalizó con sus notas.',
    params,
    answer: RecordView,
  }),
  guardarBorrador: entry({
    method: 'POST',
    path: '/historia/borrador/:consulta',
    kind: 'write',
    repeat: 'versioned',
    access,
    summary: 'Guarda el borrador de un componente si nadie lo cambió desde la versión de la que parte.',
    params,
    body: Schema.Struct({
      modelo: Schema.Literal(RECORD_MODEL),
      ruta: requiredText(200),
      componente: Schema.Literals(RECORD_COMPONENTS),
      /** Version it starts from; 0 where there was none. */
      version: Version,
      datos: Schema.Record(Schema.String, Schema.Unknown),
      equipo: Schema.optionalKey(Schema.NullOr(optionalText(120))),
    }),
    answer: Schema.Struct({ version: Schema.Int, updated_at: Instant }),
    failures: [
      [409, 'borrador.otra_version'],
      [409, 'historia.finalizada'],
    ],
  }),
  finalizar: entry({
    method: 'POST',
    path: '/historia/finalizar-historia-clinica/:consulta',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Finaliza la historia y la cierra. Se niega si falta algo o si hay órdenes sin direccionamiento.',
    params,
    body: Schema.Struct({
      historia: RecordComponents,
      /** Versions of the drafts that were seen, by component: a newer one on the server stops it. */
      versiones: Schema.optionalKey(Schema.Record(Schema.String, Version)),
      /** Weight and height that are unusual in this patient were read again. */
      medidas_confirmadas: Schema.optionalKey(Schema.Boolean),
    }),
    answer: Schema.Struct({ mensaje: Schema.String, finalizada_at: Instant, huella: Schema.String }),
    failures: [
      [409, 'idempotencia.otro_cuerpo'],
      [409, 'historia.finalizada'],
      [409, 'borrador.otra_version'],
      [409, 'medidas.por_confirmar'],
    ],
  }),
  anotar: entry({
    method: 'POST',
    path: '/historia/nota-aclaratoria/:consulta',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Añade una nota aclaratoria a una historia finalizada.',
    params,
    body: ClarifyingNote,
    answer: Schema.Struct({ nota: Note, mensaje: Schema.String }),
    failures: [
      [409, 'idempotencia.otro_cuerpo'],
      [409, 'historia.abierta'],
    ],
  }),
  plantillas: entry({
    method: 'GET',
    path: '/historia/plantillas',
    kind: 'read',
    access,
    summary: 'Las plantillas de texto de quien pregunta.',
    answer: Schema.Array(Snippet),
  }),
  guardarPlantilla: entry({
    method: 'POST',
    path: '/historia/plantillas/guardar',
    kind: 'write',
    repeat: { naturalKey: 'Un título no se repite en su sección: la segunda vez se niega.' },
    access,
    summary: 'Guarda una plantilla propia, nueva o cambiada.',
    body: Schema.Struct({ id: Schema.optionalKey(Schema.NullOr(Id)), ...TextSnippet.fields }),
    answer: Schema.Struct({ id: Schema.Int, mensaje: Schema.String }),
  }),
  eliminarPlantilla: entry({
    method: 'POST',
    path: '/historia/plantillas/eliminar',
    kind: 'write',
    repeat: { naturalKey: 'Lo eliminado ya no está.' },
    access,
    summary: 'Borra una plantilla propia.',
    body: Schema.Struct({ id: Id }),
    answer: Schema.Struct({ mensaje: Schema.String }),
  }),
} as const
