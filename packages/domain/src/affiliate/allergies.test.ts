import { expect, it } from 'vitest'
import { allergySummary } from './allergies.ts'

const penicillins = { id: 1, nombre: 'Penicilinas', reaccion: 'anafilaxia', anio: 2019 }

const textOf = (reaccion: string | null, anio: number | null) =>
  allergySummary([{ ...penicillins, reaccion, anio }]).text

it('tells not asked from none known', () => {
  expect(allergySummary(null)).toEqual({ kind: 'unknown', text: 'No se han preguntado' })
  expect(allergySummary([])).toEqual({ kind: 'none', text: 'Ninguna registrada' })
})

it('says what to, how and since when', () => {
  expect(allergySummary([penicillins])).toEqual({ kind: 'known', text: 'Penicilinas (anafilaxia, 2019)' })
})

it('says what is known and nothing else', () => {
  expect([textOf('anafilaxia', null), textOf(null, 2019), textOf(null, null), textOf('', null)]).toEqual([
    'Penicilinas (anafilaxia)',
    'Penicilinas (2019)',
    'Penicilinas',
    'Penicilinas',
  ])
})

it('cuts none off', () => {
  const many = ['Penicilinas', 'AINE', 'Sulfonamidas', 'Látex', 'Yodo'].map((nombre, id) => ({
    id,
    nombre,
    reaccion: null,
    anio: null,
  }))
  expect(allergySummary(many).text).toBe('Penicilinas · AINE · Sulfonamidas · Látex · Yodo')
})
