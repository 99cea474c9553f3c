import { describe, expect, it } from 'vitest'
import { checkFutureStart, futureStartWarning } from './future-start.ts'
import type { Leave } from './leave-span.ts'

const TODAY = '2026-11-21'
const current = (fecha_final: string, codigo = 'M545', estado_id = 1): Leave => ({
  fecha_inicio: '2026-11-10',
  fecha_final,
  contingencia: 'Enf. Comun',
  prorroga: 'No',
  estado_id,
  cie10: { codigo },
})
const fresh = (fecha_inicio: string) => ({ fecha_inicio, cie10: { codigo: 'M545' } })

describe('futureStartWarning', () => {
  it('says nothing of today, nor of the prórroga given in the 8 days before the end', () => {
    expect(futureStartWarning(fresh(TODAY), null, TODAY)).toBeNull()
    expect(futureStartWarning(fresh('2026-11-30'), current('2026-11-29'), TODAY)).toBeNull()
    expect(futureStartWarning(fresh('2026-11-30'), current('2026-11-29', 'M544'), TODAY)).toBeNull()
    expect(futureStartWarning(fresh('2026-11-22'), current(TODAY), TODAY)).toBeNull()
  })

  it('warns of any other', () => {
    const warning =
      'La fecha de inicio es posterior a hoy: por adelantado solo se expide la prórroga, en los 8 días anteriores al fin de la incapacidad vigente'
    expect([
      futureStartWarning(fresh('2026-11-22'), null, TODAY),
      futureStartWarning(fresh('2026-12-01'), current('2026-11-30'), TODAY),
      futureStartWarning(fresh('2026-11-30'), current('2026-11-28'), TODAY),
      futureStartWarning(fresh('2026-11-30'), current('2026-11-29', 'J00X'), TODAY),
      futureStartWarning(fresh('2026-11-30'), current('2026-11-29', 'M545', 2), TODAY),
    ]).toEqual(Array(5).fill(warning))
  })
})

it('does not start more than 30 days ahead', () => {
  expect(checkFutureStart('2026-12-21', TODAY)).toBeNull()
  expect(checkFutureStart('2026-12-22', TODAY)).toBe('La fecha de inicio puede ser hasta el 21 dic 2026')
  expect(checkFutureStart('2100-01-01', TODAY)).toBe('La fecha de inicio puede ser hasta el 21 dic 2026')
})
