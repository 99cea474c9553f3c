import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { checkPosology } from '@cauce/domain/medication/check-posology'
import { checkMonthlyQuantity } from '@cauce/domain/medication/monthly-quantity'
import { DOSE_MESSAGE, DOSE_TOO_MUCH } from '@cauce/domain/medication/order-line'
import { replacementReasonError } from '@cauce/domain/medication/represcription'
import { unitStrength } from '@cauce/domain/medication/unit-strength'
import { blank } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

const figure = fc.option(
  fc.oneof(fc.integer({ min: -2, max: 40 }), fc.constantFrom(0.5, 100_000_000, 1_000.5, 744, 745, Number.NaN)),
  { nil: null },
)

const positive = (value: number | null, most: number) => value === null || (value > 0 && value <= most)

const said = (dosis: number) => checkPosology({ dosis, frecuencia: 8, duracion: 7, meses: 1 })['dosis']?.join('')

describe('checkPosology', () => {
  property(
    'cada cifra responde por sí misma',
    [figure, figure, figure, fc.integer({ min: 0, max: 8 })],
    (dosis, frecuencia, duracion, meses) => {
      const told = new Set(Object.keys(checkPosology({ dosis, frecuencia, duracion, meses })))
      expect(told.has('dosis')).toBe(!positive(dosis, 100_000_000))
      expect(told.has('frecuencia')).toBe(!positive(frecuencia, 31 * 24))
      const days = Array.from({ length: 31 }, (_, place) => place + 1)
      expect(told.has('duracion')).toBe(duracion !== null && !days.includes(duracion))
      expect(told.has('meses')).toBe(![1, 2, 3, 4, 5, 6].includes(meses))
    },
  )

  property(
    'una dosis que pasa del máximo dice el máximo, y no que sea mayor a 0',
    [fc.double({ min: 100_000_001, max: 1e15, noNaN: true }), fc.double({ min: -1e15, max: 0, noNaN: true })],
    (many, none) => {
      expect(said(many)).toBe(DOSE_TOO_MUCH)
      expect(said(none)).toBe(DOSE_MESSAGE)
      expect(DOSE_TOO_MUCH).not.toContain('mayor a 0')
    },
  )
})

describe('checkMonthlyQuantity', () => {
  property(
    'se ordena algo, y no más de cinco cifras',
    [fc.oneof(fc.constantFrom(0, 1, 99_999, 100_000), fc.integer({ min: -5, max: 200_000 }))],
    (quantity) => {
      expect(checkMonthlyQuantity(quantity) === null).toBe(/^[1-9]\d{0,4}$/u.test(String(quantity)))
    },
  )
})

describe('replacementReasonError', () => {
  property(
    'se escribe un motivo que dice algo',
    [fc.oneof(blank, fc.constantFrom('Ya no lo tolera', '.', '-'))],
    (motivo) => {
      expect(replacementReasonError(motivo) === null).toBe(/\p{L}/u.test(motivo))
    },
  )
})

describe('unitStrength', () => {
  const unit = fc.constantFrom('Tableta', 'Cápsula', 'Frasco', 'Tubo')

  property(
    'de una tableta dice sus miligramos; de un frasco, un porcentaje o un volumen desconocido, nada',
    [fc.integer({ min: 1, max: 999 }), unit],
    (mg, unidad) => {
      const of = (concentracion: string) =>
        unitStrength({ concentracion, unidad_presentacion: unidad, base_dosis: null })
      const whole = unidad === 'Tableta' || unidad === 'Cápsula'
      expect(of(`${mg} mg`)).toEqual(whole ? { cantidad: mg, unidad: 'mg' } : null)
      expect([of(`${mg} mg/mL`), of(`${mg} %`), of('')]).toEqual([null, null, null])
    },
  )
})
