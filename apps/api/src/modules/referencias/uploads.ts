/** Files of a referral that is being written: sent beforehand, and part of it once it is registered. */
import type { Answer, Body } from '@cauce/contract/entry'
import type { referencias } from '@cauce/contract/referencias'
import { askSentAhead } from '../../files/sent-ahead.ts'
import type { UserCtx } from '../../http/handle.ts'
import { referralStaff } from './access.ts'

type Call = (typeof referencias)['subir']

const TOO_MANY_WAITING = 'Tiene demasiados archivos enviados sin registrar su remisión. Intente más tarde.'

/** Where to send one file. `clave` names it when the referral is registered. */
export const askReferralUpload = (ctx: UserCtx, body: Body<Call>): Promise<Answer<Call>> =>
  askSentAhead(referralStaff(ctx), body, TOO_MANY_WAITING)
