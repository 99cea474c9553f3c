import { expect, it } from 'vitest'
import type { Leave } from './leave-span.ts'
import { DUPLICATE_LEAVE, duplicateOf, simultaneousWith } from './overlap.ts'

const OLD: Leave = {
  fecha_inicio: '2026-11-03',
  fecha_final: '2026-11-17',
  contingencia: 'Enf. Comun',
  prorroga: 'No',
  estado_id: 1,
  cie10: { codigo: 'M545' },
}
const over = (fecha_inicio: string, fecha_final: string, change: Partial<Leave> = {}): Leave => ({
  ...OLD,
  fecha_inicio,
  fecha_final,
  ...change,
})
const crosses = (desde: string, hasta: string, leave: Leave = OLD) => duplicateOf(over(desde, hasta), [leave]) === leave

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

const LICENCE = over('2026-11-01', '2026-11-14', { contingencia: 'Licencia Paternidad', cie10: { codigo: 'Z348' } })

it.each([
  ['the same diagnosis', {}, OLD, 'duplicada'],
  ['a related one', { cie10: { codigo: 'M544' } }, OLD, 'duplicada'],
  [
    'one that is related by what it relates to',
    { cie10: { codigo: 'F320' }, cie10_relacionado: { codigo: 'M541' } },
    OLD,
    'duplicada',
  ],
  ['the same diagnosis of another origin', { contingencia: 'Accidente de trabajo' }, OLD, 'duplicada'],
  ['another illness', { cie10: { codigo: 'S525' } }, OLD, 'simultánea'],
  [
    'an accident at work beside an illness',
    { contingencia: 'Accidente de trabajo', cie10: { codigo: 'S525' } },
    OLD,
    'simultánea',
  ],
  ['an illness beside a licence', {}, LICENCE, 'simultánea'],
  ['an illness of the diagnosis of the licence', { cie10: { codigo: 'Z348' } }, LICENCE, 'simultánea'],
  [
    'a licence beside a licence',
    { contingencia: 'Licencia para el cuidado de la niñez', cie10: { codigo: 'J069' } },
    LICENCE,
    'duplicada',
  ],
] as const)('%s', (_, change, other, is) => {
  const fresh = over('2026-11-10', '2026-11-24', change)
  expect([duplicateOf(fresh, [other]), simultaneousWith(fresh, [other])]).toEqual(
    is === 'duplicada' ? [other, []] : [null, [other]],
  )
})
