/** Sign-in, session check and sign-out. @fuente spec 1 §7 */
import { auth } from '@cauce/contract/auth'
import { defineModule } from '../../kit/module.ts'
import { checkCaptcha } from './captcha.ts'
import { loadUser } from './load-user.ts'
import { loadPermissions } from './queries.ts'
import { SIGNED_OUT, resendCode, signOut, signOutUser, validateCode, validateUser } from './service.ts'

export const module = defineModule(auth, {
  validarUsuario: async ({ body }, ctx) => {
    await checkCaptcha(ctx.config, body.captcha)
    return validateUser(ctx, body.email, body.password)
  },
  validarCodigo: ({ body }, ctx) => validateCode(ctx, body.codigo),
  reenviarCodigo: (_input, ctx) => resendCode(ctx),
  me: async (_input, ctx) =>
    // Asked for again: who was told that their rights changed may reach a process that still remembers the earlier ones.
    loadUser(ctx.db, ctx.user.id, await loadPermissions(ctx.db, ctx.user.id), {
      now: ctx.now(),
      passwordDays: ctx.config.passwordDays,
    }),
  logout: async (_input, ctx) => {
    const { ended } = await signOut(ctx)
    ctx.realtime.closeSessions(ended)
    return { mensaje: SIGNED_OUT }
  },
  cerrarSesion: async ({ body }, ctx) => {
    const { ended } = await signOutUser(ctx, body.user_id, body.motivo)
    ctx.realtime.closeSessions(ended)
    return { mensaje: SIGNED_OUT }
  },
})
