import { describe, expect, it } from 'vitest'
import type { Leave } from './leave-span.ts'
import { previousLeave } from './previous-leave.ts'
import { automaticProrroga, PRORROGA_LABEL, prorrogaReason, prorrogaWarnings } from './prorroga.ts'

const leave = (fecha_inicio: string, fecha_final: string, over: Partial<Leave> = {}): Leave => ({
  fecha_inicio,
  fecha_final,
  contingencia: 'Enf. Comun',
  prorroga: 'No',
  estado_id: 1,
  cie10: { codigo: 'M545' },
  ...over,
})
const BEFORE = leave('2026-10-19', '2026-11-02')
const fresh = (fecha_inicio: string, codigo = 'M545') => ({ fecha_inicio, cie10: { codigo } })
const started = (fecha_inicio: string) => ({ ...fresh(fecha_inicio), contingencia: 'Enf. Comun' })
const keys = (new_: ReturnType<typeof fresh>, prorroga: 'Si' | 'No', previous: Leave | null) =>
  prorrogaWarnings({ ...new_, prorroga }, previous).map(({ clave }) => clave)

describe('automaticProrroga', () => {
  it('is Si the day after, with the same diagnosis', () => {
    expect(automaticProrroga(fresh('2026-11-03'), BEFORE)).toBe('Si')
    expect(PRORROGA_LABEL.Si).toBe('Sí')
  })

  it('is No with a day between, another diagnosis, an annulled one or none', () => {
    expect([
      automaticProrroga(fresh('2026-11-04'), BEFORE),
      automaticProrroga(fresh('2026-11-02'), BEFORE),
      automaticProrroga(fresh('2026-11-03', 'M544'), BEFORE),
      automaticProrroga(fresh('2026-11-03'), { ...BEFORE, estado_id: 2 }),
      automaticProrroga(fresh('2026-11-03'), null),
    ]).toEqual(Array(5).fill('No'))
  })

  it('crosses the end of February', () => {
    expect(automaticProrroga(fresh('2028-03-01'), leave('2028-02-01', '2028-02-29'))).toBe('Si')
    expect(automaticProrroga(fresh('2028-03-01'), leave('2028-02-01', '2028-02-28'))).toBe('No')
  })

  it('follows the day on which a lifted one ended', () => {
    const lifted = { ...BEFORE, estado_id: 3, fecha_levantamiento: '2026-10-26' }
    expect(automaticProrroga(fresh('2026-10-26'), lifted)).toBe('Si')
  })
})

it('the previous one is the latest that counts and ended before', () => {
  const older = leave('2026-10-05', '2026-10-18')
  const annulled = leave('2026-11-03', '2026-11-05', { estado_id: 2 })
  expect(previousLeave(started('2026-11-10'), [older, BEFORE, annulled])).toBe(BEFORE)
  expect(previousLeave(started('2026-11-02'), [older, BEFORE])).toBe(older)
  expect(previousLeave(started('2026-11-10'), [annulled])).toBeNull()
})

it('says why', () => {
  expect(prorrogaReason(fresh('2026-11-03'), BEFORE)).toBe(
    'La anterior terminó el 02 nov 2026 con el mismo diagnóstico',
  )
  expect(prorrogaReason(fresh('2026-11-09'), BEFORE)).toBe('La anterior terminó el 02 nov 2026, con M545')
  expect(prorrogaReason(fresh('2026-11-09'), null)).toBe('No hay una incapacidad anterior')
})

describe('prorrogaWarnings', () => {
  it('warns of a No against the automatic Si', () => {
    expect(prorrogaWarnings({ ...fresh('2026-11-03'), prorroga: 'No' }, BEFORE)).toEqual([
      {
        clave: 'no_contra_automatica',
        texto:
          'La prórroga está en No, pero la anterior terminó el 02 nov 2026, el día antes, con el mismo diagnóstico',
      },
    ])
    expect(keys(fresh('2026-11-03'), 'Si', BEFORE)).toEqual([])
  })

  it('warns of a possible continuity by a related diagnosis or a gap of up to 30 days', () => {
    expect(prorrogaWarnings({ ...fresh('2026-11-08'), prorroga: 'No' }, BEFORE)[0]?.texto).toBe(
      'Posible continuidad: la anterior terminó el 02 nov 2026, 5 días antes, con el mismo diagnóstico. Marque Sí si es la misma enfermedad.',
    )
    expect(prorrogaWarnings({ ...fresh('2026-11-03', 'M544'), prorroga: 'No' }, BEFORE)[0]?.texto).toContain(
      'el día antes, con un diagnóstico relacionado (M545, categoría M54)',
    )
    expect(keys(fresh('2026-12-03'), 'No', BEFORE)).toEqual(['posible_continuidad'])
    expect(keys(fresh('2026-12-04'), 'No', BEFORE)).toEqual([])
    expect(keys(fresh('2026-11-08', 'J00X'), 'No', BEFORE)).toEqual([])
    expect(keys(fresh('2026-11-08'), 'No', { ...BEFORE, estado_id: 2 })).toEqual([])
  })

  it('a Si is checked and not warned of (`prorroga-ground.ts`)', () => {
    expect(keys(fresh('2026-12-04'), 'Si', BEFORE)).toEqual([])
  })
})

it('la anterior es la última que terminó, en cualquier orden en que lleguen', () => {
  const older = leave('2026-10-05', '2026-10-18')
  expect(previousLeave(started('2026-11-10'), [BEFORE, older])).toBe(BEFORE)
  const sameEnd = leave('2026-10-25', '2026-11-02', { cie10: { codigo: 'J00X' } })
  // Of two that ended the same day, the one of its illness.
  expect(previousLeave(started('2026-11-10'), [sameEnd, BEFORE])).toBe(BEFORE)
  expect(previousLeave(started('2026-11-10'), [BEFORE, sameEnd])).toBe(BEFORE)
  // With nothing open, the last of its origin.
  expect(previousLeave(started('2027-11-10'), [older, BEFORE])).toBe(BEFORE)
  expect(previousLeave({ ...started('2026-11-10'), contingencia: 'Accidente de trabajo' }, [BEFORE])).toBeNull()
})

it('sin una anterior, un No no tiene nada que advertir', () => {
  expect(keys(fresh('2026-11-03'), 'No', null)).toEqual([])
})
