import { describe, expect, it } from 'vitest'
import { AffiliateType } from '@cauce/domain/affiliate/affiliate-type'
import { emptyConsentForm, type ConsentForm } from '@cauce/domain/consent/consent-form'
import { answers, consentText, signature } from '../testing/consent-samples.ts'
import * as change from './context.ts'
import type { ConsentContext } from './types.ts'

const input = {
  ordenId: 5,
  cup: { id: 10, codigo: '452301', nombre: 'Colonoscopia total' },
  paciente: { edad: 54, tipoAfiliadoId: AffiliateType.contributor },
}

const complete: ConsentForm = { ...emptyConsentForm(54), ...answers }

/** The text was read, everything was answered and the patient signed. */
const signed = (over: Partial<ConsentContext> = {}): ConsentContext => ({
  ...change.newConsent(input),
  text: consentText,
  form: complete,
  signature,
  ...over,
})

describe('the text', () => {
  const newer = { ...consentText, version: 2, huella: 'b'.repeat(64) }

  it.each([
    ['that comes for the first time', null, consentText, false, signature],
    ['that is read again and is the same', consentText, { ...consentText }, false, signature],
    ['that is another one takes the signature away', consentText, newer, true, null],
  ])('%s', (_, before, text, textChanged, left) => {
    expect(change.textLoaded(signed({ text: before, error: 'De antes' }), text)).toEqual({
      text,
      textChanged,
      signature: left,
      error: null,
    })
  })

  it('that was replaced once goes on being told', () => {
    expect(change.textLoaded(signed({ textChanged: true }), consentText)).toMatchObject({
      textChanged: true,
      signature,
    })
  })

  it('that the server knows newer takes signature, document and key away', () => {
    expect(change.textReplaced()).toEqual({
      textChanged: true,
      signature: null,
      previewUrl: null,
      idempotencyKey: null,
    })
  })
})

it('what was kept ends as the server says, with its code', () => {
  expect(change.saved({ estado: 'disentido', codigo_verificacion: 'AB13' })).toEqual({
    idempotencyKey: null,
    output: { result: 'disentido', documento: 'AB13' },
  })
})
