import * as Schema from 'effect/Schema'
import { expect, it } from 'vitest'
import { ConsentText } from './consent-text.ts'

const text = {
  cup_id: 88,
  cup_codigo: '452301',
  cup_nombre: 'Colonoscopia total',
  descripcion: 'Se introduce un tubo delgado con cámara.',
  beneficios: 'Encontrar la causa del sangrado.',
  riesgos: 'Perforación (1 de cada 1.000).',
  alternativas: 'Colonografía por tomografía.',
  riesgo_no_aceptar: 'Una lesión puede crecer sin que se sepa.',
  informacion: '',
  recomendaciones: '',
  version: 3,
  vigente_desde: '2026-09-02',
  huella: 'a3f9',
  riesgo: 'mediano',
}
const isText = Schema.is(ConsentText)

it('de un consentimiento se lee todo lo que se firma, y nada puede faltar', () => {
  expect(isText(text)).toBe(true)
  const withoutOne = Object.keys(text).filter((missing) =>
    isText(Object.fromEntries(Object.entries(text).filter(([name]) => name !== missing))),
  )
  expect(withoutOne).toEqual([])
})

it('el riesgo es bajo, mediano o alto', () => {
  expect(['bajo', 'mediano', 'alto', '', 'medio'].map((riesgo) => isText({ ...text, riesgo }))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
