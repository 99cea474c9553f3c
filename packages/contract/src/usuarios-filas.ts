/** A user as lists and forms see it. */
import * as Schema from 'effect/Schema'
import { ACCOUNT_STATES } from '@cauce/domain/users/account-state'
import { Instant } from '@cauce/domain/text/field'

export const State = Schema.Literals(ACCOUNT_STATES)
const Kind = Schema.Literals(['operador', 'afiliado'])

/** What is seen of a user in a list. Names are empty where nobody has written the person yet. */
export const UserRow = Schema.Struct({
  id: Schema.Int,
  clase: Kind,
  nombre: Schema.String,
  apellido: Schema.String,
  tipo_documento: Schema.String,
  numero_documento: Schema.String,
  email: Schema.String,
  roles: Schema.Array(Schema.String),
  sede: Schema.NullOr(Schema.String),
  estado: State,
  /** The person has not written a password yet. */
  sin_contrasena: Schema.Boolean,
  bloqueado_hasta: Schema.NullOr(Instant),
  totp_activo: Schema.Boolean,
  ultimo_ingreso_at: Schema.NullOr(Instant),
  created_at: Instant,
})
export type UserRow = typeof UserRow.Type

const OfferAnswer = Schema.Struct({ puede: Schema.Boolean, por_que_no: Schema.NullOr(Schema.String) })

/** The form as it is kept, which may lack what the form asks for: who was created at the console has no document yet. */
const KeptOperator = Schema.Struct({
  tipo_documento_id: Schema.Int,
  numero_documento: Schema.String,
  nombre: Schema.String,
  apellido: Schema.String,
  email: Schema.String,
  cargo: Schema.String,
  especialidad: Schema.String,
  registro_profesional: Schema.String,
  profesion: Schema.String,
  rep_id: Schema.NullOr(Schema.Int),
  email_recuperacion: Schema.String,
  telefono_recuperacion: Schema.String,
})

export const UserDetail = Schema.Struct({
  ...UserRow.fields,
  /** To be sent back by who changes it. */
  version: Schema.Int,
  /** Null: an affiliate, whose person is kept elsewhere. */
  operador: Schema.NullOr(KeptOperator),
  roles_id: Schema.Array(Schema.Int),
  intentos_fallidos: Schema.Int,
  password_changed_at: Schema.NullOr(Instant),
  totp_activo_at: Schema.NullOr(Instant),
  /** Until when the last link that was sent serves; null: none does. */
  enlace_vence_at: Schema.NullOr(Instant),
  /** Why it is inactive. */
  motivo_inactivo: Schema.NullOr(Schema.String),
  sesiones: Schema.Array(
    Schema.Struct({
      id: Schema.Int,
      equipo: Schema.String,
      ip: Schema.NullOr(Schema.String),
      ultima_actividad_at: Instant,
    }),
  ),
  cambiar: OfferAnswer,
  inactivar: OfferAnswer,
  rescatar: OfferAnswer,
})
export type UserDetail = typeof UserDetail.Type

export const UserAct = Schema.Struct({
  id: Schema.Int,
  created_at: Instant,
  /** Null: nobody had signed in. */
  quien: Schema.NullOr(Schema.String),
  accion: Schema.String,
  ip: Schema.NullOr(Schema.String),
  motivo: Schema.NullOr(Schema.String),
  /** Names of the fields, with what was there and what is there where that is a code or a list. */
  cambios: Schema.Array(
    Schema.Struct({ campo: Schema.String, antes: Schema.NullOr(Schema.String), despues: Schema.NullOr(Schema.String) }),
  ),
})
export type UserAct = typeof UserAct.Type
