/** The desk of the authorisations: what waits, the next case, its evidence and its decision. @fuente modulos/aseguramiento-y-red.md §5 */
import * as Schema from 'effect/Schema'
import { Affiliate } from '@cauce/domain/affiliate/affiliate'
import { AUTHORISATION_LIFE } from '@cauce/domain/authorisation/authorisation-life'
import { AUTHORISATION_STATE_KEYS } from '@cauce/domain/authorisation/authorisation-state'
import { DESK_QUEUE_KEYS } from '@cauce/domain/authorisation/desk-queue'
import { DENIAL_CAUSE_KEYS } from '@cauce/domain/authorisation/denial'
import { REQUEST_CLASS_KEYS } from '@cauce/domain/authorisation/request-class'
import { TermView } from '@cauce/domain/kit/clock/view'
import { AUDIT_PERMISSION } from '@cauce/domain/session/permission-keys'
import { Id, Instant, Named, PathId, requiredText } from '@cauce/domain/text/field'
import { entry } from './entry.ts'
import { lifeOf, livingRow, moveBody, movedAnswer } from './kit/life.ts'
import { defineQueue } from './kit/queue.ts'
import { severalBody, SeveralAnswer } from './kit/several.ts'
import { ORDERING_PERMISSION } from './ordenamiento.ts'

const access = { permission: AUDIT_PERMISSION } as const
const Queue = Schema.Literals(DESK_QUEUE_KEYS)

/** The desk, by what its chips show. */
export const authorisationQueue = defineQueue({
  groups: {
    por_decidir: ['en_cola', 'tomada'],
    segundo_concepto: ['segundo_concepto'],
    devueltas: ['devuelta'],
    decididas: ['aprobada', 'aprobada_parcial', 'negada', 'desistida'],
  },
  usual: 'por_decidir',
  row: 'caso',
})

const head = {
  id: Schema.Int,
  estado: Schema.Literals(AUTHORISATION_STATE_KEYS),
  orden_id: Schema.Int,
  /** What is asked for, with its code. */
  codigo: Schema.String,
  servicio: Schema.String,
  cantidad: Schema.Int,
  cantidad_autorizada: Schema.NullOr(Schema.Int),
  clase: Schema.Literals(REQUEST_CLASS_KEYS),
  clase_por_que: Schema.String,
  afiliado: Schema.Struct({ id: Schema.Int, nombre: Schema.String, documento: Schema.String, edad: Schema.Int }),
  sede: Schema.NullOr(Schema.String),
  recibida_at: Instant,
  /** The first instant that is late. */
  vence_at: Instant,
  /** Who has it; null: nobody. */
  tomada_por: Schema.NullOr(Named),
  numero: Schema.NullOr(Schema.String),
  vigente_hasta: Schema.NullOr(Schema.String),
  ...livingRow(AUTHORISATION_LIFE),
} as const
const AuthorisationRow = Schema.Struct(head)
export type AuthorisationRow = typeof AuthorisationRow.Type

/** Something else that was ordered for the person. */
const OtherLine = Schema.Struct({
  orden_id: Schema.Int,
  servicio: Schema.String,
  cantidad: Schema.Int,
  fecha: Instant,
  estado: Schema.String,
  sede: Schema.NullOr(Schema.String),
})

const AuthorisationDetail = Schema.Struct({
  ...head,
  paciente: Affiliate,
  observacion: Schema.String,
  pedida_por: Schema.String,
  registro: Schema.NullOr(Schema.String),
  diagnosticos: Schema.Array(Schema.String),
  plazo: Schema.NullOr(TermView),
  /** Has the person a right today, and why. */
  derechos: Schema.String,
  /** The same in the last twelve months, newest first. */
  mismo_servicio: Schema.Array(OtherLine),
  /** Its number, of the same that is authorised and still serves. */
  vigentes: Schema.Array(Schema.Struct({ numero: Schema.String, cantidad: Schema.Int, hasta: Schema.String })),
  /** What else of the person waits for a decision. */
  otras: Schema.Array(OtherLine),
  negacion: Schema.NullOr(
    Schema.Struct({
      cantidad: Schema.Int,
      causal: Schema.Literals(DENIAL_CAUSE_KEYS),
      justificacion: Schema.String,
      fundamento: Schema.String,
      alternativa: Schema.String,
      propone: Schema.String,
      confirma: Schema.String,
      /** The letter that was issued with it; null of what was denied before letters. */
      carta: Schema.NullOr(Schema.Int),
      fecha: Instant,
    }),
  ),
  ...lifeOf(AUTHORISATION_LIFE),
})
export type AuthorisationDetail = typeof AuthorisationDetail.Type

