import { expect, it } from 'vitest'
import type { Article } from './article.ts'
import { isStrengthOf } from './written-strength.ts'

const drug = (concentracion: string | null, nombre: string): Article => ({
  id: 1,
  codesumi: {
    id: 1,
    codigo: 'M1',
    nombre,
    principio_activo: nombre.split(' ')[0] ?? '',
    concentracion,
    forma_farmaceutica: null,
    unidad_presentacion: 'Tableta',
    via: 'Oral',
    vias_administracion: ['Oral'],
  },
  atc: '',
  requiere_autorizacion: 0,
  controlado: 0,
  desabastecido: 0,
  frecuencia_especial: null,
  activa: null,
})

it.each([
  ['5', '5 mg', true],
  ['2.5', '5 mg', false],
  ['2,5 mg', '5 mg', false],
  ['0.125', '0,25 mg', false],
  ['0.125', '0,125 mg', true],
  ['0,25', '0,25 mg', true],
  ['1000', '500 mg', false],
  ['1.000 mg', '1000 mg', true],
  ['1 g', '1000 mg', true],
  ['0,5 gr', '500 mg', true],
  ['100 mg', '100 mcg', false],
  ['100 mcg', '100 mcg', true],
  ['100 ug', '100 mcg', true],
  ['100', '100 mcg', true],
  ['160/800', '160/800 mg', true],
  ['160/12,5 mg', '160/800 mg', false],
  ['250 mg/5 ml', '250 mg/5 mL', true],
  ['250 mg', '250 mg/5 mL', true],
  ['250 mg/1 ml', '250 mg/5 mL', false],
  ['100 ui/ml', '100 UI/mL', true],
  ['1.200.000 ui', '1.200.000 UI', true],
  ['0,1 %', '0,1 %', true],
  ['10 meq', '10 mEq', true],
  ['10 mg', '10 mEq', false],
])('"%s" of a drug of %s: %s', (written, label, same) => {
  expect(isStrengthOf(written, drug(label, 'Medicamento'))).toBe(same)
})

it('looks in the name where the catalogue writes the strength nowhere else', () => {
  expect(isStrengthOf('50 mg', drug(null, 'Losartán 50 mg tableta'))).toBe(true)
  expect(isStrengthOf('100 mg', drug(null, 'Losartán 50 mg tableta'))).toBe(false)
  expect(isStrengthOf('50 mg', drug(null, 'Losartán tableta'))).toBe(false)
})
