/** The first page: what waits for who has signed in. The specification's own page of manuals and news is another one. */
import * as Schema from 'effect/Schema'
import { AllergyRecord } from '@cauce/domain/affiliate/affiliate'
import { MAX_HISTORY_TEXT } from '@cauce/domain/history/affiliate-search'
import { HOME_TOPICS, LISTED_TOPICS } from '@cauce/domain/home/topics'
import { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { Id, Instant, Named, optionalText, requiredText } from '@cauce/domain/text/field'
import { MAX_WALK_IN_REASON } from '@cauce/domain/consultation/walk-in'
import { AGENDA_PERMISSION } from './consultas.ts'
import { entry } from './entry.ts'
import { pageInBody, pageOf } from './kit/page.ts'

const HomeCount = Schema.Struct({
  asunto: Schema.Literals(HOME_TOPICS),
  total: Schema.Int,
  /** Since when the one that waits longest does; null: nothing waits, or it does not tell. */
  desde: Schema.NullOr(Instant),
})
export type HomeCount = typeof HomeCount.Type

const HomeRow = Schema.Struct({
  id: Schema.Int,
  /** Of an ordered line; null: something else. */
  tipo_orden_id: Schema.NullOr(Schema.Int),
  orden_id: Schema.NullOr(Schema.Int),
  /** What was ordered, or of what kind the consultation is. */
  titulo: Schema.String,
  item_id: Schema.NullOr(Schema.Int),
  consulta_id: Schema.NullOr(Schema.Int),
  /** Null to who asks about themselves. */
  afiliado: Schema.NullOr(Named),
  rep: Schema.NullOr(Schema.Struct({ id: Schema.Int, nombre: Schema.String, municipio: Schema.NullOr(Schema.String) })),
  automatico: Schema.Boolean,
  /** Why it is done there, or what the consultation is for. */
  motivo: Schema.String,
  estado: Named,
  /** What who moved it wrote. */
  nota: Schema.NullOr(Schema.String),
  desde: Instant,
  /** The last day on which it serves. */
  hasta: Schema.NullOr(CalendarDate),
  /** Until when the pharmacy hands over what it owes; null: of another topic. */
  limite: Schema.NullOr(Instant),
})
export type HomeRow = typeof HomeRow.Type

const Patient = Schema.Struct({
  id: Schema.Int,
  nombre: Schema.String,
  tipo_documento_codigo: Schema.String,
  numero_documento: Schema.String,
  edad_cumplida: Schema.Int,
  /** Null: nobody asked. */
  alergias: Schema.NullOr(Schema.Array(AllergyRecord)),
  /** Of those that the person reaches: today's, or else the last; null: they reach none. */
  consulta: Schema.NullOr(
    Schema.Struct({
      id: Schema.Int,
      fecha_hora: Instant,
      estado_id: Schema.Int,
      estado: Schema.String,
      hoy: Schema.Boolean,
      escribe: Schema.Boolean,
      /** Whether the person attended, or attends, in it. */
      propia: Schema.Boolean,
    }),
  ),
})
export type Patient = typeof Patient.Type

export const inicio = {
  pendientes: entry({
    method: 'GET',
    path: '/inicio/pendientes',
    kind: 'read',
    access: 'session',
    summary: 'Cuánto espera por la persona que pregunta, por asunto, primero lo que puede hacer daño.',
    answer: Schema.Struct({ data: Schema.Array(HomeCount), ahora: Instant }),
  }),
  asunto: entry({
    method: 'POST',
    path: '/inicio/asunto',
    kind: 'read',
    access: 'session',
    summary: 'Lo que se contó de un asunto, lo que más espera primero; 403 de un asunto que no es de quien pregunta.',
    body: Schema.Struct({ asunto: Schema.Literals(LISTED_TOPICS), ...pageInBody }),
    answer: pageOf(HomeRow, { ahora: Instant }),
  }),
  pacientes: entry({
    method: 'POST',
    path: '/inicio/pacientes/buscar',
    kind: 'read',
    access: 'session',
    summary: 'Pacientes que la persona puede abrir, por nombre o documento desde 4 caracteres; primero los de hoy.',
    body: Schema.Struct({ texto: requiredText(MAX_HISTORY_TEXT) }),
    answer: Schema.Struct({ data: Schema.Array(Patient), hay_mas: Schema.Boolean }),
  }),
  prioritaria: entry({
    method: 'POST',
    path: '/inicio/consulta-prioritaria',
    kind: 'write',
    repeat: 'idempotent',
    access: { permission: AGENDA_PERMISSION },
    summary: 'Abre ahora la consulta de un paciente sin cita: mira su derecho de hoy y si ya tiene otra ese día.',
    body: Schema.Struct({
      afiliado_id: Id,
      motivo: optionalText(MAX_WALK_IN_REASON),
      /** What is known of the person was read, and it goes on. */
      confirmado: Schema.optionalKey(Schema.Boolean),
    }),
    answer: Schema.Struct({ id: Schema.Int, mensaje: Schema.String }),
    failures: [
      [403, 'firma.sin_registro'],
      [403, 'firma.profesion'],
      [409, 'idempotencia.otro_cuerpo'],
      [409, 'consulta.por_confirmar'],
    ],
  }),
} as const
