/** Worked values of `../shared/catalogos/formulas.tsv`: OMS, Serie de Informes Técnicos 894, 2000. */
import { describe, expect, it } from 'vitest'
import { bodyMassIndex } from './body-mass-index.ts'
import { MASS_CLASS_IN_PREGNANCY, MASS_CLASS_OF_MINORS, massClassOf } from './mass-class.ts'

const ADULT = { edad: 40 }

describe('massClassOf', () => {
  it.each([
    [40, 160, 'Delgadez severa'],
    [42, 160, 'Delgadez moderada'],
    [46, 160, 'Delgadez leve'],
    [47.36, 160, 'Normal'],
    [60, 165, 'Normal'],
    [64, 160, 'Sobrepeso'],
    [72, 160, 'Sobrepeso'],
    [76.8, 160, 'Obesidad grado I'],
    [89.6, 160, 'Obesidad grado II'],
    [102.4, 160, 'Obesidad grado III'],
    [110, 160, 'Obesidad grado III'],
    [70, 170, 'Normal'],
  ])('of an adult of %f kg and %f cm is %s', (kg, cm, clase) => {
    expect(massClassOf(bodyMassIndex(kg, cm), ADULT).clase).toBe(clase)
  })

  it('is said in a sentence', () => {
    expect(massClassOf(35, ADULT).texto).toBe('IMC 35,00 kg/m²: obesidad grado II')
    expect(massClassOf(24.22, ADULT).texto).toBe('IMC 24,22 kg/m²: normal')
  })

  it('is not given under 18 nor in pregnancy, and the sentence says so', () => {
    expect(massClassOf(24, { edad: 17 })).toEqual({ clase: null, texto: `IMC 24,00 kg/m². ${MASS_CLASS_OF_MINORS}` })
    expect(massClassOf(24, { edad: 18 }).clase).toBe('Normal')
    expect(massClassOf(24, { edad: 30, gestante: true })).toEqual({
      clase: null,
      texto: `IMC 24,00 kg/m². ${MASS_CLASS_IN_PREGNANCY}`,
    })
  })
})
