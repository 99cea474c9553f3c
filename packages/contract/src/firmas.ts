/** Second signatures: what another professional signs over, returns, or looks at after a vital urgency. @fuente UI, principio 5 */
import * as Schema from 'effect/Schema'
import { Affiliate } from '@cauce/domain/affiliate/affiliate'
import { Finding, LedgerEntry } from '@cauce/domain/medication/check'
import { SIGNATURE_LIFE } from '@cauce/domain/medication/signature-life'
import { SIGNATURE_STATE_KEYS } from '@cauce/domain/medication/signature-request'
import { SIGNATURE_PERMISSION } from '@cauce/domain/session/permission-keys'
import { Id, Instant, Named, PathId } from '@cauce/domain/text/field'
import { entry } from './entry.ts'
import { lifeOf, livingRow, moveBody, movedAnswer } from './kit/life.ts'
import { defineQueue } from './kit/queue.ts'
import { severalBody, SeveralAnswer } from './kit/several.ts'
import { ORDERING_PERMISSION } from './ordenamiento.ts'

const access = { permission: SIGNATURE_PERMISSION } as const
const State = Schema.Literals(SIGNATURE_STATE_KEYS)

/** The queue of the second signatures, by what its chips show. */
export const signatureQueue = defineQueue({
  groups: {
    por_hacer: ['pedida', 'abierta'],
    urgencias: ['urgencia'],
    cerradas: ['firmada', 'devuelta', 'retirada', 'revisada'],
  },
  usual: 'por_hacer',
  row: 'firma',
})

const head = {
  id: Schema.Int,
  estado: State,
  orden_id: Schema.Int,
  medicamento: Schema.String,
  /** "1 tableta cada 8 horas por 7 días" in words. */
  posologia: Schema.String,
  afiliado: Schema.Struct({ id: Schema.Int, nombre: Schema.String, documento: Schema.String, edad: Schema.Int }),
  /** Titles of what is signed over. */
  hallazgos: Schema.String,
  pedida_por: Named,
  pedida_at: Instant,
  abierta_por: Schema.NullOr(Named),
  abierta_at: Schema.NullOr(Instant),
  cerrada_por: Schema.NullOr(Named),
  cerrada_at: Schema.NullOr(Instant),
  motivo: Schema.NullOr(Schema.String),
  /** Whether the person who asks ordered the line: they may not touch it. */
  propia: Schema.Boolean,
  ...livingRow(SIGNATURE_LIFE),
} as const
const SignatureRow = Schema.Struct(head)
export type SignatureRow = typeof SignatureRow.Type

const SignatureDetail = Schema.Struct({
  ...head,
  consulta_id: Schema.Int,
  diagnostico: Schema.String,
  /** The drugs of a scheme, as they are printed; none: it is of one line. */
  lineas: Schema.Array(
    Schema.Struct({
      nombre: Schema.String,
      /** Formulated, with its unit. */
      dosis: Schema.String,
      /** The sum that its rule makes. */
      suma: Schema.String,
      detalle: Schema.String,
      /** The proposal that was taken, and how far it is from the scheme and why; null: nothing of it. */
      aparte: Schema.NullOr(Schema.String),
      observacion: Schema.String,
    }),
  ),
  observacion: Schema.String,
  registro: Schema.NullOr(Schema.String),
  /** Without how to reach them: only who it is, and their allergies. */
  paciente: Affiliate,
  /** What was found when the line was ordered, gravest first, with what its prescriber answered. */
  respuestas: Schema.Array(Schema.Struct({ hallazgo: Finding, motivo: Schema.NullOr(Schema.String) })),
  /** Every check of the line, in the order in which it was kept. */
  comprobaciones: Schema.Array(LedgerEntry),
  ...lifeOf(SIGNATURE_LIFE),
})
export type SignatureDetail = typeof SignatureDetail.Type

export const firmas = {
  buscar: entry({
    method: 'POST',
    path: '/segundas-firmas/buscar',
    kind: 'read',
    access,
    summary:
      'Lo que espera una segunda firma, lo que siguió como urgencia vital y lo que ya se cerró; lo que apremia, primero.',
    /** `cuales` left out: what waits. Pages of 1 to 100 rows, 20 unless told. */
    body: signatureQueue.body,
    answer: signatureQueue.answer(SignatureRow),
  }),
  ver: entry({
    method: 'GET',
    path: '/segundas-firmas/:id',
    kind: 'read',
    access,
    summary:
      'Una segunda firma: el paciente, la línea, lo que se encontró, lo que respondió quien formuló y cada paso.',
    params: Schema.Struct({ id: PathId }),
    answer: SignatureDetail,
  }),
  mover: entry({
    method: 'POST',
    path: '/segundas-firmas/mover',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary:
      'Abre, firma, devuelve o suelta una segunda firma, o da por revisada una urgencia vital. Nunca quien formuló.',
    body: Schema.Struct(moveBody(SIGNATURE_LIFE)),
    answer: movedAnswer(SIGNATURE_LIFE),
    failures: [
      [403, 'misma.mano'],
      [403, 'firma.sin_registro'],
      [403, 'firma.profesion'],
      [409, 'firma.cambio'],
      [409, 'firma.transicion_no_permitida'],
      [409, 'alertas.sin_responder'],
    ],
  }),
  moverVarias: entry({
    method: 'POST',
    path: '/segundas-firmas/mover-varias',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Abre o suelta varias, cada una por su cuenta y con su resultado.',
    body: Schema.Struct(severalBody(SIGNATURE_LIFE)),
    answer: SeveralAnswer,
  }),
  mias: entry({
    method: 'GET',
    path: '/segundas-firmas/mias',
    kind: 'read',
    access: { permission: ORDERING_PERMISSION },
    summary: 'Cuántas esperan a quien pregunta, y lo que le devolvieron y no ha dicho haber visto.',
    answer: Schema.Struct({
      /** Null: may not sign. */
      por_firmar: Schema.NullOr(Schema.Int),
      urgencias: Schema.NullOr(Schema.Int),
      devueltas: Schema.Array(
        Schema.Struct({
          id: Schema.Int,
          consulta_id: Schema.Int,
          medicamento: Schema.String,
          afiliado: Schema.String,
          motivo: Schema.String,
          quien: Schema.String,
          cuando: Instant,
        }),
      ),
    }),
  }),
  enterado: entry({
    method: 'POST',
    path: '/segundas-firmas/enterado',
    kind: 'write',
    repeat: { naturalKey: 'Lo que se dijo haber visto ya está visto.' },
    access: { permission: ORDERING_PERMISSION },
    summary: 'Quien formuló dice que vio que le devolvieron una línea.',
    body: Schema.Struct({ id: Id }),
    answer: Schema.Struct({ mensaje: Schema.String }),
  }),
} as const
