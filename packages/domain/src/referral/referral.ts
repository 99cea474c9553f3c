/** A referral as it is registered, listed, opened and saved. @fuente spec 2 §3 */
import * as Schema from 'effect/Schema'
import { TermView } from '../kit/clock/view.ts'
import { ChatAttachment } from '../chat/channel.ts'
import { HistoryAffiliate } from '../history/rows.ts'
import { Diagnosis } from '../medication/order-line.ts'
import { Id, Instant, Named, optionalText, requiredText } from '../text/field.ts'
import { AnnexData } from './annex-data.ts'
import { CLOSING_CAUSE_CODES, UNKNOWN_CLOSING_CAUSE } from './closing-cause.ts'

/** The same sentence on the screen and in the answer of the server. */
export const DESCRIPTION_REQUIRED = '¡Campo de descripción requerido!'

export const MAX_REFERRAL_TEXT = 4_000
export const MAX_REFERRAL_DIAGNOSES = 10
export const DIAGNOSIS_REQUIRED = 'Elija al menos un diagnóstico'
export const TOO_MANY_DIAGNOSES = `Máximo ${MAX_REFERRAL_DIAGNOSES} diagnósticos`
export const MAX_REFERRAL_FILES = 10

const blankable = (max: number) => Schema.NullOr(optionalText(max))

/** What the panel writes. Dates `AAAA-MM-DD` and hours `HH:MM` in Bogotá; the rules are in `required-fields.ts` and `moments.ts`. */
export const ReferralPanel = Schema.Struct({
  tipo_anexo_id: Schema.Literals([1, 2, 3, 4]).annotate({ message: 'El tipo de anexo no es uno de la lista' }),
  codigo_remision: blankable(60),
  tipo_solicitud: blankable(100),
  fecha_aceptacion: blankable(10),
  hora_aceptacion: blankable(8),
  nombre_acepta: blankable(200),
  cargo: blankable(200),
  institucion_acepta_rep_id: Schema.NullOr(Id),
  traslado_redondo: Schema.Boolean,
  fecha_traslado_salida: blankable(10),
  hora_traslado_salida: blankable(8),
  fecha_traslado: blankable(10),
  hora_traslado: blankable(8),
  fecha_traslado_redondo_salida: blankable(10),
  hora_traslado_redondo_salida: blankable(8),
  fecha_redondo_traslado: blankable(10),
  hora_traslado_redondo: blankable(8),
  /** What the patient travels in, and which one. */
  tipo_traslado: blankable(100),
  movil_traslado: blankable(60),
  /** When it should arrive, `HH:MM`. */
  hora_estimada_llegada: blankable(8),
})
export type ReferralPanel = typeof ReferralPanel.Type

const { codigo_remision, tipo_solicitud, tipo_traslado, movil_traslado, hora_estimada_llegada } = ReferralPanel.fields

/**
 * The panel as a save carries it. What the specification does not have may be left out, and stays as it is; without the code or the
 * type of request their own sentences are answered. Without the version it is over what there is now.
 */
const sent = {
  ...ReferralPanel.fields,
  codigo_remision: Schema.optionalKey(codigo_remision),
  tipo_solicitud: Schema.optionalKey(tipo_solicitud),
  tipo_traslado: Schema.optionalKey(tipo_traslado),
  movil_traslado: Schema.optionalKey(movil_traslado),
  hora_estimada_llegada: Schema.optionalKey(hora_estimada_llegada),
  version: Schema.optionalKey(Id),
}

/** What a save carries: the panel, over the version that was read. */
export const ReferralSave = Schema.Struct({
  ...sent,
  /** Choosing the report of emergency care makes the code and closes: said after the warning. */
  confirma_cierre: Schema.optionalKey(Schema.Boolean),
})
export const ReferralClosing = Schema.Struct({
  ...sent,
  observacion_finalizacion: requiredText(MAX_REFERRAL_TEXT),
  /** Why it closes though nobody accepted it; without it a Referencia asks for its acceptance. */
  motivo_cierre: Schema.optionalKey(
    Schema.NullOr(Schema.Literals(CLOSING_CAUSE_CODES).annotate({ message: UNKNOWN_CLOSING_CAUSE })),
  ),
})

export const ReferralForm = Schema.Struct({
  afiliado_id: Id,
  /** The site that refers; the one of who registers unless told. */
  rep_id: Schema.optionalKey(Schema.NullOr(Id)),
  tipo_anexo_id: ReferralPanel.fields.tipo_anexo_id,
  tipo_solicitud: Schema.NullOr(optionalText(100)),
  especialidad_remision: requiredText(200),
  /** Ids of the CIE-10, the principal one first. */
  cie10s: Schema.Array(Id)
    .check(Schema.isMinLength(1, { message: DIAGNOSIS_REQUIRED }))
    .check(Schema.isMaxLength(MAX_REFERRAL_DIAGNOSES, { message: TOO_MANY_DIAGNOSES })),
  descripcion: requiredText(MAX_REFERRAL_TEXT, DESCRIPTION_REQUIRED),
  datos: AnnexData,
  /** Keys of files that were sent. */
  adjuntos: Schema.Array(requiredText(300)).check(
    Schema.isMaxLength(MAX_REFERRAL_FILES, { message: `Máximo ${MAX_REFERRAL_FILES} archivos` }),
  ),
  confirma_cierre: Schema.optionalKey(Schema.Boolean),
})
export type ReferralForm = typeof ReferralForm.Type

