/** For whom a figure of the record holds, and how it is classed. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { bodyMassIndex } from '@cauce/domain/clinical-record/body-mass-index'
import { unusualSurface } from '@cauce/domain/clinical-record/body-surface'
import { whoseRisk } from '@cauce/domain/clinical-record/cardiovascular-person'
import { draftStatus, type DraftStage } from '@cauce/domain/clinical-record/draft-status'
import { framingham2008Class } from '@cauce/domain/clinical-record/framingham-2008'
import { checkLaboratory } from '@cauce/domain/clinical-record/laboratory-limits'
import { cockcroftGault, estimateRenalFunction, renalWeight } from '@cauce/domain/clinical-record/renal-function'
import { sex } from '../../support/arbitraries/clinical-record.ts'
import { formatNumber } from '@cauce/domain/text/format'
import { property } from '../../support/property.ts'

describe('bodyMassIndex', () => {
  property(
    'por la talla al cuadrado devuelve el peso, con media centésima de margen',
    [fc.integer({ min: 5, max: 3_500 }), fc.integer({ min: 30, max: 250 })],
    (tenths, cm) => {
      const imc = bodyMassIndex(tenths / 10, cm)
      expect(Math.abs(imc * cm * cm - tenths * 1_000)).toBeLessThanOrEqual(0.005 * cm * cm + 1e-6)
      expect(Number(imc.toFixed(2))).toBe(imc)
    },
  )
})

describe('unusualSurface', () => {
  property(
    'un adulto fuera de 1,2 a 2,5 m²',
    [fc.integer({ min: 100, max: 270 }), fc.integer({ min: 15, max: 21 })],
    (hundredths, years) => {
      const usual = hundredths >= 120 && hundredths <= 250
      expect(unusualSurface(hundredths / 100, years) !== null).toBe(years > 17 && !usual)
    },
  )
})

describe('framingham2008Class', () => {
  property('seis y veinte son intermedios', [fc.oneof(fc.constantFrom(59, 60, 200, 201), fc.nat(500))], (tenths) => {
    const expected = tenths < 60 ? 'Bajo' : tenths <= 200 ? 'Intermedio' : 'Alto'
    expect(framingham2008Class(tenths / 10)).toBe(expected)
  })
})

describe('cockcroftGault', () => {
  property(
    'un kilogramo más suma lo mismo que cualquier otro, y a una mujer le corresponden 85 de cada 100',
    [fc.integer({ min: 18, max: 90 }), fc.integer({ min: 40, max: 120 }), fc.constantFrom(0.7, 1, 2)],
    (edad, peso, creatinina) => {
      const man = cockcroftGault({ edad, peso, creatinina, sexo: 'M' })
      expect(Math.abs(man * 72 * creatinina - (140 - edad) * peso)).toBeLessThanOrEqual(0.05 * 72 * creatinina + 1e-6)
      expect(Math.abs(cockcroftGault({ edad, peso, creatinina, sexo: 'F' }) - man * 0.85)).toBeLessThanOrEqual(0.1)
    },
  )
})

describe('estimateRenalFunction', () => {
  property(
    'la filtración no se redondea: la que se muestra sí, y ninguna otra cuenta se hace con ella',
    [fc.integer({ min: 18, max: 90 }), fc.integer({ min: 40, max: 60 }), fc.constantFrom(0.7, 0.9, 1.3, 2)],
    (edad, peso, creatinina) => {
      // 160 cm: the index is under 25, so the weight is the real one.
      const estimate = estimateRenalFunction({ edad, sexo: 'M', peso, talla: 160, creatinina })
      expect((estimate?.tfg ?? 0) * 72 * creatinina).toBeCloseTo((140 - edad) * peso, 6)
      const shown = cockcroftGault({ edad, sexo: 'M', peso, creatinina })
      expect(estimate?.texto).toContain(`TFG ${formatNumber(shown, 1)} mL/min`)
    },
  )
})

describe('renalWeight', () => {
  property(
    'el peso real por debajo de un índice de 25; desde ahí, uno entre el ideal y el real',
    [fc.integer({ min: 40, max: 140 }), fc.integer({ min: 150, max: 195 }), sex],
    (peso, talla, sexo) => {
      const { kg, clase } = renalWeight({ peso, talla, sexo })
      expect(clase === 'real').toBe(bodyMassIndex(peso, talla) < 25)
      if (clase === 'real') expect(kg).toBe(peso)
      else expect(kg).toBeLessThan(peso)
    },
  )
})

const cholesterol = fc.option(fc.oneof(fc.constantFrom(49, 50, 1_000, 1_001), fc.integer({ min: 40, max: 300 })), {
  nil: null,
})
const hdl = fc.option(fc.oneof(fc.constantFrom(4, 5, 200, 201), fc.integer({ min: 3, max: 120 })), { nil: null })

describe('checkLaboratory', () => {
  property('cada uno dentro de su rango, y el bueno menor que el total', [cholesterol, hdl], (total, good) => {
    const told = Object.keys(checkLaboratory({ colesterol_total: total, hdl: good }))
    const outside = [total !== null && (total < 50 || total > 1_000), good !== null && (good < 5 || good > 200)]
    const crossed = !outside.includes(true) && total !== null && good !== null && good >= total
    expect([told.includes('colesterol_total'), told.includes('hdl')]).toEqual([
      outside[0],
      outside[1] === true || crossed,
    ])
  })
})

describe('whoseRisk', () => {
  property(
    'de los treinta a los setenta y cuatro, de sexo conocido y sin enfermedad',
    [fc.integer({ min: 25, max: 80 }), fc.constantFrom('F', 'M', 'I', ''), fc.boolean()],
    (edad, sexo, enfermedad_cardiovascular) => {
      const person = {
        edad,
        sexo,
        enfermedad_cardiovascular,
        colesterol_total: 200,
        hdl: 50,
        sistolica: 120,
        tratada: false,
        fuma: false,
        diabetes: false,
      }
      const ages = Array.from({ length: 45 }, (_, place) => place + 30)
      expect(whoseRisk(person).ok).toBe(ages.includes(edad) && /^[FM]$/u.test(sexo) && !enfermedad_cardiovascular)
    },
  )
})

describe('draftStatus', () => {
  const stage = fc.constantFrom<DraftStage>('upToDate', 'sending', 'offline', 'refused', 'conflict', 'finalised')

  property(
    'donde no se guardó nada no se le dice a nadie que está guardado',
    [stage, fc.boolean(), fc.constantFrom(null, '07:24')],
    (at, keepFailed, savedAt) => {
      const { tone, text } = draftStatus({ stage: at, savedAt, keepFailed })
      const onlyHere = ['sending', 'offline', 'refused', 'conflict'].includes(at)
      expect(text.includes('no deja guardar')).toBe(keepFailed && onlyHere)
      if (at === 'upToDate') expect([tone, text.includes('07:24')]).toEqual(['ok', savedAt !== null])
    },
  )
})
