import { describe, expect, it } from 'vitest'
import { chainDays, chainOf, chainsOf } from './chain.ts'
import type { Leave } from './leave-span.ts'

const leave = (fecha_inicio: string, fecha_final: string, over: Partial<Leave> = {}): Leave => ({
  fecha_inicio,
  fecha_final,
  contingencia: 'Enf. Comun',
  prorroga: 'No',
  estado_id: 1,
  cie10: { codigo: 'M545' },
  ...over,
})
const FIRST = leave('2026-10-05', '2026-10-18')
const SECOND = leave('2026-10-19', '2026-11-02', { prorroga: 'Si' })
const NEW = leave('2026-11-03', '2026-11-17', { prorroga: 'Si' })

describe('chainOf', () => {
  it('joins the prórrogas: 29 + 15 = 44 days', () => {
    const old = leave('2026-07-15', '2026-07-19', { cie10: { codigo: 'A09X' } })
    expect(chainOf(NEW, [SECOND, old, FIRST])).toEqual([FIRST, SECOND, NEW])
    expect(chainDays(NEW, [SECOND, old, FIRST])).toEqual({ antes: 29, total: 44 })
  })

  it('an annulled one drops out and the chain is counted again', () => {
    expect(chainDays(NEW, [FIRST, { ...SECOND, estado_id: 2 }])).toEqual({ antes: 14, total: 29 })
    expect(
      chainDays(NEW, [
        { ...FIRST, estado_id: 2 },
        { ...SECOND, estado_id: 2 },
      ]),
    ).toEqual({ antes: 0, total: 15 })
    expect(chainOf({ ...NEW, estado_id: 2 }, [FIRST])).toEqual([])
  })

  it('goes on over an interruption of up to 30 days, whose days do not count', () => {
    const last = leave('2026-10-01', '2026-10-10')
    const more = { prorroga: 'Si' as const }
    expect(chainDays(leave('2026-11-10', '2026-11-11', more), [last])).toEqual({ antes: 10, total: 12 })
    expect(chainDays(leave('2026-11-11', '2026-11-12', more), [last])).toEqual({ antes: 0, total: 2 })
  })

  it('another diagnosis goes on only where the doctor marks it, another origin never', () => {
    const other = { cie10: { codigo: 'M511' } }
    const [start, end] = ['2026-11-03', '2026-11-17']
    expect(chainDays(leave(start, end, other), [SECOND]).antes).toBe(0)
    expect(chainDays(leave(start, end, { ...other, prorroga: 'Si' }), [SECOND]).antes).toBe(15)
    expect(chainDays({ ...NEW, contingencia: 'Accidente de trabajo' }, [SECOND]).antes).toBe(0)
    expect(chainDays({ ...NEW, contingencia: 'Accidente (Soat)' }, [SECOND]).antes).toBe(15)
  })

  it('counts up to the leave and no further, and only what a lifted one covered', () => {
    expect(chainDays(SECOND, [NEW, FIRST])).toEqual({ antes: 14, total: 29 })
    const lifted = { ...SECOND, estado_id: 3, fecha_levantamiento: '2026-10-24' }
    expect(chainDays(NEW, [FIRST, lifted])).toEqual({ antes: 19, total: 34 })
  })

  it('finds its own among several', () => {
    const flu = leave('2026-10-25', '2026-10-27', { cie10: { codigo: 'J00X' } })
    expect(
      chainsOf([FIRST, flu, leave('2026-11-01', '2026-11-05', { prorroga: 'Si' })]).map((chain) => chain.length),
    ).toEqual([2, 1])
  })
})

describe('of two chains that it could go on with', () => {
  const back = leave('2026-10-01', '2026-10-20')
  const cold = leave('2026-10-10', '2026-10-25', { cie10: { codigo: 'J00X' } })

  it('a leave marked as prórroga takes the one that ended last, in whatever order they came', () => {
    const next = leave('2026-11-01', '2026-11-05', { prorroga: 'Si', cie10: { codigo: 'R104' } })
    expect(chainOf(next, [back, cold])).toEqual([cold, next])
    const later = leave('2026-10-01', '2026-10-28')
    expect(chainOf(next, [later, cold])).toEqual([later, next])
  })

  it('takes the one of its diagnosis, though another ended later', () => {
    const next = leave('2026-11-01', '2026-11-05', { prorroga: 'Si' })
    expect(chainOf(next, [back, cold])).toEqual([back, next])
  })

  it('goes on with a chain that had its diagnosis at any of its links', () => {
    const other = leave('2026-10-21', '2026-10-30', { prorroga: 'Si', cie10: { codigo: 'R104' } })
    const next = leave('2026-11-01', '2026-11-05', { prorroga: 'Si' })
    expect(chainOf(next, [back, other])).toEqual([back, other, next])
  })
})

