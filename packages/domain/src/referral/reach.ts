/** Who reaches a referral: reads it, writes in its chat and, with the permission, moves it. */
import { hasPermission } from '../session/permission.ts'
import { AFFILIATE_USER_KIND } from '../session/user.ts'
import { REFERRAL_PERMISSION } from './panel-actions.ts'
import { REFERRAL_MENU } from './screens.ts'

/** Who asks. */
export interface ReferralReader {
  readonly id: number
  readonly tipo_usuario: number
  readonly permissions: readonly string[]
  /** The site where the person works; null where none is known. */
  readonly rep_id: number | null
}

/** Whose the referral is. */
export interface ReferralOwners {
  /** Who registered it. */
  readonly user_id: number
  /** The site that refers. */
  readonly rep_id: number | null
  /** Who manages it; null while nobody does. */
  readonly gestor_user_id: number | null
}

/** `todas`: any referral. `propias`: those that {@link isOwnReferral} says. `ninguna`: none. */
export type ReferralScope = 'todas' | 'propias' | 'ninguna'

/**
 * Which referrals a person reaches at all.
 * @regla Quien sigue todas las remisiones las alcanza todas; los demás que trabajan con remisiones, solo las propias; un afiliado, ninguna.
 */
export const referralScope = (reader: Pick<ReferralReader, 'tipo_usuario' | 'permissions'>): ReferralScope => {
  if (reader.tipo_usuario === AFFILIATE_USER_KIND || !hasPermission(reader, REFERRAL_MENU)) return 'ninguna'
  return hasPermission(reader, REFERRAL_PERMISSION) ? 'todas' : 'propias'
}

/**
 * True for who registered the referral, who manages it and who works at the site that refers.
 * @regla Una remisión es propia de quien la registró, de quien la gestiona y de la sede que remite.
 */
export const isOwnReferral = (
  reader: Pick<ReferralReader, 'id' | 'rep_id'>,
  { user_id, rep_id, gestor_user_id }: ReferralOwners,
): boolean => user_id === reader.id || gestor_user_id === reader.id || (rep_id !== null && rep_id === reader.rep_id)

/** True when the person reaches that referral; who does not is told that there is none. */
export const reachesReferral = (reader: ReferralReader, referral: ReferralOwners): boolean => {
  const scope = referralScope(reader)
  return scope === 'todas' || (scope === 'propias' && isOwnReferral(reader, referral))
}
