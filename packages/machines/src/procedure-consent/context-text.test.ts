import { describe, expect, it } from 'vitest'
import { signed } from '../testing/consent-contexts.ts'
import { consentText, signature } from '../testing/consent-samples.ts'
import * as change from './context.ts'

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