const head = {
  id: Schema.Int,
  tipo_anexo_id: Schema.Int,
  tipo_anexo: Schema.String,
  estado: Schema.String,
  codigo_remision: Schema.NullOr(Schema.String),
  tipo_solicitud: Schema.NullOr(Schema.String),
  especialidad_remision: Schema.String,
  rep_nombre: Schema.NullOr(Schema.String),
  municipio_nombre: Schema.NullOr(Schema.String),
  created_at: Instant,
  gestionada_at: Schema.NullOr(Instant),
  cerrada_at: Schema.NullOr(Instant),
  gestor: Schema.NullOr(Named),
  canal_id: Schema.Int,
  version: Schema.Int,
  demo: Schema.Boolean,
}

export const ReferralRow = Schema.Struct({
  ...head,
  afiliado: Schema.Struct({
    id: Schema.Int,
    nombre_completo: Schema.String,
    documento: Schema.String,
    edad_cumplida: Schema.Int,
    sexo: Schema.String,
  }),
  diagnostico: Schema.NullOr(Schema.Struct({ codigo: Schema.String, nombre: Schema.String })),
  /** When an institution accepted, as the panel says; what the wait counts until. */
  aceptada_at: Schema.optionalKey(Schema.NullOr(Instant)),
  /** Messages of its chat that the person has not read. */
  sin_leer: Schema.Int,
  /** The term of its answer; null or left out of one that has none. */
  plazo: Schema.optionalKey(Schema.NullOr(TermView)),
})
export type ReferralRow = typeof ReferralRow.Type

export const Referral = Schema.Struct({
  ...head,
  ...ReferralPanel.fields,
  tipo_anexo_id: Schema.Int,
  afiliado: HistoryAffiliate,
  /** `Codigo_Nombre` as the specification writes it: `O141 Preeclampsia severa`. */
  cie10s: Schema.Array(Schema.Struct({ ...Diagnosis.fields, Codigo_Nombre: Schema.String })),
  descripcion: Schema.String,
  datos: AnnexData,
  adjunto_referencia: Schema.Array(ChatAttachment),
  observacion_finalizacion: Schema.NullOr(Schema.String),
  /** Code of the cause for which it closed without acceptance. */
  motivo_cierre: Schema.optionalKey(Schema.NullOr(Schema.String)),
  institucion_acepta: Schema.NullOr(Schema.Struct({ ...Named.fields, municipio: Schema.NullOr(Schema.String) })),
  rep_id: Schema.NullOr(Schema.Int),
  rep_direccion: Schema.NullOr(Schema.String),
  departamento_nombre: Schema.NullOr(Schema.String),
  rep_telefono1: Schema.NullOr(Schema.String),
  rep_telefono2: Schema.NullOr(Schema.String),
  rep_correo1: Schema.NullOr(Schema.String),
  rep_correo2: Schema.NullOr(Schema.String),
  registra: Named,
  /** The consultation that was made to order from it. */
  consulta_id: Schema.NullOr(Schema.Int),
  /** Why who reads it orders nothing from it; null: they may. */
  no_ordena: Schema.NullOr(Schema.String),
})
export type Referral = typeof Referral.Type

/** What the timeline of a referral joins. */
export const REFERRAL_EVENTS = [
  'registrada',
  'recibida',
  'tomada',
  'asignada',
  'soltada',
  'actualizada',
  'codigo',
  'aceptacion',
  'salida',
  'llegada',
  'salida_redondo',
  'llegada_redondo',
  'ordenada',
  'documento',
  'finalizada',
  'mensaje',
] as const
export type ReferralEventKind = (typeof REFERRAL_EVENTS)[number]

/** One thing that happened. Never changed nor removed. */
export const ReferralEvent = Schema.Struct({
  /** `e12` of the referral's own, `m34` of its chat. */
  id: Schema.String,
  clase: Schema.Literals(REFERRAL_EVENTS),
  /** When it happened: an hour that was written on the panel counts from what it says. */
  at: Instant,
  /** When it was written down. */
  registrado_at: Instant,
  quien: Schema.NullOr(Named),
  /** By kind: the message's text and attachments, who accepts and where, what travelled, the fields that changed. */
  detalle: Schema.Record(Schema.String, Schema.Unknown),
})
export type ReferralEvent = typeof ReferralEvent.Type

/** A site that could accept. */
export const AcceptingSite = Schema.Struct({ ...Named.fields, municipio: Schema.String, nit: Schema.String })
export type AcceptingSite = typeof AcceptingSite.Type
