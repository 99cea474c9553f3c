/** Who has the chat. */
import { hasPermission } from '../session/permission.ts'
import { AFFILIATE_USER_KIND } from '../session/user.ts'

/** Key of the permission to talk with the staff. */
export const CHAT_PERMISSION = 'blog.vista'

/**
 * @fuente spec 2 §6
 * @regla El chat es de quien trabaja aquí y tiene el permiso blog.vista; los afiliados no lo tienen.
 */
export const mayChat = (user: { readonly permissions: readonly string[]; readonly tipo_usuario: number }): boolean =>
  user.tipo_usuario !== AFFILIATE_USER_KIND && hasPermission(user, CHAT_PERMISSION)
