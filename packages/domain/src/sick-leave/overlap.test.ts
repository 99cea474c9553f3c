import { expect, it } from 'vitest'
import type { Leave } from './leave-span.ts'
import { DUPLICATE_LEAVE, duplicateOf } from './overlap.ts'

const OLD: Leave = {
  fecha_inicio: '2026-11-03',
  fecha_final: '2026-11-17',
  contingencia: 'Enf. Comun',
  prorroga: 'No',
  estado_id: 1,
  cie10: { codigo: 'M545' },
}
const crosses = (desde: string, hasta: string, leave: Leave = OLD) => duplicateOf({ desde, hasta }, [leave]) === leave

it('crosses by a single day', () => {
  expect(DUPLICATE_LEAVE).toBe('Incapacidad Duplicada')
  expect([
    crosses('2026-11-17', '2026-11-20'),
    crosses('2026-11-01', '2026-11-03'),
    crosses('2026-11-05', '2026-11-06'),
    crosses('2026-10-01', '2026-12-01'),
    crosses('2026-11-18', '2026-11-20'),
    crosses('2026-11-01', '2026-11-02'),
  ]).toEqual([true, true, true, true, false, false])
})

it('an annulled one leaves its days free, a lifted one those from its lifting on', () => {
  expect(crosses('2026-11-03', '2026-11-17', { ...OLD, estado_id: 2 })).toBe(false)
  const lifted = { ...OLD, estado_id: 3, fecha_levantamiento: '2026-11-10' }
  expect(crosses('2026-11-10', '2026-11-17', lifted)).toBe(false)
  expect(crosses('2026-11-09', '2026-11-17', lifted)).toBe(true)
})
