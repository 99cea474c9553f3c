import { describe, expect, it } from 'vitest'
import { weightDays, weightProblem } from './child-weight.ts'

const weighed = (meses: number, fecha: string, ajuste: unknown = null) =>
  weightProblem({ meses, peso: { kg: 12, fecha }, ajuste }, '2026-11-23')

describe('el peso de un menor de edad', () => {
  it('vale hasta el último de sus días', () => {
    expect(weighed(23, '2026-11-23')).toBeNull()
    expect(weighed(23, '2026-11-22')).toBe(
      'El último peso es del 22 nov 2026: a esta edad vale el de hoy. Péselo para comprobar la dosis',
    )
    expect(weighed(24, '2026-10-24')).toBeNull()
    expect(weighed(24, '2026-10-23')).toContain('a esta edad vale 30 días. Péselo')
  })

  it('vale los días del ajuste, si son un número de días', () => {
    expect(weighed(23, '2026-11-22', { menores_de_2: 1 })).toBeNull()
    expect(weighed(23, '2026-11-21', { menores_de_2: 1 })).toContain('vale 1')
    for (const wrong of [-3, 1.5, '9', null]) expect(weightDays(30, { desde_2: wrong })).toBe(30)
    expect(weightDays(30, { desde_2: 0 })).toBe(0)
  })
})
