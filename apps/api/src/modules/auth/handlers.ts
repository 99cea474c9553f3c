/** Sign-in, session check and sign-out. @fuente spec 1 §7 */
import type { Registry } from '@cauce/contract/registry'
import type { Handlers } from '../../http/handle.ts'
import { loadUser } from './queries.ts'
import { SIGNED_OUT, resendCode, signOut, signOutUser, validateCode, validateUser } from './service.ts'

export const handlers: Handlers<Registry['auth']> = {
  validarUsuario: ({ body }, ctx) => validateUser(ctx, body.email, body.password),
  validarCodigo: ({ body }, ctx) => validateCode(ctx, body.codigo),
  reenviarCodigo: (_input, ctx) => resendCode(ctx),
  me: (_input, ctx) => loadUser(ctx.db, ctx.user.id, ctx.user.permissions),
  logout: async (_input, ctx) => {
    const { ended } = await signOut(ctx)
    ctx.realtime.closeSessions(ended)
    return { mensaje: SIGNED_OUT }
  },
  cerrarSesion: async ({ body }, ctx) => {
    const { ended } = await signOutUser(ctx, body.user_id)
    ctx.realtime.closeSessions(ended)
    return { mensaje: SIGNED_OUT }
  },
}
