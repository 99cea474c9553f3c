import { expect, it } from 'vitest'
import { recordFieldName } from './field-names.ts'
import { EMPTY_RECORD, NO_MEASURES } from './record.ts'

it('has a name for every field of the record and every measure', () => {
  for (const campo of [...Object.keys(EMPTY_RECORD), ...Object.keys(NO_MEASURES)])
    expect(recordFieldName(campo)).not.toBe(campo)
  expect(recordFieldName('revision_sistemas')).toBe('Revisión por sistemas')
})

it('calls another field as it travels', () => {
  expect([recordFieldName('otro'), recordFieldName('toString')]).toEqual(['otro', 'toString'])
})

it.each([
  ['medidas', 'Medidas'],
  ['riesgo', 'Preguntas de riesgo'],
  ['diagnosticos', 'Diagnósticos'],
  ['peso', 'Peso'],
  ['talla', 'Talla'],
  ['imc', 'IMC'],
  ['perimetro_abdominal', 'Perímetro abdominal'],
  ['presion_sistolica', 'Presión sistólica'],
  ['presion_diastolica', 'Presión diastólica'],
  ['colesterol_total', 'Colesterol total'],
])('en un conflicto y en una comparación, %s se llama «%s»', (campo, name) => {
  expect(recordFieldName(campo)).toBe(name)
})
