/** Worked values of `../shared/catalogos/formulas.tsv`: Cockcroft DW, Nephron 1976;16:31. */
import { describe, expect, it } from 'vitest'
import { ckdEpi2021, cockcroftGault, estimateRenalFunction, idealWeight, renalWeight } from './renal-function.ts'

describe('cockcroftGault', () => {
  it.each([
    [58, 55, 0.8, 'F', 66.6],
    [45, 60, 0.5, 'F', 134.6],
    [60, 70, 1, 'M', 77.8],
    [70, 60, 1.4, 'F', 35.4],
    [35, 80, 0.9, 'M', 129.6],
    [80, 50, 1.1, 'F', 32.2],
    [50, 72, 1, 'M', 90],
    [65, 65, 2, 'M', 33.9],
    [28, 75, 0.9, 'M', 129.6],
    [75, 82, 1.2, 'M', 61.7],
  ])('at %i years, %f kg, creatinine %f, sex %s is %f mL/min', (edad, peso, creatinina, sexo, clearance) => {
    expect(cockcroftGault({ edad, peso, creatinina, sexo })).toBe(clearance)
  })
})

describe('the weight that the formula takes', () => {
  it('is the real one under an index of 25', () => {
    expect(renalWeight({ peso: 60, talla: 165, sexo: 'F' })).toEqual({ kg: 60, clase: 'real' })
  })

  it('is the adjusted one from 25: ideal + 0.4 × (real − ideal), by Devine', () => {
    // 160 cm are 62.99 inches: 45.5 + 2.3 × 2.99 = 52.4 kg; 52.4 + 0.4 × (72 − 52.4) = 60.2 kg.
    expect(idealWeight(160, 'F')).toBeCloseTo(52.38, 2)
    expect(idealWeight(160, 'M')).toBeCloseTo(56.88, 2)
    expect(renalWeight({ peso: 64, talla: 160, sexo: 'F' }).clase).toBe('ajustado')
    expect(renalWeight({ peso: 63.9, talla: 160, sexo: 'F' }).clase).toBe('real')
    expect(renalWeight({ peso: 72, talla: 160, sexo: 'F' })).toEqual({ kg: 60.2, clase: 'ajustado' })
  })
})

describe('estimateRenalFunction', () => {
  const woman = { edad: 58, sexo: 'F', peso: 55, talla: 157, creatinina: 0.8 }

  it('says which weight and which creatinine were used', () => {
    expect(estimateRenalFunction(woman)).toMatchObject({
      // (140 − 58) × 55 ÷ (72 × 0.8) × 0.85, not rounded.
      tfg: expect.closeTo(66.553_82, 4),
      texto: 'TFG 66,6 mL/min (Cockcroft-Gault, peso real 55,0 kg, creatinina 0,80 mg/dL)',
    })
  })

  it('takes the creatinine as it was measured, and a least one only where it is asked for', () => {
    expect(estimateRenalFunction({ ...woman, creatinina: 0.5 })?.creatinina).toBe(0.5)
    const estimate = estimateRenalFunction({ ...woman, creatinina: 0.5, minima: 0.7 })
    expect(estimate?.creatinina).toBe(0.7)
    expect(estimate?.texto).toContain('creatinina 0,70 mg/dL (medida 0,50, mínima usada)')
    expect(estimateRenalFunction({ ...woman, fecha: '2026-11-12' })?.texto).toContain('0,80 mg/dL del 12 nov 2026)')
  })

  it('is not worked out for minors, an unknown sex or an impossible creatinine', () => {
    const cases = [{ edad: 17 }, { sexo: 'I' }, { creatinina: 0 }, { creatinina: 31 }]
    expect(cases.map((change) => estimateRenalFunction({ ...woman, ...change }))).toEqual(Array(4).fill(null))
  })
})

it('la función renal se estima desde los 18 años y con creatinina de 0,1 a 30 mg/dL', () => {
  const man = { edad: 18, sexo: 'M', peso: 70, talla: 175, creatinina: 1 }
  const creatinines = [0.09, 0.1, 30, 30.1].map((creatinina) => estimateRenalFunction({ ...man, creatinina }) !== null)
  expect(creatinines).toEqual([false, true, true, false])
  expect([17, 18].map((edad) => estimateRenalFunction({ ...man, edad }) !== null)).toEqual([false, true])
})

describe('la filtración CKD-EPI 2021', () => {
  it.each([
    [70, 'F', 2.6, 19.3],
    [70, 'F', 0.7, 93],
    [50, 'M', 0.9, 104],
    [50, 'M', 1.8, 45.3],
  ] as const)('a los %i años, %s, con %f mg/dL es %f', (edad, sexo, creatinina, tfg) => {
    expect(ckdEpi2021({ edad, sexo, creatinina })).toBe(tfg)
  })
})
