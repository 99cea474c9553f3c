import { describe, expect, it } from 'vitest'
import { careDays, careDaysInWords, checkCareDays } from './child-care-days.ts'
import type { Leave } from './leave-span.ts'

const contingencia = 'Licencia para el cuidado de la niñez'
const MONDAY = '2026-11-23'
const care = (dias: number | null, fecha_inicio: string | null = MONDAY) => ({ contingencia, fecha_inicio, dias })

it('counts only days of work, also over a holiday', () => {
  expect(careDays(care(12))).toBe(10)
  // Tuesday 8 December is a holiday.
  expect(careDays(care(12, '2026-12-07'))).toBe(9)
  expect(careDays(care(2, '2026-11-28'))).toBe(0)
})

it('is of no other leave, and waits for its days', () => {
  expect(careDays({ ...care(30), contingencia: 'Enf. Comun' })).toBeNull()
  expect([careDays(care(null)), careDays(care(5, null)), careDaysInWords(care(null))]).toEqual([null, null, null])
})

it('says how many there are between its days', () => {
  expect(careDaysInWords(care(12))).toBe('Del 23 nov 2026 al 04 dic 2026 hay 10 días hábiles')
  expect(careDaysInWords(care(1))).toBe('Del 23 nov 2026 al 23 nov 2026 hay 1 día hábil')
})

it('takes ten of the year and not one more, nor a weekend', () => {
  expect(checkCareDays(care(14), MONDAY, [])).toBeNull()
  expect(checkCareDays(care(15), MONDAY, [])).toBe(
    'La licencia para el cuidado de la niñez es de 1 a 10 días hábiles al año. Del 23 nov 2026 al 07 dic 2026 hay 11 días hábiles',
  )
  expect(checkCareDays(care(2, '2026-11-28'), MONDAY, [])).toContain('hay 0 días hábiles')
  expect(checkCareDays({ ...care(30), contingencia: 'Enf. Comun' }, MONDAY, [])).toBeNull()
})

const taken = (fecha_inicio: string, fecha_final: string, over: Partial<Leave> = {}): Leave => ({
  fecha_inicio,
  fecha_final,
  contingencia,
  prorroga: 'No',
  estado_id: 1,
  cie10: { codigo: 'C910' },
  ...over,
})

describe('with what was already certified in the year', () => {
  /** Eight days of work. */
  const EIGHT = taken('2026-03-02', '2026-03-11')

  it('is what is left of the ten', () => {
    expect(checkCareDays(care(2), MONDAY, [EIGHT])).toBeNull()
    expect(checkCareDays(care(3), MONDAY, [EIGHT])).toBe(
      'La licencia para el cuidado de la niñez es de 1 a 10 días hábiles al año. En 2026 ya se certificaron 8. Del 23 nov 2026 al 25 nov 2026 hay 3 días hábiles',
    )
  })

  it('counts neither another leave, nor an annulled one, nor another year', () => {
    const others = [
      taken('2026-03-02', '2026-03-11', { contingencia: 'Enf. Comun' }),
      taken('2026-04-06', '2026-04-15', { estado_id: 2 }),
      taken('2025-03-03', '2025-03-12'),
    ]
    expect(checkCareDays(care(12), MONDAY, others)).toBeNull()
  })

  it('counts each year its own days of one that crosses it', () => {
    const crossing = taken('2025-12-26', '2026-01-09')
    expect(checkCareDays(care(5), MONDAY, [crossing])).toContain('En 2026 ya se certificaron 6.')
    expect(checkCareDays(care(4), MONDAY, [crossing])).toBeNull()
    expect(checkCareDays(care(10, '2026-12-28'), MONDAY, [EIGHT])).toContain('En 2026 ya se certificaron 8.')
  })
})
