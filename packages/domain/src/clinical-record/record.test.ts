import * as Schema from 'effect/Schema'
import { describe, expect, it } from 'vitest'
import { ClinicalRecord, EMPTY_RECORD, RECORD_SECTIONS, SECTION_NAMES, isRecordSection } from './record.ts'

const accepts = Schema.is(ClinicalRecord)
const GASTRITIS = { id: 7, codigo: 'K297', nombre: 'Gastritis, no especificada', principal: true }

describe('the clinical record', () => {
  it('may be empty while it is a draft', () => {
    expect(accepts(EMPTY_RECORD)).toBe(true)
  })

  it('takes the three types of a diagnosis and the one not chosen yet', () => {
    const types = ['01', '02', '03', null, '04', 1]
    expect(types.map((tipo) => accepts({ ...EMPTY_RECORD, diagnosticos: [{ ...GASTRITIS, tipo }] }))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ])
  })

  it('takes each section up to its longest text and not a character more', () => {
    for (const section of SECTION_NAMES) {
      const { maximo } = RECORD_SECTIONS[section]
      expect(accepts({ ...EMPTY_RECORD, [section]: 'a'.repeat(maximo) })).toBe(true)
      expect(accepts({ ...EMPTY_RECORD, [section]: 'a'.repeat(maximo + 1) })).toBe(false)
    }
  })

  it('refuses a measure that is no number', () => {
    for (const peso of [Number.NaN, Number.POSITIVE_INFINITY, '68'])
      expect(accepts({ ...EMPTY_RECORD, medidas: { ...EMPTY_RECORD.medidas, peso } })).toBe(false)
  })
})

it('names its written sections, and no other', () => {
  expect(SECTION_NAMES).toHaveLength(7)
  expect([isRecordSection('motivo'), isRecordSection('medidas'), isRecordSection('toString')]).toEqual([
    true,
    false,
    false,
  ])
})
