/** Who is signed in. @fuente spec 1 §3 */
import * as Schema from 'effect/Schema'
import { Instant } from '../calendar/calendar-date.ts'

/** `tipo_usuario` of an affiliate; any other value is an operator. @fuente spec 1 §1 */
export const AFFILIATE_USER_KIND = 2

export const User = Schema.Struct({
  id: Schema.Int,
  email: Schema.String,
  tipo_usuario: Schema.Int,
  permissions: Schema.Array(Schema.String),
  password_changed_at: Schema.NullOr(Instant),
  /** The server's word on its own setting: nothing but changing it is served. */
  contrasena_vencida: Schema.Boolean,
  /** An authenticator application is the second factor, instead of the mail. */
  totp_activo: Schema.Boolean,
  operador: Schema.NullOr(
    Schema.Struct({
      id: Schema.Int,
      nombre: Schema.String,
      apellido: Schema.String,
      nombre_completo: Schema.String,
      tipo_documento_documento: Schema.String,
      cargo: Schema.NullOr(Schema.String),
      email_recuperacion: Schema.NullOr(Schema.String),
      telefono_recuperacion: Schema.NullOr(Schema.String),
      tiene_firma: Schema.Boolean,
    }),
  ),
  datosAfiliado: Schema.NullOr(
    Schema.Struct({
      id: Schema.Int,
      primer_nombre: Schema.String,
      primer_apellido: Schema.String,
      nombre_completo: Schema.String,
      correo1: Schema.NullOr(Schema.String),
      celular1: Schema.NullOr(Schema.String),
      /** When the affiliate last confirmed mail and cell phone; an instant. */
      datos_actualizados_at: Schema.NullOr(Instant),
    }),
  ),
})
export type User = typeof User.Type
