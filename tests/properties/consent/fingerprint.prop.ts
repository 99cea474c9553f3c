import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { canonicalConsentText } from '@cauce/domain/consent/fingerprint'
import { consentText } from '../../support/arbitraries/consent.ts'
import { anyText } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

const field = fc.constantFrom('descripcion', 'beneficios', 'riesgos', 'alternativas', 'riesgo_no_aceptar')
const visible = (text: string): string => text.normalize('NFC').replaceAll('\r\n', '\n').replaceAll('\r', '\n').trim()

describe('canonicalConsentText', () => {
  property('no importan el orden de los campos ni los campos que no se leen', [consentText], (text) => {
    const turned = Object.fromEntries(Object.entries(text).toReversed())
    expect(canonicalConsentText({ ...text, ...turned })).toBe(canonicalConsentText(text))
  })

  property(
    'cambia si cambia lo que se lee en un campo, y solo entonces',
    [consentText, field, anyText],
    (text, name, other) => {
      const same = visible(text[name]) === visible(other)
      expect(canonicalConsentText({ ...text, [name]: other }) === canonicalConsentText(text)).toBe(same)
    },
  )

  property('componer de otro modo las tildes o los fines de línea no la cambia', [consentText], (text) => {
    const stored = {
      ...text,
      riesgos: text.riesgos.normalize('NFD'),
      beneficios: text.beneficios.replaceAll('\n', '\r\n'),
    }
    expect(canonicalConsentText(stored)).toBe(canonicalConsentText(text))
  })

  property('pasar texto al campo siguiente la cambia', [consentText], (text) => {
    const moved = { ...text, descripcion: '', beneficios: text.descripcion + text.beneficios }
    if (visible(text.descripcion) === '') return
    expect(canonicalConsentText(moved)).not.toBe(canonicalConsentText(text))
  })
})
