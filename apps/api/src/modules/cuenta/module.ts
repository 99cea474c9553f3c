/** What a person does with their own account. */
import { cuenta } from '@cauce/contract/cuenta'
import { defineModule } from '../../kit/module.ts'
import { confirmAuthenticator, renewCodes, startAuthenticator, stopAuthenticator } from './authenticator.ts'
import { endOtherSessions, endOwnSession } from './own-sessions.ts'
import { changePassword, confirm, lockOwn } from './password.ts'
import { preferences, savePreferences } from './preferences.ts'
import { profile } from './profile.ts'
import { documentKinds } from './profile-queries.ts'
import { askRecovery, checkRecovery, resetPassword } from './recovery.ts'
import { updateAffiliate, updateOperator } from './recovery-data.ts'

export const module = defineModule(cuenta, {
  actualizarContrasena: ({ params, body }, ctx) => changePassword(ctx, params.userId, body),
  inactivarTemporal: ({ body }, ctx) => lockOwn(ctx, body.email),
  confirmar: ({ body }, ctx) => confirm(ctx, body.password),
  pedirRecuperacion: ({ body }, ctx) => askRecovery(ctx, body),
  tiposDocumento: (_input, ctx) => documentKinds(ctx.db),
  revisarRecuperacion: ({ body }, ctx) => checkRecovery(ctx, body.token),
  restablecerContrasena: ({ body }, ctx) => resetPassword(ctx, body.token, body.password),
  datosAfiliado: ({ params, body }, ctx) => updateAffiliate(ctx, params.afiliadoId, body),
  datosOperador: ({ params, body }, ctx) => updateOperator(ctx, params.operador, body),
  perfil: (_input, ctx) => profile(ctx),
  cerrarSesionPropia: ({ params }, ctx) => endOwnSession(ctx, params.id),
  cerrarOtrasSesiones: (_input, ctx) => endOtherSessions(ctx),
  iniciarTotp: (_input, ctx) => startAuthenticator(ctx),
  confirmarTotp: ({ body }, ctx) => confirmAuthenticator(ctx, body.codigo),
  nuevosCodigosRecuperacion: (_input, ctx) => renewCodes(ctx),
  desactivarTotp: (_input, ctx) => stopAuthenticator(ctx),
  preferencias: (_input, ctx) => preferences(ctx),
  guardarPreferencias: ({ body }, ctx) => savePreferences(ctx, body),
})
