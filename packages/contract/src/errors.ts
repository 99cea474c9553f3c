/** The one shape of every failure. `error` is for people, in Spanish; `codigo` is for programs and never changes. */
import * as Schema from 'effect/Schema'
import { Conflict } from './kit/conflict.ts'

export const ApiError = Schema.Struct({
  error: Schema.String,
  codigo: Schema.String,
  /** Field (dotted path, list items by index) to its messages. */
  errores: Schema.optionalKey(Schema.Record(Schema.String, Schema.Array(Schema.String))),
  /** Of a save over somebody else's change: what is there now. */
  conflicto: Schema.optionalKey(Conflict),
})
export type ApiError = typeof ApiError.Type

/** Delicate calls: the password was not typed in this session within the last minutes. `POST /auth/confirmar` mends it. */
export const UNCONFIRMED = [403, 'sesion.confirmar'] as const
