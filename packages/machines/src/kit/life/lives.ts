/** Every life that is declared, by its name. A new one is tested by being here. */
import { affiliateChangeLife } from '../../life-cycles/affiliate-change.ts'
import { authorisationLife } from '../../life-cycles/authorisation.ts'
import { portabilityLife } from '../../life-cycles/portability.ts'
import { referralLife } from '../../life-cycles/referral.ts'
import { signatureLife } from '../../life-cycles/second-signature.ts'

export const LIVES = {
  segunda_firma: signatureLife,
  remision: referralLife,
  autorizacion: authorisationLife,
  novedad_afiliado: affiliateChangeLife,
  portabilidad: portabilityLife,
} as const
