/** Sign-in, session check and sign-out. @fuente spec 1 §7 */
import * as Schema from 'effect/Schema'
import { CODE_FORMAT } from '@cauce/domain/session/access-code'
import { User } from '@cauce/domain/session/user'
import { Id, requiredText } from '@cauce/domain/text/field'
import { entry } from './entry.ts'

const TokenAnswer = Schema.Struct({ token: Schema.String, usuario: User })

/** Before the second step only the address where the code went is told, masked. */
const ProvisionalAnswer = Schema.Struct({
  token: Schema.String,
  usuario: Schema.Struct({ email: Schema.String, correo_enmascarado: Schema.String }),
})

export const auth = {
  validarUsuario: entry({
    method: 'POST',
    path: '/auth/validar-usuario',
    access: 'public',
    summary:
      'Primer paso del ingreso: usuario y contraseña. Responde un token provisional y envía el código por correo.',
    body: Schema.Struct({ email: requiredText(254), password: requiredText(256) }),
    answer: ProvisionalAnswer,
  }),
  validarCodigo: entry({
    method: 'POST',
    path: '/auth/validar-codigo',
    access: 'provisional',
    summary: 'Segundo paso del ingreso: código de seis dígitos.',
    body: Schema.Struct({
      codigo: requiredText(12).check(Schema.isPattern(/^\s*\d{6}\s*$/u, { message: CODE_FORMAT })),
    }),
    answer: TokenAnswer,
  }),
  reenviarCodigo: entry({
    method: 'POST',
    path: '/auth/reenviar-codigo',
    access: 'provisional',
    summary: 'Envía un código nuevo; el anterior deja de servir. Con espera entre envíos.',
    answer: Schema.Struct({ mensaje: Schema.String, espera_segundos: Schema.Int }),
  }),
  me: entry({
    duringExpiry: true,
    method: 'GET',
    path: '/auth/me',
    access: 'session',
    summary: 'Quién tiene la sesión.',
    answer: User,
  }),
  logout: entry({
    duringExpiry: true,
    method: 'POST',
    path: '/auth/logout',
    access: 'session',
    summary: 'Termina la sesión del token.',
    answer: Schema.Struct({ mensaje: Schema.String }),
  }),
  cerrarSesion: entry({
    duringExpiry: true,
    method: 'POST',
    path: '/auth/cerrar-sesion',
    access: 'session',
    summary: 'Termina las sesiones del usuario; solo las propias, salvo el administrador.',
    body: Schema.Struct({ user_id: Id }),
    answer: Schema.Struct({ mensaje: Schema.String }),
  }),
} as const