it('leaves of the same first day stand by their last one', () => {
  const [short, long] = [leave('2026-10-05', '2026-10-06'), leave('2026-10-05', '2026-10-18')]
  expect(chainsOf([long, short])).toEqual(chainsOf([short, long]))
})

it('a chain ends with the last of its days, though a leave that began later ended before', () => {
  const long = leave('2026-10-01', '2026-10-20')
  const inside = leave('2026-10-05', '2026-10-08', { prorroga: 'Si' })
  const next = leave('2026-11-19', '2026-11-20', { prorroga: 'Si' })
  expect(chainOf(next, [long, inside])).toEqual([long, inside, next])
})

describe('de las que empiezan el mismo día', () => {
  const [short, long] = [leave('2026-10-05', '2026-10-06'), leave('2026-10-05', '2026-10-18')]

  it('va antes la que termina primero', () => {
    const next = { ...long, prorroga: 'Si' as const }
    expect(chainsOf([next, short])).toEqual([[short, next]])
  })

  it('las de los mismos días quedan en el orden en que llegaron', () => {
    const again = { ...short, cie10: { codigo: 'M544' }, prorroga: 'Si' as const }
    expect(chainsOf([again, short, long])[0]).toEqual([again])
    expect(chainsOf([short, again])).toEqual([[short, again]])
  })
})

it('de dos cadenas que terminan el mismo día, una prórroga sin diagnóstico común sigue la que empezó primero', () => {
  const first = leave('2026-10-01', '2026-10-20')
  const other = leave('2026-10-10', '2026-10-20', { cie10: { codigo: 'J00X' } })
  const next = leave('2026-10-21', '2026-10-25', { prorroga: 'Si', cie10: { codigo: 'R104' } })
  expect(chainOf(next, [other, first])).toEqual([first, next])
})

describe('the chain that a prórroga of another illness goes on with', () => {
  /** A back that ended on 3 February and a depression that ended on the 14th. */
  const back = leave('2026-01-05', '2026-02-03', { id: 1 })
  const mood = leave('2026-02-05', '2026-02-14', { id: 2, cie10: { codigo: 'F320' } })
  const next = (over: Partial<Leave>) =>
    leave('2026-02-15', '2026-02-24', { prorroga: 'Si', cie10: { codigo: 'M511' }, ...over })

  it('is the nearest illness and not the last that ended', () => {
    expect(chainDays(next({}), [back, mood])).toEqual({ antes: 30, total: 40 })
    expect(chainDays(next({ cie10: { codigo: 'F329' } }), [back, mood])).toEqual({ antes: 10, total: 20 })
    expect(chainDays(next({ cie10: { codigo: 'R104' } }), [back, mood])).toEqual({ antes: 10, total: 20 })
  })

  it('is that of the related diagnosis, on either side', () => {
    expect(chainOf(next({ cie10_relacionado: { codigo: 'F320' } }), [back, mood])[0]).toBe(mood)
    const both = { ...mood, cie10_relacionado: { codigo: 'M512' } }
    expect(chainOf(next({}), [back, both])[0]).toBe(both)
  })

  it('is the one that the doctor named, unless another has this very diagnosis', () => {
    expect(chainOf(next({ ultima_incapacidad_id: 2 }), [back, mood])[0]).toBe(mood)
    expect(chainOf(next({ ultima_incapacidad_id: 2, cie10: { codigo: 'M545' } }), [back, mood])[0]).toBe(back)
    expect(chainOf(next({ ultima_incapacidad_id: 9 }), [back, mood])[0]).toBe(back)
  })

  it('is none where the certificate says No, of whatever illness', () => {
    expect(chainDays(next({ prorroga: 'No', cie10: { codigo: 'M545' } }), [back, mood])).toEqual({
      antes: 0,
      total: 10,
    })
  })
})
