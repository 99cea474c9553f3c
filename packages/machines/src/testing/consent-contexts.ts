/** What a consent knows at its beginning and when it is signed, for the tests of its functions. */
import { AffiliateType } from '@cauce/domain/affiliate/affiliate-type'
import { emptyConsentForm, type ConsentForm } from '@cauce/domain/consent/consent-form'
import { newConsent } from '../procedure-consent/context.ts'
import type { ConsentContext } from '../procedure-consent/types.ts'
import { answers, consentText, signature } from './consent-samples.ts'

/** A colonoscopy of order 5. */
export const consentInput = {
  ordenId: 5,
  cup: { id: 10, codigo: '452301', nombre: 'Colonoscopia total' },
  paciente: { edad: 54, tipoAfiliadoId: AffiliateType.contributor },
}

/** Everything was answered. */
export const complete: ConsentForm = { ...emptyConsentForm(54), ...answers }

/** The text was read, everything was answered and the patient signed. */
export const signed = (over: Partial<ConsentContext> = {}): ConsentContext => ({
  ...newConsent(consentInput),
  text: consentText,
  form: complete,
  signature,
  ...over,
})