export const autorizacion = {
  listar: entry({
    method: 'POST',
    path: '/autorizaciones/listar',
    kind: 'read',
    access,
    summary: 'Lo que espera una decisión en una cola, lo que vence antes, primero; lo decidido, lo último primero.',
    /** `cola` left out: all of them. */
    body: Schema.Struct({ ...authorisationQueue.body.fields, cola: Schema.optionalKey(Queue) }),
    answer: authorisationQueue.answer(AuthorisationRow),
  }),
  siguiente: entry({
    method: 'POST',
    path: '/autorizaciones/siguiente',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Toma lo que vence antes y nadie tiene, y que quien pregunta no ordenó.',
    body: Schema.Struct({ cola: Schema.optionalKey(Queue) }),
    answer: movedAnswer(AUTHORISATION_LIFE),
    failures: [[404, 'cola.vacia']],
  }),
  ver: entry({
    method: 'GET',
    path: '/autorizaciones/evidencia/:id',
    kind: 'read',
    access,
    summary:
      'Un caso con todo lo que lo decide: qué se pide y por qué, su plazo, los derechos y lo demás del afiliado.',
    params: Schema.Struct({ id: PathId }),
    answer: AuthorisationDetail,
  }),
  mover: entry({
    method: 'POST',
    path: '/autorizaciones/mover',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Toma, suelta, aprueba, devuelve o propone negar; otro médico confirma la negación o la rechaza.',
    body: Schema.Struct(moveBody(AUTHORISATION_LIFE)),
    answer: movedAnswer(AUTHORISATION_LIFE),
    failures: [
      [403, 'autorizacion.propia'],
      [403, 'autorizacion.sin_concepto'],
      [403, 'autorizacion.mismo_concepto'],
      [403, 'autorizacion.no_medico'],
      [409, 'autorizacion.tomada_por'],
      [409, 'autorizacion.cambio'],
      [409, 'autorizacion.transicion_no_permitida'],
      [409, 'orden.transicion_no_permitida'],
      [409, 'firma.pendiente'],
      [409, 'alertas.sin_responder'],
      [503, 'conocimiento.no_disponible'],
    ],
  }),
  moverVarias: entry({
    method: 'POST',
    path: '/autorizaciones/mover-varias',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Toma o suelta varias, cada una por su cuenta y con su resultado.',
    body: Schema.Struct(severalBody(AUTHORISATION_LIFE)),
    answer: SeveralAnswer,
  }),
  devueltas: entry({
    method: 'GET',
    path: '/autorizaciones/devueltas',
    kind: 'read',
    access: { permission: ORDERING_PERMISSION },
    summary: 'Lo que ordenó quien pregunta y un auditor le devolvió para completar.',
    answer: Schema.Array(
      Schema.Struct({
        id: Schema.Int,
        version: Schema.Int,
        orden_id: Schema.Int,
        servicio: Schema.String,
        afiliado: Schema.String,
        falta: Schema.String,
        mensaje: Schema.String,
        quien: Schema.String,
        cuando: Instant,
        vence_at: Instant,
      }),
    ),
  }),
  completar: entry({
    method: 'POST',
    path: '/autorizaciones/completar',
    kind: 'write',
    repeat: 'idempotent',
    access: { permission: ORDERING_PERMISSION },
    summary: 'Quien ordenó responde lo que le pidieron y el caso vuelve a la cola con su mismo plazo.',
    body: Schema.Struct({ id: Id, version: Schema.Int, mensaje: requiredText(500) }),
    answer: Schema.Struct({ mensaje: Schema.String }),
    failures: [[409, 'autorizacion.cambio']],
  }),
} as const
