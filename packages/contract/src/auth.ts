/** Sign-in, session check and sign-out. @fuente spec 1 §7 */
import * as Schema from 'effect/Schema'
import { MAX_CLOSING_REASON } from '@cauce/domain/audit/presence'
import { CODE_FORMAT, readCode } from '@cauce/domain/session/access-code'
import { readRecoveryCode } from '@cauce/domain/session/recovery-code'
import { User } from '@cauce/domain/session/user'
import { Id, optionalText, requiredText } from '@cauce/domain/text/field'
import { entry } from './entry.ts'

const TokenAnswer = Schema.Struct({ token: Schema.String, usuario: User })

/** Seconds that the screen counts down. */
const Waits = {
  /** Until another code may be asked for. */
  espera_segundos: Schema.Int,
  /** Until the code no longer serves; with an application, until the sign-in does not. */
  vence_segundos: Schema.Int,
}

/** Before the second step only what the screen needs: the address where the code went, masked, or that an application gives it. */
const ProvisionalAnswer = Schema.Struct({
  token: Schema.String,
  usuario: Schema.Struct({
    email: Schema.String,
    correo_enmascarado: Schema.String,
    /** `correo`: a code was sent. `aplicacion`: the person's application shows it, or a recovery code stands in for it. */
    segundo_factor: Schema.Literals(['correo', 'aplicacion']),
  }),
  ...Waits,
})
export type ProvisionalAnswer = typeof ProvisionalAnswer.Type

/** Six digits, or a recovery code. */
const SignInCode = requiredText(20).check(
  Schema.makeFilter((text: string) => readCode(text) !== null || readRecoveryCode(text) !== null || CODE_FORMAT),
)

export const auth = {
  validarUsuario: entry({
    method: 'POST',
    path: '/auth/validar-usuario',
    kind: 'write',
    repeat: { naturalKey: 'Cada intento vale por sí mismo: el último token provisional es el que sirve.' },
    access: 'public',
    summary:
      'Primer paso del ingreso: usuario y contraseña. Responde un token provisional y, sin aplicación de códigos, envía uno por correo.',
    body: Schema.Struct({
      email: requiredText(254),
      password: requiredText(256),
      /** What the captcha answered; needed only where the installation has one. */
      captcha: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(8192, { message: 'Máximo 8192 caracteres' }))),
    }),
    answer: ProvisionalAnswer,
    failures: [[503, 'captcha.no_disponible']],
  }),
  validarCodigo: entry({
    method: 'POST',
    path: '/auth/validar-codigo',
    kind: 'write',
    repeat: { naturalKey: 'El código sirve una vez: quien no recibió la respuesta pide otro.' },
    access: 'provisional',
    summary:
      'Segundo paso del ingreso: código de seis dígitos, o un código de recuperación de quien usa una aplicación.',
    body: Schema.Struct({ codigo: SignInCode }),
    answer: TokenAnswer,
  }),
  reenviarCodigo: entry({
    method: 'POST',
    path: '/auth/reenviar-codigo',
    kind: 'write',
    repeat: { naturalKey: 'Sirve el último código enviado, y entre dos envíos hay una espera.' },
    access: 'provisional',
    summary:
      'Envía un código nuevo; el anterior deja de servir. Con espera entre envíos. Con aplicación de códigos no hay qué enviar.',
    answer: Schema.Struct({ mensaje: Schema.String, ...Waits }),
  }),
  me: entry({
    duringExpiry: true,
    method: 'GET',
    path: '/auth/me',
    kind: 'read',
    access: 'session',
    summary: 'Quién tiene la sesión.',
    answer: User,
  }),
  logout: entry({
    duringExpiry: true,
    method: 'POST',
    path: '/auth/logout',
    kind: 'write',
    repeat: { naturalKey: 'Una sesión terminada ya está terminada.' },
    access: 'session',
    summary: 'Termina la sesión del token.',
    answer: Schema.Struct({ mensaje: Schema.String }),
  }),
  cerrarSesion: entry({
    duringExpiry: true,
    method: 'POST',
    path: '/auth/cerrar-sesion',
    kind: 'write',
    repeat: { naturalKey: 'Una sesión terminada ya está terminada.' },
    access: 'session',
    summary:
      'Con el usuario propio termina esta sesión; un administrador termina todas las de otra persona. Para lo demás responde igual y no hace nada.',
    body: Schema.Struct({
      user_id: Id,
      /** Why an administrator ends somebody else's; kept in the audit. */
      motivo: Schema.optionalKey(optionalText(MAX_CLOSING_REASON)),
    }),
    answer: Schema.Struct({ mensaje: Schema.String }),
  }),
} as const
