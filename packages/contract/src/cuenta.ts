/** What a person keeps of their own account: password, recovery, second factor, sessions. @fuente spec 1 §2; spec 2 §3, §7, §8 */
import * as Schema from 'effect/Schema'
import { OrderingOption } from '@cauce/domain/ordering/order-type'
import { AffiliateRecovery, OperatorRecovery } from '@cauce/domain/session/recovery-data'
import { lackInPassword, MAX_PASSWORD } from '@cauce/domain/session/new-password'
import { Instant, PathId, REQUIRED_FIELD, requiredText } from '@cauce/domain/text/field'
import { entry } from './entry.ts'
import { UNCONFIRMED } from './errors.ts'

const Message = Schema.Struct({ mensaje: Schema.String })

/** A new password that the rule accepts; what it lacks is said in one sentence. */
const NewPassword = requiredText(MAX_PASSWORD).check(
  Schema.makeFilter((text: string) => text === '' || (lackInPassword(text) ?? true)),
)

/** The password in use, as typed. */
const CurrentPassword = Schema.String.annotate({ message: REQUIRED_FIELD })
  .check(Schema.isPattern(/[\s\S]/u, { message: REQUIRED_FIELD }))
  .check(Schema.isMaxLength(MAX_PASSWORD, { message: `Máximo ${MAX_PASSWORD} caracteres` }))

/** Six digits of the application, or a recovery code: eight letters and digits with or without their hyphen. */
const FactorCode = requiredText(20)

export const Session = Schema.Struct({
  id: Schema.Int,
  /** The one that asks. */
  actual: Schema.Boolean,
  /** Browser and system in words, such as `Chrome en Windows`. */
  equipo: Schema.String,
  ip: Schema.NullOr(Schema.String),
  creada_at: Instant,
  ultima_actividad_at: Instant,
  expira_at: Instant,
})

export const Profile = Schema.Struct({
  id: Schema.Int,
  email: Schema.String,
  nombre_completo: Schema.String,
  tipo_documento: Schema.NullOr(Schema.String),
  numero_documento: Schema.NullOr(Schema.String),
  cargo: Schema.NullOr(Schema.String),
  especialidad: Schema.NullOr(Schema.String),
  registro_profesional: Schema.NullOr(Schema.String),
  /** In words. */
  profesion: Schema.NullOr(Schema.String),
  sede: Schema.NullOr(Schema.String),
  entidad: Schema.NullOr(Schema.String),
  roles: Schema.Array(Schema.String),
  /** Mail and phone of recovery: correo1 and celular1 of an affiliate. */
  correo_recuperacion: Schema.NullOr(Schema.String),
  telefono_recuperacion: Schema.NullOr(Schema.String),
  datos_actualizados_at: Schema.NullOr(Instant),
  password_changed_at: Schema.NullOr(Instant),
  /** Days after which the password expires; 0: never. */
  dias_contrasena: Schema.Int,
  totp_activo_at: Schema.NullOr(Instant),
  /** Recovery codes that have not been used. */
  codigos_recuperacion: Schema.Int,
  ultimo_ingreso_at: Schema.NullOr(Instant),
  sesiones: Schema.Array(Session),
})

/** Paths of the catalogue. */
const Paths = Schema.Array(requiredText(200)).check(Schema.isMaxLength(100, { message: 'Máximo 100 páginas' }))
const ColumnChoice = Schema.Struct({
  ocultas: Schema.Array(requiredText(60)).check(Schema.isMaxLength(60, { message: 'Máximo 60 columnas' })),
  filas: Schema.optionalKey(Schema.Int),
})

/** What the person chose of the shell, the same on every computer. Keys that this version does not know are dropped. */
export const Preferences = Schema.Struct({
  tema: Schema.optionalKey(Schema.Literals(['system', 'light', 'dark'])),
  recientes: Schema.optionalKey(Paths),
  favoritas: Schema.optionalKey(Paths),
  /** By table. */
  tablas: Schema.optionalKey(Schema.Record(Schema.String, ColumnChoice)),
  /** The kind of order that was used last. */
  ordenamiento: Schema.optionalKey(OrderingOption),
})
export type Preferences = typeof Preferences.Type

