/** Who is signed in. @fuente spec 1 §3 */
import * as Schema from 'effect/Schema'

/** `tipo_usuario` of an affiliate; any other value is an operator. @fuente spec 1 §1 */
export const AFFILIATE_USER_KIND = 2

export const User = Schema.Struct({
  id: Schema.Int,
  email: Schema.String,
  tipo_usuario: Schema.Int,
  permissions: Schema.Array(Schema.String),
  password_changed_at: Schema.NullOr(Schema.String),
  operador: Schema.NullOr(
    Schema.Struct({
      id: Schema.Int,
      nombre: Schema.String,
      apellido: Schema.String,
      nombre_completo: Schema.String,
      tipo_documento_documento: Schema.String,
      cargo: Schema.NullOr(Schema.String),
      email_recuperacion: Schema.NullOr(Schema.String),
      tiene_firma: Schema.Boolean,
    }),
  ),
  datosAfiliado: Schema.NullOr(
    Schema.Struct({
      id: Schema.Int,
      primer_nombre: Schema.String,
      primer_apellido: Schema.String,
      nombre_completo: Schema.String,
    }),
  ),
})
export type User = typeof User.Type
