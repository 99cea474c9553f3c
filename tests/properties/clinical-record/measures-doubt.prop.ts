import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { DOUBT_PERCENT, measuresDoubts } from '@cauce/domain/clinical-record/measures-doubt'
import { today } from '../../support/arbitraries/calendar.ts'
import { property } from '../../support/property.ts'

const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10)
const peso = tenths(1, 350)
const talla = tenths(30, 250)
const edad = fc.integer({ min: 0, max: 110 })

describe('medidas que se confirman', () => {
  property(
    'lo que cambia más de 10 % se dice siempre, y lo que no cambia nunca por eso',
    [peso, talla, edad, peso, today],
    (now, height, years, before, fecha) => {
      const told = measuresDoubts({ peso: now, talla: height }, years, { peso: before, talla: height, fecha })
      // In tenths, which are whole: 62,0 to 68,2 is 10 % and not a hair more.
      const [after, first] = [Math.round(now * 10), Math.round(before * 10)]
      const moved = Math.abs(after - first) * 100 > DOUBT_PERCENT * first
      expect(told.some((text) => text.startsWith('El peso pasa de'))).toBe(moved)
      expect(told.some((text) => text.startsWith('La talla pasa de'))).toBe(false)
    },
  )

  property('diez veces más o diez veces menos se pregunta a cualquier edad', [tenths(45, 120), edad], (kg, years) => {
    const before = { peso: kg, talla: 165, fecha: '2026-11-01' }
    for (const slip of [kg / 10, kg * 10])
      expect(measuresDoubts({ peso: slip, talla: 165 }, years, before)).not.toEqual([])
  })

  property('sin medidas anteriores solo cuenta lo poco usual', [peso, talla, edad], (kg, cm, years) => {
    expect(measuresDoubts({ peso: kg, talla: cm }, years, null).join()).not.toContain('pasa de')
  })
})