export const cuenta = {
  actualizarContrasena: entry({
    method: 'POST',
    path: '/usuarios/actualizar-contrasena-usuario/:userId',
    kind: 'write',
    repeat: { naturalKey: 'Repetirlo falla, porque la contraseña actual ya es la nueva.' },
    access: 'session',
    duringExpiry: true,
    summary:
      'Cambia la contraseña propia. La fecha la pone el servidor; las demás sesiones terminan. El quinto fallo bloquea 30 minutos y cierra la sesión.',
    params: Schema.Struct({ userId: PathId }),
    body: Schema.Struct({
      password_current: CurrentPassword,
      password: NewPassword,
      /** Taken and ignored. */
      password_changed_at: Schema.optionalKey(Schema.Unknown),
    }),
    answer: Message,
    rate: 'auth',
    failures: [[423, 'usuario.bloqueado']],
  }),
  inactivarTemporal: entry({
    method: 'POST',
    path: '/auth/inactivar-usuario-temporal',
    kind: 'write',
    repeat: { naturalKey: 'Termina la sesión con la que habría que repetirlo.' },
    access: 'session',
    duringExpiry: true,
    summary:
      'Bloquea por 30 minutos al usuario de la sesión y la cierra; con otro correo responde lo mismo y no hace nada.',
    body: Schema.Struct({ email: requiredText(254) }),
    answer: Message,
    rate: 'auth',
  }),
  confirmar: entry({
    method: 'POST',
    path: '/auth/confirmar',
    kind: 'write',
    repeat: { naturalKey: 'Confirmar de nuevo solo mueve el instante desde el que vale.' },
    access: 'session',
    duringExpiry: true,
    summary: 'La persona escribe de nuevo su contraseña antes de algo delicado.',
    body: Schema.Struct({ password: CurrentPassword }),
    answer: Message,
    rate: 'auth',
    failures: [[423, 'usuario.bloqueado']],
  }),
  pedirRecuperacion: entry({
    method: 'POST',
    path: '/auth/recuperar-contrasena',
    kind: 'write',
    repeat: { naturalKey: 'Sirve el último enlace enviado.' },
    access: 'public',
    summary: 'Envía un enlace de un solo uso al correo de recuperación. La respuesta no dice si la persona existe.',
    body: Schema.Struct({
      /** Code of `tipos_documento`, such as `CC`. */
      tipo_documento: requiredText(10),
      numero_documento: requiredText(20),
    }),
    answer: Message,
    rate: 'auth',
  }),
  tiposDocumento: entry({
    method: 'GET',
    path: '/auth/tipos-documento',
    kind: 'read',
    access: 'public',
    summary: 'Tipos de documento para pedir la recuperación.',
    answer: Schema.Array(Schema.Struct({ codigo: Schema.String, nombre: Schema.String })),
    rate: 'verify',
  }),
  revisarRecuperacion: entry({
    method: 'POST',
    path: '/auth/revisar-recuperacion',
    kind: 'read',
    access: 'public',
    summary: 'Dice si el enlace todavía sirve, sin gastarlo.',
    body: Schema.Struct({ token: requiredText(100) }),
    answer: Schema.Struct({ vigente: Schema.Boolean, expira_at: Schema.NullOr(Instant) }),
    rate: 'auth',
  }),
  restablecerContrasena: entry({
    method: 'POST',
    path: '/auth/restablecer-contrasena',
    kind: 'write',
    repeat: { naturalKey: 'El enlace se gasta: con él no se escribe otra contraseña.' },
    access: 'public',
    summary: 'Escribe la contraseña nueva con el enlace del correo, que se gasta. Todas las sesiones terminan.',
    body: Schema.Struct({ token: requiredText(100), password: NewPassword }),
    answer: Message,
    rate: 'auth',
    failures: [[410, 'recuperacion.vencida']],
  }),
  datosAfiliado: entry({
    method: 'POST',
    path: '/actualizacion/actualizar-datos-2fa/:afiliadoId',
    kind: 'write',
    repeat: { naturalKey: 'Deja los datos como se escribieron: repetirlo los deja igual.' },
    access: 'session',
    duringExpiry: true,
    summary: 'Correo y celular del afiliado de la sesión. Avisa al correo anterior.',
    params: Schema.Struct({ afiliadoId: PathId }),
    body: AffiliateRecovery,
    answer: Message,
    failures: [UNCONFIRMED],
  }),
  datosOperador: entry({
    method: 'POST',
    path: '/actualizacion/actualizacion-datos-recuperacion/:operador',
    kind: 'write',
    repeat: { naturalKey: 'Deja los datos como se escribieron: repetirlo los deja igual.' },
    access: 'session',
    duringExpiry: true,
    summary: 'Teléfono y correo de recuperación del operador de la sesión. Avisa al correo anterior.',
    params: Schema.Struct({ operador: PathId }),
    body: OperatorRecovery,
    answer: Message,
    failures: [UNCONFIRMED],
  }),
  perfil: entry({
    method: 'GET',
    path: '/perfil',
    kind: 'read',
    access: 'session',
    summary: 'Los datos propios, el segundo factor y las sesiones abiertas.',
    answer: Profile,
  }),
  cerrarSesionPropia: entry({
    method: 'DELETE',
    path: '/perfil/sesiones/:id',
    kind: 'write',
    repeat: { naturalKey: 'Una sesión terminada ya está terminada.' },
    access: 'session',
    summary: 'Termina una sesión propia.',
    params: Schema.Struct({ id: PathId }),
    answer: Message,
  }),
  cerrarOtrasSesiones: entry({
    method: 'POST',
    path: '/perfil/sesiones/cerrar-otras',
    kind: 'write',
    repeat: { naturalKey: 'Una sesión terminada ya está terminada.' },
    access: 'session',
    summary: 'Termina las demás sesiones propias.',
    answer: Schema.Struct({ mensaje: Schema.String, cerradas: Schema.Int }),
  }),
  iniciarTotp: entry({
    method: 'POST',
    path: '/perfil/totp',
    kind: 'write',
    repeat: { naturalKey: 'Sirve el último secreto, y ninguno hasta que se confirma.' },
    access: 'session',
    summary: 'Un secreto nuevo para la aplicación de códigos. No reemplaza al activo hasta confirmarlo.',
    answer: Schema.Struct({
      /** Base32, in groups of four for who types it. */
      secreto: Schema.String,
      /** `otpauth://totp/…` for the QR code. */
      uri: Schema.String,
    }),
    failures: [UNCONFIRMED],
  }),
  confirmarTotp: entry({
    method: 'POST',
    path: '/perfil/totp/confirmar',
    kind: 'write',
    repeat: { naturalKey: 'El código de la aplicación sirve una vez; los de recuperación se pueden pedir de nuevo.' },
    access: 'session',
    summary: 'Activa la aplicación con uno de sus códigos. Responde los códigos de recuperación, una sola vez.',
    body: Schema.Struct({ codigo: FactorCode }),
    answer: Schema.Struct({ mensaje: Schema.String, codigos: Schema.Array(Schema.String) }),
    rate: 'auth',
    failures: [UNCONFIRMED],
  }),
  nuevosCodigosRecuperacion: entry({
    method: 'POST',
    path: '/perfil/totp/codigos',
    kind: 'write',
    repeat: { naturalKey: 'Sirven los últimos códigos.' },
    access: 'session',
    summary: 'Códigos de recuperación nuevos; los anteriores dejan de servir.',
    answer: Schema.Struct({ mensaje: Schema.String, codigos: Schema.Array(Schema.String) }),
    failures: [UNCONFIRMED],
  }),
  desactivarTotp: entry({
    method: 'POST',
    path: '/perfil/totp/desactivar',
    kind: 'write',
    repeat: { naturalKey: 'Lo desactivado ya está desactivado.' },
    access: 'session',
    summary: 'Vuelve al código por correo.',
    answer: Message,
    failures: [UNCONFIRMED],
  }),
  preferencias: entry({
    method: 'GET',
    path: '/perfil/preferencias',
    kind: 'read',
    access: 'session',
    duringExpiry: true,
    summary: 'Tema, páginas recientes y favoritas, columnas de las tablas.',
    answer: Preferences,
  }),
  guardarPreferencias: entry({
    method: 'PUT',
    path: '/perfil/preferencias',
    kind: 'write',
    repeat: { naturalKey: 'Deja las preferencias como se enviaron: repetirlo las deja igual.' },
    access: 'session',
    duringExpiry: true,
    summary: 'Guarda lo que se envía y deja lo demás como está.',
    body: Preferences,
    answer: Preferences,
  }),
} as const
