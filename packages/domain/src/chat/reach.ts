/** Who reaches a channel of the chat. @fuente spec 2 §2, §7 */
import { reachesReferral, type ReferralOwners, type ReferralReader } from '../referral/reach.ts'

/** The people of a channel of two; in the one of a referral nobody receives. */
export interface ChannelPeople {
  readonly user_crea_id: number
  readonly user_recibe_id: number | null
}

/**
 * True when the person reads and writes in the channel.
 * @param referral whose the referral of the channel is; null in a chat of two
 * @regla A un chat de dos entran esas dos personas; al de una remisión, quien alcanza la remisión.
 */
export const mayReachChannel = (
  reader: ReferralReader,
  channel: ChannelPeople,
  referral: ReferralOwners | null,
): boolean =>
  referral === null
    ? channel.user_recibe_id !== null && [channel.user_crea_id, channel.user_recibe_id].includes(reader.id)
    : reachesReferral(reader, referral)
