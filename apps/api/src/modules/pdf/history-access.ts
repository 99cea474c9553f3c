/** Documents that are asked from the history: of any affiliate, for who holds the page. */
import { HISTORY_ORDERS_PERMISSION } from '@cauce/contract/historico'
import { hasPermission } from '@cauce/domain/session/permission'
import { AFFILIATE_USER_KIND } from '@cauce/domain/session/user'
import { forbidden } from '../../http/failure.ts'
import type { SessionUser, UserCtx } from '../../http/handle.ts'

/** Whether this person may read of any affiliate what that page of the history shows. */
export const seesHistory = (user: SessionUser, permission: string): boolean =>
  user.tipo_usuario !== AFFILIATE_USER_KIND && hasPermission(user, permission)

/** The page of the history from which an order is asked; null: it is asked from its consultation. */
export const historyOf = ({ historico }: { readonly historico?: boolean }): string | null =>
  historico === true ? HISTORY_ORDERS_PERMISSION : null

/** 403 to an affiliate: records and certificates are handed out by the staff, whatever keys a role gave. */
export const refuseAffiliates = ({ user }: UserCtx): void => {
  if (user.tipo_usuario === AFFILIATE_USER_KIND) throw forbidden()
}
