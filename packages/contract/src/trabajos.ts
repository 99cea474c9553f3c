/** What runs without a request, and what failed: jobs, what modules tell each other, and what comes by the clock. */
import * as Schema from 'effect/Schema'
import { Instant, requiredText } from '@cauce/domain/text/field'
import { entry } from './entry.ts'

export const WORK_PERMISSION = 'desarrollo.trabajos'
const access = { permission: WORK_PERMISSION } as const

const Kind = Schema.Literals(['trabajo', 'aviso', 'reloj'])
const State = Schema.Literals([
  'en_cola',
  'en_curso',
  'por_reintentar',
  'a_la_espera',
  'terminado',
  'cancelado',
  'descartado',
  'fallido',
])
const Act = Schema.Literals(['cancelar', 'reintentar', 'descartar'])

const WorkRow = Schema.Struct({
  clase: Kind,
  id: Schema.String,
  titulo: Schema.String,
  estado: State,
  /** Of a job that tells how far it is. */
  hechos: Schema.NullOr(Schema.Number),
  total: Schema.NullOr(Schema.Number),
  intentos: Schema.Number,
  pedido_por: Schema.NullOr(Schema.String),
  desde: Schema.NullOr(Instant),
  /** When it is tried or comes next. */
  proxima_at: Schema.NullOr(Instant),
  terminado_at: Schema.NullOr(Instant),
  /** Code of its last failure: never the words of a record. */
  error: Schema.NullOr(Schema.String),
  actos: Schema.Array(Act),
})
export type WorkRow = typeof WorkRow.Type

export const trabajos = {
  lista: entry({
    method: 'GET',
    path: '/trabajos',
    kind: 'read',
    access,
    summary: 'Lo que el servidor hace sin que nadie espere: trabajos, avisos entre módulos y tareas por reloj.',
    query: Schema.Struct({ cuales: Schema.optionalKey(Schema.Literals(['en_marcha', 'fallidos', 'reloj'])) }),
    answer: Schema.Struct({
      data: Schema.Array(WorkRow),
      cuentas: Schema.Struct({
        todos: Schema.Number,
        en_marcha: Schema.Number,
        fallidos: Schema.Number,
        reloj: Schema.Number,
      }),
    }),
  }),
  mover: entry({
    method: 'POST',
    path: '/trabajos/mover',
    kind: 'write',
    repeat: { naturalKey: 'Lo que ya se canceló, se reintentó o se dio por atendido no se mueve otra vez.' },
    access,
    summary: 'Cancela o vuelve a intentar un trabajo, un aviso o una tarea, o da por atendido un aviso que falló.',
    body: Schema.Struct({ clase: Kind, id: requiredText(200), acto: Act }),
    answer: Schema.Struct({ mensaje: Schema.String }),
    failures: [[409, 'trabajo.cambio']],
  }),
} as const
