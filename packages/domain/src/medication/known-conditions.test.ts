import { describe, expect, it } from 'vitest'
import { CONDITION_CODES, knownConditions } from './known-conditions.ts'

const NOTHING = { g6pd: null, trasplante: null }
const recorded = (presente: boolean, registrado = '2026-11-10') => ({ presente, registrado })
const diagnosis = (codigo: string, fecha = '2026-11-12') => ({ codigo, fecha })

describe('what is known of the deficiency of G6PD and of a transplant', () => {
  it('is nothing where nobody asked and no diagnosis tells', () => {
    expect(knownConditions(NOTHING, [diagnosis('D551'), diagnosis('I10X')])).toEqual(NOTHING)
  })

  it('is what was recorded, present or not', () => {
    expect(knownConditions({ g6pd: recorded(true), trasplante: recorded(false) }, [])).toEqual({
      g6pd: { presente: true, porque: 'anotado el 10 nov 2026' },
      trasplante: { presente: false, porque: 'anotado el 10 nov 2026' },
    })
  })

  it.each([
    ['D550', 'g6pd'],
    ['Z940', 'trasplante'],
    ['Z944', 'trasplante'],
    ['Z949', 'trasplante'],
    ['T861', 'trasplante'],
  ])('is told by the newest diagnosis of the record: %s is %s', (codigo, condition) => {
    expect(knownConditions(NOTHING, [diagnosis(codigo, '2020-01-01'), diagnosis(codigo)])).toEqual({
      ...NOTHING,
      [condition]: { presente: true, porque: `${codigo} del 12 nov 2026` },
    })
    expect(CONDITION_CODES.some((prefix) => codigo.startsWith(prefix))).toBe(true)
  })

  it.each(['Z945', 'Z946', 'Z947'])('is not a transplant of skin, bone or cornea: %s', (codigo) => {
    expect(knownConditions(NOTHING, [diagnosis(codigo)])).toEqual(NOTHING)
  })

  it('is the diagnosis where it came on the day it was denied or later, and the denial where that is newer', () => {
    const denied = { g6pd: recorded(false), trasplante: null }
    const told = { presente: true, porque: 'D550 del 12 nov 2026' }
    expect(knownConditions(denied, [diagnosis('D550')]).g6pd).toEqual(told)
    expect(knownConditions({ ...denied, g6pd: recorded(false, '2026-11-12') }, [diagnosis('D550')]).g6pd).toEqual(told)
    expect(knownConditions(denied, [diagnosis('D550', '2026-11-09')]).g6pd?.presente).toBe(false)
  })
})
