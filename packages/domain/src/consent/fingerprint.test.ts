import { expect, it } from 'vitest'
import { canonicalConsentText } from './fingerprint.ts'

const text = {
  cup_codigo: '452301',
  cup_nombre: 'Colonoscopia total',
  descripcion: 'Se introduce un tubo delgado con cámara.\nDura entre 20 y 40 minutos.',
  beneficios: 'Encontrar la causa del sangrado.',
  riesgos: 'Perforación (1 de cada 1.000).',
  alternativas: 'Colonografía por tomografía.',
  riesgo_no_aceptar: 'Una lesión puede crecer sin que se sepa.',
  informacion: '',
  recomendaciones: '',
  version: 3,
  vigente_desde: '2026-09-02',
}

it('does not depend on how the text was stored', () => {
  const stored = {
    ...text,
    descripcion: ` ${text.descripcion.normalize('NFD').replace('\n', '\r\n')}\r\n`,
  }
  expect(canonicalConsentText(stored)).toBe(canonicalConsentText(text))
})

it('takes every end of line for the same', () => {
  const stored = { ...text, descripcion: text.descripcion.replace('\n', '\r') }
  expect(canonicalConsentText(stored)).toBe(canonicalConsentText(text))
})

it('changes with the version alone', () => {
  expect(canonicalConsentText({ ...text, version: 4 })).not.toBe(canonicalConsentText(text))
})

it('changes with any field that is read', () => {
  const changed = Object.keys(text).map((field) => canonicalConsentText({ ...text, [field]: 'otro' }))
  expect(new Set([...changed, canonicalConsentText(text)]).size).toBe(Object.keys(text).length + 1)
})

it('does not confuse a sentence that moved to the next field', () => {
  const moved = { ...text, beneficios: '', riesgos: `${text.beneficios}${text.riesgos}` }
  expect(canonicalConsentText(moved)).not.toBe(canonicalConsentText(text))
})

it('leaves out what is not read', () => {
  const stored = { ...text, cup_id: 9, huella: 'abc', riesgo: 'alto' }
  expect(canonicalConsentText(stored)).toBe(canonicalConsentText(text))
})
