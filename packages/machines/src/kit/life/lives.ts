/** Every life that is declared, by its name. A new one is tested by being here. */
import { referralLife } from '../../life-cycles/referral.ts'
import { signatureLife } from '../../life-cycles/second-signature.ts'

export const LIVES = { segunda_firma: signatureLife, remision: referralLife } as const
