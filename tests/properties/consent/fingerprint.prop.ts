import { fc } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { canonicalConsentText } from '@cauce/domain/consent/fingerprint'
import { consentText } from '../../support/arbitraries/consent.ts'
import { anyText } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

const field = fc.constantFrom('descripcion', 'beneficios', 'riesgos', 'alternativas', 'riesgo_no_aceptar')
const visible = (text: string): string => text.normalize('NFC').replaceAll('\r\n', '\n').replaceAll('\r', '\n').trim()

describe('canonicalConsentText', () => {
  property('the order of the fields and the fields that are not read do not matter', [consentText], (text) => {
    const turned = Object.fromEntries(Object.entries(text).toReversed())
    expect(canonicalConsentText({ ...text, ...turned })).toBe(canonicalConsentText(text))
  })

  property(
    'changing what is read in a field changes it, and only then',
    [consentText, field, anyText],
    (text, name, other) => {
      const same = visible(text[name]) === visible(other)
      expect(canonicalConsentText({ ...text, [name]: other }) === canonicalConsentText(text)).toBe(same)
    },
  )

  property('composing the accents or the line ends otherwise does not change it', [consentText], (text) => {
    const stored = {
      ...text,
      riesgos: text.riesgos.normalize('NFD'),
      beneficios: text.beneficios.replaceAll('\n', '\r\n'),
    }
    expect(canonicalConsentText(stored)).toBe(canonicalConsentText(text))
  })

  property('moving text to the next field changes it', [consentText], (text) => {
    const moved = { ...text, descripcion: '', beneficios: text.descripcion + text.beneficios }
    if (visible(text.descripcion) === '') return
    expect(canonicalConsentText(moved)).not.toBe(canonicalConsentText(text))
  })
})
