import { describe, expect, it } from 'vitest'
import { lineDiagnosis, nextDiagnosis } from './line-diagnosis.ts'

const of = (id: number, codigo: string, principal = false) => ({ id, codigo, nombre: `Nombre ${codigo}`, principal })
const hypertension = of(1, 'I10', true)
const diabetes = of(2, 'E119')
const headache = of(3, 'R51')
const three = [diabetes, hypertension, headache]
const plain = ({ id, codigo, nombre }: ReturnType<typeof of>) => ({ id, codigo, nombre })

describe('lineDiagnosis', () => {
  it.each([
    ['what was written', { typed: 'R51', chosen: null, ofRecord: three }, headache, false, null],
    ['the only one that begins so', { typed: 'E11', chosen: null, ofRecord: three }, diabetes, false, null],
    [
      'what was written before what was chosen',
      { typed: 'R51', chosen: diabetes, ofRecord: three },
      headache,
      false,
      null,
    ],
    ['the principal one, as a question', { typed: null, chosen: null, ofRecord: three }, hypertension, true, null],
    ['the same while the code is being typed', { typed: '', chosen: null, ofRecord: three }, hypertension, true, null],
    ['the only one, without a question', { typed: null, chosen: null, ofRecord: [diabetes] }, diabetes, false, null],
    [
      'a question where what was written is not there',
      { typed: 'J00', chosen: null, ofRecord: [diabetes] },
      diabetes,
      true,
      'J00',
    ],
  ] as const)('is %s', (_, known, value, asked, unknown) => {
    expect(lineDiagnosis(known)).toEqual({ value: plain(value), asked, unknown })
  })

  it('is what was chosen, and nothing where there is nothing', () => {
    expect(lineDiagnosis({ typed: null, chosen: plain(headache), ofRecord: three })).toEqual({
      value: plain(headache),
      asked: false,
      unknown: null,
    })
    expect(lineDiagnosis({ typed: null, chosen: null, ofRecord: [] })).toEqual({
      value: null,
      asked: true,
      unknown: null,
    })
  })
})

it('goes from one to the next, all around', () => {
  const from = (value: ReturnType<typeof of>) => ({ value: plain(value), asked: true, unknown: null })
  expect(nextDiagnosis(from(headache), three, 1)).toEqual(plain(diabetes))
  expect(nextDiagnosis(from(diabetes), three, -1)).toEqual(plain(headache))
  expect(nextDiagnosis(from(diabetes), [], 1)).toBeNull()
})
