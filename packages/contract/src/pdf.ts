/** Documents: made, sent by e-mail, opened, verified. @fuente spec 2 §7 */
import * as Schema from 'effect/Schema'
import { ConsentSubmission } from '@cauce/domain/consent/consent-submission'
import { MAX_REASON } from '@cauce/domain/mail/destination'
import { Id, optionalText, requiredText } from '@cauce/domain/text/field'
import { entry } from './entry.ts'
import { UNCONFIRMED } from './errors.ts'

const access = { permission: 'blog.vista' } as const

/** `correo` as an object `{ email }` or as the address itself. */
const Recipient = Schema.Union([Schema.Struct({ email: requiredText(254) }), requiredText(254)])
const sending = {
  enviar: Schema.optionalKey(Schema.Boolean),
  correo: Schema.optionalKey(Schema.NullOr(Recipient)),
  /** Why it goes to an address that is neither the patient's nor the institution's. */
  motivo_correo: Schema.optionalKey(Schema.NullOr(optionalText(MAX_REASON))),
  /** Asked from the history: who holds its page may print what another professional ordered. */
  historico: Schema.optionalKey(Schema.Boolean),
}

export const PdfRequest = Schema.Union([
  Schema.Struct({
    tipo: Schema.Literal('recomendacionOrdenCup'),
    id: Id,
    consulta: Schema.optionalKey(Id),
    ...sending,
  }),
  /** `id`: CUPS id. `acepta` false prints the blank form to be signed by hand. */
  Schema.Struct({
    tipo: Schema.Literal('consentimientoInformado'),
    id: Id,
    orden_id: Id,
    acepta: Schema.optionalKey(Schema.Union([Schema.Boolean, Schema.Literals(['Si', 'No'])])),
    ...sending,
  }),
  /** `id`: order id; `detalles.id`: one line, or all of the order's when left out. */
  Schema.Struct({
    tipo: Schema.Literal('servicio'),
    id: Id,
    detalles: Schema.optionalKey(Schema.Struct({ id: Id })),
    ...sending,
  }),
  /** `id`: order id; `detalles.id`: one line. `filtro`: what is printed, `activas` unless told `todas`. */
  Schema.Struct({
    tipo: Schema.Literal('medicamento'),
    id: Id,
    filtro: Schema.optionalKey(Schema.NullOr(Schema.Literals(['activas', 'todas']))),
    detalles: Schema.optionalKey(Schema.NullOr(Schema.Struct({ id: Id }))),
    ...sending,
  }),
  /** `id`: order id; `detalles.id`: one line. */
  Schema.Struct({
    tipo: Schema.Literal('codigoPropio'),
    id: Id,
    detalles: Schema.optionalKey(Schema.NullOr(Schema.Struct({ id: Id }))),
    ...sending,
  }),
  /** `id`: order id. The scheme with its calendar of cycles. */
  Schema.Struct({ tipo: Schema.Literal('esquema'), id: Id, ...sending }),
  /** The certificate. */
  Schema.Struct({ tipo: Schema.Literal('incapacidad'), incapacidad_id: Id, ...sending }),
  /** `id`: consultation. Its finalised record with its notes. */
  Schema.Struct({ tipo: Schema.Literal('historia'), id: Id, ...sending }),
  /** `id`: consultation. What was ordered in it and may be printed, and its leaves, in one document. */
  Schema.Struct({ tipo: Schema.Literal('consulta'), id: Id }),
  /** `id`: affiliate. Every finalised record, with orders, leaves and consents. */
  Schema.Struct({ tipo: Schema.Literal('historiaCompleta'), id: Id, ...sending }),
  /** `id`: referral. The technical annex of its type. */
  Schema.Struct({ tipo: Schema.Literal('anexoReferencia'), id: Id, ...sending }),
  /** `id`: referral. The handover sheet: what has happened and the hours. */
  Schema.Struct({ tipo: Schema.Literal('relevoReferencia'), id: Id, ...sending }),
  /** `id`: letter. As it was issued. */
  Schema.Struct({ tipo: Schema.Literal('carta'), id: Id, ...sending }),
])
export type PdfRequest = typeof PdfRequest.Type

export const pdf = {
  generar: entry({
    method: 'POST',
    path: '/pdf',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Hace el PDF y lo responde; con enviar y correo, además lo envía, una vez por clave.',
    body: PdfRequest,
    answer: 'binary',
    failures: [UNCONFIRMED, [409, 'idempotencia.otro_cuerpo'], [429, 'correo.cupo']],
  }),
  /** Draft of the consent as it will be kept, shown before closing; nothing is stored. */
  vistaPrevia: entry({
    method: 'POST',
    path: '/pdf/vista-previa-consentimiento',
    kind: 'read',
    access,
    summary: 'El PDF del consentimiento tal como quedará, sin guardarlo.',
    body: ConsentSubmission,
    answer: 'binary',
  }),
  getType: entry({
    method: 'POST',
    path: '/adjuntos/getType',
    kind: 'read',
    access: 'session',
    summary: 'Tipo de un archivo guardado.',
    body: Schema.Struct({ ruta: optionalText(200) }),
    answer: Schema.Struct({ tipo: Schema.String, nombre: Schema.String }),
  }),
  get: entry({
    method: 'POST',
    path: '/adjuntos/get',
    kind: 'read',
    access: 'session',
    summary: 'Un archivo guardado.',
    body: Schema.Struct({ ruta: optionalText(200) }),
    answer: 'binary',
  }),
  verificar: entry({
    method: 'GET',
    path: '/verificar/:codigo',
    kind: 'read',
    access: 'public',
    rate: 'verify',
    summary: 'Si un documento es auténtico: su clase, fecha y estado, y nada clínico.',
    params: Schema.Struct({ codigo: requiredText(40) }),
    answer: Schema.Struct({
      autentico: Schema.Boolean,
      clase: Schema.NullOr(Schema.String),
      fecha: Schema.NullOr(Schema.String),
      estado: Schema.NullOr(Schema.String),
      emisor: Schema.NullOr(Schema.String),
      /** What is so today, of a paper that says what was so that day. */
      hoy: Schema.NullOr(Schema.String),
    }),
  }),
} as const
