import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { calvertDose } from '@cauce/domain/oncology/calvert'
import { schemeStatusTone } from '@cauce/domain/oncology/names'
import { statusId } from '../../support/arbitraries/ordering.ts'
import { property } from '../../support/property.ts'

describe('schemeStatusTone', () => {
  property('1, 4 y 49 son verdes, 3 y 50 ámbar, los demás rojos', [statusId], (estado) => {
    const green = [1, 4, 49].includes(estado)
    expect(schemeStatusTone(estado)).toBe(green ? 'ok' : [3, 50].includes(estado) ? 'waiting' : 'bad')
  })
})

describe('calvertDose', () => {
  const auc = fc.integer({ min: 1, max: 7 })

  property(
    'cada unidad de AUC suma la filtración y veinticinco',
    [auc, fc.integer({ min: 10, max: 124 })],
    (target, tfg) => {
      expect(calvertDose(target + 1, tfg) - calvertDose(target, tfg)).toBe(tfg + 25)
      expect(calvertDose(target, 0)).toBe(25 * target)
    },
  )

  property(
    'una filtración estimada de más de 125 no cambia nada; una medida, sí',
    [auc, fc.integer({ min: 125, max: 300 })],
    (target, tfg) => {
      expect(calvertDose(target, tfg)).toBe(150 * target)
      expect(calvertDose(target, tfg, true)).toBe(target * tfg + target * 25)
    },
  )
})
